package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.czechcheckers.CaptureRules.Majority;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each rule by its id: something that it allows and something that it refuses, with the witness. */
class CzechRulesTest {
  private static final CzechCheckers GAME = CzechCheckers.FEDERATION;

  private static CzechCheckers with(CaptureRules captures) {
    return new CzechCheckers(CzechRuleset.FEDERATION.withCaptures(captures));
  }

  private static Verdict judge(CzechCheckers game, String fen, String move) {
    return game.judge(Positions.of(fen), Positions.move(move));
  }

  private static void accepts(String fen, String... moves) {
    for (String move : moves) {
      assertThat(judge(GAME, fen, move).violations()).as("%s in %s", move, fen).isEmpty();
    }
  }

  /** The move breaks exactly these rules, in this order and in these words. */
  private static void refuses(CzechCheckers game, String fen, String move, String... violations) {
    assertThat(judge(game, fen, move).violations())
        .as("%s in %s", move, fen)
        .extracting(Object::toString)
        .containsExactly(violations);
  }

  private static void refuses(String fen, String move, String... violations) {
    refuses(GAME, fen, move, violations);
  }

  @ParameterizedTest
  @EnumSource
  void each_rule_has_a_test_that_accepts_and_one_that_refuses(CzechRule rule) {
    List<String> tests = Arrays.stream(CzechRulesTest.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(Method::getName)
        .toList();
    assertThat(tests).anyMatch(name -> name.startsWith(rule.name() + "_accepts_"));
    assertThat(tests).anyMatch(name -> name.startsWith(rule.name() + "_refuses_"));
    assertThat(rule.id()).matches("CZ-\\d\\d");
    assertThat(rule.title()).isNotBlank();
    assertThat(rule.source()).isNotBlank();
  }

  @Test
  void CZ_01_accepts_moves_on_dark_squares() {
    accepts("W:Wa1,c1:Bh8", "a1-b2", "c1-d2");
  }

  @Test
  void CZ_01_refuses_light_squares_and_squares_off_the_board() {
    String board = "CZ-01: play is on the dark squares from a1 to h8; ";
    refuses("W:Wa1,c1:Bh8", "a1-a2", board + "a2 is light");
    refuses("W:Wa1,c1:Bh8", "a1-k9-b1", board + "k9 is off the board, b1 is light");
    refuses("W:Wa1,c1:Bh8", "b1-c2", board + "b1 is light, c2 is light");
  }

  @Test
  void CZ_02_accepts_twelve_men_on_three_ranks_or_eight_on_two() {
    CzechPosition position = GAME.initial();
    assertThat(position.toString())
        .isEqualTo(
            "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1" + ":Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6");
    assertThat(new CzechCheckers(CzechRuleset.SLOVAK).initial().toString())
        .isEqualTo("W:Wb2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7");
  }

  @Test
  void CZ_02_refuses_a_thirteenth_man() {
    CzechDraft draft = GAME.initial().draft().put(Piece.WHITE_MAN, Square.of("d4"));
    assertThat(draft.validate())
        .extracting(CzechDraft.Fault::rule)
        .containsExactly(CzechRule.CZ_02);
    assertThatThrownBy(draft::toPosition)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("CZ-02: White has 13 pieces, more than 12");
  }

  @Test
  void CZ_03_accepts_white_first_and_then_in_turn() {
    assertThat(GAME.initial().side()).isEqualTo(Side.WHITE);
    CzechPosition position = GAME.play(GAME.initial(), Positions.move("c3-d4"));
    assertThat(position.side()).isEqualTo(Side.BLACK);
    assertThat(GAME.judge(position, Positions.move("b6-a5")).isLegal()).isTrue();
    assertThat(new CzechCheckers(CzechRuleset.SEED_SITE).initial().side()).isEqualTo(Side.BLACK);
  }

  @Test
  void CZ_03_refuses_an_empty_square_and_the_other_sides_piece() {
    String turn = "CZ-03: White is to move, with an own piece; ";
    refuses("W:Wa1:Bh8", "c3-d4", turn + "c3 is empty");
    refuses("W:Wa1:Bh8", "h8-g7", turn + "a black man is on h8");
    refuses(
        "B:WKa1:BKh8",
        "a1-b2",
        "CZ-03: Black is to move, with an own piece; a white king is on a1");
  }

  @Test
  void CZ_04_accepts_one_step_forwards() {
    accepts("W:Wc3:Bh8", "c3-b4", "c3-d4");
    accepts("B:Wc1:Bf6", "f6-e5", "f6-g5");
  }

  @Test
  void CZ_04_refuses_steps_backwards_sideways_too_long_or_onto_a_piece() {
    refuses("W:Wc3:Bh8", "c3-d2", "CZ-04: a man moves forwards only; from c3 to d2 is backwards");
    refuses(
        "W:Wc3:Bh8",
        "c3-e3",
        "CZ-04: a man moves one step diagonally forwards; from c3 to e3 is no such step");
    refuses(
        "W:Wc3:Bh8",
        "c3-f6",
        "CZ-04: a man moves one step diagonally forwards; from c3 to f6 is no such step");
    refuses("W:Wc3,d4:Bh8", "c3-d4", "CZ-04: a man moves to a free square; a white man is on d4");
    refuses(
        "W:Wc3,d2:Bh8", "c3-d2", "CZ-04: a man moves forwards only; from c3 to d2 is backwards");
  }

  @Test
  void CZ_05_accepts_any_number_of_free_squares_both_ways() {
    accepts("W:WKd4:Bh2", "d4-a1", "d4-h8", "d4-a7", "d4-g1", "d4-e5");
  }

  @Test
  void CZ_05_refuses_squares_off_the_diagonals_and_blocked_ways() {
    refuses(
        "W:WKd4:Bh2",
        "d4-d6",
        "CZ-05: a king moves along a diagonal; d4 and d6 are on no common diagonal");
    refuses(
        "W:WKd4:Bh2",
        "d4-d4",
        "CZ-05: a king moves along a diagonal; d4 and d4 are on no common diagonal");
    refuses("W:WKd4,f6:Bh2", "d4-f6", "CZ-05: a king moves to a free square; a white man is on f6");
    refuses(
        "W:WKd4,f6:Bh2",
        "d4-g7",
        "CZ-05: a king moves over free squares only; a white man is on f6",
        "CZ-07: own pieces can't be captured; a white man is on f6");
  }

  @Test
  void CZ_06_accepts_a_capture_forwards_also_of_a_king() {
    accepts("W:Wc3:Bd4", "c3xe5");
    accepts("W:Wc3:BKb4", "c3xa5");
    assertThat(
            judge(with(CaptureRules.FEDERATION.withMenCaptureBackward(true)), "W:We5:Bd4", "e5xc3")
                .isLegal())
        .isTrue();
  }

  @Test
  void CZ_06_refuses_captures_backwards_over_nothing_or_onto_a_piece() {
    refuses(
        "W:We5:Bd4", "e5xc3", "CZ-06: a man captures forwards only; from e5 to c3 is backwards");
    refuses("W:We5:Bb8", "e5xg7", "CZ-06: a man's jump captures a piece; there is none on f6");
    refuses("W:We5,f6:Bb8", "e5xg7", "CZ-06: own pieces can't be captured; a white man is on f6");
    refuses(
        "W:We5:Bf6,g7", "e5xg7", "CZ-06: a capture ends on a free square; a black man is on g7");
    refuses(
        "W:Wc3:Bd4,f6",
        "c3xe5xe7",
        "CZ-06: a man captures over an adjacent piece to the square directly behind it; "
            + "from e5 to e7 is no such jump");
  }

  @Test
  void CZ_07_accepts_a_capture_from_afar_to_any_free_square_behind() {
    accepts("W:WKa1:Bd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8");
  }

  @Test
  void CZ_07_refuses_two_in_a_row_own_pieces_and_jumps_over_nothing() {
    refuses(
        "W:WKd4:Bf6,g7",
        "d4xh8",
        "CZ-07: a king captures one piece at a jump, with a free square behind it; "
            + "a black man is on g7");
    refuses(
        "W:WKd4:Bf6,g7", "d4xg7", "CZ-07: a capture ends on a free square; a black man is on g7");
    refuses("W:WKa1,b2:Bd4", "a1xe5", "CZ-07: own pieces can't be captured; a white man is on b2");
    refuses(
        "W:WKa1:Bd4",
        "a1xe5xg3",
        "CZ-07: a king's jump captures a piece; there is none between e5 and g3");
    refuses(
        "W:WKa1:Bd4",
        "a1xe5xe7",
        "CZ-07: a king captures along a diagonal; e5 and e7 are on no common diagonal");
  }

  @Test
  void CZ_08_accepts_a_quiet_move_when_nothing_can_be_captured() {
    accepts("W:Wc3,g1:Bd6", "g1-h2", "c3-d4");
  }

  @Test
  void CZ_08_refuses_a_quiet_move_when_there_is_a_capture() {
    refuses("W:Wc3,g1:Bd4", "g1-h2", "CZ-08: who can capture must; c3xe5 is available");
    refuses(
        "W:Wc3,Kg1,a5:Bd4",
        "a5-b6",
        "CZ-08: who can capture must; g1xc5 is available",
        "CZ-09: a king must capture; g1xc5 is available");
    refuses(
        "W:Wc3,g1:Bd4",
        "g1-f2-e3",
        "CZ-06: a man captures over an adjacent piece to the square directly behind it; "
            + "from g1 to f2 is no such jump");
    refuses(
        "W:Wc3,g3:Bd4",
        "g3-f2",
        "CZ-04: a man moves forwards only; from g3 to f2 is backwards",
        "CZ-08: who can capture must; c3xe5 is available");
  }

  @Test
  void CZ_09_accepts_a_kings_capture_of_fewer_pieces() {
    accepts("W:Wc1,Kg1:Bb6,d2,f4,f6", "g1xa7");
    accepts("W:Wc3,Kg1:Bd4", "g1xc5", "g1xb6", "g1xa7");
  }

  @Test
  void CZ_09_refuses_a_larger_capture_by_a_man() {
    refuses(
        "W:Wc1,Kg1:Bb6,d2,f4,f6", "c1xe3xg5xe7", "CZ-09: a king must capture; g1xa7 is available");
    CzechCheckers free = with(CaptureRules.FEDERATION.withKingPriority(false));
    assertThat(judge(free, "W:Wc1,Kg1:Bb6,d2,f4,f6", "c1xe3xg5xe7").isLegal()).isTrue();
  }

  @Test
  void CZ_10_accepts_any_capture_however_few_the_pieces() {
    accepts("W:Wc1,a3:Bd2,f4,f6,b4", "a3xc5", "c1xe3xg5xe7");
  }

  @Test
  void CZ_10_refuses_fewer_pieces_under_majority() {
    CaptureRules after = CaptureRules.FEDERATION.withMajority(Majority.AFTER_KING_PRIORITY);
    CaptureRules before = CaptureRules.FEDERATION.withMajority(Majority.BEFORE_KING_PRIORITY);
    String fen = "W:Wc1,a3:Bd2,f4,f6,b4";
    accepts(fen, "a3xc5", "c1xe3xg5xe7");
    String most = "CZ-10: the most pieces must be captured, 3 and not 1; c1xe3xg5xe7 is available";
    refuses(with(after), fen, "a3xc5", most);
    refuses(with(before), fen, "a3xc5", most);
    String kings = "W:Wc1,Kg1:Bb6,d2,f4,f6";
    refuses(with(after), kings, "c1xe3xg5xe7", "CZ-09: a king must capture; g1xa7 is available");
    refuses(
        with(before),
        kings,
        "g1xa7",
        "CZ-10: the most pieces must be captured, 3 and not 1; c1xe3xg5xe7 is available");
    assertThat(judge(with(before), kings, "c1xe3xg5xe7").isLegal()).isTrue();
    refuses(
        with(before), "W:Wc3,Kg1:Bd4", "c3xe5", "CZ-09: a king must capture; g1xc5 is available");
  }

  @Test
  void CZ_11_accepts_a_finished_capture_and_a_landing_that_goes_on() {
    accepts("W:WKb8,Kf8,c5:Be5,Kf2", "b8xg3xe1");
    accepts("W:Wc1:Bd2,f4", "c1xe3xg5");
    CzechCheckers free = with(CaptureRules.FEDERATION.withKingMayStopShort(true));
    assertThat(judge(free, "W:WKb8,Kf8,c5:Be5,Kf2", "b8xf4").isLegal()).isTrue();
  }

  @Test
  void CZ_11_refuses_a_capture_cut_short_and_a_dead_end() {
    refuses("W:Wc1:Bd2,f4", "c1xe3", "CZ-11: a capture goes on while it can; from e3 over f4");
    refuses(
        "W:WKb8,Kf8,c5:Be5,Kf2",
        "b8xf4",
        "CZ-11: a king lands where it can go on if there is such a square; "
            + "from g3 it can go on, from f4 it can't");
    CzechCheckers free = with(CaptureRules.FEDERATION.withKingMayStopShort(true));
    refuses(
        free,
        "W:WKb8,Kf8,c5:Be5,Kf2",
        "b8xg3",
        "CZ-11: a capture goes on while it can; from g3 over f2");
  }

  @Test
  void CZ_12_accepts_a_second_crossing_of_an_empty_square_and_the_own_square() {
    accepts(
        "W:WKg3:Bb6,e5,b4,f2",
        GAME.moves(Positions.of("W:WKg3:Bb6,e5,b4,f2")).list().stream()
            .map(CzechMove::toString)
            .filter(move -> move.endsWith("g3"))
            .findFirst()
            .orElseThrow());
    CzechPosition before = Positions.of("W:WKg3:Bb6,e5,b4,f2");
    CzechMove round = GAME.moves(before).list().stream()
        .filter(move -> move.to().equals(move.from()))
        .findFirst()
        .orElseThrow();
    CzechPosition after = GAME.play(before, round);
    assertThat(after.black()).isZero();
    assertThat(after.white()).isEqualTo(before.white());
  }

  @Test
  void CZ_12_refuses_to_jump_a_piece_twice_and_to_pass_captured_pieces() {
    refuses("W:WKa1:Bd4", "a1xe5xc3", "CZ-12: no piece is jumped twice; d4 is captured already");
    // d4 is captured first, and from b6 it still stands behind c5
    String stay =
        "CZ-12: captured pieces stay on the board until the move ends; " + "a black man is on d4";
    refuses("W:WKa1:Bd4,e7,c7,c5", "a1xf6xd8xb6xe3", stay);
    refuses("W:WKa1:Bd4,e7,c7,c5", "a1xf6xd8xb6xd4", stay);
    accepts("W:WKa1:Bd4,e7,c7,c5", "a1xf6xd8xb6", "a1xf6xd8xa5");
  }

  @Test
  void CZ_13_accepts_crowning_at_the_end_of_a_move() {
    accepts("W:Wa7:Bh2", "a7-b8");
    CzechPosition after = GAME.play(Positions.of("W:Wa7:Bh2"), Positions.move("a7-b8"));
    assertThat(after.piece(Square.of("b8"))).contains(Piece.WHITE_KING);
    CzechPosition captured = GAME.play(Positions.of("W:Wh6:Bg7,c5,d2"), Positions.move("h6xf8"));
    assertThat(captured.piece(Square.of("f8"))).contains(Piece.WHITE_KING);
  }

  @Test
  void CZ_13_refuses_to_go_on_from_the_last_rank() {
    String message = "CZ-13: a man's move ends on its last rank; f8 is its last rank";
    refuses("W:Wh6:Bg7,c5,d2", "h6xf8xb4", message);
    CzechCheckers backward = with(CaptureRules.FEDERATION.withMenCaptureBackward(true));
    refuses(backward, "W:Wh6:Bg7,e7", "h6xf8xd6", message);
    assertThat(judge(backward, "W:Wh6:Bg7,e7", "h6xf8").isLegal()).isTrue();
  }

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
    CzechCheckers slovak = new CzechCheckers(CzechRuleset.SLOVAK);
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
        .hasMessage("g1-h2 is illegal: CZ-08: who can capture must; c3xe5 is available");
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
    CzechRuleset byClaim =
        CzechRuleset.FEDERATION.withDraws(DrawRules.FEDERATION.withRepetitionByClaim(true));
    Line<CzechPosition, CzechMove> claimed = shuttle(byClaim, 8);
    assertThat(claimed.status().isFinished()).isFalse();
    assertThat(claimed.claims()).hasSize(1);
    assertThat(claimed.claim(CzechRule.CZ_16).status().isFinished()).isTrue();
    assertThat(claimed.play(Positions.move("a1-b2")).claims()).hasSize(1);
  }

