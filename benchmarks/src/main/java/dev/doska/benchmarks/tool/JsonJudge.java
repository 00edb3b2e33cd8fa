package dev.doska.benchmarks.tool;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import dev.doska.benchmarks.files.TextLines;
import dev.doska.core.Game;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges moves given as JSON objects, one a line, and answers each at once with one line. */
final class JsonJudge {
  private final Console console;
  private final GameChoice choice;
  private final PositionChoice given;
  private String lastRules = "";
  private @Nullable Table<?, ?> lastTable;

  JsonJudge(Console console, GameChoice choice, PositionChoice given) {
    this.console = console;
    this.choice = choice;
    this.given = given;
  }

  /** Judges every line of standard input; the exit status. */
  int run() {
    boolean failed = false;
    try (TextLines lines = TextLines.of("standard input", console.in())) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        if (!line.get().isBlank()) {
          JsonObject answer = answer(line.get());
          failed |= answer.has("error");
          console.line(answer.toString());
          console.flush();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return failed ? Tool.FAILED : 0;
  }

  private JsonObject answer(String line) {
    JsonObject answer = new JsonObject();
    try {
      Question question = Question.read(line);
      if (question.id != null) {
        answer.add("id", question.id);
      }
      String rules = question.rules == null ? choice.rules : question.rules;
      add(verdict(table(rules), question), answer);
    } catch (ToolError e) {
      answer.addProperty("error", String.valueOf(e.getMessage()));
    }
    return answer;
  }

  /** The table of a rule set; that of the line before, if it is the same. */
  private Table<?, ?> table(String rules) {
    if (lastTable == null || !rules.equals(lastRules)) {
      lastTable = Tables.of(choice.game, rules);
      lastRules = rules;
    }
    return lastTable;
  }

  private <S, M> Verdict verdict(Table<S, M> table, Question question) {
    Game<S, M> game = table.game();
    S state =
        question.position == null ? given.line(table).state() : table.position(question.position);
    return JudgeCommand.verdict(game, state, question.move);
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

  /** One line's fields. */
  private record Question(
      @Nullable JsonElement id,
      @Nullable String position,
      String move,
      @Nullable String rules) {
    private static final List<String> FIELDS = List.of("id", "position", "move", "rules");

    static Question read(String line) {
      JsonObject object = object(line);
      for (String name : object.keySet()) {
        if (!FIELDS.contains(name)) {
          throw new ToolError(
              "unknown field \"" + name + "\"; expected " + String.join(", ", FIELDS));
        }
      }
      String move = text(object, "move");
      if (move == null) {
        throw new ToolError("no \"move\"");
      }
      return new Question(object.get("id"), text(object, "position"), move, text(object, "rules"));
    }

    private static JsonObject object(String line) {
      JsonReader reader = new JsonReader(new StringReader(line));
      reader.setStrictness(Strictness.STRICT);
      try {
        JsonElement element = JsonParser.parseReader(reader);
        if (reader.peek() != JsonToken.END_DOCUMENT) {
          throw new ToolError("no JSON: more after the object");
        }
        if (!element.isJsonObject()) {
          throw new ToolError("no JSON object");
        }
        return element.getAsJsonObject();
      } catch (JsonParseException | IOException | IllegalStateException e) {
        throw new ToolError("no JSON object");
      }
    }

    private static @Nullable String text(JsonObject object, String name) {
      JsonElement value = object.get(name);
      if (value == null || value.isJsonNull()) {
        return null;
      }
      if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
        throw new ToolError("\"" + name + "\" is no text");
      }
      return value.getAsString();
    }
  }
}
