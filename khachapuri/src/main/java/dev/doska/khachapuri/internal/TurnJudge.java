package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The judge of moves: names every rule that a move breaks. Steps are judged in the order in which
 * they are written; the first illegal one gives all its reasons and ends the search. The rules about
 * the whole turn are looked at only when every step is legal. Immutable and thread-safe.
 */
public final class TurnJudge {
  private final KhachapuriRuleset rules;

  /**
   * The judge of a rule set.
   *
   * @param rules the rules
   */
  public TurnJudge(KhachapuriRuleset rules) {
    this.rules = rules;
  }

  /**
   * Judges a move.
   *
   * @param position the position
   * @param move any move
   * @return legal, or the reasons in rulebook order
   */
  public Verdict judge(KhachapuriPosition position, KhachapuriMove move) {
    return switch (position.phase()) {
      case FINISHED -> Verdict.illegal(KhachapuriRule.END, "the game is over", "");
      case ROLL_OFF ->
        move instanceof RollOff
            ? Verdict.legal()
            : Verdict.illegal(
                KhachapuriRule.WHO_STARTS, "the roll-off has yet to show who starts", "");
      case TO_ROLL ->
        move instanceof Roll ? Verdict.legal() : atRoll(StepJudge.name(position.side()), move);
      case TO_MOVE -> atTurn(position, move);
    };
  }

  private static Verdict atRoll(String roller, KhachapuriMove move) {
    return move instanceof RollOff
        ? rollOffIsOver(roller + " is to roll")
        : Verdict.illegal(KhachapuriRule.ROLL, roller + " must roll first", "");
  }

  private static Verdict rollOffIsOver(String witness) {
    return Verdict.illegal(KhachapuriRule.WHO_STARTS, "the roll-off is over", witness);
  }

  private Verdict atTurn(KhachapuriPosition position, KhachapuriMove move) {
    String mover = StepJudge.name(position.side());
    String dice = position.larger() + "-" + position.smaller();
    if (move instanceof Roll) {
      return Verdict.illegal(
          KhachapuriRule.ROLL, "the dice are rolled once", mover + " has " + dice + " to play");
    }
    if (move instanceof RollOff) {
      return rollOffIsOver(mover + " has " + dice + " to play");
    }
    TurnSearch search = start(rules, position);
    if (move instanceof Turn turn) {
      List<Violation> reasons = steps(search.board(), position.side(), turn.steps());
      return Verdict.of(reasons.isEmpty() ? wholeTurn(search, position.side()) : reasons);
    }
    return search.longest() == 0
        ? Verdict.legal()
        : Verdict.illegal(KhachapuriRule.PASS, "there is a legal step", example(search));
  }

  /**
   * A search at the start of the turn that a position waits for.
   *
   * @param rules the rules
   * @param position a position with dice
   * @return a new search
   */
  public static TurnSearch start(KhachapuriRuleset rules, KhachapuriPosition position) {
    TurnSearch search = new TurnSearch(rules);
    Side mover = position.side();
    search
        .board()
        .start(
            position.plane(mover, 0),
            position.plane(mover, 1),
            position.plane(mover, 2),
            position.plane(mover, 3),
            position.held(mover.other()),
            position.off(mover.other()) == 0,
            position.larger(),
            position.smaller());
    return search;
  }

  /** Makes the steps on the board until one is illegal, and says why it is. */
  private List<Violation> steps(TurnBoard board, Side mover, List<Step> steps) {
    StepJudge judge = new StepJudge(rules, board, mover);
    for (Step step : steps) {
      List<Violation> reasons = judge.reasons(step);
      if (!reasons.isEmpty()) {
        return reasons;
      }
      board.play(step.from(), step.die());
    }
    return List.of();
  }

  /**
   * The reasons against ending the turn after the steps on the board.
   *
   * @param search a search whose board holds a turn of legal steps; afterwards none
   * @param mover the side that moves
   * @return the reasons in rulebook order; empty if the turn is complete and legal
   */
  public List<Violation> wholeTurn(TurnSearch search, Side mover) {
    TurnBoard board = search.board();
    int walls = board.wallsAtEnd();
    long turn = board.packed();
    while (board.done() > 0) {
      board.undo();
    }
    List<Violation> reasons = new ArrayList<>();
    int made = PackedMove.steps(turn);
    int longest = search.longest();
    if (made < longest) {
      reasons.add(
          new Violation(KhachapuriRule.ALL_DICE, possible(board, longest), example(search)));
    } else if (made == 1 && walls == 0 && isSmallerByChoice(search, PackedMove.die(turn, 0))) {
      reasons.add(new Violation(
          KhachapuriRule.LARGER_DIE,
          "only one die can be played, and it must be the " + board.larger(),
          example(search)));
    }
    if (walls != 0) {
      String message = new StepJudge(rules, board, mover).wallMessage(walls);
      reasons.add(new Violation(KhachapuriRule.WALL, message, ""));
    }
    return List.copyOf(reasons);
  }

  private static String possible(TurnBoard board, int longest) {
    return board.larger() != board.smaller() && longest == 2
        ? "both dice can be played"
        : longest == 1 ? "a die can be played" : longest + " steps can be played";
  }

  /** Whether the smaller die was played alone though the larger could have been (KH-11). */
  private boolean isSmallerByChoice(TurnSearch search, int die) {
    TurnBoard board = search.board();
    return rules.largerDie() && die != board.larger() && search.anySingle(board.larger());
  }

  /** A legal turn from the start of the turn, as an example. */
  private static String example(TurnSearch search) {
    MoveBuffer turns = new MoveBuffer();
    search.turns(turns);
    return "for example " + text(turns.get(0));
  }

  private static String text(long packed) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < PackedMove.steps(packed); i++) {
      steps.add(new Step(PackedMove.from(packed, i), PackedMove.die(packed, i)));
    }
    return steps.isEmpty() ? Pass.PASS.toString() : new Turn(steps).toString();
  }
}
