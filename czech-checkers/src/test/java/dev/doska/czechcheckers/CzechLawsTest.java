package dev.doska.czechcheckers;

import dev.doska.core.FiniteGame;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CaptureRules.Majority;
import dev.doska.testkit.FiniteGameLaws;
import dev.doska.testkit.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import net.jqwik.api.PropertyDefaults;

/** The law kit on Czech checkers. */
@PropertyDefaults(tries = 150)
class CzechLawsTest implements FiniteGameLaws<CzechPosition, CzechMove> {
  private static final CzechRuleset STRANGE = CzechRuleset.MISERE
      .withStart(new Start.Placed(Positions.of("B:Wa3,c3,Kd4:BKb8,f6,h6:H3:M7")))
      .withCaptures(new CaptureRules(true, true, Majority.BEFORE_KING_PRIORITY, true))
      .withBlocked(CzechRuleset.Blocked.DRAW)
      .withDraws(new DrawRules(2, true, 12, DrawRules.ResetBy.CAPTURE_OR_CROWNING, true));

  private static final List<CzechCheckers> GAMES = List.of(
      CzechCheckers.FEDERATION,
      new CzechCheckers(CzechRuleset.SEED_SITE),
      new CzechCheckers(CzechRuleset.SLOVAK),
      new CzechCheckers(CzechRuleset.MISERE),
      new CzechCheckers(STRANGE));

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
    CaptureRules rules = ((CzechCheckers) game).ruleset().captures();
    for (List<CzechMove> writings : new SlowRules(rules, position).moves().values()) {
      if (writings.contains(move)) {
        return writings.stream().filter(other -> !other.equals(move)).toList();
      }
    }
    return List.of();
  }

  @Override
  public Optional<CzechPosition> draftedState(
      Game<CzechPosition, CzechMove> game, RandomGenerator random) {
    return Optional.of(Positions.any(random));
  }

  @Override
  public List<Symmetry<CzechPosition, CzechMove>> symmetries(Game<CzechPosition, CzechMove> game) {
    return List.of(new TurnedBoard());
  }

  /** The board turned round with the colours exchanged. */
  private static final class TurnedBoard implements Symmetry<CzechPosition, CzechMove> {
    @Override
    public Side side(Side side) {
      return side.other();
    }

    @Override
    public CzechPosition state(CzechPosition position) {
      return position.turned();
    }

    @Override
    public CzechMove move(CzechPosition position, CzechMove move) {
      return move.turned();
    }

    @Override
    public Object identity(CzechPosition position, CzechMove move) {
      int captured = PackedMove.captured(Writing.pack(position, move));
      Set<Square> squares = new TreeSet<>(Square.ofSet(captured));
      return List.of(move.from(), move.to(), squares);
    }
  }
}
