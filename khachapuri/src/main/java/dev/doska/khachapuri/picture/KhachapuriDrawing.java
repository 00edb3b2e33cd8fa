package dev.doska.khachapuri.picture;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;

/** Pictures of positions. Immutable and thread-safe. */
public final class KhachapuriDrawing implements Drawing<KhachapuriPosition, KhachapuriMove> {
  /** A drawing. */
  public KhachapuriDrawing() {}

  @Override
  public String text(KhachapuriPosition position) {
    return position + "\n";
  }

  @Override
  public String svg(KhachapuriPosition position, Marks<KhachapuriMove> marks) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 40\">"
        + "<title>Khachapuri</title><text x=\"8\" y=\"25\" font-size=\"14\">"
        + position
        + "</text></svg>\n";
  }

  @Override
  public String replay(History<KhachapuriPosition, KhachapuriMove> line) {
    return svg(line.state());
  }
}
