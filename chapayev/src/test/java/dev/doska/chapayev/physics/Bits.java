package dev.doska.chapayev.physics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Results of shots as raw bits, under a symmetry, so that they can be compared exactly. */
final class Bits {
  private Bits() {}

  /** A symmetry of the square board: components can be exchanged and negated. */
  record Symmetry(boolean swap, boolean mirrorX, boolean mirrorY) {
    double x(double x, double y) {
      double value = swap ? y : x;
      return mirrorX ? 0.0 - value : value;
    }

    double y(double x, double y) {
      double value = swap ? x : y;
      return mirrorY ? 0.0 - value : value;
    }

    Scene of(Scene scene) {
      List<Flick> flicks = scene.flicks().stream()
          .map(f -> new Flick(f.id(), x(f.vx(), f.vy()), y(f.vx(), f.vy())))
          .toList();
      Board board = scene.table().board();
      Seam seam = board.seam();
      if (swap && seam != Seam.NONE) {
        seam = seam == Seam.ACROSS ? Seam.ALONG : Seam.ACROSS;
      }
      Board turned = swap ? new Board(board.halfY(), board.halfX(), seam) : board;
      List<Disc> discs = scene.table().discs().stream()
          .map(d -> d.at(x(d.x(), d.y()), y(d.x(), d.y())))
          .toList();
      return new Scene(scene.spec(), Table.of(turned, discs), flicks);
    }
  }

  static final Symmetry IDENTITY = new Symmetry(false, false, false);

  /** Ends and impacts of a shot, mapped by a symmetry and a renumbering, one text for each disc and hit. */
  static List<String> of(Shot shot, Symmetry symmetry, IntUnaryOperator renumber) {
    List<String> lines = new ArrayList<>();
    for (DiscOutcome end : shot.ends()) {
      lines.add("disc "
          + renumber.applyAsInt(end.id())
          + (end.fate().fell() ? " fell " : " rests ")
          + (end.turned() ? "turned " : "")
          + hex(symmetry.x(end.x(), end.y()))
          + " "
          + hex(symmetry.y(end.x(), end.y()))
          + " "
          + hex(end.time())
          + " "
          + hex(symmetry.x(end.vx(), end.vy()))
          + " "
          + hex(symmetry.y(end.vx(), end.vy())));
    }
    for (StackTopOutcome top : shot.tops()) {
      lines.add("top "
          + renumber.applyAsInt(top.below())
          + (top.fell() ? " fell " : " lies ")
          + hex(symmetry.x(top.x(), top.y()))
          + " "
          + hex(symmetry.y(top.x(), top.y()))
          + " "
          + hex(top.time()));
    }
    for (Event.Impact hit : shot.impacts()) {
      int a = renumber.applyAsInt(hit.a());
      int b = renumber.applyAsInt(hit.b());
      lines.add("hit "
          + hex(hit.time())
          + " "
          + Math.min(a, b)
          + "-"
          + Math.max(a, b)
          + " "
          + hex(hit.closing())
          + " "
          + hex(hit.impulse()));
    }
    lines.sort(null);
    return lines;
  }

  static List<String> of(Shot shot) {
    return of(shot, IDENTITY, id -> id);
  }

  static String hex(double value) {
    return Long.toHexString(Double.doubleToRawLongBits(value + 0.0));
  }
}
