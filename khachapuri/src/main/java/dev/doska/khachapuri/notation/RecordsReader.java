package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.Violation;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.RecordParse;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads a file of several records. Confined to one call. */
final class RecordsReader {
  private final TextReader reader;
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
  private final List<TextError> errors = new ArrayList<>();
  private int line = 1;

  RecordsReader(String text) {
    this.reader = new TextReader(text);
  }

  ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> read() {
    int found = 0;
    while (!reader.atEnd() && found <= MatchRecords.MAX_GAMES) {
      int firstLine = line;
      String text = next();
      if (!text.isBlank()) {
        found++;
        read(text, firstLine);
      }
    }
    if (found == 0) {
      errors.add(new TextError(line, 1, "no record", "[Game \"" + Khachapuri.ID + "\"]"));
    } else if (found > MatchRecords.MAX_GAMES) {
      errors.add(new TextError(line, 1, "too many records", "at most " + MatchRecords.MAX_GAMES));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(List.copyOf(records))
        : new ParseResult.Failed<>(errors);
  }

  /** The text of the next record: up to the first tag after other lines. */
  private String next() {
    int start = reader.offset();
    boolean moves = false;
    while (!reader.atEnd()) {
      int lineStart = reader.offset();
      String content = reader.until("\n");
      boolean tag = content.stripLeading().startsWith("[");
      if (tag && moves) {
        reader.moveTo(lineStart);
        break;
      }
      moves |= !tag && !content.isBlank();
      if (reader.accept('\n')) {
        line++;
      }
    }
    return reader.slice(start, reader.offset());
  }

  private void read(String text, int firstLine) {
    ParseResult<RecordHeader> header = RecordHeader.parse(text);
    List<TextError> faults = new ArrayList<>(header.errors());
    if (faults.isEmpty()) {
      String written = header.orElseThrow().ruleset().orElse("");
      ParseResult<KhachapuriRuleset> rules = KhachapuriRuleset.parse(written);
      rules.errors().forEach(e -> faults.add(inTag(header.orElseThrow(), e)));
      rules.value().ifPresent(r -> readMoves(Khachapuri.of(r), text, faults));
    }
    faults.forEach(e -> errors.add(e.within(firstLine, 1)));
  }

  private static TextError inTag(RecordHeader header, TextError error) {
    for (int i = 0; i < header.tags().size(); i++) {
      if (header.tags().get(i).name().equals("Ruleset")) {
        String message = "Ruleset tag: character " + error.column() + ": " + error.message();
        return new TextError(header.lines().get(i), 1, message, error.expected());
      }
    }
    return error;
  }

  private void readMoves(Khachapuri game, String text, List<TextError> faults) {
    RecordParse<KhachapuriPosition, KhachapuriMove> parsed = new RecordFormat<>(game).parse(text);
    if (parsed instanceof RecordParse.BadText<KhachapuriPosition, KhachapuriMove> bad) {
      faults.addAll(bad.errors());
    } else if (parsed
        instanceof RecordParse.IllegalMove<KhachapuriPosition, KhachapuriMove> illegal) {
      String reasons = illegal.verdict().violations().stream()
          .map(Violation::toString)
          .collect(Collectors.joining(", "));
      String message = "move " + illegal.ply() + ", " + illegal.text() + ", is illegal: " + reasons;
      faults.add(new TextError(illegal.line(), illegal.column(), message, ""));
    }
    parsed.record().ifPresent(records::add);
  }
}
