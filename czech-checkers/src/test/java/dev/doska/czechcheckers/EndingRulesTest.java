package dev.doska.czechcheckers;

import static dev.doska.czechcheckers.VerdictAssertions.accepts;
import static dev.doska.czechcheckers.VerdictAssertions.judge;
import static dev.doska.czechcheckers.VerdictAssertions.refuses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.czechcheckers.ruleset.BlockedOutcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** CZ-14 to CZ-20, endings: moves that each rule allows and refuses. */
class EndingRulesTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();

  @Test
  void CZ_14_accepts_play_while_there_is_a_move() {
    assertThat(GAME.status(Positions.of("W:Wa7,g7:Bb8,d8,h8")).isFinished()).isFalse();
    accepts("W:Wa7,g7:Bb8,d8,h8", "g7-f8");
  }

  @Test
  void CZ_14_refuses_any_move_of_a_side_that_has_lost() {
    assertThat(GAME.status(Positions.of("W:Wa7:Bb8,h8")).outcome()).hasValueSatisfying(outcome -> {
      assertThat(outcome).isInstanceOf(Outcome.Win.class);
      assertThat(outcome.points(Side.BLACK)).isEqualTo(1);
      assertThat(outcome.why().toString()).isEqualTo("no legal move (CZ-14)");
    });
    refuses(
        "W:Wa7:Bb8,h8",
        "a7-b8",
        "CZ-04: a man moves to a free square; a black man is on b8",
        "CZ-14: the game is over; Black wins: no legal move (CZ-14)");
    CzechCheckers slovak = CzechCheckers.of(CzechRuleset.SLOVAK);
    assertThat(slovak.status(Positions.of("W:Wa7:Bb8,h8")).outcome())
        .hasValueSatisfying(outcome -> assertThat(outcome).isInstanceOf(Outcome.Draw.class));
    assertThat(slovak.status(Positions.of("B:Wg1:B")).outcome())
        .hasValueSatisfying(outcome -> assertThat(outcome.points(Side.WHITE)).isEqualTo(1));
  }

  @Test
  void CZ_15_accepts_the_capture_that_is_due() {
    accepts("W:Wc3,g1:Bd4", "c3xe5");
  }

  @Test
  void CZ_15_refuses_to_omit_a_capture_and_says_why() {
    assertThatThrownBy(() -> GAME.play(Positions.of("W:Wc3,g1:Bd4"), Positions.move("g1-h2")))
        .hasMessage("g1-h2 is illegal: CZ-08: capture is compulsory; c3xe5 is available");
  }

  @Test
  void CZ_16_accepts_play_until_the_second_occurrence() {
    assertThat(shuttle(CzechRuleset.FEDERATION, 7).status().isFinished()).isFalse();
  }

  @Test
  void CZ_16_refuses_play_after_the_third_occurrence() {
    Line<CzechPosition, CzechMove> line = shuttle(CzechRuleset.FEDERATION, 8);
    assertThat(line.occurrences()).isEqualTo(3);
    assertThat(line.status().outcome()).hasValueSatisfying(outcome -> {
      assertThat(outcome).isInstanceOf(Outcome.Draw.class);
      assertThat(outcome.why().rule()).isEqualTo(CzechRule.CZ_16);
    });
    assertThatThrownBy(() -> line.play(Positions.move("a1-b2")))
        .isInstanceOf(IllegalStateException.class);
    assertThat(shuttle(CzechRuleset.SEED_SITE, 8).status().isFinished()).isFalse();
    CzechRuleset byClaim = CzechRuleset.builder().repetitionByClaim(true).build();
    Line<CzechPosition, CzechMove> claimed = shuttle(byClaim, 8);
    assertThat(claimed.status().isFinished()).isFalse();
    assertThat(claimed.claims()).hasSize(1);
    assertThat(claimed.claim(CzechRule.CZ_16).status().isFinished()).isTrue();
    assertThat(claimed.play(Positions.move("a1-b2")).claims()).hasSize(1);
  }

  /** Both kings move to and fro; the start occurs again every fourth ply. */
  private static Line<CzechPosition, CzechMove> shuttle(CzechRuleset rules, int plies) {
    Line<CzechPosition, CzechMove> line =
        Line.start(CzechCheckers.of(rules), Positions.of("W:WKa1,c1:BKb8,f8"));
    String[] moves = {"a1-b2", "b8-a7", "b2-a1", "a7-b8"};
    for (int ply = 0; ply < plies; ply++) {
      line = line.play(Positions.move(moves[ply % 4]));
    }
    return line;
  }

  @Test
  void CZ_17_accepts_a_move_after_twenty_nine_quiet_plies() {
    accepts("W:WKa1,c1:BKb8,f8:H29:M29", "a1-b2");
  }

  @Test
  void CZ_17_refuses_a_move_after_thirty_quiet_plies() {
    refuses(
        "W:WKa1,c1:BKb8,f8:H30:M30", "a1-b2", "CZ-17: the game is over; draw: no progress (CZ-17)");
    CzechCheckers site = CzechCheckers.of(CzechRuleset.SEED_SITE);
    assertThat(judge(site, "W:WKa1,c1:BKb8,f8:H30:M79", "a1-b2").isLegal()).isTrue();
    refuses(
        site,
        "W:WKa1,c1:BKb8,f8:H1:M80",
        "a1-b2",
        "CZ-17: the game is over; draw: no progress (CZ-17)");
  }

  @Test
  void CZ_18_accepts_moves_in_a_small_ending_until_the_limit() {
    accepts("W:WKa1:BKb8,Kd8:M9", "a1-b2");
    accepts("W:WKc1:BKb8,Kd8,Kf8:H29:M29", "c1-b2");
    accepts("W:WKa1:BKb8,Kd8,Kf8:H12:M12:R9", "a1-b2");
    accepts("W:WKc1:BKb8,Kd8,Kf8:H12:M12:R12", "c1-b2");
    accepts("W:WKa1:BKb8,Kd8,f8:H12:M12", "a1-b2");
  }

  @Test
  void CZ_18_refuses_moves_in_a_small_ending_at_the_limit() {
    String small = "CZ-18: the game is over; draw: small ending (CZ-18)";
    refuses("W:WKa1:BKb8,Kd8:M10", "a1-b2", small);
    refuses("W:WKa1:BKb8,d8:M10", "a1-b2", small);
    refuses("W:WKa1:BKb8:M10", "a1-b2", small);
    refuses(
        "W:WKa1:BKb8,Kd8,Kf8:H12:M12:R10",
        "a1-b2",
        "CZ-18: the game is over; draw: lone king on the main road (CZ-18)");
    refuses(
        "W:WKc1:BKb8,Kd8,Kf8:H30:M30",
        "c1-b2",
        "CZ-17: the game is over; draw: no progress (CZ-17)");
  }

  @Test
  void CZ_19_accepts_resignation_and_agreement() {
    Line<CzechPosition, CzechMove> line = Line.start(GAME);
    Outcome resigned = line.resign(Side.WHITE).status().outcome().orElseThrow();
    assertThat(resigned.points(Side.BLACK)).isEqualTo(1);
    assertThat(resigned.why().rule()).isEqualTo(CzechRule.CZ_19);
    Outcome agreed = line.agreeDraw().status().outcome().orElseThrow();
    assertThat(agreed).isInstanceOf(Outcome.Draw.class);
    assertThat(agreed.why().rule()).isEqualTo(CzechRule.CZ_19);
    Line<CzechPosition, CzechMove> misere = Line.start(CzechCheckers.of(CzechRuleset.MISERE));
    assertThat(misere.resign(Side.WHITE).status().outcome().orElseThrow().points(Side.WHITE))
        .isEqualTo(-1);
  }

  @Test
  void CZ_19_refuses_to_resign_or_agree_when_the_game_is_over() {
    Line<CzechPosition, CzechMove> over = Line.start(GAME, Positions.of("B:Wg1:B"));
    assertThatThrownBy(() -> over.resign(Side.BLACK)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(over::agreeDraw).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void CZ_20_accepts_that_a_side_without_a_move_wins_the_losing_game() {
    CzechCheckers misere = CzechCheckers.of(CzechRuleset.MISERE);
    for (String fen : List.of("W:Wa7:Bb8,h8", "W:W:Bb8,h8")) {
      Outcome outcome = misere.status(Positions.of(fen)).outcome().orElseThrow();
      assertThat(outcome.points(Side.WHITE)).as(fen).isEqualTo(1);
      assertThat(outcome.why().rule()).isEqualTo(CzechRule.CZ_20);
    }
  }

  @Test
  void CZ_20_refuses_moves_of_a_side_that_has_won_the_losing_game() {
    CzechCheckers misere = CzechCheckers.of(CzechRuleset.MISERE);
    refuses(
        misere,
        "W:Wa7:Bb8,h8",
        "a7-b8",
        "CZ-04: a man moves to a free square; a black man is on b8",
        "CZ-20: the game is over; White wins: no legal move (CZ-20)");
    CzechCheckers blockedIsDraw = CzechCheckers.of(
        CzechRuleset.MISERE.toBuilder().blocked(BlockedOutcome.DRAW).build());
    assertThat(blockedIsDraw.status(Positions.of("W:Wa7:Bb8,h8")).outcome().orElseThrow())
        .isInstanceOf(Outcome.Draw.class);
    assertThat(blockedIsDraw
            .status(Positions.of("W:W:Bb8,h8"))
            .outcome()
            .orElseThrow()
            .points(Side.WHITE))
        .isEqualTo(1);
  }
}
