package dev.doska.toys.ring;

import dev.doska.core.Axis;
import dev.doska.core.Box;
import dev.doska.core.Moves;
import dev.doska.toys.ring.RingMove.Puck;
import dev.doska.toys.ring.RingMove.Push;
import dev.doska.toys.ring.RingMove.Tap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pushes and taps of a position. */
final class RingBoxes {
  private static final int STRONGEST = 200;
  private static final List<Axis> PUSH_AXES = List.of(
      new Axis("start (places)", 0, Ring.PLACES - 1, true),
      new Axis("strength (places)", 1, STRONGEST, false));
  private static final List<Axis> TAP_AXES =
      List.of(new Axis("strength (places)", -STRONGEST, STRONGEST, false));

  private RingBoxes() {}

  static Moves<RingMove> moves(Ring ring) {
    List<Box<RingMove>> boxes = new ArrayList<>(List.of(new PushBox(1), new PushBox(-1)));
    for (Puck puck : ring.pucks()) {
      if (puck.side() == ring.mover()) {
        boxes.add(new TapBox(puck.place()));
      }
    }
    return new Moves.Continuous<>(boxes, List.of(RingMove.KEEP));
  }

  private static int[] checked(List<Axis> axes, long... coordinates) {
    if (coordinates.length != axes.size()) {
      throw new IllegalArgumentException(coordinates.length + " coordinates for " + axes);
    }
    int[] point = new int[coordinates.length];
    for (int i = 0; i < point.length; i++) {
      if (!axes.get(i).contains(coordinates[i])) {
        throw new IllegalArgumentException(coordinates[i] + " is not on " + axes.get(i));
      }
      point[i] = (int) coordinates[i];
    }
    return point;
  }

  /** New pucks, forwards for direction 1 and backwards for -1. */
  private record PushBox(int direction) implements Box<RingMove> {
    @Override
    public String name() {
      return direction > 0 ? "push forwards" : "push backwards";
    }

    @Override
    public List<Axis> axes() {
      return PUSH_AXES;
    }

    @Override
    public RingMove at(long... coordinates) {
      int[] point = checked(PUSH_AXES, coordinates);
      return new Push(point[0], direction * point[1]);
    }

    @Override
    public Optional<long[]> coordinates(RingMove move) {
      return move instanceof Push push
              && PUSH_AXES.get(0).contains(push.start())
              && PUSH_AXES.get(1).contains((long) direction * push.strength())
          ? Optional.of(new long[] {push.start(), (long) direction * push.strength()})
          : Optional.empty();
    }

    /** The middle of the target, pushed softly. */
    @Override
    public List<RingMove> aimed(int limit) {
      List<RingMove> aimed = new ArrayList<>();
      for (int i = 1; i <= Math.min(limit, STRONGEST); i++) {
        aimed.add(new Push(0, direction * i));
      }
      return List.copyOf(aimed);
    }
  }

  /** Taps of the puck on a place. */
  private record TapBox(int place) implements Box<RingMove> {
    @Override
    public String name() {
      return "tap the puck on " + place;
    }

    @Override
    public List<Axis> axes() {
      return TAP_AXES;
    }

    @Override
    public RingMove at(long... coordinates) {
      return new Tap(place, checked(TAP_AXES, coordinates)[0]);
    }

    @Override
    public Optional<long[]> coordinates(RingMove move) {
      return move instanceof Tap tap
              && tap.place() == place
              && TAP_AXES.get(0).contains(tap.strength())
          ? Optional.of(new long[] {tap.strength()})
          : Optional.empty();
    }
  }
}
