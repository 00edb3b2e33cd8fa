package dev.doska.toys.ring;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.core.picture.Svg;
import dev.doska.toys.ring.RingMove.Puck;
import java.util.List;

/** The ring cut open at the place opposite to the target. */
final class RingDrawing implements Drawing<Ring, RingMove> {
  static final RingDrawing INSTANCE = new RingDrawing();

  private RingDrawing() {}

  @Override
  public String text(Ring ring) {
    return ring.toString() + "\n";
  }

  @Override
  public String svg(Ring ring, Marks<RingMove> marks) {
    Svg svg = new Svg(Ring.PLACES, 20, ring.toString());
    svg.element("rect", "x", 150, "y", 0, "width", 60, "height", 20, "fill", "#ddd");
    for (Puck puck : ring.pucks()) {
      svg.element("circle", "cx", (puck.place() + 180) % Ring.PLACES, "cy", 10, "r", 3);
    }
    marks.last().ifPresent(move -> svg.label(2, 18, move.toString(), "font-size", 6));
    return svg.toString();
  }

  @Override
  public String replay(History<Ring, RingMove> line) {
    return svg(line.position(), new Marks<>(line.move(), List.of()));
  }
}
