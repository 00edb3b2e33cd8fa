package dev.doska.tool.files;

import dev.doska.core.RecordLines;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import java.util.ArrayList;
import java.util.List;

/**
 * On which line of a record each of its moves stands, and its result.
 *
 * @param moves the line of each move, from 1
 * @param result the line of the result
 */
record RecordPlaces(List<Integer> moves, int result) {
  RecordPlaces {
    moves = List.copyOf(moves);
  }

  /** The places in a text that could be read as a record. */
  static RecordPlaces of(RecordHeader header, RecordLines<?> layout, String text) {
    List<Integer> moves = new ArrayList<>();
    int result = 1;
    List<String> lines = text.lines().toList();
    for (int i = header.linesRead(); i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank()) {
        result = i + 1;
        int pieces = RecordedResult.parse(line.strip()).isPresent() ? 0 : pieces(layout, line);
        for (int piece = 0; piece < pieces; piece++) {
          moves.add(i + 1);
        }
      }
    }
    return new RecordPlaces(moves, result);
  }

  private static int pieces(RecordLines<?> layout, String line) {
    int key = line.lastIndexOf('{');
    String bare = key < 0 ? line : line.substring(0, key);
    return layout.split(bare.stripTrailing()).value().map(List::size).orElse(0);
  }

  /** The line of what a report complains of. */
  int of(Replay.Report<?, ?> report) {
    if (report instanceof Replay.KeyDiffers<?, ?> differs) {
      return ofMove(differs.ply());
    }
    return report instanceof Replay.IllegalAt<?, ?> illegal ? ofMove(illegal.ply()) : result;
  }

  private int ofMove(int ply) {
    return ply <= moves.size() ? moves.get(ply - 1) : result;
  }
}
