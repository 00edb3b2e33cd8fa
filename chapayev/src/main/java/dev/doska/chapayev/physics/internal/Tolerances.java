package dev.doska.chapayev.physics.internal;

/**
 * The fixed thresholds of the solver, each with its unit and its reason. The tolerances that a user can
 * change are in {@link dev.doska.chapayev.physics.SolverSpec}.
 */
public final class Tolerances {
  /**
   * Metres by which a centre can pass an edge, and a disc can overlap another when it is put down: about a
   * thousand times the rounding error of a place on the board (P-8).
   */
  public static final double PLACE_METRES = 1e-12;

  /**
   * Seconds after which touching discs that do not close are checked again (P-3). Shorter times cost
   * events and change no place by more than picometres.
   */
  static final double RECHECK_SECONDS = 1e-6;

  /**
   * Deceleration in m/s² above which the recheck comes sooner, in inverse proportion: in a time t friction
   * can press a pair together by a·t², which has to stay within some picometres.
   */
  static final double RECHECK_DECELERATION = 5;

  /** Steps of advancing two moving discs, after which a slow approach counts as a graze (P-3, P-18). */
  static final int ADVANCEMENT_STEPS = 200;

  /**
   * Events of one shot after which slow contacts use the least separation speed. Ordinary shots have fewer
   * than 1,000; a disc that slides through a narrow gap would make a million.
   */
  static final int EVENTS_BEFORE_SLOW_CONTACTS_SEPARATE = 5000;

  /** Speed in m/s of a slow contact: friction stops a disc of this speed within microseconds. */
  static final double SLOW_CONTACT_SPEED = 1e-4;

  /**
   * Part of the least closing speed at which a pair deeper than the gap tolerance is pushed apart, so that
   * a creep below the limit cannot add up to an overlap.
   */
  static final double DEEP_CLOSING_FACTOR = 1e-3;

  /** A pivot below this part of the largest coupling counts as 0: the contact gets no impulse (P-6). */
  static final double RELATIVE_PIVOT = 1e-12;

  /** Rounds in which overlapping discs are pushed apart before the repair fails (P-5). */
  static final int REPAIR_ROUNDS = 100;

  private Tolerances() {}
}
