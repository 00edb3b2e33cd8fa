package dev.doska.khachapuri.internal;

import dev.doska.core.Side;
import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Step;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Over;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The reasons against a single step. Points are named by the mover's own numbers. Confined to one
 * call.
 */
final class StepJudge {
  private final KhachapuriRuleset rules;
  private final TurnBoard board;
  private final String mover;
  private final String enemy;
  private final List<Violation> reasons = new ArrayList<>();

  StepJudge(KhachapuriRuleset rules, TurnBoard board, Side mover) {
    this.rules = rules;
    this.board = board;
    this.mover = name(mover);
    this.enemy = name(mover.other());
  }

  /** The name of a side in messages. */
  static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** All reasons against a step on the board as it stands, in rulebook order; empty if legal. */
  List<Violation> reasons(Step step) {
    reasons.clear();
    boolean rolled = board.timesRolled(step.die()) > 0;
    dice(step, rolled);
    points(step);
    if (board.men(step.from()) > 0 && step.to() > 0 && isOpen(step.to()) && rolled) {
      wall(step);
    }
    if (step.to() == 0) {
      bearingOff(step, rolled);
    } else if (rolled) {
      forced(step);
    }
    if (board.held() == 0) {
      add(KhachapuriRule.KH_18, "the game is over", mover + " has borne off every checker");
    }
    return List.copyOf(reasons);
  }

  private void add(KhachapuriRule rule, String message, String witness) {
    reasons.add(new Violation(rule, message, witness));
  }

  private boolean isOpen(int own) {
    return (board.open() >>> own & 1) != 0;
  }

  private void dice(Step step, boolean rolled) {
    int die = step.die();
    if (!rolled) {
      if (isSum(die)) {
        add(KhachapuriRule.KH_06, "dice cannot be added", oneByOne(step));
      } else {
        add(KhachapuriRule.KH_06, "no die shows " + die, "the roll is " + roll());
      }
    } else if (board.left(die) <= 0 && board.done() < board.stepsOfDice()) {
      add(KhachapuriRule.KH_06, "the " + die + " is played already", "the roll is " + roll());
    }
    if (step.to() > 0 && !isOpen(step.to())) {
      add(KhachapuriRule.KH_07, "point " + step.to() + " is held by " + enemy, "");
    }
  }

  private void points(Step step) {
    int from = step.from();
    if (board.men(from) == 0) {
      add(
          KhachapuriRule.KH_08,
          "point " + from + " has no checker of " + mover,
          isOpen(from) ? "" : enemy + " holds it");
    } else if (from == 24 && board.headIsSpent()) {
      add(
          KhachapuriRule.KH_08,
          "no more checkers may leave the head in this turn",
          "the limit is " + rules.headLimit());
    }
    if (board.done() >= board.stepsOfDice()) {
      add(
          KhachapuriRule.KH_09,
          "the roll " + roll() + " allows " + board.stepsOfDice() + " steps",
          step + " would be number " + (board.done() + 1));
    }
  }

  private void wall(Step step) {
    int walls = board.wallsAfterStep(step.from(), step.to());
    if (walls != 0) {
      add(KhachapuriRule.KH_13, wallMessage(walls), "");
    }
  }

  /** What is wrong with the foremost of the walls of a mask. */
  String wallMessage(int walls) {
    int foremost = Integer.numberOfTrailingZeros(walls);
    String wall = Track.turnedPoint(foremost + Track.WALL - 1) + "–" + Track.turnedPoint(foremost);
    return switch (rules.prime()) {
      case AHEAD -> "the wall " + wall + " would have no " + enemy + " checker ahead";
      case FORBID -> "the wall " + wall + " would stand before " + enemy + "'s checkers";
      case NONE -> throw new IllegalStateException("no wall is forbidden");
    };
  }

  private void bearingOff(Step step, boolean rolled) {
    if (!board.isHome()) {
      add(
          KhachapuriRule.KH_14,
          "all checkers must be home before one may leave",
          "one stands on " + Track.highest(board.held()));
    } else if (!board.mayBearOff()) {
      add(KhachapuriRule.KH_14, "bearing off begins in the next turn", "");
    }
    int die = step.die();
    if (rolled && step.from() < die && !board.mayOverrun(step.from(), die)) {
      int inTheWay = board.held() & -1 << (rules.over() == Over.ANY ? die : step.from() + 1);
      add(
          KhachapuriRule.KH_16,
          rules.over() == Over.NONE || inTheWay == 0
              ? "only the exact number bears off"
              : "a checker on " + Track.highest(inTheWay) + " must move first",
          "");
    }
  }

  private void forced(Step step) {
    int off = rules.force() ? board.bearsOffFrom(step.die()) : 0;
    if (off != 0) {
      add(
          KhachapuriRule.KH_17,
          "the " + step.die() + " must bear off",
          new Step(off, step.die()) + " is possible");
    }
  }

  private String roll() {
    return board.larger() + "-" + board.smaller();
  }

  private boolean isSum(int points) {
    int larger = board.larger();
    return larger != board.smaller()
        ? points == larger + board.smaller()
        : points % larger == 0 && points / larger <= board.stepsOfDice();
  }

  /** What a way of several dice at once would take, step by step. */
  private String oneByOne(Step step) {
    String closed = IntStream.of(between(step))
        .filter(point -> point > 0 && !isOpen(point))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(board.larger() == board.smaller() ? " and " : " or "));
    boolean mixed = board.larger() != board.smaller();
    boolean barred = mixed ? closed.contains(" or ") : !closed.isEmpty();
    return barred ? step + " needs " + closed + " open" : "each die is a separate step";
  }

  /** The points on which the single dice would land on the way, in the order of the dice. */
  private int[] between(Step step) {
    int larger = board.larger();
    if (larger != board.smaller()) {
      return new int[] {step.from() - board.smaller(), step.from() - larger};
    }
    return IntStream.range(1, step.die() / larger)
        .map(i -> step.from() - i * larger)
        .toArray();
  }
}
