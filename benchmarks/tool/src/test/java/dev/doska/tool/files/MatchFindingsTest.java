package dev.doska.tool.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Playout;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMatch;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.notation.MatchRecords;
import dev.doska.tool.ToolRun;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchFindingsTest {
  private static final String MATCH = match();

  /** A match of three games in which the winner of a game starts the next. */
  private static String match() {
    Khachapuri game = Khachapuri.of(KhachapuriRuleset.MONEY);
    KhachapuriMatch match = KhachapuriMatch.of(game);
    Playout<KhachapuriPosition, KhachapuriMove> playout = Playout.random(new SplitMix64(4));
    List<Line<KhachapuriPosition, KhachapuriMove>> games = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Line<KhachapuriPosition, KhachapuriMove> line =
          playout.run(Line.start(game, match.nextStart()));
      games.add(line);
      match = match.with(line);
    }
    return MatchRecords.format(MatchRecords.of("club", KhachapuriMatch.of(game), games));
  }

  private static ToolRun verify(String text) {
    return ToolRun.withInput(text, "verify", "-");
  }

  @Test
  void a_correct_match_is_valid() {
    assertThat(verify(MATCH).succeeded().lines()).hasSize(4).endsWith("3 games, 0 invalid");
  }

  @Test
  void a_wrong_score_is_reported_for_its_game() {
    String wrong = MATCH.replaceFirst("(?s)(.*\\[Score \")\\d+-\\d+", "$17-7");
    ToolRun run = verify(wrong);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.lines()).hasSize(4).endsWith("3 games, 1 invalid");
    assertThat(run.lines().get(2)).startsWith("standard input: game 3 ").contains("in the match: ");
  }

  @Test
  void a_match_ends_where_another_begins() {
    String other = MATCH.replace("\"club\"", "\"open\"");
    assertThat(verify(MATCH + "\n" + other).succeeded().lines()).endsWith("6 games, 0 invalid");
    assertThat(verify(MATCH + "\n" + MATCH).lines()).endsWith("6 games, 1 invalid");
  }

  @Test
  void after_an_invalid_game_the_games_are_verified_without_their_match() {
    String wrong = MATCH.replaceFirst("\\{[0-9a-f]{4}", "{0000");
    assertThat(verify(wrong).lines()).hasSize(4).endsWith("3 games, 1 invalid");
  }
}
