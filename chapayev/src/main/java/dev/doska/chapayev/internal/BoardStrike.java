package dev.doska.chapayev.internal;

import dev.doska.chapayev.Edge;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The strike that is being resolved on a {@link WorkingBoard}. Sets of checkers are bit sets of ids. Confined
 * to one thread.
 */
public final class BoardStrike {
  private int strikers;
  private int ownAtStart;
  private int knockedOut;
  private int hanging;
  private int checked;
  private int current = -1;
  private @Nullable Edge hungOver;
  private @Nullable SealedBlow sealed;
  private int blows;
  private int sumX;
  private int sumY;
  private @Nullable Side lastToFall;

  BoardStrike() {}

  void load(StrikeInProgress strike) {
    strikers = strike.strikers();
    ownAtStart = strike.own();
    knockedOut = strike.knockedOut();
    hanging = strike.hanging();
    checked = strike.checked();
    current = strike.current().orElse(-1);
    hungOver = orNull(strike.hungOver());
    sealed = orNull(strike.sealed());
    blows = strike.blows();
    sumX = strike.sumX();
    sumY = strike.sumY();
    lastToFall = orNull(strike.lastToFall());
  }

  private static <T> @Nullable T orNull(Optional<T> value) {
    return value.isPresent() ? value.get() : null;
  }

  StrikeInProgress snapshot() {
    return new StrikeInProgress(
        strikers,
        ownAtStart,
        knockedOut,
        hanging,
        checked,
        current < 0 ? Optional.empty() : Optional.of(current),
        Optional.ofNullable(hungOver),
        Optional.ofNullable(sealed),
        blows,
        sumX,
        sumY,
        Optional.ofNullable(lastToFall));
  }

  void begin(int striking, int own) {
    clear();
    strikers = striking;
    ownAtStart = own;
  }

  /** Clears the strike. */
  void clear() {
    strikers = 0;
    ownAtStart = 0;
    knockedOut = 0;
    hanging = 0;
    checked = 0;
    lastToFall = null;
    endCurrent();
  }

  void setCurrent(int id) {
    current = id;
  }

  void seal(SealedBlow first) {
    sealed = first;
  }

  void removeHanging(int set) {
    hanging &= ~set;
  }

  /** Finishes the current checker. */
  public void endCurrent() {
    current = -1;
    hungOver = null;
    sealed = null;
    blows = 0;
    sumX = 0;
    sumY = 0;
  }

  /** Sets how many enemies the shot knocked out. */
  public void setKnockedOut(int count) {
    knockedOut = count;
  }

  /** Sets the side whose checker fell last in a shot that cleared the board. */
  public void setLastToFall(@Nullable Side side) {
    lastToFall = side;
  }

  /** Sets the checkers that wait for their check. */
  public void setHanging(int set) {
    hanging = set;
  }

  /** Records that a checker has been checked. */
  public void endCheck(int id) {
    checked |= 1 << id;
    hanging &= ~(1 << id);
  }

  /** Keeps a checked checker that stands on its edge, with the edge over which it hung. */
  public void keepStanding(int id, @Nullable Edge edge) {
    current = id;
    hungOver = edge;
  }

  /** Adds a pair of blows, in nN·s. */
  public void countBlows(int netX, int netY) {
    blows++;
    sumX += netX;
    sumY += netY;
  }

  /** Removes the sealed blow. */
  public void unseal() {
    sealed = null;
  }

  /** The checkers that struck. */
  public int strikers() {
    return strikers;
  }

  /** The mover's checkers when the strike began. */
  public int ownAtStart() {
    return ownAtStart;
  }

  /** How many enemies the shot knocked out. */
  public int knockedOut() {
    return knockedOut;
  }

  /** The checkers that wait for their check. */
  public int hanging() {
    return hanging;
  }

  /** The checkers that have been checked in this strike. */
  public int checked() {
    return checked;
  }

  /** The checker that is checked or blown at; -1 if there is none. */
  public int current() {
    return current;
  }

  /** The edge over which the current checker hung. */
  public @Nullable Edge hungOver() {
    return hungOver;
  }

  /** The sealed blow. */
  public @Nullable SealedBlow sealed() {
    return sealed;
  }

  /** How many pairs of blows the current checker has withstood. */
  public int blows() {
    return blows;
  }

  /** The sum of the blows along x, in nN·s. */
  public int sumX() {
    return sumX;
  }

  /** The side whose checker fell last in a shot that cleared the board. */
  public @Nullable Side lastToFall() {
    return lastToFall;
  }

  /** The sum of the blows along y, in nN·s. */
  public int sumY() {
    return sumY;
  }
}
