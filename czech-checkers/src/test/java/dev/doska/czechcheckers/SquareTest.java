package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.czechcheckers.internal.PaddedBoard;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
  @ParameterizedTest
  @CsvSource({"a1,0,29", "c1,1,30", "g1,3,32", "b2,4,25", "h2,7,28", "a3,8,21", "b8,28,1", "h8,31,4"
  })
  void squares_have_an_index_and_a_number(String name, int index, int number) {
    Square square = Square.of(name);
    assertThat(square.index()).isEqualTo(index);
    assertThat(square.number()).isEqualTo(number);
    assertThat(square).isEqualTo(Square.ofIndex(index)).isEqualTo(Square.ofNumber(number));
    assertThat(square).hasToString(name);
    assertThat(square.isPlayable()).isTrue();
  }

  @Test
  void thirty_two_squares_are_playable_in_the_order_of_their_index() {
    assertThat(Square.all()).hasSize(32).isSorted().doesNotHaveDuplicates();
    for (int index = 0; index < 32; index++) {
      assertThat(Square.ofIndex(index).index()).isEqualTo(index);
      assertThat(Square.ofNumber(Square.ofIndex(index).number())).isEqualTo(Square.ofIndex(index));
      assertThat(PaddedBoard.square(PaddedBoard.bit(index))).isEqualTo(index);
      assertThat(PaddedBoard.unpad(PaddedBoard.bit(index))).isEqualTo(1 << index);
      assertThat(PaddedBoard.pad(1 << index)).isEqualTo(PaddedBoard.bit(index));
      assertThat(PaddedBoard.bit(index) & PaddedBoard.SQUARES).isNotZero();
    }
    assertThat(Square.ofSet(0b1000_0000_0000_0001_0001)).hasToString("[a1, b2, g5]");
  }

  @Test
  void a_set_of_all_squares_survives_padding() {
    assertThat(PaddedBoard.pad(-1)).isEqualTo(PaddedBoard.SQUARES);
    assertThat(PaddedBoard.unpad(PaddedBoard.SQUARES)).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a2", "h1", "i1", "a9", "z99", "b1", "a0", "z0"})
  void other_squares_can_be_named_but_have_no_index(String name) {
    Square square = Square.of(name);
    assertThat(square.isPlayable()).isFalse();
    assertThatThrownBy(square::index).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(square::number).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "1", "a01", "a00", "#33", "A1", "a100", "ä1", "a1 ", "aa1", "a-1"})
  void other_texts_are_not_squares(String name) {
    assertThatThrownBy(() -> Square.of(name)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 33, 50, 99})
  void a_number_that_no_square_has_is_off_the_board(int number) {
    Square square = Square.ofNumber(number);
    assertThat(square.isOnBoard()).isFalse();
    assertThat(square.isPlayable()).isFalse();
    assertThat(square).hasToString(Integer.toString(number));
    assertThat(square.rotated()).isEqualTo(square);
    assertThatThrownBy(square::index).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 100, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void other_numbers_are_not_squares(int number) {
    assertThatThrownBy(() -> Square.ofNumber(number)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_square_has_one_form_only() {
    assertThatThrownBy(() -> new Square(Square.NUMBERED, 32))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Square('`', 33)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_board_can_be_rotated() {
    assertThat(Square.of("a1").rotated()).isEqualTo(Square.of("h8"));
    assertThat(Square.of("c3").rotated()).isEqualTo(Square.of("f6"));
    assertThat(Square.of("a2").rotated()).isEqualTo(Square.of("h7"));
    assertThat(Square.of("k9").rotated()).isEqualTo(Square.of("k9"));
  }

  @Test
  void a_move_has_two_squares_or_more() {
    assertThat(Positions.move("c1xe3xg5").squares())
        .isEqualTo(List.of(Square.of("c1"), Square.of("e3"), Square.of("g5")));
    assertThat(Positions.move("c1xe3xg5")).hasToString("c1-e3-g5");
    assertThatThrownBy(() -> CzechMove.of("a1")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_packed_move_holds_its_parts() {
    long move = PackedMove.of(31, 30, 0x8000_0001, true, false);
    assertThat(PackedMove.from(move)).isEqualTo(31);
    assertThat(PackedMove.to(move)).isEqualTo(30);
    assertThat(PackedMove.captured(move)).isEqualTo(0x8000_0001);
    assertThat(PackedMove.isKingMove(move)).isTrue();
    assertThat(PackedMove.crowns(move)).isFalse();
    assertThat(move).isPositive().isLessThan(1L << 44);
    CzechPosition crowning = Positions.of("W:Wh6:Bg7,c5,d2");
    assertThat(CzechCheckers.standard().encode(crowning, Positions.move("h6xf8")))
        .as("golden: the layout is surface of the library")
        .isEqualTo((23L << 39) | (30L << 34) | (1L << (2 + 27)) | 1);
  }
}
