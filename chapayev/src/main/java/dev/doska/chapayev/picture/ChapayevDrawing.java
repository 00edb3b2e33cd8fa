package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Resolution;
import dev.doska.core.Drawing;
import dev.doska.core.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Pictures of Chapayev: the table as text and as SVG, a shot as an animated SVG from the solver's own
 * segments, a whole match as one animated SVG. No picture contains a script. Without animation it shows
 * the position before the first move. Immutable and thread-safe.
 */
public final class ChapayevDrawing implements Drawing<ChapayevPosition, ChapayevMove> {
  private final DrawingSource source;

  /**
   * The pictures of a game.
   *
   * @param source what the pictures ask of the game
   */
  public ChapayevDrawing(DrawingSource source) {
    this.source = source;
  }

  /**
   * The table in text: each checker's name where it lies, {@code ~} after one that belongs to the enemy,
   * {@code !} after one that is turned over, {@code |} after a standing one; below it rows, round, and what the
   * match waits for.
   *
   * @param position the position
   * @return several lines, each with its end
   */
  @Override
  public String text(ChapayevPosition position) {
    return new TextTable(source, position).draw();
  }

  /**
   * The table as SVG. Checkers have the colour of their owner; turned ones show a dashed underside,
   * those of the second floor are shifted, hanging ones have a dashed ring. Strikes among the targets are
   * arrows as long as the distance that the checker would slide.
   *
   * @param position the position
   * @param marks the move that led to the position, which is named below the table, and moves to show
   * @return a complete document
   */
  @Override
  public String svg(ChapayevPosition position, Marks<ChapayevMove> marks) {
    return new TablePicture(source, position).draw(marks);
  }

  /**
   * A played move as an animated SVG: the checkers move as the solver computed, at their true speeds,
   * impacts flash, and falling checkers fade. The facts are below the table.
   *
   * @param resolution the result of {@link dev.doska.chapayev.Chapayev#resolve}
   * @return a complete document
   */
  public String shot(Resolution resolution) {
    return new ReplayAnimation(source, List.of(resolution)).draw();
  }

  /**
   * A whole match as one animated SVG that repeats.
   *
   * @param line the match
   * @return a complete document
   */
  @Override
  public String replay(History<ChapayevPosition, ChapayevMove> line) {
    List<ChapayevPosition> positions = line.positions();
    List<ChapayevMove> moves = line.moves();
    if (moves.isEmpty()) {
      return svg(line.position(), new Marks<>(Optional.empty(), List.of()));
    }
    List<Resolution> scenes = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      scenes.add(source.resolve(positions.get(i), moves.get(i)));
    }
    return new ReplayAnimation(source, scenes).draw();
  }
}
