package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ruleset.Collision;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.core.Side;
import dev.doska.testkit.support.VectorFiles;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the rows go: the vectors, the rulings, and the bounds of a match. */
class RowMoveTest {
  private static final ChapayevRuleset PUSH = ChapayevRuleset.CLASSIC;
  private static final ChapayevRuleset STOP =
      PUSH.toBuilder().collision(Collision.STOP_AT_CONTACT).build();
  private static final ChapayevRuleset COUNT =
      PUSH.toBuilder().meetPolicy(MeetPolicy.COUNT_FROM_7).build();
  private static final ChapayevRuleset SIXTH =
      PUSH.toBuilder().meetPolicy(MeetPolicy.SIXTH_LOSER_RETREATS).build();

  // match-rows.tsv: computed from section 4 of the rule table, independently of this library
  static List<Row> vectors() {
    return VectorFiles.rows(
        RowMoveTest.class,
        "match-rows.tsv",
        List.of(
            "white_row",
            "black_row",
            "winner",
            "step",
            "policy",
            "new_white",
            "new_black",
            "result"));
  }

  @Test
  void the_file_is_all_there() {
    assertThat(vectors()).hasSizeGreaterThanOrEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void rows_move_as_the_vectors_say(Row row) {
    ChapayevRuleset rules = row.get("policy").equals("PUSH_THROUGH") ? PUSH : STOP;
    Side winner = row.get("winner").equals("W") ? Side.WHITE : Side.BLACK;
    RowMove move = RowMove.after(
        rules, 8, rows(row.get("white_row"), row.get("black_row")), winner, row.number("step"), 0);
    assertThat(move.rows()).isEqualTo(rows(row.get("new_white"), row.get("new_black")));
    String result = move.matchWon()
        ? (winner == Side.WHITE ? "WHITE_WINS" : "BLACK_WINS")
        : move.rows().adjacent() ? "ADJACENT" : "APART";
    assertThat(result).isEqualTo(row.get("result"));
  }

  private static Rows rows(String white, String black) {
    return new Rows(Integer.parseInt(white), Integer.parseInt(black));
  }

  private static String after(
      ChapayevRuleset rules, int white, int black, Side winner, int step, int decided) {
    RowMove move = RowMove.after(rules, 8, new Rows(white, black), winner, step, decided);
    return move.rows() + (move.matchWon() ? " won" : "");
  }

  @Test
  void a_long_step_pushes_through_or_stops_at_contact() {
    assertThat(after(PUSH, 4, 5, Side.WHITE, 2, 0)).isEqualTo("6-7");
    assertThat(after(STOP, 4, 5, Side.WHITE, 2, 0)).isEqualTo("5-6");
    assertThat(after(PUSH, 6, 8, Side.WHITE, 2, 0)).isEqualTo("8-9 won");
    assertThat(after(STOP, 6, 8, Side.WHITE, 2, 0)).isEqualTo("7-8");
    assertThat(after(PUSH, 3, 6, Side.WHITE, 3, 0)).isEqualTo("6-7");
    assertThat(after(STOP, 3, 6, Side.WHITE, 3, 0)).isEqualTo("5-6");
    assertThat(after(PUSH, 4, 5, Side.BLACK, 1, 0)).isEqualTo("3-4");
    assertThat(after(PUSH, 7, 8, Side.BLACK, 1, 0)).isEqualTo("6-7");
    assertThat(after(PUSH, 1, 8, Side.WHITE, 12, 0)).isEqualTo("8-9 won");
  }

  @Test
  void from_the_seventh_decided_round_the_loser_retreats_whether_or_not_rows_touch() {
    assertThat(after(COUNT, 2, 6, Side.WHITE, 1, 5)).isEqualTo("3-6");
    assertThat(after(COUNT, 2, 6, Side.WHITE, 1, 6)).isEqualTo("3-7");
    assertThat(after(COUNT, 2, 6, Side.BLACK, 1, 6)).isEqualTo("1-5");
    assertThat(after(COUNT, 3, 6, Side.WHITE, 2, 6)).isEqualTo("5-8");
    assertThat(after(COUNT, 3, 6, Side.WHITE, 3, 6)).isEqualTo("6-9 won");
    assertThat(after(COUNT, 2, 8, Side.WHITE, 1, 6)).isEqualTo("3-9 won");
    assertThat(after(COUNT, 6, 7, Side.WHITE, 2, 6)).isEqualTo("8-9 won");
    assertThat(after(COUNT, 1, 2, Side.BLACK, 1, 6)).isEqualTo("0-1 won");
    assertThat(after(COUNT, 1, 4, Side.BLACK, 1, 9)).isEqualTo("0-3 won");
  }

  @Test
  void counting_from_seven_pushes_through_before() {
    assertThat(after(
            COUNT.toBuilder().collision(Collision.STOP_AT_CONTACT).build(), 4, 5, Side.WHITE, 2, 3))
        .isEqualTo("6-7");
  }

  @Test
  void the_loser_of_the_sixth_round_retreats_once() {
    assertThat(after(SIXTH, 4, 6, Side.WHITE, 1, 5)).isEqualTo("5-7");
    assertThat(after(SIXTH, 4, 6, Side.WHITE, 1, 4)).isEqualTo("5-6");
    assertThat(after(SIXTH, 4, 6, Side.WHITE, 1, 6)).isEqualTo("5-6");
    assertThat(after(SIXTH, 6, 8, Side.WHITE, 1, 5)).isEqualTo("7-8");
    assertThat(after(SIXTH, 7, 8, Side.WHITE, 1, 5)).isEqualTo("8-9 won");
    assertThat(after(SIXTH, 1, 2, Side.WHITE, 3, 5)).isEqualTo("4-6");
    assertThat(after(SIXTH, 1, 3, Side.BLACK, 1, 5)).isEqualTo("1-2");
  }

  @Test
  void a_streak_of_white_under_the_sixth_loser_rule_ends_in_round_seven() {
    assertThat(match(SIXTH, "WWWWWWW"))
        .containsExactly("2-8", "3-8", "4-8", "5-8", "6-8", "7-8", "8-9 won");
  }

  @Test
  void alternating_wins_under_the_sixth_loser_rule_meet_with_a_gap() {
    assertThat(match(SIXTH, "WBWBWB")).endsWith("3-5");
    assertThat(match(SIXTH, "BWBWBW")).endsWith("4-6");
    assertThat(match(PUSH, "WBWBWB")).endsWith("4-5");
  }

  @Test
  void a_streak_of_black_counted_from_seven_ends_in_round_seven() {
    assertThat(match(COUNT, "BBBBBBB")).endsWith("1-2", "0-1 won").hasSize(7);
    assertThat(match(COUNT, "WBWBWBWB")).endsWith("4-5", "5-6", "4-5");
  }

  private static List<String> match(ChapayevRuleset rules, String winners) {
    List<String> list = new ArrayList<>();
    Rows rows = new Rows(1, 8);
    for (int i = 0; i < winners.length(); i++) {
      Side winner = winners.charAt(i) == 'W' ? Side.WHITE : Side.BLACK;
      RowMove move = RowMove.after(rules, 8, rows, winner, 1, i);
      rows = move.rows();
      list.add(rows + (move.matchWon() ? " won" : ""));
    }
    return list;
  }

  @Test
  void six_single_steps_always_make_the_rows_touch_and_no_match_is_shorter_than_seven() {
    for (ChapayevRuleset rules : List.of(PUSH, STOP, COUNT, SIXTH)) {
      for (int winners = 0; winners < 1 << 7; winners++) {
        Rows rows = new Rows(1, 8);
        int rounds = 0;
        boolean won = false;
        while (rounds < 7 && !won) {
          Side winner = (winners >>> rounds & 1) == 0 ? Side.WHITE : Side.BLACK;
          RowMove move = RowMove.after(rules, 8, rows, winner, 1, rounds);
          rows = move.rows();
          won = move.matchWon();
          rounds++;
          if (rounds == 6 && !rules.equals(SIXTH)) {
            assertThat(rows.adjacent()).isTrue();
          }
        }
        assertThat(rounds).isEqualTo(7);
      }
    }
  }

  @Test
  void rows_keep_their_order_and_the_other_colour_is_the_mirror_image() {
    for (ChapayevRuleset rules : List.of(PUSH, STOP, COUNT, SIXTH)) {
      for (int n = 4; n <= 12; n++) {
        for (int w = 1; w < n; w++) {
          for (int b = w + 1; b <= n; b++) {
            for (int step = 1; step <= 12; step++) {
              for (int decided = 4; decided <= 7; decided++) {
                Rows rows = new Rows(w, b);
                RowMove white = RowMove.after(rules, n, rows, Side.WHITE, step, decided);
                RowMove black = RowMove.after(rules, n, rows.turned(n), Side.BLACK, step, decided);
                assertThat(white.rows().white()).isLessThan(white.rows().black());
                assertThat(black.rows()).isEqualTo(white.rows().turned(n));
                assertThat(black.matchWon()).isEqualTo(white.matchWon());
              }
            }
          }
        }
      }
    }
  }
}
