package dev.doska.tool.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameAdapters;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Judges moves that are given as JSON objects, one per line. Each line is answered at once with one
 * line, also if it is blank or malformed, so that answer n belongs to line n.
 */
final class JsonJudge {
  private static final String ID = "id";
  private static final String POSITION = "position";
  private static final String MOVE = "move";
  private static final String RULES = "rules";
  private static final List<String> FIELDS = List.of(ID, POSITION, MOVE, RULES);

  private final Console console;
  private final GameChoice choice;
  private final PositionChoice given;
  private String lastRules = "";
  private @Nullable GameAdapter<?, ?> lastAdapter;

  JsonJudge(Console console, GameChoice choice, PositionChoice given) {
    this.console = console;
    this.choice = choice;
    this.given = given;
  }

  /** Judges every line of standard input and returns the exit status. */
  int run() {
    boolean failed = false;
    try (TextLines lines = TextLines.of("standard input", console.in())) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        JsonObject answer = answer(line.get());
        failed |= answer.has("error");
        console.line(answer.toString());
        console.flush();
      }
      if (lines.number() == 0) {
        throw new ToolError("no MOVE, and no line on standard input");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return failed ? ExitStatus.FAILED : 0;
  }

  private JsonObject answer(String line) {
    JsonObject answer = new JsonObject();
    JsonFields fields = new JsonFields(FIELDS);
    try {
      try {
        fields.read(line);
      } finally {
        fields.value(ID).ifPresent(id -> answer.add(ID, id));
      }
      String move = fields.text(MOVE).orElseThrow(() -> new ToolError("no \"move\""));
      String rules = fields.text(RULES).orElse(choice.rules);
      add(verdict(adapter(rules), fields.text(POSITION), move), answer);
    } catch (ToolError e) {
      answer.addProperty("error", String.valueOf(e.getMessage()));
    }
    return answer;
  }

  /** The game under a rule set; the adapter of the previous line is used again if the rule set is the same. */
  private GameAdapter<?, ?> adapter(String rules) {
    if (lastAdapter == null || !rules.equals(lastRules)) {
      lastAdapter = GameAdapters.of(choice.game, rules);
      lastRules = rules;
    }
    return lastAdapter;
  }

  private <S, M> Verdict verdict(GameAdapter<S, M> adapter, Optional<String> text, String move) {
    S position = text.map(adapter::position).orElseGet(() -> given.line(adapter).position());
    return adapter.verdict(position, move);
  }

  private static void add(Verdict verdict, JsonObject answer) {
    answer.addProperty("legal", verdict.isLegal());
    if (!verdict.isLegal()) {
      JsonArray violations = new JsonArray();
      for (Violation violation : verdict.violations()) {
        JsonObject object = new JsonObject();
        object.addProperty("rule", violation.rule().id());
        object.addProperty("message", violation.message());
        object.addProperty("witness", violation.witness());
        violations.add(object);
      }
      answer.add("violations", violations);
    }
  }
}
