package dev.doska.czechcheckers;

import static dev.doska.czechcheckers.VerdictAssertions.accepts;
import static dev.doska.czechcheckers.VerdictAssertions.refuses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** CZ-01 to CZ-05, the board and quiet moves: moves that each rule allows and refuses. */
class BoardAndStepRulesTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();

  @Test
  void CZ_01_accepts_moves_on_dark_squares() {
    accepts("W:Wa1,c1:Bh8", "a1-b2", "c1-d2");
  }

  @Test
  void CZ_01_refuses_light_squares_and_squares_off_the_board() {
    String board = "CZ-01: play is on the dark squares from a1 to h8; ";
    refuses("W:Wa1,c1:Bh8", "a1-i9", board + "i9 is off the board");
    refuses("W:WKa1:Bh2", "a1-i9", board + "i9 is off the board");
    refuses("W:WKa1,h4:Bh2", "h4-i5", board + "i5 is off the board");
    refuses("W:Wa1,c1:Bh8", "b1-c2", board + "b1 is light, c2 is light");
    CzechMove numbers = new CzechMove(List.of(Square.ofNumber(33), Square.ofNumber(0)));
    assertThat(GAME.judge(GAME.initial(), numbers).violations())
        .extracting(Object::toString)
        .containsExactly(board + "33 is off the board, 0 is off the board");
  }

  @Test
  void all_rules_that_a_move_breaks_are_named_in_rulebook_order() {
    refuses(
        "B:Wc3,g1:Bd4",
        "c3-c4",
        "CZ-01: play is on the dark squares from a1 to h8; c4 is light",
        "CZ-03: Black must move a black piece; a white man is on c3",
        "CZ-04: a man moves one step diagonally forwards; from c3 to c4 is not such a step");
    refuses(
        "W:WKa1,g5:Bd4,e3,f6",
        "f6-g7",
        "CZ-03: White must move a white piece; a black man is on f6",
        "CZ-04: a man moves forwards only; from f6 to g7 is backwards");
    refuses(
        "W:Wc3,Kg1,a5:Bd4",
        "a5-a6",
        "CZ-01: play is on the dark squares from a1 to h8; a6 is light",
        "CZ-04: a man moves one step diagonally forwards; from a5 to a6 is not such a step",
        "CZ-08: capture is compulsory; g1xc5 is available",
        "CZ-09: a king must capture; g1xc5 is available");
    refuses(
        "W:Wa1,c1:Bh8",
        "a1-k9-b1",
        "CZ-01: play is on the dark squares from a1 to h8; k9 is off the board, b1 is light");
    refuses(
        "W:Wa1,c1:Bh8",
        "a1-b1-k9",
        "CZ-01: play is on the dark squares from a1 to h8; b1 is light, k9 is off the board",
        "CZ-06: a man captures over an adjacent piece to the square directly behind it; "
            + "from a1 to b1 is not such a jump");
    refuses(
        "W:WKa1:Bc3",
        "a1-b1",
        "CZ-01: play is on the dark squares from a1 to h8; b1 is light",
        "CZ-05: a king moves along a diagonal; a1 and b1 are not on one diagonal",
        "CZ-08: capture is compulsory; a1xd4 is available");
    refuses(
        "W:WKa1:Bg7,h8",
        "a1-i9",
        "CZ-01: play is on the dark squares from a1 to h8; i9 is off the board");
  }

  @Test
  void CZ_02_accepts_twelve_men_on_three_ranks_or_eight_on_two() {
    CzechPosition position = GAME.initial();
    assertThat(position.toString())
        .isEqualTo(
            "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1" + ":Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6");
    assertThat(CzechCheckers.of(CzechRuleset.SLOVAK).initial().toString())
        .isEqualTo("W:Wb2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7");
  }

  @Test
  void CZ_02_refuses_a_thirteenth_man() {
    CzechDraft draft = CzechDraft.of(GAME.initial()).put(Piece.WHITE_MAN, Square.of("d4"));
    assertThat(draft.validate()).extracting(DraftFault::rule).containsExactly(CzechRule.CZ_02);
    assertThatThrownBy(draft::toPosition)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("CZ-02: White has 13 pieces, more than 12; expected at most 12 pieces");
  }

  @Test
  void CZ_03_accepts_white_first_and_then_in_turn() {
    assertThat(GAME.initial().side()).isEqualTo(Side.WHITE);
    CzechPosition position = GAME.play(GAME.initial(), Positions.move("c3-d4"));
    assertThat(position.side()).isEqualTo(Side.BLACK);
    assertThat(GAME.judge(position, Positions.move("b6-a5")).isLegal()).isTrue();
    assertThat(CzechCheckers.of(CzechRuleset.SEED_SITE).initial().side()).isEqualTo(Side.BLACK);
  }

  @Test
  void CZ_03_refuses_an_empty_square_and_the_other_sides_piece() {
    String turn = "CZ-03: White must move a white piece; ";
    refuses("W:Wa1:Bh8", "c3-d4", turn + "c3 is empty");
    refuses("W:Wa1:Bh8", "c3-c5-h8", turn + "c3 is empty");
    refuses("W:Wa1:Bh8", "h8-g7", turn + "a black man is on h8");
    refuses("B:WKa1:BKh8", "a1-b2", "CZ-03: Black must move a black piece; a white king is on a1");
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
        "CZ-04: a man moves one step diagonally forwards; from c3 to e3 is not such a step");
    refuses(
        "W:Wc3:Bh8",
        "c3-f6",
        "CZ-04: a man moves one step diagonally forwards; from c3 to f6 is not such a step");
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
        "CZ-05: a king moves along a diagonal; d4 and d6 are not on one diagonal");
    refuses(
        "W:WKd4:Bh2",
        "d4-d4",
        "CZ-05: a king moves along a diagonal; d4 and d4 are not on one diagonal");
    refuses("W:WKd4,f6:Bh2", "d4-f6", "CZ-05: a king moves to a free square; a white man is on f6");
    refuses(
        "W:WKd4,f6:Bh2",
        "d4-g7",
        "CZ-05: a king moves over free squares only; a white man is on f6",
        "CZ-07: own pieces cannot be captured; a white man is on f6");
  }
}
