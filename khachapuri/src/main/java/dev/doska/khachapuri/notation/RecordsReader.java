package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.Violation;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.RecordSplitter;
import dev.doska.core.record.RecordText;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a file of several records. Confined to one call. */
final class RecordsReader {
  /** The most games that are read. */
  static final int MAX_GAMES = 10_000;

  private final TextReader reader;
  private final RecordSplitter splitter = new RecordSplitter();
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
  private final List<TextError> errors = new ArrayList<>();
  private int found;
  private int line = 1;

  /** The game of the last record; the next one most often has the same rules. */
  private Khachapuri game = Khachapuri.standard();

  RecordsReader(String text) {
    this.reader = new TextReader(text);
  }

  ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> read() {
    boolean more = true;
    while (more && found <= MAX_GAMES) {
      splitter.add(reader.until("\n")).ifPresent(this::read);
      more = reader.accept('\n');
      line += more && found <= MAX_GAMES ? 1 : 0;
    }
    if (!more) {
      splitter.end().ifPresent(this::read);
    }
    if (found == 0) {
      errors.add(new TextError(line, 1, "no record", "[Game \"" + Khachapuri.ID + "\"]"));
    } else if (found > MAX_GAMES) {
      errors.add(new TextError(line, 1, "too many records", "at most " + MAX_GAMES));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(List.copyOf(records))
        : new ParseResult.Failed<>(errors);
  }

  private void read(RecordText text) {
    found++;
    List<TextError> faults = new ArrayList<>(text.header().errors());
    text.header().value().flatMap(header -> game(header, faults)).ifPresent(g -> {
      RecordParse<KhachapuriPosition, KhachapuriMove> parsed = new RecordFormat<>(g).parse(text);
      faults.addAll(faults(parsed));
      parsed.value().ifPresent(records::add);
    });
    faults.forEach(error -> errors.add(error.within(text.firstLine(), 1)));
  }

  private Optional<Khachapuri> game(RecordHeader header, List<TextError> faults) {
    ParseResult<KhachapuriRuleset> rules =
        KhachapuriRuleset.parse(header.ruleset().orElse(""));
    rules.errors().forEach(error -> faults.add(header.inRuleset(error)));
    rules.value().filter(r -> !r.equals(game.ruleset())).ifPresent(r -> game = Khachapuri.of(r));
    return rules.value().map(r -> game);
  }

  private static List<TextError> faults(RecordParse<KhachapuriPosition, KhachapuriMove> parsed) {
    if (!(parsed instanceof RecordParse.IllegalMove<KhachapuriPosition, KhachapuriMove> illegal)) {
      return parsed.errors();
    }
    String reasons = illegal.verdict().violations().stream()
        .map(Violation::toString)
        .collect(Collectors.joining(", "));
    String message = "move " + illegal.ply() + ", " + illegal.text() + ", is illegal: " + reasons;
    return List.of(new TextError(illegal.line(), illegal.column(), message, ""));
  }
}
