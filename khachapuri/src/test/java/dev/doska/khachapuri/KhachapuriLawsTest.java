package dev.doska.khachapuri;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.internal.MoveCodec;
import dev.doska.khachapuri.internal.PackedMove;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;
import dev.doska.testkit.FiniteGameLaws;
import dev.doska.testkit.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.PropertyDefaults;

/** The laws of all games, on Khachapuri under every preset and every option changed once. */
@PropertyDefaults(tries = 150)
class KhachapuriLawsTest implements FiniteGameLaws<KhachapuriPosition, KhachapuriMove> {
  private static final List<String> MIXED = List.of(
      "std,prime=forbid,force=yes,offStart=next,headLimit=2",
      "std,starter=black,openingRoll=reuse,lastTurn=yes,score=difference",
      "std,openingRoll=reuse,doubles=2,largerDie=no,over=any,primeCheck=turn");

  /** Every preset, every option changed once, and rule sets with several options changed. */
  private static final List<Khachapuri> GAMES = Stream.concat(
          KhachapuriOptions.TABLE.variants().stream().map(KhachapuriOptions.TABLE::format),
          MIXED.stream())
      .map(Positions::game)
      .toList();

  @Override
  public List<Khachapuri> games() {
    return GAMES;
  }

  @Override
  public GameProvider provider() {
    return new KhachapuriProvider();
  }

  @Override
  public int walks() {
    return 25;
  }

  @Override
  public int longestWalk() {
    return 250;
  }

  @Override
  public KhachapuriMove absurdMove(
      Game<KhachapuriPosition, KhachapuriMove> game,
      KhachapuriPosition position,
      RandomGenerator random) {
    return switch (random.nextInt(8)) {
      case 0 -> Roll.of(random.nextInt(1, 7), random.nextInt(1, 7));
      case 1 -> new RollOff(random.nextInt(1, 7), random.nextInt(1, 7));
      case 2 -> Pass.PASS;
      default -> absurdTurn(position, random);
    };
  }

  /** Steps from points that are held more often than not, mostly by dice that lie. */
  private static Turn absurdTurn(KhachapuriPosition position, RandomGenerator random) {
    List<Step> steps = new ArrayList<>();
    int count = random.nextInt(8) == 0 ? random.nextInt(1, 16) : random.nextInt(1, 5);
    int held = position.held(position.side());
    for (int i = 0; i < count; i++) {
      int from = random.nextInt(1, 25);
      while (random.nextInt(4) != 0 && held != 0 && (held >>> from & 1) == 0) {
        from = random.nextInt(1, 25);
      }
      int die = switch (random.nextInt(8)) {
        case 0 -> random.nextInt(1, 25);
        case 1 -> random.nextInt(1, 7);
        case 2, 3, 4 -> Math.max(1, position.larger());
        default -> Math.max(1, position.smaller());
      };
      steps.add(new Step(from, die));
    }
    return new Turn(steps);
  }

  @Override
  public List<KhachapuriMove> otherWritings(
      Game<KhachapuriPosition, KhachapuriMove> game,
      KhachapuriPosition position,
      KhachapuriMove move) {
    if (!(move instanceof Turn) || position.phase() != Phase.TO_MOVE) {
      return List.of();
    }
    MoveBuffer sequences = new MoveBuffer();
    ((Khachapuri) game).generateSequences(position, sequences);
    int result = PackedMove.resultKey(MoveCodec.pack(move));
    List<KhachapuriMove> others = new ArrayList<>();
    for (int i = 0; i < sequences.size() && others.size() < 12; i++) {
      if (PackedMove.resultKey(sequences.get(i)) == result) {
        others.add(MoveCodec.unpack(sequences.get(i)));
      }
    }
    return others;
  }

  @Override
  public Optional<KhachapuriPosition> draftedPosition(
      Game<KhachapuriPosition, KhachapuriMove> game, RandomGenerator random) {
    return Optional.of(Positions.draftedTurn((Khachapuri) game, random.nextLong()));
  }

  @Override
  public List<Symmetry<KhachapuriPosition, KhachapuriMove>> symmetries(
      Game<KhachapuriPosition, KhachapuriMove> game) {
    return List.of(new Turning(game));
  }

  /** The colours exchanged and the board turned by twelve points. */
  private record Turning(Game<KhachapuriPosition, KhachapuriMove> game)
      implements Symmetry<KhachapuriPosition, KhachapuriMove> {
    @Override
    public Side side(Side side) {
      return side.other();
    }

    @Override
    public KhachapuriPosition position(KhachapuriPosition position) {
      return position.turned();
    }

    @Override
    public KhachapuriMove move(KhachapuriPosition position, KhachapuriMove move) {
      return move instanceof RollOff roll ? new RollOff(roll.black(), roll.white()) : move;
    }

    @Override
    public Object identity(KhachapuriPosition position, KhachapuriMove move) {
      return List.of(game.play(position, move), move instanceof RollOff ? move : "");
    }
  }
}
