package dev.doska.czechcheckers;

import static dev.doska.czechcheckers.VerdictAssertions.accepts;
import static dev.doska.czechcheckers.VerdictAssertions.judge;
import static dev.doska.czechcheckers.VerdictAssertions.refuses;
import static dev.doska.czechcheckers.VerdictAssertions.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.czechcheckers.ruleset.Majority;
import org.junit.jupiter.api.Test;

/** CZ-06 to CZ-13, captures: moves that each rule allows and refuses, with the witness. */
class CapturingRulesTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();

  @Test
  void CZ_06_accepts_a_capture_forwards_also_of_a_king() {
    accepts("W:Wc3:Bd4", "c3xe5");
    accepts("W:Wc3:BKb4", "c3xa5");
    assertThat(judge(
                with(CzechRuleset.builder().menCaptureBackward(true).build()), "W:We5:Bd4", "e5xc3")
            .isLegal())
        .isTrue();
  }

  @Test
  void CZ_06_refuses_captures_backwards_over_nothing_or_onto_a_piece() {
    refuses(
        "W:We5:Bd4", "e5xc3", "CZ-06: a man captures forwards only; from e5 to c3 is backwards");
    refuses("W:We5:Bb8", "e5xg7", "CZ-06: a man's jump captures a piece; there is none on f6");
    refuses("W:We5,f6:Bb8", "e5xg7", "CZ-06: own pieces cannot be captured; a white man is on f6");
    refuses(
        "W:We5:Bf6,g7", "e5xg7", "CZ-06: a capture ends on a free square; a black man is on g7");
    refuses(
        "W:Wc3:Bd4,f6",
        "c3xe5xe7",
        "CZ-06: a man captures over an adjacent piece to the square directly behind it; "
            + "from e5 to e7 is not such a jump");
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
    refuses("W:WKa1,b2:Bd4", "a1xe5", "CZ-07: own pieces cannot be captured; a white man is on b2");
    refuses(
        "W:WKa1:Bd4",
        "a1xe5xg3",
        "CZ-07: a king's jump captures a piece; there is none between e5 and g3");
    refuses(
        "W:WKa1:Bd4",
        "a1xe5xe7",
        "CZ-07: a king captures along a diagonal; e5 and e7 are not on one diagonal");
  }

  @Test
  void CZ_08_accepts_a_quiet_move_when_nothing_can_be_captured() {
    accepts("W:Wc3,g1:Bd6", "g1-h2", "c3-d4");
  }

  @Test
  void CZ_08_refuses_a_quiet_move_when_there_is_a_capture() {
    refuses("W:Wc3,g1:Bd4", "g1-h2", "CZ-08: capture is compulsory; c3xe5 is available");
    refuses(
        "W:Wc3,Kg1,a5:Bd4",
        "a5-b6",
        "CZ-08: capture is compulsory; g1xc5 is available",
        "CZ-09: a king must capture; g1xc5 is available");
    refuses(
        "W:Wc3,g1:Bd4",
        "g1-f2-e3",
        "CZ-06: a man captures over an adjacent piece to the square directly behind it; "
            + "from g1 to f2 is not such a jump");
    refuses(
        "W:Wc3,g3:Bd4",
        "g3-f2",
        "CZ-04: a man moves forwards only; from g3 to f2 is backwards",
        "CZ-08: capture is compulsory; c3xe5 is available");
  }

  /** The man could take three; it is no witness, since the king must capture. */
  @Test
  void CZ_08_names_a_capture_that_meets_all_obligations() {
    refuses("W:Wc1,Kg1:Bb6,d2,f4,f6", "g1-h2", "CZ-08: capture is compulsory; g1xa7 is available");
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
    CzechCheckers free = with(CzechRuleset.builder().kingPriority(false).build());
    assertThat(judge(free, "W:Wc1,Kg1:Bb6,d2,f4,f6", "c1xe3xg5xe7").isLegal()).isTrue();
  }

  @Test
  void CZ_10_accepts_any_capture_however_few_the_pieces() {
    accepts("W:Wc1,a3:Bd2,f4,f6,b4", "a3xc5", "c1xe3xg5xe7");
  }

  @Test
  void CZ_10_refuses_fewer_pieces_under_majority() {
    CzechRuleset after =
        CzechRuleset.builder().majority(Majority.AFTER_KING_PRIORITY).build();
    CzechRuleset before =
        CzechRuleset.builder().majority(Majority.BEFORE_KING_PRIORITY).build();
    String fen = "W:Wc1,a3:Bd2,f4,f6,b4";
    accepts(fen, "a3xc5", "c1xe3xg5xe7");
    String most =
        "CZ-10: the most pieces must be captured, 3 instead of 1; c1xe3xg5xe7 is available";
    refuses(with(after), fen, "a3xc5", most);
    refuses(with(before), fen, "a3xc5", most);
    String kings = "W:Wc1,Kg1:Bb6,d2,f4,f6";
    refuses(with(after), kings, "c1xe3xg5xe7", "CZ-09: a king must capture; g1xa7 is available");
    refuses(
        with(before),
        kings,
        "g1xa7",
        "CZ-10: the most pieces must be captured, 3 instead of 1; c1xe3xg5xe7 is available");
    assertThat(judge(with(before), kings, "c1xe3xg5xe7").isLegal()).isTrue();
    refuses(
        with(before), "W:Wc3,Kg1:Bd4", "c3xe5", "CZ-09: a king must capture; g1xc5 is available");
  }

  @Test
  void CZ_11_accepts_a_finished_capture_and_a_landing_that_goes_on() {
    accepts("W:WKb8,Kf8,c5:Be5,Kf2", "b8xg3xe1");
    accepts("W:Wc1:Bd2,f4", "c1xe3xg5");
    CzechCheckers free = with(CzechRuleset.builder().kingMayStopShort(true).build());
    assertThat(judge(free, "W:WKb8,Kf8,c5:Be5,Kf2", "b8xf4").isLegal()).isTrue();
  }

  @Test
  void CZ_11_refuses_a_capture_cut_short_and_a_dead_end() {
    refuses(
        "W:Wc1:Bd2,f4",
        "c1xe3",
        "CZ-11: a capture must continue while it can; from e3 it can capture f4");
    refuses(
        "W:WKb8,Kf8,c5:Be5,Kf2",
        "b8xf4",
        "CZ-11: a king must land where its capture can continue, if there is such a square; "
            + "the capture can continue from g3, not from f4");
    CzechCheckers free = with(CzechRuleset.builder().kingMayStopShort(true).build());
    refuses(
        free,
        "W:WKb8,Kf8,c5:Be5,Kf2",
        "b8xg3",
        "CZ-11: a capture must continue while it can; from g3 it can capture f2");
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
    refuses(
        "W:WKa1:Bd4", "a1xe5xc3", "CZ-12: no piece is jumped twice; d4 has already been captured");
    // d4 is captured first and still blocks behind c5 when the king is on b6
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
    CzechCheckers backward =
        with(CzechRuleset.builder().menCaptureBackward(true).build());
    refuses(backward, "W:Wh6:Bg7,e7", "h6xf8xd6", message);
    assertThat(judge(backward, "W:Wh6:Bg7,e7", "h6xf8").isLegal()).isTrue();
  }
}
