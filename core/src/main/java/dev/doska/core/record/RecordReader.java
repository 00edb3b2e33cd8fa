package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.Games;
import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads one record, line by line. Confined to one call. */
final class RecordReader<S, M> {
  private final Game<S, M> game;
  private final Game<S, M> free;
  private final RecordLines<M> lines;
  private final String text;
  private final List<GameRecord.Entry<M>> entries = new ArrayList<>();
  private @Nullable RecordedResult last;
  private @Nullable RecordParse<S, M> failure;

  /** The first key that is not that of the state. */
  private @Nullable TextError diverged;

  RecordReader(Game<S, M> game, String text) {
    this.game = game;
    this.free = game.withoutDraws();
    this.lines = game.notation().recordLines();
    this.text = text;
  }

  RecordParse<S, M> read() {
    if (text.length() > RecordFormat.MAX_LENGTH) {
      return bad(
          new TextError(1, 1, text.length() + " characters", "at most " + RecordFormat.MAX_LENGTH));
    }
    ParseResult<RecordHeader> parsed = RecordHeader.parse(text);
    if (parsed instanceof ParseResult.Ok<RecordHeader> ok) {
      return readMoves(ok.get());
    }
    return new RecordParse.BadText<>(parsed.errors());
  }

  private RecordParse<S, M> readMoves(RecordHeader header) {
    List<TextError> errors = new ArrayList<>();
    checkGame(header, errors);
    Optional<RecordedResult> stated =
        header.value(RecordFormat.RESULT).flatMap(RecordedResult::parse);
    if (header.value(RecordFormat.RESULT).isPresent() && stated.isEmpty()) {
      errors.add(header.error(RecordFormat.RESULT, "no result", "1-0, 0-1, 1/2-1/2 or *"));
    }
    ParseResult<S> start = header
        .value(RecordFormat.START)
        .map(game.positions()::parse)
        .orElseGet(() -> new ParseResult.Ok<>(game.initial()));
    for (TextError e : start.errors()) {
      errors.add(header.error(
          RecordFormat.START, "character " + e.column() + ": " + e.message(), e.expected()));
    }
    if (!errors.isEmpty()) {
      return new RecordParse.BadText<>(errors);
    }
    readLines(header.linesRead(), start.orElseThrow());
    if (failure != null) {
      return diverged == null ? failure : afterDivergence(diverged, failure);
    }
    if (last == null) {
      TextReader end = new TextReader(text);
      end.moveTo(text.length());
      return bad(end.unexpected("the result, 1-0, 0-1, 1/2-1/2 or *, on the last line"));
    }
    RecordedResult result = last;
    if (stated.isPresent() && !stated.get().equals(result)) {
      return bad(header.error(
          RecordFormat.RESULT, stated.get() + ", but the last line has " + result, "the same"));
    }
    List<Tag> others = header.tags().stream().filter(tag -> !isOwn(tag.name())).toList();
    return new RecordParse.Ok<>(new GameRecord<>(
        game.id(), game.ruleset().text(), others, start.orElseThrow(), entries, result));
  }

  private void checkGame(RecordHeader header, List<TextError> errors) {
    String id = header.game().orElse(game.id());
    if (!id.equals(game.id())) {
      errors.add(header.error(RecordFormat.GAME, TextReader.quote(id), game.id()));
      return;
    }
    String own = game.ruleset().text();
    String written = header.ruleset().orElse(own);
    Optional<String> rules = written.equals(own) ? Optional.of(own) : canonicalRuleset(written);
    if (!rules.equals(Optional.of(own))) {
      String shown = rules.orElseGet(() -> TextReader.quote(written));
      errors.add(header.error(RecordFormat.RULESET, shown + " is not the rule set in use", own));
    }
  }

  /** Rule sets can be written in several ways; only the game's provider can tell which are equal. */
  private Optional<String> canonicalRuleset(String written) {
    return Games.find(game.id())
        .flatMap(provider -> provider.create(written).value())
        .map(found -> found.ruleset().text());
  }

  private static boolean isOwn(String name) {
    return name.equals(RecordFormat.GAME)
        || name.equals(RecordFormat.RULESET)
        || name.equals(RecordFormat.START)
        || name.equals(RecordFormat.RESULT);
  }

