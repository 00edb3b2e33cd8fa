package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.core.Axis;
import dev.doska.core.Box;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A box of moves of one kind with one checker or pair. Immutable. */
final class MoveBox implements Box<ChapayevMove> {
  private final String name;
  private final List<Axis> axes;
  private final Function<long[], ChapayevMove> at;
  private final Function<ChapayevMove, Optional<long[]>> coordinates;
  private final IntFunction<List<ChapayevMove>> aimed;

  MoveBox(
      String name,
      List<Axis> axes,
      Function<long[], ChapayevMove> at,
      Function<ChapayevMove, Optional<long[]>> coordinates,
      IntFunction<List<ChapayevMove>> aimed) {
    this.name = name;
    this.axes = axes;
    this.at = at;
    this.coordinates = coordinates;
    this.aimed = aimed;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Axis> axes() {
    return axes;
  }

  @Override
  public ChapayevMove at(long... point) {
    if (point.length != axes.size()) {
      throw new IllegalArgumentException(
          name + " has " + axes.size() + " coordinates, not " + point.length);
    }
    for (int i = 0; i < point.length; i++) {
      if (!axes.get(i).contains(point[i])) {
        Axis axis = axes.get(i);
        throw new IllegalArgumentException(
            axis.name() + " " + point[i] + " is not in " + axis.min() + ".." + axis.max());
      }
    }
    return at.apply(point);
  }

  @Override
  public Optional<long[]> coordinates(ChapayevMove move) {
    return coordinates.apply(move).filter(this::contains);
  }

  private boolean contains(long[] point) {
    for (int i = 0; i < point.length; i++) {
      if (!axes.get(i).contains(point[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<ChapayevMove> aimed(int limit) {
    return limit <= 0 ? List.of() : aimed.apply(limit);
  }

  @Override
  public String toString() {
    return name;
  }
}
