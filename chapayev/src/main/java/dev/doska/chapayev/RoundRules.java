package dev.doska.chapayev;

/**
 * How a round is opened, set up and ended: CH-03, CH-07, CH-15 to CH-17, CH-25, CH-29. Immutable.
 *
 * @param firstOpener who opens the first round (CH-03)
 * @param drawOpener who opens the replay of a drawn round (CH-07)
 * @param pie when the second player may change places (CH-15)
 * @param bayonet whether adjacent rows are set up in contact (CH-16)
 * @param stepBackLasting whether the step back from a bayonet attack lasts beyond the round (CH-16)
 * @param lastHope when a player on his last line opens (CH-17)
 * @param reserve how many checkers a side has in reserve, 0 to 4 (CH-25)
 * @param noProgressLimit strikes without a change after which a round is drawn, 0 to 1,000,000; 0 = off (CH-29)
 */
public record RoundRules(
    FirstOpener firstOpener,
    DrawOpener drawOpener,
    Pie pie,
    Bayonet bayonet,
    boolean stepBackLasting,
    LastHope lastHope,
    int reserve,
    int noProgressLimit) {
  /** Who opens the first round (CH-03). */
  public enum FirstOpener {
    /** White. */
    WHITE,
    /** Black. */
    BLACK,
    /** The lot decides. */
    LOT
  }

  /** Who opens the replay of a drawn round (CH-07). */
  public enum DrawOpener {
    /** The opener of the drawn round. */
    SAME,
    /** The other player. */
    ALTERNATE,
    /** The winner of the last round that had one; without one the same opener. */
    LAST_WINNER
  }

  /** When the second player may change places (CH-15). */
  public enum Pie {
    /** Never. */
    OFF,
    /** After the first strike. */
    AFTER_FIRST_STRIKE,
    /** After the first turn. */
    AFTER_FIRST_TURN
  }

  /** Whether adjacent rows are set up in contact (CH-16). */
  public enum Bayonet {
    /** Never. */
    OFF,
    /** If the opener demands it and the opponent does not step back. */
    ON_DEMAND,
    /** Always. */
    ALWAYS
  }

  /** When a player on his last line opens (CH-17). */
  public enum LastHope {
    /** Never. */
    OFF,
    /** If the enemy row is adjacent. */
    PINNED,
    /** Always. */
    HOME_ROW
  }

  /**
   * Checks each option by itself; how they fit together is checked by {@link ChapayevRuleset}.
   *
   * @param firstOpener who opens the first round (CH-03)
   * @param drawOpener who opens the replay of a drawn round (CH-07)
   * @param pie when the second player may change places (CH-15)
   * @param bayonet whether adjacent rows are set up in contact (CH-16)
   * @param stepBackLasting whether the step back from a bayonet attack lasts beyond the round (CH-16)
   * @param lastHope when a player on his last line opens (CH-17)
   * @param reserve how many checkers a side has in reserve, 0 to 4 (CH-25)
   * @param noProgressLimit strikes without a change after which a round is drawn, 0 to 1,000,000; 0 = off (CH-29)
   * @throws IllegalArgumentException with the first option that is out of its range
   */
  public RoundRules {
    Limits.check("reserve", reserve, 0, 4);
    Limits.check("limit of strikes without a change", noProgressLimit, 0, 1_000_000);
  }

  /**
   * The same with another value of {@link #firstOpener}.
   *
   * @param value who opens the first round (CH-03)
   * @return the changed options
   */
  public RoundRules withFirstOpener(FirstOpener value) {
    return new RoundRules(
        value, drawOpener, pie, bayonet, stepBackLasting, lastHope, reserve, noProgressLimit);
  }

  /**
   * The same with another value of {@link #drawOpener}.
   *
   * @param value who opens the replay of a drawn round (CH-07)
   * @return the changed options
   */
  public RoundRules withDrawOpener(DrawOpener value) {
    return new RoundRules(
        firstOpener, value, pie, bayonet, stepBackLasting, lastHope, reserve, noProgressLimit);
  }

  /**
   * The same with another value of {@link #pie}.
   *
   * @param value when the second player may change places (CH-15)
   * @return the changed options
   */
  public RoundRules withPie(Pie value) {
    return new RoundRules(
        firstOpener,
        drawOpener,
        value,
        bayonet,
        stepBackLasting,
        lastHope,
        reserve,
        noProgressLimit);
  }

  /**
   * The same with another value of {@link #bayonet}.
   *
   * @param value whether adjacent rows are set up in contact (CH-16)
   * @return the changed options
   */
  public RoundRules withBayonet(Bayonet value) {
    return new RoundRules(
        firstOpener, drawOpener, pie, value, stepBackLasting, lastHope, reserve, noProgressLimit);
  }

  /**
   * The same with another value of {@link #stepBackLasting}.
   *
   * @param value whether the step back from a bayonet attack lasts beyond the round (CH-16)
   * @return the changed options
   */
  public RoundRules withStepBackLasting(boolean value) {
    return new RoundRules(
        firstOpener, drawOpener, pie, bayonet, value, lastHope, reserve, noProgressLimit);
  }

  /**
   * The same with another value of {@link #lastHope}.
   *
   * @param value when a player on his last line opens (CH-17)
   * @return the changed options
   */
  public RoundRules withLastHope(LastHope value) {
    return new RoundRules(
        firstOpener, drawOpener, pie, bayonet, stepBackLasting, value, reserve, noProgressLimit);
  }

  /**
   * The same with another value of {@link #reserve}.
   *
   * @param value how many checkers a side has in reserve, 0 to 4 (CH-25)
   * @return the changed options
   */
  public RoundRules withReserve(int value) {
    return new RoundRules(
        firstOpener, drawOpener, pie, bayonet, stepBackLasting, lastHope, value, noProgressLimit);
  }

  /**
   * The same with another value of {@link #noProgressLimit}.
   *
   * @param value strikes without a change after which a round is drawn, 0 to 1,000,000; 0 = off (CH-29)
   * @return the changed options
   */
  public RoundRules withNoProgressLimit(int value) {
    return new RoundRules(
        firstOpener, drawOpener, pie, bayonet, stepBackLasting, lastHope, reserve, value);
  }
}
