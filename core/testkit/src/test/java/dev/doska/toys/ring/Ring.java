package dev.doska.toys.ring;

import dev.doska.core.Side;
import dev.doska.toys.ring.RingMove.Puck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A position: the pucks by their places, how many pushes each side has left, whose turn it is, and how many
 * keeps there were in a row.
 */
public record Ring(List<Puck> pucks, int whiteLeft, int blackLeft, Side mover, int keeps) {
  static final int PLACES = 360;
  static final int PUSHES = 3;
  static final int MOST_KEEPS = 99;

  /** The empty ring. */
  public static final Ring START = new Ring(List.of(), PUSHES, PUSHES, Side.WHITE, 0);

  /** Sorts the pucks. */
  public Ring {
    pucks = sorted(pucks);
  }

  static List<Puck> sorted(List<Puck> pucks) {
    return pucks.stream()
        .sorted(Comparator.comparingInt(Puck::place).thenComparing(Puck::side))
        .toList();
  }

  int left(Side side) {
    return side == Side.WHITE ? whiteLeft : blackLeft;
  }

  boolean stands(int place) {
    return pucks.stream().anyMatch(puck -> puck.place() == place);
  }

  long inTarget(Side side) {
    return pucks.stream()
        .filter(puck -> puck.side() == side)
        .filter(puck -> puck.place() <= 30 || puck.place() >= PLACES - 30)
        .count();
  }

  /** The next position when the mover has pushed and the pucks lie so. */
  Ring pushed(List<Puck> after) {
    int white = whiteLeft - (mover == Side.WHITE ? 1 : 0);
    int black = blackLeft - (mover == Side.BLACK ? 1 : 0);
    int othersLeft = mover == Side.WHITE ? black : white;
    return new Ring(after, white, black, othersLeft > 0 ? mover.other() : mover, 0);
  }

  Ring kept() {
    Side next = left(mover.other()) > 0 ? mover.other() : mover;
    return new Ring(pucks, whiteLeft, blackLeft, next, Math.min(MOST_KEEPS, keeps + 1));
  }

  /** The pucks after a new one is set on a place, or on the next free one in the push's direction. */
  List<Puck> afterPush(int start, int strength) {
    int place = start;
    while (stands(place)) {
      place = step(place, strength);
    }
    List<Puck> after = new ArrayList<>(pucks);
    after.add(new Puck(mover, place));
    return slide(after, place, strength);
  }

  /** The pucks after one is pushed: a puck that meets another stops and hands on what is left. */
  static List<Puck> slide(List<Puck> pucks, int from, int strength) {
    int place = from;
    for (int i = Math.abs(strength); i > 0; i--) {
      int next = step(place, strength);
      int moving = place;
      if (pucks.stream().noneMatch(puck -> puck.place() == next)) {
        pucks.replaceAll(puck -> puck.place() == moving ? new Puck(puck.side(), next) : puck);
      }
      place = next;
    }
    return pucks;
  }

  private static int step(int place, int direction) {
    return Math.floorMod(place + Integer.signum(direction), PLACES);
  }

  @Override
  public String toString() {
    return RingPositions.INSTANCE.format(this);
  }
}
