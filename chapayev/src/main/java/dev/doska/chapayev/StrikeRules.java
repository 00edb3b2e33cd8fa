package dev.doska.chapayev;

/**
 * What a strike may be and what follows from it: CH-05 and CH-18 to CH-22. Immutable.
 *
 * @param extraStrike when the mover strikes again (CH-05)
 * @param traitor whether a checker that turned over changes sides (CH-18)
 * @param traitorCountsAsKnockout whether turning an enemy over counts as knocking it out (CH-05)
 * @param edgeStand what becomes of a checker that stands on its edge (CH-19)
 * @param hanging how a hanging checker is tested (CH-20)
 * @param hangActor who checks a hanging checker (CH-20)
 * @param hangMin the overhang from which a checker hangs in nanometres, 0 to 100 millimetres (CH-20)
 * @param prisoner what becomes of a covered enemy (CH-21)
 * @param scissors whether scissors are allowed (CH-22)
 * @param scissorsSpan the greatest distance of the two centres in nanometres, 1 to 1000 millimetres (CH-22)
 */
public record StrikeRules(
    ExtraStrike extraStrike,
    boolean traitor,
    boolean traitorCountsAsKnockout,
    EdgeStand edgeStand,
    Hanging hanging,
    HangActor hangActor,
    int hangMin,
    Prisoner prisoner,
    boolean scissors,
    int scissorsSpan) {
  /** When the mover strikes again after knocking an enemy out (CH-05). */
  public enum ExtraStrike {
    /** If the striking checker stays on the board and his (S0). */
    STRIKER_STAYS,
    /** If he lost none of his checkers (S1). */
    NO_OWN_LOSS,
    /** Always. */
    ANY_KNOCKOUT,
    /** Never. */
    NEVER
  }

  /** What becomes of a checker that stands on its edge (CH-19). */
  public enum EdgeStand {
    /** Nothing ever stands. */
    OFF,
    /** Both players blow at once. */
    BLOW,
    /** A lot decides on which face it falls. */
    LOT
  }

  /** How a hanging checker is tested (CH-20). */
  public enum Hanging {
    /** Not at all; it stays. */
    NONE,
    /** It stays if less than half of it hangs over. */
    LIFT_TEST,
    /** It is flicked with the thumb towards the board. */
    THUMB_CHECK
  }

  /** Who checks a hanging checker (CH-20). */
  public enum HangActor {
    /** Its owner. */
    OWNER,
    /** The player who struck. */
    STRIKER,
    /** The player who did not strike. */
    OPPONENT
  }

  /** What becomes of a covered enemy (CH-21). */
  public enum Prisoner {
    /** It leaves the board. */
    REMOVED,
    /** It changes sides where it lies. */
    SWITCHES
  }

  /**
   * Checks each option by itself; how they fit together is checked by {@link ChapayevRuleset}.
   *
   * @param extraStrike when the mover strikes again (CH-05)
   * @param traitor whether a checker that turned over changes sides (CH-18)
   * @param traitorCountsAsKnockout whether turning an enemy over counts as knocking it out (CH-05)
   * @param edgeStand what becomes of a checker that stands on its edge (CH-19)
   * @param hanging how a hanging checker is tested (CH-20)
   * @param hangActor who checks a hanging checker (CH-20)
   * @param hangMin the overhang from which a checker hangs in nanometres, 0 to 100 millimetres (CH-20)
   * @param prisoner what becomes of a covered enemy (CH-21)
   * @param scissors whether scissors are allowed (CH-22)
   * @param scissorsSpan the greatest distance of the two centres in nanometres, 1 to 1000 millimetres (CH-22)
   * @throws IllegalArgumentException with the first option that is out of its range
   */
  public StrikeRules {
    Limits.checkMillionths("least overhang", hangMin, 0, 100_000_000);
    Limits.checkMillionths("scissors span", scissorsSpan, 1_000_000, 1_000_000_000);
  }

  /**
   * The same with another value of {@link #extraStrike}.
   *
   * @param value when the mover strikes again (CH-05)
   * @return the changed options
   */
  public StrikeRules withExtraStrike(ExtraStrike value) {
    return new StrikeRules(
        value,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #traitor}.
   *
   * @param value whether a checker that turned over changes sides (CH-18)
   * @return the changed options
   */
  public StrikeRules withTraitor(boolean value) {
    return new StrikeRules(
        extraStrike,
        value,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #traitorCountsAsKnockout}.
   *
   * @param value whether turning an enemy over counts as knocking it out (CH-05)
   * @return the changed options
   */
  public StrikeRules withTraitorCountsAsKnockout(boolean value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        value,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #edgeStand}.
   *
   * @param value what becomes of a checker that stands on its edge (CH-19)
   * @return the changed options
   */
  public StrikeRules withEdgeStand(EdgeStand value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        value,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #hanging}.
   *
   * @param value how a hanging checker is tested (CH-20)
   * @return the changed options
   */
  public StrikeRules withHanging(Hanging value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        value,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #hangActor}.
   *
   * @param value who checks a hanging checker (CH-20)
   * @return the changed options
   */
  public StrikeRules withHangActor(HangActor value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        value,
        hangMin,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #hangMin}.
   *
   * @param value the overhang from which a checker hangs in nanometres, 0 to 100 millimetres (CH-20)
   * @return the changed options
   */
  public StrikeRules withHangMin(int value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        value,
        prisoner,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #prisoner}.
   *
   * @param value what becomes of a covered enemy (CH-21)
   * @return the changed options
   */
  public StrikeRules withPrisoner(Prisoner value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        value,
        scissors,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #scissors}.
   *
   * @param value whether scissors are allowed (CH-22)
   * @return the changed options
   */
  public StrikeRules withScissors(boolean value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        value,
        scissorsSpan);
  }

  /**
   * The same with another value of {@link #scissorsSpan}.
   *
   * @param value the greatest distance of the two centres in nanometres, 1 to 1000 millimetres (CH-22)
   * @return the changed options
   */
  public StrikeRules withScissorsSpan(int value) {
    return new StrikeRules(
        extraStrike,
        traitor,
        traitorCountsAsKnockout,
        edgeStand,
        hanging,
        hangActor,
        hangMin,
        prisoner,
        scissors,
        value);
  }
}
