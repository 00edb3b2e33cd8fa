package dev.doska.toys.ring;

import dev.doska.core.Side;
import java.util.List;
import java.util.stream.Collectors;

/** What is done on the ring. Immutable; well-formed with any numbers. */
public sealed interface RingMove {
  /** The turn is passed without a push. */
  Keep KEEP = new Keep();

  /** A puck on a place. */
  record Puck(Side side, int place) {
    @Override
    public String toString() {
      return (side == Side.WHITE ? "W" : "B") + place;
    }
  }

  /** A new puck set on a place and pushed, forwards if the strength is positive. */
  record Push(int start, int strength) implements RingMove {
    @Override
    public String toString() {
      return "push " + start + (strength < 0 ? "" : "+") + strength;
    }
  }

  /** The puck on a place is pushed. */
  record Tap(int place, int strength) implements RingMove {
    @Override
    public String toString() {
      return "tap " + place + (strength < 0 ? "" : "+") + strength;
    }
  }

  /** No push. */
  record Keep() implements RingMove {
    @Override
    public String toString() {
      return "keep";
    }
  }

  /** What a push led to on a real ring, in any order; it has no packed form. */
  record Seen(List<Puck> pucks) implements RingMove {
    public Seen {
      pucks = List.copyOf(pucks);
    }

    @Override
    public String toString() {
      return pucks.stream().map(Puck::toString).collect(Collectors.joining(" ", "seen ", ""));
    }
  }
}
