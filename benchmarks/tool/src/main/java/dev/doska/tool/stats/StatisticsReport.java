package dev.doska.tool.stats;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.doska.core.Game;
import dev.doska.core.Rule;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Statistics as text and as JSON.
 *
 * <p>The JSON object has these fields, in this order: {@code game}, {@code rules}, {@code seed}; the
 * counts {@code matches}, {@code unfinished}, {@code rounds}, {@code moves}; {@code unit}, the noun for
 * these moves; {@code length} with {@code mean}, {@code median}, {@code min}, {@code max}; {@code wins}
 * with {@code white}, {@code black}, {@code draws}, {@code firstMover}, {@code secondMover}, {@code
 * firstMoverPercent}; {@code endings}, a list of {@code rule}, {@code reason}, {@code count}; {@code
 * ruleCounts}, a list of {@code rule}, {@code title}, {@code count}, {@code perThousandMoves}, {@code
 * perRound}; {@code events}, a list of {@code rule}, {@code event} and the same three numbers. A
 * quotient has three decimals, the median one; a quotient by 0 is null.
 *
 * @param game the game
 * @param seed the seed of the matches
 * @param statistics what happened in them
 */
public record StatisticsReport(Game<?, ?> game, long seed, Statistics statistics) {
  /** The statistics as lines of text. */
  public List<String> text() {
    Statistics s = statistics;
    Lengths lengths = s.lengths();
    List<String> lines = new ArrayList<>();
    lines.add(game.id() + " " + game.ruleset().text() + ", seed " + seed);
    lines.add("matches  " + lengths.matches() + ", " + s.unfinished() + " unfinished; rounds "
        + s.rounds() + "; " + s.unit() + " " + lengths.total());
    lines.add("length   mean " + text(s.meanLength()) + ", median " + lengths.median() + ", min "
        + lengths.min() + ", max " + lengths.max() + " " + s.unit());
    lines.add(
        "won by   White " + s.whiteWins() + ", Black " + s.blackWins() + ", drawn " + s.draws());
    lines.add("won by   first mover " + s.firstMoverWins() + ", second mover " + s.secondMoverWins()
        + "; first mover's score " + text(s.firstMoverPercent()) + " %");
    lines.add("");
    lines.add("endings");
    for (EndingCount ending : s.endings()) {
      lines.add(String.format(
          Locale.ROOT,
          "  %s  %8d  %s",
          ending.ending().rule().id(),
          ending.count(),
          ending.ending().reason()));
    }
    lines.add("");
    lines.add(row("rule", "event", "count", "/1,000 " + s.unit(), "/round"));
    rules().forEach((rule, count) -> {
      lines.add(row(rule.id(), rule.title(), count));
      s.events().stream()
          .filter(event -> event.kind().rule() == rule)
          .forEach(event -> lines.add(row("", "  " + event.kind().name(), event.count())));
    });
    return lines;
  }

  private String row(String rule, String event, long count) {
    return row(
        rule,
        event,
        Long.toString(count),
        text(statistics.perThousand(count)),
        text(statistics.perRound(count)));
  }

  private static String row(
      String rule, String event, String count, String perThousand, String perRound) {
    return String.format(
        Locale.ROOT, "%-6s %-32s %10s %14s %10s", rule, event, count, perThousand, perRound);
  }

  private static String text(Optional<BigDecimal> quotient) {
    return quotient.map(BigDecimal::toPlainString).orElse("-");
  }

  /** The number of events by each rule, in the order of the events. */
  private Map<Rule, Long> rules() {
    Map<Rule, Long> rules = new LinkedHashMap<>();
    statistics
        .events()
        .forEach(event -> rules.merge(event.kind().rule(), event.count(), Long::sum));
    return rules;
  }

  /** The statistics as a JSON object of several lines. */
  public String json() {
    Statistics s = statistics;
    JsonObject json = new JsonObject();
    json.addProperty("game", game.id());
    json.addProperty("rules", game.ruleset().text());
    json.addProperty("seed", seed);
    json.addProperty("matches", s.lengths().matches());
    json.addProperty("unfinished", s.unfinished());
    json.addProperty("rounds", s.rounds());
    json.addProperty("moves", s.lengths().total());
    json.addProperty("unit", s.unit());
    json.add("length", lengthJson());
    json.add("wins", winsJson());
    JsonArray endings = new JsonArray();
    for (EndingCount ending : s.endings()) {
      JsonObject object = new JsonObject();
      object.addProperty("rule", ending.ending().rule().id());
      object.addProperty("reason", ending.ending().reason());
      object.addProperty("count", ending.count());
      endings.add(object);
    }
    json.add("endings", endings);
    JsonArray rules = new JsonArray();
    rules().forEach((rule, count) -> rules.add(counted(rule, "title", rule.title(), count)));
    json.add("ruleCounts", rules);
    JsonArray events = new JsonArray();
    s.events()
        .forEach(event ->
            events.add(counted(event.kind().rule(), "event", event.kind().name(), event.count())));
    json.add("events", events);
    return new GsonBuilder()
        .serializeNulls()
        .setPrettyPrinting()
        .disableHtmlEscaping()
        .create()
        .toJson(json);
  }

  private JsonObject lengthJson() {
    JsonObject object = new JsonObject();
    addQuotient(object, "mean", statistics.meanLength());
    object.addProperty("median", statistics.lengths().median());
    object.addProperty("min", statistics.lengths().min());
    object.addProperty("max", statistics.lengths().max());
    return object;
  }

  private JsonObject winsJson() {
    JsonObject object = new JsonObject();
    object.addProperty("white", statistics.whiteWins());
    object.addProperty("black", statistics.blackWins());
    object.addProperty("draws", statistics.draws());
    object.addProperty("firstMover", statistics.firstMoverWins());
    object.addProperty("secondMover", statistics.secondMoverWins());
    addQuotient(object, "firstMoverPercent", statistics.firstMoverPercent());
    return object;
  }

  private JsonObject counted(Rule rule, String name, String value, long count) {
    JsonObject object = new JsonObject();
    object.addProperty("rule", rule.id());
    object.addProperty(name, value);
    object.addProperty("count", count);
    addQuotient(object, "perThousandMoves", statistics.perThousand(count));
    addQuotient(object, "perRound", statistics.perRound(count));
    return object;
  }

  private static void addQuotient(JsonObject object, String name, Optional<BigDecimal> quotient) {
    object.add(name, quotient.isPresent() ? new JsonPrimitive(quotient.get()) : JsonNull.INSTANCE);
  }
}
