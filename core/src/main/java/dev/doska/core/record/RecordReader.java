package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.Games;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one record: checks its tags, and then reads its moves and its result. Confined to one call. */
final class RecordReader<S, M> {
  private final Game<S, M> game;
  private final RecordText text;

  /**
   * A reader of one record.
   *
   * @param game the game under the record's rule set
   */
  RecordReader(Game<S, M> game, RecordText text) {
    this.game = game;
    this.text = text;
  }

  RecordParse<S, M> read() {
    return text.header() instanceof ParseResult.Ok<RecordHeader> ok
        ? read(ok.get())
        : new RecordParse.BadText<>(text.header().errors());
  }

  private RecordParse<S, M> read(RecordHeader header) {
    List<TextError> errors = new ArrayList<>();
    checkGame(header, errors);
    Optional<ParseResult<RecordedResult>> result =
        header.value(RecordHeader.RESULT).map(RecordedResult::parse);
    result.ifPresent(parsed ->
        parsed.errors().forEach(error -> errors.add(header.inTag(RecordHeader.RESULT, error))));
    Optional<RecordedResult> stated = result.flatMap(ParseResult::value);
    ParseResult<S> start = header
        .value(RecordHeader.START)
        .map(game.positions()::parse)
        .orElseGet(() -> new ParseResult.Ok<>(game.initial()));
    start.errors().forEach(error -> errors.add(header.inTag(RecordHeader.START, error)));
    if (!errors.isEmpty()) {
      return new RecordParse.BadText<>(errors);
    }
    RecordParse<S, M> parsed =
        new RecordMovesReader<>(game, start.orElseThrow(), otherTags(header)).read(text, header);
    return parsed instanceof RecordParse.Ok<S, M> ok && !agrees(stated, ok.get().result())
        ? contradiction(header, stated.orElseThrow(), ok.get().result())
        : parsed;
  }

  private void checkGame(RecordHeader header, List<TextError> errors) {
    String id = header.game().orElse(game.id());
    if (!id.equals(game.id())) {
      errors.add(header.error(RecordHeader.GAME, TextReader.quote(id), game.id()));
      return;
    }
    String own = game.ruleset().text();
    String written = header.ruleset().orElse(own);
    Optional<String> ruleset = written.equals(own) ? Optional.of(own) : canonicalRuleset(written);
    if (!ruleset.equals(Optional.of(own))) {
      String shown = ruleset.orElseGet(() -> TextReader.quote(written));
      errors.add(header.error(RecordHeader.RULESET, shown + " is not the rule set in use", own));
    }
  }

  /** The canonical text of a rule set, which can be written in several ways; empty if it is none. */
  private Optional<String> canonicalRuleset(String written) {
    return Games.find(game.id())
        .flatMap(provider -> provider.create(written).value())
        .map(found -> found.ruleset().text());
  }

  private static List<Tag> otherTags(RecordHeader header) {
    List<String> own =
        List.of(RecordHeader.GAME, RecordHeader.RULESET, RecordHeader.START, RecordHeader.RESULT);
    return header.tags().stream().filter(tag -> !own.contains(tag.name())).toList();
  }

  private static boolean agrees(Optional<RecordedResult> stated, RecordedResult last) {
    return stated.isEmpty() || stated.get().equals(last);
  }

  private RecordParse<S, M> contradiction(
      RecordHeader header, RecordedResult stated, RecordedResult last) {
    String message = stated + ", but the last line has " + last;
    return new RecordParse.BadText<>(
        List.of(header.error(RecordHeader.RESULT, message, "the same")));
  }
}
