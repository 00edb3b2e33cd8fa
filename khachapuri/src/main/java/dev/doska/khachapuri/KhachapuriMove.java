package dev.doska.khachapuri;

import java.util.List;

/**
 * A move of Khachapuri: a roll, which chance makes, or a turn, which a player makes. Immutable;
 * {@code equals} compares the writing, so two turns with the same result may be unequal.
 */
public sealed interface KhachapuriMove {
  /** The largest number of steps that a turn can be written with. */
  int MAX_STEPS = 15;

  /**
   * Two dice thrown at once.
   *
   * @param larger the larger number, 1 to 6
   * @param smaller the smaller number, 1 to {@code larger}
   */
  record Roll(int larger, int smaller) implements KhachapuriMove {
    /**
     * Checks the dice.
     *
     * @param larger the larger number, 1 to 6
     * @param smaller the smaller number, 1 to {@code larger}
     */
    public Roll {
      checkDie(larger);
      checkDie(smaller);
      if (larger < smaller) {
        throw new IllegalArgumentException("the larger die comes first: " + smaller + "-" + larger);
      }
    }

    /**
     * A roll of two dice in any order.
     *
     * @param one a die, 1 to 6
     * @param other the other die, 1 to 6
     * @return the roll
     */
    public static Roll of(int one, int other) {
      return new Roll(Math.max(one, other), Math.min(one, other));
    }

    /**
     * Whether both dice show the same number.
     *
     * @return true for a double
     */
    public boolean isDouble() {
      return larger == smaller;
    }

    @Override
    public String toString() {
      return larger + "-" + smaller;
    }
  }

  /**
   * One die of each side, to see who starts (KH-03).
   *
   * @param white White's die, 1 to 6
   * @param black Black's die, 1 to 6
   */
  record RollOff(int white, int black) implements KhachapuriMove {
    /**
     * Checks the dice.
     *
     * @param white White's die, 1 to 6
     * @param black Black's die, 1 to 6
     */
    public RollOff {
      checkDie(white);
      checkDie(black);
    }

    /**
     * Whether it must be rolled again.
     *
     * @return true if both dice show the same number
     */
    public boolean isTie() {
      return white == black;
    }

    @Override
    public String toString() {
      return white + "-" + black;
    }
  }

  /**
   * A player's whole turn.
   *
   * @param steps the steps in the order in which they are made, 1 to {@link #MAX_STEPS}
   */
  record Turn(List<Step> steps) implements KhachapuriMove {
    /**
     * Copies the list and checks its length.
     *
     * @param steps the steps in the order in which they are made, 1 to {@link #MAX_STEPS}
     */
    public Turn {
      steps = List.copyOf(steps);
      if (steps.isEmpty() || steps.size() > MAX_STEPS) {
        throw new IllegalArgumentException(
            "a turn of " + steps.size() + " steps: 1 to " + MAX_STEPS + " can be written");
      }
    }

    /**
     * A turn of these steps.
     *
     * @param steps the steps in order
     * @return the turn
     */
    public static Turn of(Step... steps) {
      return new Turn(List.of(steps));
    }

    /**
     * The turn as a player writes it, in the mover's own numbers.
     *
     * <p>Neighbouring steps from the same point to the same are written once with their number,
     * {@code 24/23(2)}; a single step
     * that starts where the single step before it ended is joined to it, {@code 24/19/13}.
     *
     * @return for example {@code 13/8 6/5}
     */
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      int end = 0;
      for (int i = 0; i < steps.size(); ) {
        Step step = steps.get(i);
        int times = 1;
        while (i + times < steps.size() && isWrittenAs(step, steps.get(i + times))) {
          times++;
        }
        if (times == 1 && step.from() == end) {
          text.append('/').append(step.to() == 0 ? "off" : step.to());
        } else {
          text.append(i == 0 ? "" : " ").append(step);
        }
        if (times > 1) {
          text.append('(').append(times).append(')');
        }
        end = times == 1 ? step.to() : 0;
        i += times;
      }
      return text.toString();
    }

    /** Bearing off is written alike by whatever die. */
    private static boolean isWrittenAs(Step a, Step b) {
      return a.from() == b.from() && a.to() == b.to();
    }
  }

  /** The turn of a player who has no legal step (KH-12); the position stays as it is. */
  record Pass() implements KhachapuriMove {
    /** The pass; all are equal. */
    public static final Pass PASS = new Pass();

    @Override
    public String toString() {
      return "pass";
    }
  }

  private static void checkDie(int die) {
    if (die < 1 || die > 6) {
      throw new IllegalArgumentException("no die shows " + die);
    }
  }
}
