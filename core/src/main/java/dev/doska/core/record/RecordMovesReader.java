package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.TextError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Reads the moves and the result of one record, line by line. A text names a move only in a position, so
 * each move is played as it is read: the notation judges it once, and it is played once. Confined to one
 * call.
 */
final class RecordMovesReader<S, M> {
  private static final int KEY_DIGITS = 16;

  private final Game<S, M> free;
  private final RecordLines<M> layout;
  private final List<Tag> tags;
  private final List<GameRecord.Entry<M>> entries = new ArrayList<>();
  private Line<S, M> played;
  private int[] places = new int[128];
  private @Nullable RecordedResult result;
  private int resultLine;
  private @Nullable RecordParse<S, M> failure;

  /** The first key that is not that of the position. */
  private @Nullable TextError wrongKey;

  /**
   * A reader of moves.
   *
   * @param game the game under the record's rule set
   * @param start the position in which the moves begin
   * @param tags the tags that the record will have
   */
  RecordMovesReader(Game<S, M> game, S start, List<Tag> tags) {
    this.free = game.withoutDraws();
    this.layout = game.notation().recordLines();
    this.played = Line.start(game, start);
    this.tags = tags;
  }

  /** Reads all lines after the tags. */
  RecordParse<S, M> read(RecordText text, RecordHeader header) {
    List<String> lines = text.lines();
    for (int i = header.linesRead(); i < lines.size() && failure == null; i++) {
      if (!lines.get(i).isBlank()) {
        readLine(i + 1, lines.get(i));
      }
    }
    if (failure != null) {
      return wrongKey == null ? failure : bothFaults(wrongKey, failure);
    }
    if (result == null) {
      int column = lines.get(lines.size() - 1).length() + 1;
      return bad(new TextError(
          lines.size(),
          column,
          "the text ends here",
          "the result, 1-0, 0-1, 1/2-1/2 or *, on the last line"));
    }
    return new RecordParse.Ok<>(
        GameRecord.read(played, tags, entries, result),
        new RecordPlaces(places, entries.size(), resultLine));
  }

  /** A wrong key and then a move that can't be read: the key is the first fault. */
  private RecordParse<S, M> bothFaults(TextError first, RecordParse<S, M> then) {
    List<TextError> errors = new ArrayList<>();
    errors.add(first);
    errors.addAll(then.errors());
    return new RecordParse.BadText<>(errors);
  }

  private void readLine(int number, String line) {
    if (result != null) {
      failure = bad(new TextError(number, 1, "text after the result", "the end of the record"));
      return;
    }
    int brace = line.lastIndexOf('{');
    if (brace < 0) {
      result = RecordedResult.read(line.strip());
      resultLine = number;
      if (result == null) {
        readMoves(number, line, OptionalLong.empty());
      }
      return;
    }
    OptionalLong key = key(line, brace);
    if (key.isEmpty()) {
      failure = bad(new TextError(number, brace + 1, "bad key", "{16 hex digits}"));
      return;
    }
    int before = entries.size();
    readMoves(number, line.substring(0, brace), key);
    if (failure == null && wrongKey == null && entries.size() > before) {
      wrongKey = wrongKey(key.getAsLong(), number, brace + 1);
    }
  }

  private @Nullable TextError wrongKey(long expected, int number, int column) {
    if (expected == played.key()) {
      return null;
    }
    String message = new Replay.KeyDiffers<S, M>(entries.size(), expected, played.key()).message();
    return new TextError(number, column, message, "");
  }

  /** The key in braces at the end of a line; empty if it is none. */
  private static OptionalLong key(String line, int brace) {
    int end = brace + 1 + KEY_DIGITS;
    boolean shaped = line.startsWith("}", end) && line.substring(end + 1).isBlank();
    long key = 0;
    for (int i = brace + 1; shaped && i < end; i++) {
      shaped = HexFormat.isHexDigit(line.charAt(i));
      key = shaped ? key << 4 | HexFormat.fromHexDigit(line.charAt(i)) : key;
    }
    return shaped ? OptionalLong.of(key) : OptionalLong.empty();
  }

  private void readMoves(int number, String line, OptionalLong key) {
    ParseResult<List<RecordLines.Piece>> split =
        layout.split(line.stripTrailing(), free.status(played.position()));
    if (!split.isOk()) {
      failure = new RecordParse.BadText<>(
          split.errors().stream().map(error -> error.within(number, 1)).toList());
      return;
    }
    List<RecordLines.Piece> texts = split.orElseThrow();
    for (int i = 0; i < texts.size() && failure == null; i++) {
      MoveParse<M> parsed =
          free.notation().parse(played.position(), texts.get(i).text());
      if (parsed instanceof MoveParse.Ok<M> ok && entries.size() < RecordText.MAX_MOVES) {
        add(ok.get(), i == texts.size() - 1 ? key : OptionalLong.empty(), number);
      } else {
        failure = failure(parsed, number, texts.get(i));
      }
    }
  }

  private void add(M move, OptionalLong key, int number) {
    if (entries.size() == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[entries.size()] = number;
    entries.add(new GameRecord.Entry<>(move, key));
    played = played.playUnchecked(move);
  }

  private RecordParse<S, M> failure(MoveParse<M> parsed, int number, RecordLines.Piece text) {
    if (parsed instanceof MoveParse.NotLegal<M> illegal) {
      return new RecordParse.IllegalMove<>(
          number, text.column(), entries.size() + 1, text.text(), illegal.verdict());
    }
    if (parsed instanceof MoveParse.BadSyntax<M> syntax) {
      return bad(syntax.error().within(number, text.column()));
    }
    String problem = parsed instanceof MoveParse.Ok
        ? "more than " + RecordText.MAX_MOVES + " moves"
        : parsed.problem();
    return bad(new TextError(number, text.column(), problem, "one move"));
  }

  private RecordParse<S, M> bad(TextError error) {
    return new RecordParse.BadText<>(List.of(error));
  }
}