  /** Both kings go to and fro; every fourth ply the start stands again. */
  private static Line<CzechPosition, CzechMove> shuttle(CzechRuleset rules, int plies) {
    Line<CzechPosition, CzechMove> line =
        Line.start(new CzechCheckers(rules), Positions.of("W:WKa1,c1:BKb8,f8"));
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
    CzechCheckers site = new CzechCheckers(CzechRuleset.SEED_SITE);
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

  /** The man could take three; it is no witness, since the king must capture. */
  @Test
  void CZ_08_names_a_capture_that_all_duties_allow() {
    refuses("W:Wc1,Kg1:Bb6,d2,f4,f6", "g1-h2", "CZ-08: who can capture must; g1xa7 is available");
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
    Line<CzechPosition, CzechMove> misere = Line.start(new CzechCheckers(CzechRuleset.MISERE));
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
    CzechCheckers misere = new CzechCheckers(CzechRuleset.MISERE);
    for (String fen : List.of("W:Wa7:Bb8,h8", "W:W:Bb8,h8")) {
      Outcome outcome = misere.status(Positions.of(fen)).outcome().orElseThrow();
      assertThat(outcome.points(Side.WHITE)).as(fen).isEqualTo(1);
      assertThat(outcome.why().rule()).isEqualTo(CzechRule.CZ_20);
    }
  }

  @Test
  void CZ_20_refuses_moves_of_a_side_that_has_won_the_losing_game() {
    CzechCheckers misere = new CzechCheckers(CzechRuleset.MISERE);
    refuses(
        misere,
        "W:Wa7:Bb8,h8",
        "a7-b8",
        "CZ-04: a man moves to a free square; a black man is on b8",
        "CZ-20: the game is over; White wins: no legal move (CZ-20)");
    CzechCheckers blockedIsDraw =
        new CzechCheckers(CzechRuleset.MISERE.withBlocked(CzechRuleset.Blocked.DRAW));
    assertThat(blockedIsDraw.status(Positions.of("W:Wa7:Bb8,h8")).outcome().orElseThrow())
        .isInstanceOf(Outcome.Draw.class);
    assertThat(blockedIsDraw
            .status(Positions.of("W:W:Bb8,h8"))
            .outcome()
            .orElseThrow()
            .points(Side.WHITE))
        .isEqualTo(1);
  }

  @Test
  void all_rules_that_a_move_breaks_are_named_in_rulebook_order() {
    refuses(
        "B:Wc3,g1:Bd4",
        "c3-c4",
        "CZ-01: play is on the dark squares from a1 to h8; c4 is light",
        "CZ-03: Black is to move, with an own piece; a white man is on c3");
  }
}
