package dev.doska.core.perft;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a count that can be counted anywhere, by {@code Perft.countUnit}: a position, how deep to count below it, and how
 * often the result counts. Its text is one line of six fields with tabs between: game, rule set,
 * position, depth, weight, and {@code once} or {@code weighted} for the rolls. Immutable.
 *
 * @param game the game's id
 * @param ruleset the rule set's text
 * @param position the position's text
 * @param depth the number of decisions below the position, 0 or more
 * @param weight how often the result counts, 1 or more
 * @param weighted whether the weights of rolls below the position are counted
 */
public record PerftUnit(
    String game, String ruleset, String position, int depth, long weight, boolean weighted) {
  /** The deepest count that a unit's text may ask for. */
  public static final int MAX_DEPTH = 1000;

  private static final String[] FIELDS = {
    "game", "rule set", "position", "depth", "weight", "\"once\" or \"weighted\""
  };

  /**
   * Checks the fields.
   *
   * @param game the game's id
   * @param ruleset the rule set's text
   * @param position the position's text
   * @param depth the number of decisions below the position, 0 or more
   * @param weight how often the result counts, 1 or more
   * @param weighted whether the weights of rolls below the position are counted
   */
  public PerftUnit {
    for (String text : List.of(game, ruleset, position)) {
      if (text.indexOf('\t') >= 0 || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
        throw new IllegalArgumentException("a field holds a tab or a line end");
      }
    }
    if (depth < 0 || depth > MAX_DEPTH || weight < 1) {
      throw new IllegalArgumentException("depth " + depth + ", weight " + weight);
    }
  }

  /** Two units of the same position as one. */
  PerftUnit plus(PerftUnit other) {
    return new PerftUnit(
        game, ruleset, position, depth, Math.addExact(weight, other.weight), weighted);
  }

  /**
   * The unit as one line of text.
   *
   * @return the line without its end
   */
  public String text() {
    return String.join(
        "\t",
        game,
        ruleset,
        position,
        Integer.toString(depth),
        Long.toString(weight),
        weighted ? "weighted" : "once");
  }

  /**
   * Reads a unit. Never throws, whatever the text.
   *
   * @param line the line without its end
   * @return the unit, or what is wrong
   */
  public static ParseResult<PerftUnit> parse(String line) {
    TextReader reader = new TextReader(line);
    List<String> fields = new ArrayList<>();
    do {
      fields.add(reader.until("\t\r\n"));
    } while (fields.size() < FIELDS.length && reader.accept('\t'));
    if (fields.size() < FIELDS.length) {
      return ParseResult.failed(reader.unexpected("a tab and the " + FIELDS[fields.size()]));
    }
    if (!reader.atEnd()) {
      return ParseResult.failed(reader.unexpected("the end of the line"));
    }
    return numbers(reader, fields);
  }

  private static ParseResult<PerftUnit> numbers(TextReader reader, List<String> fields) {
    int depthAt = (fields.get(0) + fields.get(1) + fields.get(2)).length() + 3;
    int weightAt = depthAt + fields.get(3).length() + 1;
    int modeAt = weightAt + fields.get(4).length() + 1;
    List<TextError> errors = new ArrayList<>();
    TextReader number = new TextReader(fields.get(3));
    long depth = number.number(MAX_DEPTH);
    if (depth < 0 || !number.atEnd()) {
      errors.add(reader.errorAt(depthAt, "bad depth", "a number from 0 to " + MAX_DEPTH));
    }
    number = new TextReader(fields.get(4));
    long weight = number.number(Long.MAX_VALUE);
    if (weight < 1 || !number.atEnd()) {
      errors.add(reader.errorAt(weightAt, "bad weight", "a number from 1"));
    }
    boolean weighted = fields.get(5).equals("weighted");
    if (!weighted && !fields.get(5).equals("once")) {
      errors.add(reader.errorAt(modeAt, "bad mode", FIELDS[5]));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(new PerftUnit(
            fields.get(0), fields.get(1), fields.get(2), (int) depth, weight, weighted))
        : new ParseResult.Failed<>(errors);
  }

  @Override
  public String toString() {
    return text();
  }
}
