package dev.doska.czechcheckers.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveParse;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The texts of cases that public programs got wrong, with the answers of two independent generators. */
class PublicBugTextsTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();
  private static final CzechNotation NOTATION = CzechNotation.of(GAME.ruleset());
  private static final String TWO_WAYS = "W:WKg1:Bg7,g5,b4,f2";

  private static MoveParse<CzechMove> read(String fen, String text) {
    return NOTATION.parse(Positions.of(fen), text);
  }

  private static List<String> written(String fen) {
    CzechPosition position = Positions.of(fen);
    return GAME.moves(position).list().stream()
        .map(move -> NOTATION.format(position, move))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:Wh6:Bg7,c5,d2 | h6xf8",
        "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8 | f8xb4 f8xh6xf4xd6xb4",
        "W:WKg1:Bg7,g5,b4,f2 | g1xc5xa3 g1xe3xh6xf8xa3 g1xh8",
        "W:Wc1,Kg1:Bb6,d2,f4,f6 | g1xa7",
        "W:WKg3:Bb6,e5,b4,f2 | g3xa3 g3xg3 g3xh4 g3xf4 g3xh2",
      })
  void all_moves_are_written(String fen, String texts) {
    assertThat(written(fen)).containsExactlyInAnyOrder(texts.split(" "));
  }

  @Test
  void a_landing_square_that_goes_on_must_be_chosen() {
    CzechPosition position = Positions.of("W:WKb8,Kf8,c5:Be5,Kf2");
    assertThat(GAME.moves(position).list())
        .extracting(move -> NOTATION.formatLong(position, move))
        .containsExactly("b8xg3xe1");
  }

  @Test
  void ambiguous_ends_are_refused_and_both_moves_named() {
    MoveParse<CzechMove> parsed = read(TWO_WAYS, "g1xa3");
    assertThat(parsed)
        .isEqualTo(new MoveParse.Ambiguous<>(
            List.of(CzechMove.of("g1", "c5", "a3"), CzechMove.of("g1", "e3", "h6", "f8", "a3")),
            List.of("g1xc5xa3", "g1xe3xh6xf8xa3")));
  }

  @Test
  void two_moves_both_end_on_the_last_rank() {
    assertThat(written("W:Wh4:Bc7,e7,g7,Kg5,Kc1,Kg1"))
        .hasSize(2)
        .allMatch(text -> text.endsWith("8"));
  }

  @Test
  void two_in_a_row_are_no_capture() {
    assertThat(written("W:WKd4:Bf6,g7")).hasSize(10).allMatch(text -> text.contains("-"));
  }

  @Test
  void a_side_without_pieces_has_no_move() {
    assertThat(written("B:Wg1:B")).isEmpty();
    assertThat(read("B:Wg1:B", "a3-b4").problem()).contains("CZ-14");
  }
}
