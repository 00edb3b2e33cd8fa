package dev.doska.tool.files;

import dev.doska.core.Game;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.Replay;
import dev.doska.tool.adapter.GameAdapters;
import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Reads records in the text of {@link RecordFormat}, several a file: a record begins with a tag that
 * follows the moves of another.
 */
final class RecordsReader implements GamesReader {
  @Override
  public void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException {
    TextLines lines = TextLines.of(source, in);
    MatchOfRecords match = new MatchOfRecords(findings);
    StringBuilder text = new StringBuilder();
    int start = 1;
    int number = 0;
    boolean moves = false;
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      boolean tag = line.get().stripLeading().startsWith("[");
      if (tag && moves) {
        match.accept(verify(source, ++number, start, text.toString()), text.toString());
        text.setLength(0);
        start = lines.number();
        moves = false;
      }
      moves |= !tag && !line.get().isBlank();
      if (text.length() <= RecordFormat.MAX_LENGTH) {
        text.append(line.get()).append('\n');
      }
    }
    if (!text.toString().isBlank()) {
      match.accept(verify(source, ++number, start, text.toString()), text.toString());
    }
    match.end();
  }

  private static Finding verify(String source, int number, int start, String text) {
    ParseResult<RecordHeader> header = RecordHeader.parse(text);
    if (header.value().isEmpty()) {
      return Finding.wrong(source, number, start, faults(header.errors(), start));
    }
    Optional<String> id = header.value().get().game();
    if (id.isEmpty()) {
      return Finding.wrong(source, number, start, "no Game tag");
    }
    try {
      Game<?, ?> game =
          GameAdapters.of(id.get(), header.value().get().ruleset().orElse("")).game();
      return verify(game, header.value().get(), source, number, start, text);
    } catch (ToolError e) {
      return Finding.wrong(source, number, start, String.valueOf(e.getMessage()));
    }
  }

  private static <S, M> Finding verify(
      Game<S, M> game, RecordHeader header, String source, int number, int start, String text) {
    RecordParse<S, M> parsed = new RecordFormat<>(game).parse(text);
    if (parsed instanceof RecordParse.Ok<S, M> ok) {
      Replay.Report<S, M> report = Replay.verify(game, ok.get());
      if (report instanceof Replay.Verified<S, M> verified) {
        List<String> facts = verified.facts().stream().map(Object::toString).toList();
        String result = ok.get().result().text();
        int plies = verified.line().ply();
        return Finding.right(source, number, start, verified.line(), plies, result, facts);
      }
      RecordPlaces places = RecordPlaces.of(header, game.notation().recordLines(), text);
      String message = "line " + (start + places.of(report) - 1) + ": " + report.message();
      return Finding.wrong(source, number, start, message);
    }
    if (parsed instanceof RecordParse.IllegalMove<S, M> illegal) {
      String place = "line " + (start + illegal.line() - 1) + ", column " + illegal.column();
      String message = place + ": move " + illegal.ply() + ", " + illegal.text() + ", is illegal: "
          + illegal.verdict();
      return Finding.wrong(source, number, start, message);
    }
    List<TextError> errors = ((RecordParse.BadText<S, M>) parsed).errors();
    return Finding.wrong(source, number, start, faults(errors, start));
  }

  private static String faults(List<TextError> errors, int start) {
    return errors.stream()
        .map(error -> error.within(start, 1).toString())
        .collect(Collectors.joining("; "));
  }
}