  private void readLines(int skip, S start) {
    TextReader reader = new TextReader(text);
    S state = start;
    int number = 0;
    while (!reader.atEnd() && failure == null) {
      String line = reader.until("\n");
      reader.accept('\n');
      number++;
      if (number > skip && !line.isBlank()) {
        state = readLine(state, number, line);
      }
    }
  }

  private S readLine(S state, int number, String line) {
    if (last != null) {
      failure = bad(new TextError(number, 1, "text after the result", "the end of the record"));
      return state;
    }
    last = RecordedResult.parse(line.strip()).orElse(null);
    if (last != null) {
      return state;
    }
    int brace = line.lastIndexOf('{');
    OptionalLong key = OptionalLong.empty();
    if (brace >= 0) {
      key = key(line.substring(brace).strip());
      if (key.isEmpty()) {
        failure = bad(new TextError(number, brace + 1, "bad key", "{16 hex digits}"));
        return state;
      }
    }
    int read = entries.size();
    S after = readPieces(state, number, brace < 0 ? line : line.substring(0, brace), key);
    if (failure == null && diverged == null && key.isPresent() && entries.size() > read) {
      diverged = divergence(key.getAsLong(), free.key(after), number, brace + 1);
    }
    return after;
  }

  private @Nullable TextError divergence(long expected, long actual, int number, int column) {
    return expected == actual
        ? null
        : new TextError(
            number,
            column,
            new Replay.KeyDiffers<S, M>(entries.size(), expected, actual).message(),
            "");
  }

  /** A move that can't be read after a state that is not the recorded one: that state comes first. */
  private RecordParse<S, M> afterDivergence(TextError first, RecordParse<S, M> then) {
    List<TextError> errors = new ArrayList<>();
    errors.add(first);
    if (then instanceof RecordParse.BadText<S, M> bad) {
      errors.addAll(bad.errors());
    } else if (then instanceof RecordParse.IllegalMove<S, M> illegal) {
      errors.add(illegal.error());
    }
    return new RecordParse.BadText<>(errors);
  }

  private static OptionalLong key(String braced) {
    boolean shaped = braced.length() == 18 && braced.endsWith("}");
    for (int i = 1; shaped && i < 17; i++) {
      shaped = Character.digit(braced.charAt(i), 16) >= 0 && braced.charAt(i) < 0x80;
    }
    return shaped
        ? OptionalLong.of(Long.parseUnsignedLong(braced.substring(1, 17), 16))
        : OptionalLong.empty();
  }

  private S readPieces(S before, int number, String line, OptionalLong key) {
    ParseResult<List<RecordLines.Piece>> split =
        lines.split(line.stripTrailing(), free.status(before));
    if (!split.isOk()) {
      failure = new RecordParse.BadText<>(
          split.errors().stream().map(e -> e.within(number, 1)).toList());
      return before;
    }
    S state = before;
    List<RecordLines.Piece> pieces = split.orElseThrow();
    for (int i = 0; i < pieces.size() && failure == null; i++) {
      RecordLines.Piece piece = pieces.get(i);
      MoveParse<M> parsed = free.notation().parse(state, piece.text());
      if (parsed instanceof MoveParse.Ok<M> ok && entries.size() < RecordFormat.MAX_MOVES) {
        OptionalLong its = i == pieces.size() - 1 ? key : OptionalLong.empty();
        entries.add(new GameRecord.Entry<>(ok.get(), its));
        state = free.playUnchecked(state, ok.get());
      } else {
        failure = failure(parsed, number, piece);
      }
    }
    return state;
  }

  private RecordParse<S, M> failure(MoveParse<M> parsed, int number, RecordLines.Piece piece) {
    if (parsed instanceof MoveParse.NotLegal<M> illegal) {
      return new RecordParse.IllegalMove<>(
          number, piece.column(), entries.size() + 1, piece.text(), illegal.verdict());
    }
    if (parsed instanceof MoveParse.BadSyntax<M> syntax) {
      return bad(syntax.error().within(number, piece.column()));
    }
    String problem = parsed instanceof MoveParse.Ok
        ? "more than " + RecordFormat.MAX_MOVES + " moves"
        : parsed.problem();
    return bad(new TextError(number, piece.column(), problem, "one move"));
  }

  private RecordParse<S, M> bad(TextError error) {
    return new RecordParse.BadText<>(List.of(error));
  }
}
