package dev.doska.tool.files;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.RecordText;
import dev.doska.core.record.Replay;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameAdapters;
import dev.doska.tool.io.ToolError;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Verifies the records of one file in order. Confined to one thread. */
final class RecordVerifier {
  private final String source;
  private final MatchFindings findings;
  private int number;

  /** The game and rule set of the previous record; most often the next record has the same. */
  private @Nullable Choice last;

  /** A game and a rule set, as named by tags. */
  private record Choice(String id, String ruleset, GameAdapter<?, ?> adapter) {}

  RecordVerifier(String source, Consumer<Finding> findings) {
    this.source = source;
    this.findings = new MatchFindings(findings);
  }

  /** Verifies the next record. */
  void accept(RecordText text) {
    number++;
    if (text.header() instanceof ParseResult.Ok<RecordHeader> ok) {
      verify(text, ok.get());
    } else {
      reject(text, faults(text.header().errors(), text));
    }
  }

  /** Ends the file. */
  void end() {
    findings.end();
  }

  private void verify(RecordText text, RecordHeader header) {
    if (header.game().isEmpty()) {
      reject(text, "no Game tag");
      return;
    }
    GameAdapter<?, ?> adapter;
    try {
      adapter = adapter(header.game().get(), header.ruleset().orElse(""));
    } catch (ToolError e) {
      reject(text, String.valueOf(e.getMessage()));
      return;
    }
    verify(adapter, text);
  }

  private GameAdapter<?, ?> adapter(String id, String ruleset) {
    Choice choice = last;
    if (choice == null || !id.equals(choice.id) || !ruleset.equals(choice.ruleset)) {
      choice = new Choice(id, ruleset, GameAdapters.of(id, ruleset));
      last = choice;
    }
    return choice.adapter;
  }

  private <S, M> void verify(GameAdapter<S, M> adapter, RecordText text) {
    RecordParse<S, M> parsed = new RecordFormat<>(adapter.game()).parse(text);
    if (!(parsed instanceof RecordParse.Ok<S, M> ok)) {
      reject(text, faults(parsed.errors(), text));
      return;
    }
    Replay.Report<S, M> report = Replay.verify(adapter.game(), ok.get());
    if (report instanceof Replay.Verified<S, M> verified) {
      List<String> facts = verified.facts().stream().map(Object::toString).toList();
      String result = ok.get().result().text();
      int plies = verified.line().ply();
      Finding valid =
          Finding.valid(source, number, text.firstLine(), verified.line(), plies, result, facts);
      findings.accept(valid, text, adapter.khachapuriRecord(ok.get()));
    } else {
      int line = text.firstLine() + ok.places().lineOf(report) - 1;
      reject(text, "line " + line + ": " + report.message());
    }
  }

  private void reject(RecordText text, String message) {
    Finding invalid = Finding.invalid(source, number, text.firstLine(), message);
    findings.accept(invalid, text, Optional.empty());
  }

  private static String faults(List<TextError> errors, RecordText text) {
    return errors.stream()
        .map(error -> error.within(text.firstLine(), 1).toString())
        .collect(Collectors.joining("; "));
  }
}
