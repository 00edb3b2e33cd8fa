package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatsCommandTest {
  /** The JSON form is stable, and three matches of a seed give these counts on every JVM. */
  @ParameterizedTest
  @ValueSource(strings = {"czech-checkers", "khachapuri"})
  void a_seed_gives_these_counts_for_ever(String game) throws IOException {
    assertThat(stats(game + " --matches 3 --seed 7 --json")).isEqualTo(golden(game));
  }

  /** The same for Chapayev, except that kinds of events that do not occur may be added. */
  @Test
  void a_seed_gives_these_counts_of_chapayev_for_ever() throws IOException {
    assertThat(occurring(stats("chapayev --rules SIMPLE --matches 3 --seed 7 --json")))
        .isEqualTo(occurring(golden("chapayev")));
  }

  private static String golden(String game) throws IOException {
    try (InputStream in = StatsCommandTest.class.getResourceAsStream("stats/" + game + ".json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String occurring(String json) {
    JsonObject object = JsonParser.parseString(json).getAsJsonObject();
    for (String list : List.of("ruleCounts", "events")) {
      JsonArray kept = new JsonArray();
      for (JsonElement entry : object.getAsJsonArray(list)) {
        if (entry.getAsJsonObject().get("count").getAsLong() > 0) {
          kept.add(entry);
        }
      }
      assertThat(kept).isNotEmpty();
      object.add(list, kept);
    }
    return object.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"czech-checkers", "khachapuri", "chapayev"})
  void the_number_of_threads_changes_nothing(String game) {
    String alone = stats(game + " --matches 7 --seed -3");
    assertThat(stats(game + " --matches 7 --seed -3 --threads 2")).isEqualTo(alone);
    assertThat(stats(game + " --matches 7 --seed -3 -t 20")).isEqualTo(alone);
    assertThat(stats(game + " --matches 7 --seed 4")).isNotEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"czech-checkers", "khachapuri", "chapayev"})
  void the_matches_are_the_games_of_play(String game) {
    String played =
        ToolRun.of("play", game, "--games", "3", "--seed", "5").succeeded().out();
    long white = played.lines().filter("[Result \"1-0\"]"::equals).count();
    long black = played.lines().filter("[Result \"0-1\"]"::equals).count();
    assertThat(white + black).isPositive();
    assertThat(stats(game + " --matches 3 --seed 5"))
        .contains(
            "won by   White " + white + ", Black " + black + ", drawn " + (3 - white - black));
  }

  @Test
  void text_names_the_rules_lengths_winners_and_endings() {
    assertThat(stats("khachapuri --matches 20")).startsWith("""
            khachapuri STANDARD, seed 1
            matches  20, 0 unfinished; rounds 20; turns 886
            length   mean 44.300, median 44.5, min 35, max 52 turns
            won by   White 13, Black 7, drawn 0
            won by   first mover 10, second mover 10; first mover's score 50.000 %

            endings
              KH-18        18  all checkers borne off
              KH-18         2  all checkers borne off, mars

            rule   event                                 count   /1,000 turns     /round
            KH-03  who starts                               36         40.632      1.800
                     roll-off                               28         31.603      1.400
            """);
  }

  @Test
  void matches_without_moves_have_no_rates() {
    assertThat(stats("czech-checkers --matches 2 --plies 0"))
        .contains("matches  2, 2 unfinished; rounds 2; moves 0", "score - %");
    assertThat(stats("czech-checkers --matches 2 --plies 0 --json"))
        .contains("\"firstMoverPercent\": null", "\"perThousandMoves\": null", "\"mean\": 0.000");
  }

  @Test
  void progress_is_shown_on_a_terminal_only() {
    ToolRun run = ToolRun.run(
        true, new byte[0], "stats", "chapayev", "--matches", "100", "--threads", "2", "--json");
    assertThat(run.err()).contains(" of 100 matches played");
    assertThat(run.out()).startsWith("{").endsWith("}\n");
  }

  @Test
  void bad_numbers_are_errors() {
    ToolRun.of("stats", "chapayev", "--matches", "0").failedWith("--matches 0");
    ToolRun.of("stats", "chapayev", "--threads", "0").failedWith("--threads 0");
    ToolRun.of("stats", "chapayev", "--plies", "-1").failedWith("--plies -1");
  }

  private static String stats(String arguments) {
    return ToolRun.of(("stats " + arguments).split(" ", -1)).succeeded().out();
  }
}
