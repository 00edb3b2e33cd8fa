package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.ruleset.Equipment;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;

/** The integer geometry of a rule set's board: edges, overhangs, overlaps. Immutable. */
public final class BoardGeometry {
  /** Two checkers that touch may overlap by this after their places are rounded, in nanometres. */
  public static final int TOLERANCE = 2;

  public final int halfX;
  public final int halfY;
  public final int radius;
  public final Board board;
  public final Shape shape;
  private final int hangMin;

  public BoardGeometry(ChapayevRuleset rules) {
    Equipment equipment = rules.equipment();
    halfX = equipment.halfX();
    halfY = equipment.halfY();
    radius = equipment.radius();
    board = equipment.board();
    shape = equipment.shape();
    hangMin = rules.hangMin();
  }

  public boolean holds(int x, int y) {
    return x >= -halfX && x <= halfX && y >= -halfY && y <= halfY;
  }

  /** How far a checker sticks out over an edge; negative if it does not reach it. */
  public int overhang(int x, int y, Edge edge) {
    return switch (edge) {
      case EAST -> x + radius - halfX;
      case WEST -> -x + radius - halfX;
      case NORTH -> y + radius - halfY;
      case SOUTH -> -y + radius - halfY;
    };
  }

  /** The greatest overhang of a checker. */
  public int overhang(int x, int y) {
    return radius + Math.max(Math.abs(x) - halfX, Math.abs(y) - halfY);
  }

  public boolean hangs(int x, int y) {
    return overhang(x, y) >= hangMin;
  }

  public boolean hangs(int x, int y, Edge edge) {
    return overhang(x, y, edge) >= hangMin;
  }

  /** The edge with the greatest overhang; ties east, west, north, south. */
  public Edge edge(int x, int y) {
    Edge best = Edge.EAST;
    for (Edge edge : Edge.values()) {
      if (overhang(x, y, edge) > overhang(x, y, best)) {
        best = edge;
      }
    }
    return best;
  }

  /** Reports each pair of flat checkers whose places overlap by more than rounding can explain. */
  public void eachOverlap(
      int flat, IntUnaryOperator x, IntUnaryOperator y, BiConsumer<Integer, Integer> pairs) {
    for (int rest = flat; rest != 0; rest &= rest - 1) {
      int a = Integer.numberOfTrailingZeros(rest);
      for (int others = rest & rest - 1; others != 0; others &= others - 1) {
        int b = Integer.numberOfTrailingZeros(others);
        if (overlap(
            x.applyAsInt(a), y.applyAsInt(a), x.applyAsInt(b), y.applyAsInt(b), TOLERANCE)) {
          pairs.accept(a, b);
        }
      }
    }
  }

  /** Whether two checkers at places overlap by more than a distance, all in nanometres. */
  public boolean overlap(int x1, int y1, int x2, int y2, int tolerance) {
    long dx = (long) x1 - x2;
    long dy = (long) y1 - y2;
    long reach = 2L * radius - tolerance;
    return dx * dx + dy * dy < reach * reach;
  }
}
