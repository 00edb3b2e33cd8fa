package dev.doska.czechcheckers;

import dev.doska.core.FiniteGame;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Side;
import dev.doska.core.ruleset.OptionValues;
import dev.doska.czechcheckers.internal.MoveCodec;
import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.czechcheckers.ruleset.BlockedOutcome;
import dev.doska.czechcheckers.ruleset.CzechOptions;
import dev.doska.czechcheckers.ruleset.Majority;
import dev.doska.czechcheckers.ruleset.ResetBy;
import dev.doska.czechcheckers.ruleset.Start;
import dev.doska.testkit.FiniteGameLaws;
import dev.doska.testkit.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import net.jqwik.api.PropertyDefaults;

/** The law kit on Czech checkers. */
@PropertyDefaults(tries = 150)
class CzechLawsTest implements FiniteGameLaws<CzechPosition, CzechMove> {
  private static final CzechRuleset STRANGE = CzechRuleset.MISERE.toBuilder()
      .start(new Start.Custom(Positions.of("B:Wa3,c3,Kd4:BKb8,f6,h6:H3:M7")))
      .menCaptureBackward(true)
      .majority(Majority.BEFORE_KING_PRIORITY)
      .kingMayStopShort(true)
      .blocked(BlockedOutcome.DRAW)
      .repetition(2)
      .repetitionByClaim(true)
      .noProgressPlies(12)
      .resetBy(ResetBy.CAPTURE_OR_CROWNING)
      .endgameLimits(true)
      .build();

  /** Every preset, every option changed once, and a rule set with all options changed. */
  private static final List<CzechCheckers> GAMES = games(STRANGE);

  private static List<CzechCheckers> games(CzechRuleset last) {
    List<CzechRuleset> rules = new ArrayList<>();
    for (OptionValues values : CzechOptions.TABLE.variants()) {
      rules.add(CzechRuleset.parse(CzechOptions.TABLE.format(values)).orElseThrow());
    }
    rules.add(last);
    return rules.stream().map(CzechCheckers::of).toList();
  }

  @Override
  public List<? extends FiniteGame<CzechPosition, CzechMove>> games() {
    return GAMES;
  }

  @Override
  public GameProvider provider() {
    return new CzechCheckersProvider();
  }

  @Override
  public CzechMove absurdMove(
      Game<CzechPosition, CzechMove> game, CzechPosition position, RandomGenerator random) {
    return AbsurdMoves.any((CzechCheckers) game, position, random);
  }

  @Override
  public List<CzechMove> otherWritings(
      Game<CzechPosition, CzechMove> game, CzechPosition position, CzechMove move) {
    CzechRuleset rules = ((CzechCheckers) game).ruleset();
    for (List<CzechMove> writings : new ReferenceRules(rules, position).moves().values()) {
      if (writings.contains(move)) {
        return writings.stream().filter(other -> !other.equals(move)).toList();
      }
    }
    return List.of();
  }

  @Override
  public Optional<CzechPosition> draftedPosition(
      Game<CzechPosition, CzechMove> game, RandomGenerator random) {
    return Optional.of(Positions.any(random));
  }

  @Override
  public List<Symmetry<CzechPosition, CzechMove>> symmetries(Game<CzechPosition, CzechMove> game) {
    return List.of(new RotatedBoard());
  }

  /** The board rotated by 180 degrees with the colours exchanged. */
  private static final class RotatedBoard implements Symmetry<CzechPosition, CzechMove> {
    @Override
    public Side side(Side side) {
      return side.other();
    }

    @Override
    public CzechPosition position(CzechPosition position) {
      return position.rotated();
    }

    @Override
    public CzechMove move(CzechPosition position, CzechMove move) {
      return move.rotated();
    }

    @Override
    public Object identity(CzechPosition position, CzechMove move) {
      int captured = PackedMove.captured(MoveCodec.pack(position, move));
      Set<Square> squares = new TreeSet<>(Square.ofSet(captured));
      return List.of(move.from(), move.to(), squares);
    }
  }
}
