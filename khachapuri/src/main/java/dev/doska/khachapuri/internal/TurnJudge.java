package dev.doska.khachapuri.internal;

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
 * the whole turn are checked only if every step is legal. Immutable and thread-safe.
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
      case FINISHED -> Verdict.illegal(KhachapuriRule.KH_18, "the game is over", "");
      case ROLL_OFF ->
        move instanceof RollOff
            ? Verdict.legal()
            : Verdict.illegal(KhachapuriRule.KH_03, "the roll-off has yet to show who starts", "");
      case TO_ROLL ->
        move instanceof Roll ? Verdict.legal() : atRoll(StepJudge.name(position.side()), move);
      case TO_MOVE -> atTurn(position, move);
    };
  }

  private static Verdict atRoll(String roller, KhachapuriMove move) {
    return move instanceof RollOff
        ? rollOffIsOver(roller + " is to roll")
        : Verdict.illegal(KhachapuriRule.KH_04, roller + " must roll first", "");
  }

  private static Verdict rollOffIsOver(String witness) {
    return Verdict.illegal(KhachapuriRule.KH_03, "the roll-off is over", witness);
  }

  private Verdict atTurn(KhachapuriPosition position, KhachapuriMove move) {
    String mover = StepJudge.name(position.side());
    String dice = position.larger() + "-" + position.smaller();
    if (move instanceof Roll) {
      return Verdict.illegal(
          KhachapuriRule.KH_04, "the dice are rolled once", mover + " has " + dice + " to play");
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
        : Verdict.illegal(KhachapuriRule.KH_12, "there is a legal step", example(search));
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
    for (Step step : steps) {
      List<Violation> reasons = step(board, mover, step);
      if (!reasons.isEmpty()) {
        return reasons;
      }
      board.play(step.from(), step.die());
    }
    return List.of();
  }

  /**
   * The reasons against a step on the present board.
   *
   * @param board the board
   * @param mover the side that moves
   * @param step any step
   * @return the reasons in rulebook order; empty if it is legal by itself
   */
  public List<Violation> step(TurnBoard board, Side mover, Step step) {
    return new StepJudge(rules, board, mover).reasons(step);
  }

  /** The reasons against ending the turn after the legal steps on the board, which are taken back. */
  private List<Violation> wholeTurn(TurnSearch search, Side mover) {
    TurnBoard board = search.board();
    int walls = board.wallsAtEnd();
    int made = board.done();
    boolean smallerAlone = made == 1 && board.left(board.larger()) > 0;
    while (board.done() > 0) {
      board.undo();
    }
    List<Violation> reasons = new ArrayList<>();
    int longest = search.longest();
    if (made < longest) {
      reasons.add(new Violation(KhachapuriRule.KH_10, possible(board, longest), example(search)));
    } else if (smallerAlone
        && walls == 0
        && rules.largerDie()
        && board.larger() != board.smaller()
        && search.anySingle(board.larger())) {
      reasons.add(largerDie(search));
    }
    if (walls != 0) {
      reasons.add(wall(board, mover, walls));
    }
    return List.copyOf(reasons);
  }

  /**
   * The reason against ending a turn with forbidden walls (KH-13).
   *
   * @param board the board
   * @param mover the side that moves
   * @param walls the walls, not none
   * @return the reason
   */
  public Violation wall(TurnBoard board, Side mover, int walls) {
    String message = new StepJudge(rules, board, mover).wallMessage(walls);
    return new Violation(KhachapuriRule.KH_13, message, "");
  }

  /**
   * The reason against the smaller die alone where the larger could be played (KH-11).
   *
   * @param search a search at the start of the turn
   * @return the reason
   */
  public Violation largerDie(TurnSearch search) {
    return new Violation(
        KhachapuriRule.KH_11,
        "only one die can be played, and it must be the " + search.board().larger(),
        example(search));
  }

  /**
   * The reason against a step, legal by itself, after which the turn could not be completed: dice
   * would be lost (KH-10).
   *
   * @param search a search at the start of the turn
   * @param step the step
   * @param length how many steps the turn must have
   * @return the reason
   */
  public Violation lost(TurnSearch search, Step step, int length) {
    TurnBoard board = search.board();
    int other = step.die() == board.larger() ? board.smaller() : board.larger();
    String what = board.larger() == board.smaller() || length != 2
        ? "not all " + length + " steps could be played after " + step
        : "the " + other + " would be lost after " + step;
    return new Violation(KhachapuriRule.KH_10, what, example(search));
  }

  private static String possible(TurnBoard board, int longest) {
    return board.larger() != board.smaller() && longest == 2
        ? "both dice can be played"
        : longest == 1 ? "a die can be played" : longest + " steps can be played";
  }

  /** A legal turn from the start of the turn, as an example. */
  private static String example(TurnSearch search) {
    return "for example " + text(search.first());
  }

  private static String text(long packed) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < PackedMove.steps(packed); i++) {
      steps.add(new Step(PackedMove.from(packed, i), PackedMove.die(packed, i)));
    }
    return steps.isEmpty() ? Pass.PASS.toString() : new Turn(steps).toString();
  }
}
