package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.internal.TurnJudge;
import dev.doska.khachapuri.internal.TurnSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A builder of turns, step by step, as a player moves on a board. It lists the steps after which the
 * turn can still be completed legally, makes a step or says why it is illegal, and takes steps back. It
 * can build exactly the sequences that {@link Khachapuri#forEachSequence} visits. Confined to one thread.
 *
 * <pre>{@code
 * TurnBuilder turn = new TurnBuilder(game, position);
 * List<Step> choices = turn.next();
 * Verdict verdict = turn.add(new Step(24, 6)); // legal, or the reasons why not
 * turn.complete().ifPresent(move -> game.play(position, move));
 * }</pre>
 */
public final class TurnBuilder {
  private final TurnJudge judge;
  private final Side mover;
  private final TurnSearch search;
  private final int length;
  private final boolean largerAlone;
  private final List<Step> steps = new ArrayList<>();

  /**
   * A turn without steps.
   *
   * @param game the game
   * @param position a position with dice
   * @throws IllegalArgumentException if no side is to move
   */
  public TurnBuilder(Khachapuri game, KhachapuriPosition position) {
    this.judge = new TurnJudge(game.ruleset());
    this.mover = position.side();
    this.search = game.search(position);
    this.length = search.longest();
    this.largerAlone = length == 1
        && game.ruleset().largerDie()
        && position.larger() != position.smaller()
        && search.anySingle(position.larger());
  }

  /**
   * How many steps the turn has when it is complete (KH-10).
   *
   * @return 0 for a pass, to 4
   */
  public int length() {
    return length;
  }

  /**
   * The steps made.
   *
   * @return an unmodifiable list
   */
  public List<Step> steps() {
    return List.copyOf(steps);
  }

  /**
   * The steps that can come next.
   *
   * @return an unmodifiable list in descending order of start, then die; empty if the turn is complete
   */
  public List<Step> next() {
    List<Step> next = new ArrayList<>();
    for (int from = 24; from >= 1; from--) {
      addIfPossible(from, search.board().larger(), next);
      if (search.board().smaller() != search.board().larger()) {
        addIfPossible(from, search.board().smaller(), next);
      }
    }
    return List.copyOf(next);
  }

  private void addIfPossible(int from, int die, List<Step> next) {
    Step step = new Step(from, die);
    if (judge(step).isLegal()) {
      next.add(step);
    }
  }

  /**
   * Whether a step can come next, and if not, why not.
   *
   * @param step a step
   * @return legal, or the reasons in rulebook order: those against the step itself, or that the turn
   *     could not be completed or ended after it (KH-10, KH-11, KH-13)
   */
  public Verdict judge(Step step) {
    List<Violation> reasons = judge.step(search.board(), mover, step);
    if (!reasons.isEmpty()) {
      return Verdict.of(reasons);
    }
    if (largerAlone && step.die() != search.board().larger()) {
      return Verdict.of(List.of(judge.largerDie(search)));
    }
    search.board().play(step.from(), step.die());
    int reach = search.longest();
    int walls = steps.size() + 1 == length ? search.board().wallsAtEnd() : 0;
    search.board().undo();
    if (walls != 0) {
      return Verdict.of(List.of(judge.wall(search.board(), mover, walls)));
    }
    return reach == length ? Verdict.legal() : Verdict.of(List.of(lost(step)));
  }

  /** Why the turn could not be completed after a step that is legal by itself. */
  private Violation lost(Step step) {
    steps.forEach(made -> search.board().undo());
    Violation reason = judge.lost(search, step, length);
    steps.forEach(made -> search.board().play(made.from(), made.die()));
    return reason;
  }

  /**
   * Makes a step if it can come next.
   *
   * @param step a step
   * @return what {@link #judge} says of it; if legal, the step has been made
   */
  public Verdict add(Step step) {
    Verdict verdict = judge(step);
    if (verdict.isLegal()) {
      search.board().play(step.from(), step.die());
      steps.add(step);
    }
    return verdict;
  }

  /**
   * Takes the last step back.
   *
   * @return the step, or empty if there was none
   */
  public Optional<Step> undo() {
    if (steps.isEmpty()) {
      return Optional.empty();
    }
    search.board().undo();
    return Optional.of(steps.remove(steps.size() - 1));
  }

  /**
   * Whether the turn is complete.
   *
   * @return true if it can be played as it is
   */
  public boolean isComplete() {
    return steps.size() == length;
  }

  /**
   * The turn, if it is complete.
   *
   * @return the turn as it was put together, or a pass if there is no legal step
   */
  public Optional<KhachapuriMove> complete() {
    if (!isComplete()) {
      return Optional.empty();
    }
    return Optional.of(steps.isEmpty() ? Pass.PASS : new Turn(steps));
  }

  /**
   * How many checkers the mover has on a point after the steps made.
   *
   * @param own the mover's own number of a point, 1 to 24, or 0 for off
   * @return 0 to 15
   */
  public int count(int own) {
    return search.board().men(own);
  }
}
