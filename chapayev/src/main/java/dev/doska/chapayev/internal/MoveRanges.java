package dev.doska.chapayev.internal;

/** The ranges of the numbers in moves, as the notation has them (CH-04, CH-19, CH-20). */
public final class MoveRanges {
  /** The greatest rim speed of a thumb check in mm/s. */
  public static final int MAX_THUMB = 3_000;

  /** The greatest elevation of a thumb check in millidegrees. */
  public static final int QUARTER_TURN = 90_000;

  /** The greatest deviation of a thumb check to either side in millidegrees. */
  public static final int MAX_LATERAL = 30_000;

  /** The greatest strength of a blow in µN·s. */
  public static final int MAX_BLOW = 2_000;

  /** Rounds of blowing that a standing checker can withstand. */
  public static final int MAX_BLOW_ROUNDS = 10;

  private MoveRanges() {}
}
