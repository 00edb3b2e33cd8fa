package dev.doska.toys.race;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Side;
import dev.doska.testkit.FiniteGameLaws;
import dev.doska.testkit.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.PropertyDefaults;

@PropertyDefaults(tries = 300)
class DiceRaceLawsTest implements FiniteGameLaws<Race, RaceMove> {
  /** The colours exchanged: each side runs its own way. */
  private enum Exchange implements Symmetry<Race, RaceMove> {
    COLOURS;

    @Override
    public Side side(Side side) {
      return side.other();
    }

    @Override
    public Race position(Race race) {
      return race.exchanged();
    }

    @Override
    public RaceMove move(Race race, RaceMove move) {
      return move instanceof RaceMove.Begin begin
          ? new RaceMove.Begin(begin.side().other())
          : move;
    }

    @Override
    public Object identity(Race race, RaceMove move) {
      return move instanceof RaceMove.Advance advance
          ? List.of(advance.from(), advance.to())
          : move;
    }
  }

  @Override
  public List<DiceRace> games() {
    return Stream.concat(
            RaceRules.TABLE.variants().stream().map(RaceRules::new),
            Stream.of(RaceRules.PLAIN.withQuiet(12).withTies(true)))
        .map(DiceRace::new)
        .toList();
  }

  @Override
  public GameProvider provider() {
    return new RaceProvider();
  }

  @Override
  public RaceMove absurdMove(Game<Race, RaceMove> game, Race race, RandomGenerator random) {
    return switch (random.nextInt(6)) {
      case 0 -> RaceMove.PASS;
      case 3 -> RaceMove.AGAIN;
      case 1 -> new RaceMove.Begin(random.nextBoolean() ? Side.WHITE : Side.BLACK);
      case 2 -> new RaceMove.Roll(random.nextInt(10));
      default -> new RaceMove.Advance(random.nextInt(10), random.nextInt(10), random.nextBoolean());
    };
  }

  @Override
  public List<RaceMove> otherWritings(Game<Race, RaceMove> game, Race race, RaceMove move) {
    return move instanceof RaceMove.Advance advance && advance.hit()
        ? List.of(new RaceMove.Advance(advance.from(), advance.to(), false))
        : List.of();
  }

  @Override
  public Optional<Race> draftedPosition(Game<Race, RaceMove> game, RandomGenerator random) {
    Race draft = Race.of(
        random.nextInt(8),
        random.nextInt(8),
        random.nextInt(8),
        random.nextInt(8),
        1 + random.nextInt(2),
        random.nextInt(4),
        random.nextInt(256));
    return game.positions().parse(draft.toString()).value();
  }

  @Override
  public List<Symmetry<Race, RaceMove>> symmetries(Game<Race, RaceMove> game) {
    return List.of(Exchange.COLOURS);
  }
}
