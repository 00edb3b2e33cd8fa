package dev.doska.tool.command;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fields of one JSON object, read strictly: unknown and duplicate fields are errors. Fields that
 * were read before an error stay available.
 */
final class JsonFields {
  private static final Pattern COLUMN = Pattern.compile("column (\\d+) path");

  private final List<String> known;
  private final Map<String, JsonElement> values = new LinkedHashMap<>();

  /**
   * An empty set of fields.
   *
   * @param known the names that a field may have
   */
  JsonFields(List<String> known) {
    this.known = List.copyOf(known);
  }

  /**
   * Reads a line. After an unknown or duplicate field, reading continues to the end of the line, so that
   * the following fields are read too.
   *
   * @throws ToolError with the first error
   */
  void read(String line) {
    JsonReader reader = new JsonReader(new StringReader(line));
    reader.setStrictness(Strictness.STRICT);
    Optional<String> error = Optional.empty();
    try {
      if (reader.peek() != JsonToken.BEGIN_OBJECT) {
        throw new ToolError("not a JSON object");
      }
      reader.beginObject();
      while (reader.hasNext()) {
        Optional<String> next = readField(reader);
        error = error.isPresent() ? error : next;
      }
      reader.endObject();
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new ToolError("more than one JSON object");
      }
    } catch (JsonParseException | IOException | IllegalStateException e) {
      throw new ToolError(line.isBlank() ? "a blank line, not a JSON object" : malformed(reader));
    }
    error.ifPresent(message -> {
      throw new ToolError(message);
    });
  }

  private Optional<String> readField(JsonReader reader) throws IOException {
    String name = reader.nextName();
    boolean twice = values.containsKey(name);
    JsonElement value = JsonParser.parseReader(reader);
    if (!known.contains(name)) {
      return Optional.of("unknown field \"" + name + "\"; expected " + String.join(", ", known));
    }
    if (twice) {
      return Optional.of("\"" + name + "\" occurs twice");
    }
    values.put(name, value);
    return Optional.empty();
  }

  private static String malformed(JsonReader reader) {
    Matcher place = COLUMN.matcher(reader.toString());
    return "malformed JSON" + (place.find() ? " at column " + place.group(1) : "");
  }

  /** The value of a field, if present. */
  Optional<JsonElement> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * The text of a field, if present and not null.
   *
   * @throws ToolError if the value is not a string
   */
  Optional<String> text(String name) {
    Optional<JsonElement> value = value(name).filter(v -> !v.isJsonNull());
    if (value.isPresent()
        && !(value.get().isJsonPrimitive() && value.get().getAsJsonPrimitive().isString())) {
      throw new ToolError("\"" + name + "\" is not a string");
    }
    return value.map(JsonElement::getAsString);
  }
}
