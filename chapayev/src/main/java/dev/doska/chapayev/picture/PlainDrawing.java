package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevState;
import dev.doska.chapayev.Checker;
import dev.doska.core.Drawing;
import dev.doska.core.History;
import java.util.stream.Collectors;

/** The checkers as a list. Immutable and thread-safe. */
public final class PlainDrawing implements Drawing<ChapayevState, ChapayevMove> {
  /** A drawing. */
  public PlainDrawing() {}

  @Override
  public String text(ChapayevState state) {
    return state.checkers().stream()
        .filter(Checker::onBoard)
        .map(c -> c.name() + " " + c.owner() + " " + c.place() + "\n")
        .collect(Collectors.joining());
  }

  @Override
  public String svg(ChapayevState state, Marks<ChapayevMove> marks) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><text y=\"20\">" + text(state)
        + "</text></svg>";
  }

  @Override
  public String replay(History<ChapayevState, ChapayevMove> line) {
    return svg(line.state());
  }
}
