package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Act;
import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.ChapayevMove.ThumbFlick;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Matches told by a referee who claims anything: what is accepted leads to sound positions only. */
class ClaimPropertiesTest {
  private static final List<Chapayev> GAMES = List.of(
          "CLASSIC",
          "CLASSIC,formations=SECOND_FLOOR(4),edgeStand=LOT",
          "CLASSIC,formations=SECOND_FLOOR(2)>ROOK:abcdefgh/de!,prisoner=SWITCHES",
          "CLASSIC,startRows=4-5,prisoner=SWITCHES,hangActor=OPPONENT,reserve=2",
          "CLASSIC,hanging=LIFT_TEST,traitorCountsAsKnockout=ON,bayonet=ALWAYS,startRows=4-5",
          "INTERNATIONAL,piece=PAWN")
      .stream()
      .map(text -> Chapayev.of(ChapayevRuleset.parse(text).orElseThrow()))
      .toList();

  @Property(tries = 60)
  void accepted_claims_lead_to_sound_positions(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Chapayev game = GAMES.get(random.nextInt(GAMES.size()));
    ChapayevPosition position = game.initial();
    for (int ply = 0; ply < 40 && !game.status(position).isFinished(); ply++) {
      Optional<ChapayevMove> move = claim(game, position, random);
      if (move.isEmpty()) {
        return;
      }
      ChapayevPosition next = game.play(position, move.get());
      String resolution = game + " " + position + " " + move.get();
      assertThat(game.draft(next).validate()).as(resolution).isEmpty();
      assertThat(game.positions().parse(game.positions().format(next)).orElseThrow())
          .as(resolution)
          .isEqualTo(next);
      if (!game.status(next).isFinished() && game.moves(next).isEmpty()) {
        assertThat(next.placesKnown()).as(resolution).isFalse();
      }
      position = next;
    }
  }

  /** A listed move, or the first of many claims that is accepted. */
  private static Optional<ChapayevMove> claim(
      Chapayev game, ChapayevPosition position, SplitMix64 random) {
    Optional<Act> act = act(position, random);
    boolean listed = !game.moves(position).isEmpty();
    if (listed && (act.isEmpty() || random.nextInt(3) == 0)) {
      return Optional.of(game.moves(position).sample(random));
    }
    for (int i = 0; act.isPresent() && i < 200; i++) {
      ChapayevMove move = new Observed(act.get(), claims(position, act.get(), random));
      if (game.judge(position, move).isLegal()) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  private static Optional<Act> act(ChapayevPosition position, RandomGenerator random) {
    int current = position.strike().flatMap(StrikeInProgress::current).orElse(-1);
    return switch (position.phase()) {
      case STRIKE -> {
        List<Checker> own = position.checkers().stream()
            .filter(c -> c.onBoard() && c.owner() == position.mover() && c.level() == 0)
            .toList();
        yield Optional.of(new Strike(own.get(random.nextInt(own.size())).id(), 0, 1));
      }
      case THUMB_CHECK -> Optional.of(new ThumbFlick(current, 1, 0, 0));
      case BLOW_REPLY -> Optional.of(new Blow(current, 0, 0));
      default -> Optional.empty();
    };
  }

  private static Observation claims(ChapayevPosition position, Act act, RandomGenerator random) {
    List<DiscObservation> seen = new ArrayList<>();
    for (Checker checker : position.checkers()) {
      boolean meant = act instanceof Blow blow ? blow.disc() == checker.id() : checker.onBoard();
      if (meant && random.nextInt(6) == 0) {
        seen.add(one(checker.id(), random));
      }
    }
    return Observation.of(seen);
  }

  private static DiscObservation one(int id, RandomGenerator random) {
    return switch (random.nextInt(8)) {
      case 0 -> DiscObservation.fell(id);
      case 1 -> DiscObservation.prisoner(id);
      default -> there(id, random);
    };
  }

  private static DiscObservation there(int id, RandomGenerator random) {
    int x = random.nextInt(-161_000_000, 161_000_000);
    int y = random.nextInt(-161_000_000, 161_000_000);
    DiscObservation seen =
        random.nextBoolean() ? DiscObservation.at(id, x, y) : DiscObservation.moved(id);
    seen = random.nextInt(3) == 0 ? seen.overturned() : seen;
    seen = random.nextInt(4) == 0 ? seen.hanging() : seen;
    return random.nextInt(5) == 0 ? seen.standing(random.nextInt(360_000)) : seen;
  }
}
