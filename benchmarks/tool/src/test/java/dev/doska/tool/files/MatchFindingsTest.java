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
  void a_match_in_order_is_right() {
    assertThat(verify(MATCH).succeeded().lines()).hasSize(4).endsWith("3 games, 0 not right");
  }

  @Test
  void a_score_that_does_not_add_up_is_told_of_its_game() {
    String wrong = MATCH.replaceFirst("(?s)(.*\\[Score \")\\d+-\\d+", "$17-7");
    ToolRun run = verify(wrong);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.lines()).hasSize(4).endsWith("3 games, 1 not right");
    assertThat(run.lines().get(2)).startsWith("standard input: game 3 ").contains("in the match: ");
  }

  @Test
  void a_match_ends_where_another_begins() {
    String other = MATCH.replace("\"club\"", "\"open\"");
    assertThat(verify(MATCH + "\n" + other).succeeded().lines()).endsWith("6 games, 0 not right");
    assertThat(verify(MATCH + "\n" + MATCH).lines()).endsWith("6 games, 1 not right");
  }

  @Test
  void behind_a_game_that_is_not_right_only_the_games_are_verified() {
    String wrong = MATCH.replaceFirst("\\{[0-9a-f]{4}", "{0000");
    assertThat(verify(wrong).lines()).hasSize(4).endsWith("3 games, 1 not right");
  }
}
