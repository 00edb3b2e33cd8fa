package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CzechPositionTest {
  /** Keys are part of the API: these values never change within a major version. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6 | 6a183208d38a2278
          B:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6 | 5615907b182539d1
          W:Wa1:Bh8                                                                   | 43ed2aa086f3ff88
          W:WKa1:Bh8                                                                  | 8d25bc36f3eba349
          W:WKa1:BKh8:H5:M9:R2                                                        | 6eac38ad38707f08
          B:WKg3:Bb6,e5,b4,f2                                                         | 3a48df3c3e312907
          W:W:B                                                                       | 0
          """)
  void keys_are_golden(String fen, String key) {
    assertThat(Long.toHexString(Positions.of(fen).key())).isEqualTo(key);
  }

  @Property(tries = 500)
  void keys_differ_for_pieces_kings_and_sides_and_forget_counters(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechPosition position = Positions.any(random);
    Square square = Square.ofIndex(random.nextInt(32));
    CzechDraft draft = CzechDraft.of(position).clear(square);
    Piece king = Piece.of(random.nextBoolean() ? Side.WHITE : Side.BLACK, true);
    if (!position.piece(square).equals(java.util.Optional.of(king))) {
      draft.put(king, square);
    }
    if (draft.validate().isEmpty()) {
      assertThat(draft.toPosition().key()).isNotEqualTo(position.key());
    }
    CzechPosition otherSide =
        CzechDraft.of(position).side(position.side().other()).toPosition();
    assertThat(otherSide.key()).isNotEqualTo(position.key());
    CzechPosition counted =
        CzechDraft.of(position).quietPlies(7).mainRoadPlies(3).toPosition();
    assertThat(counted.key()).isEqualTo(position.key());
    assertThat(CzechCheckers.standard().samePosition(counted, position)).isTrue();
    assertThat(counted.withoutCounters()).isEqualTo(position.withoutCounters());
  }

  @Property(tries = 300)
  void a_draft_of_a_position_is_that_position(@ForAll long seed) {
    CzechPosition position = Positions.any(Positions.seeded(seed));
    assertThat(CzechDraft.of(position).toPosition())
        .isEqualTo(position)
        .hasSameHashCodeAs(position);
    assertThat(position.rotated().rotated()).isEqualTo(position);
    for (Square square : Square.all()) {
      assertThat(position.rotated().piece(square.rotated()))
          .isEqualTo(position.piece(square).map(Piece::opposite));
    }
  }

  @Test
  void positions_differ_by_each_of_their_parts() {
    CzechPosition position = Positions.of("W:WKa1:Bh8");
    assertThat(position)
        .isEqualTo(Positions.of("W:WKa1:Bh8"))
        .isNotEqualTo(Positions.of("B:WKa1:Bh8"))
        .isNotEqualTo(Positions.of("W:Wa1:Bh8"))
        .isNotEqualTo(Positions.of("W:WKa1:Bf8"))
        .isNotEqualTo(Positions.of("W:WKc1:Bh8"))
        .isNotEqualTo(Positions.of("W:WKa1:Bh8:H1"))
        .isNotEqualTo(Positions.of("W:WKa1:Bh8:M1"))
        .isNotEqualTo(Positions.of("W:WKa1:Bh8:R1"))
        .isNotEqualTo("W:WKa1:Bh8");
  }

  @Test
  void a_square_that_is_light_or_off_the_board_holds_nothing() {
    CzechPosition position = CzechCheckers.standard().initial();
    assertThat(position.piece(Square.of("a2"))).isEmpty();
    assertThat(position.piece(Square.of("z99"))).isEmpty();
    assertThat(position.piece(Square.of("a1"))).contains(Piece.WHITE_MAN);
    assertThat(position.piece(Square.of("d4"))).isEmpty();
  }

  @Test
  void a_draft_names_every_fault() {
    CzechDraft draft = CzechDraft.empty()
        .put(Piece.WHITE_MAN, Square.of("k9"))
        .put(Piece.WHITE_MAN, Square.of("a2"))
        .put(Piece.WHITE_MAN, Square.of("b8"))
        .put(Piece.BLACK_MAN, Square.of("a1"))
        .put(Piece.BLACK_KING, Square.of("a1"))
        .quietPlies(-1)
        .materialPlies(1024)
        .mainRoadPlies(5000);
    assertThat(draft.validate())
        .extracting(DraftFault::toString)
        .containsExactly(
            "CZ-01: k9 is off the board; expected a dark square from a1 to h8",
            "CZ-01: a2 is a light square; expected a dark square from a1 to h8",
            "CZ-13: a white man on b8 would have been crowned; expected a king, or a man on another rank",
            "CZ-13: a black man on a1 would have been crowned; expected a king, or a man on another rank",
            "CZ-01: a1 holds two pieces; expected each square once",
            "CZ-17: quietPlies is -1; expected a number from 0 to 1023",
            "CZ-17: materialPlies is 1024; expected a number from 0 to 1023",
            "CZ-18: mainRoadPlies is 5000; expected a number from 0 to 1023");
    assertThat(draft.validate())
        .extracting(DraftFault::index)
        .containsExactly(0, 1, 2, 3, 4, -1, -1, -1);
    assertThatThrownBy(draft::toPosition).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_cleared_square_can_be_filled_again() {
    CzechPosition position = CzechDraft.of(CzechCheckers.standard().initial())
        .clear(Square.of("a1"))
        .put(Piece.WHITE_KING, Square.of("a1"))
        .toPosition();
    assertThat(position.piece(Square.of("a1"))).contains(Piece.WHITE_KING);
    assertThat(position.kings()).isEqualTo(1);
  }
}
