package dev.doska.chapayev;

import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Side;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * A move: a strike, a thumb check, a blow, a decision, a coin toss, a choice, or an act with the
 * outcome that was observed on a real board. Immutable. Any values make a well-formed move, legal or
 * not.
 *
 * <p>Checkers are given by their id. Angles are thousandths of a degree, 0 towards the last file and
 * 90,000 towards Black's side; speeds are mm/s.
 */
public sealed interface ChapayevMove {
  /**
   * This move with the error of a player's hand (P-13): the move that is played when this one was
   * intended. The kind of move and its checkers stay; speeds, angles and strengths change as the
   * records of the kinds describe, rounded to whole units (half to even) and limited to their ranges,
   * so that a legal move gives a legal move. Decisions, coin tosses, choices and observed acts have no
   * error and draw no number.
   *
   * @param noise the error of the hand
   * @param random the generator to draw from; with {@code SplitMix64} the same seed gives the same
   *     move on every JVM
   * @param maxSpeed the rule set's limit of the speed of strikes and scissors in mm/s
   * @return a move of the same kind with the same checkers
   */
  ChapayevMove played(AimNoise noise, RandomGenerator random, int maxSpeed);

  private static int limited(double value, int min, int max) {
    return (int) Math.max(min, Math.min(max, Math.rint(value)));
  }

  private static int turned(int angle, int error) {
    return Math.floorMod((long) angle + error, Direction.FULL_TURN);
  }

  /** A move that sets checkers in motion and whose outcome can be observed on a real board. */
  sealed interface Act extends ChapayevMove {}

  /**
   * One flick of one of the mover's checkers (CH-04).
   *
   * @param disc the checker
   * @param angle its direction, 0 to 359,999
   * @param speed 1 to the rule set's limit
   */
  record Strike(int disc, int angle, int speed) implements Act {
    /**
     * This strike with the error of a player's hand. The numbers for the direction are drawn first,
     * then those for the speed.
     *
     * @param noise the error of the hand
     * @param random the generator to draw 36 numbers from
     * @param maxSpeed the rule set's limit of the speed
     * @return a strike of the same checker with an angle of 0 to 359,999 and a speed of 1 to the limit
     */
    @Override
    public Strike played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      int error = noise.millidegreesError(random);
      double struck = speed * noise.speedFactor(random);
      return new Strike(disc, turned(angle, error), limited(struck, 1, maxSpeed));
    }
  }

  /**
   * Two own checkers pushed together (CH-22). Both orders are the same move; the canonical writing has
   * the smaller id first.
   *
   * @param first a checker
   * @param second another
   * @param speed of both, 1 to the rule set's limit
   */
  record Scissors(int first, int second, int speed) implements Act {
    /**
     * These scissors with the error of a player's hand. Only the speed has an error: the checkers go
     * towards each other.
     *
     * @param noise the error of the hand
     * @param random the generator to draw 12 numbers from
     * @param maxSpeed the rule set's limit of the speed
     * @return scissors of the same checkers with a speed of 1 to the limit
     */
    @Override
    public Scissors played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      return new Scissors(first, second, limited(speed * noise.speedFactor(random), 1, maxSpeed));
    }
  }

  /**
   * The check of a hanging checker, which is flicked over the edge towards the board (CH-20).
   *
   * @param disc the checker
   * @param speed of its outer rim, 1 to 3,000
   * @param elevation of the push above the board, 0 to 90,000
   * @param lateral deviation from the inward normal to the left, −30,000 to 30,000
   */
  record ThumbFlick(int disc, int speed, int elevation, int lateral) implements Act {
    /**
     * This check with the error of a player's hand. The lateral angle has the error of a strike's
     * direction, the elevation that of the angle alone, and the speed has {@link AimNoise#thumbFactor}.
     * The numbers are drawn in this order.
     *
     * @param noise the error of the hand
     * @param random the generator to draw 48 numbers from
     * @param maxSpeed not used: the speed of a check has its own limit
     * @return a check of the same checker with numbers in their ranges
     */
    @Override
    public ThumbFlick played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      double aside = lateral + (double) noise.millidegreesError(random);
      double raised = elevation + (double) noise.millidegreesTurn(random);
      double flicked = speed * noise.thumbFactor(random);
      return new ThumbFlick(
          disc,
          limited(flicked, 1, MoveRanges.MAX_THUMB),
          limited(raised, 0, MoveRanges.QUARTER_TURN),
          limited(aside, -MoveRanges.MAX_LATERAL, MoveRanges.MAX_LATERAL));
    }
  }

  /**
   * A blow at a standing checker (CH-19). Both players blow at the same time: the first blow is sealed
   * until the second player has blown, then both take effect.
   *
   * @param disc the checker
   * @param direction of the breath, 0 to 359,999
   * @param strength in µN·s, 0 to 2,000; 0 means that the player does not blow
   */
  record Blow(int disc, int direction, int strength) implements Act {
    /**
     * This blow with the error of a player. The direction has the error of the angle alone, the strength
     * that of a speed; the numbers are drawn in this order. A strength of 0 stays 0.
     *
     * @param noise the error of the player
     * @param random the generator to draw 24 numbers from
     * @param maxSpeed not used: the strength has its own limit
     * @return a blow at the same checker with numbers in their ranges
     */
    @Override
    public Blow played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      int error = noise.millidegreesTurn(random);
      double blown = strength * noise.speedFactor(random);
      return new Blow(disc, turned(direction, error), limited(blown, 0, MoveRanges.MAX_BLOW));
    }
  }

  /** A decision without coordinates. */
  enum Decision implements ChapayevMove {
    /** The opener demands a bayonet attack (CH-16). */
    DEMAND_BAYONET,
    /** The opener demands no bayonet attack (CH-16). */
    DECLINE_BAYONET,
    /** The opponent accepts the bayonet attack (CH-16). */
    ACCEPT_BAYONET,
    /** The opponent steps one row back (CH-16). */
    STEP_BACK,
    /** The second player keeps their side (CH-15). */
    STAY,
    /** The second player changes places (CH-15). */
    SWAP,
    /** The pinned side opens the round (CH-17, R-25). */
    TAKE_LAST_HOPE,
    /** The pinned side leaves the opening to whoever would open without it (CH-17, R-25). */
    LEAVE_LAST_HOPE;

    @Override
    public Decision played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      return this;
    }
  }

  /**
   * The result of a coin toss, written {@code lot} in texts: who opens the match (CH-03), or whether a
   * standing checker falls with the same face up as before, {@code WHITE} for yes (CH-19).
   *
   * @param result one of two equally likely results
   */
  record CoinToss(Side result) implements ChapayevMove {
    /**
     * Refuses null.
     *
     * @param result one of two equally likely results
     */
    public CoinToss {
      Objects.requireNonNull(result);
    }

    @Override
    public CoinToss played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      return this;
    }
  }

  /**
   * The choice of the standing or hanging checker that comes next (CH-19, CH-20).
   *
   * @param disc the checker
   */
  record Choose(int disc) implements ChapayevMove {
    @Override
    public Choose played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      return this;
    }
  }

  /**
   * An act with its outcome on a real board. It is judged and played like an act with a computed
   * outcome, but it is never listed, sampled or packed. The numbers of the act are then only a note
   * and may be anything in range.
   *
   * @param act the strike, scissors, check or blow
   * @param observation what came of it
   */
  record Observed(Act act, Observation observation) implements ChapayevMove {
    /**
     * Refuses null.
     *
     * @param act the strike, scissors, check or blow
     * @param observation what came of it
     */
    public Observed {
      Objects.requireNonNull(act);
      Objects.requireNonNull(observation);
    }

    @Override
    public Observed played(AimNoise noise, RandomGenerator random, int maxSpeed) {
      return this;
    }

    /**
     * A strike with an observed outcome whose angle and speed were not measured.
     *
     * @param disc the checker that was struck
     * @param observation what came of it
     * @return a strike with angle 0 and speed 1
     */
    public static Observed strike(int disc, Observation observation) {
      return new Observed(new Strike(disc, 0, 1), observation);
    }

    /**
     * Scissors with an observed outcome whose speed was not measured.
     *
     * @param first one of the two checkers
     * @param second the other
     * @param observation what came of them
     * @return scissors with speed 1
     */
    public static Observed scissors(int first, int second, Observation observation) {
      return new Observed(new Scissors(first, second, 1), observation);
    }

    /**
     * A thumb check with an observed outcome whose flick was not measured.
     *
     * @param disc the checker that was checked
     * @param observation what came of it
     * @return a flick with speed 1, elevation 0 and lateral angle 0
     */
    public static Observed check(int disc, Observation observation) {
      return new Observed(new ThumbFlick(disc, 1, 0, 0), observation);
    }

    /**
     * The second of two blows with the observed outcome of both, if the blow was not measured.
     *
     * @param disc the checker that stands
     * @param observation what came of it
     * @return a blow of strength 0
     */
    public static Observed blow(int disc, Observation observation) {
      return new Observed(new Blow(disc, 0, 0), observation);
    }
  }
}
