package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Positions that public programs got wrong, with the answers of two independent generators. */
class PublicBugsTest {
  private final CzechCheckers game = CzechCheckers.standard();

  private List<String> moves(String fen) {
    return game.moves(Positions.of(fen)).list().stream()
        .map(m -> m.squares().stream().map(Square::toString).collect(Collectors.joining("x")))
        .toList();
  }

  @Test
  void a_man_that_captures_onto_the_last_rank_is_crowned_and_stops() {
    assertThat(moves("W:Wh6:Bg7,c5,d2")).containsExactly("h6xf8");
    CzechPosition after = game.play(Positions.of("W:Wh6:Bg7,c5,d2"), Positions.move("h6xf8"));
    assertThat(after.piece(Square.of("f8"))).contains(Piece.WHITE_KING);
  }

  @Test
  void two_captures_with_the_same_ends_are_two_moves() {
    assertThat(moves("W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8"))
        .containsExactlyInAnyOrder("f8xb4", "f8xh6xf4xd6xb4");
  }

  @Test
  void a_king_must_land_where_it_can_go_on() {
    assertThat(moves("W:WKb8,Kf8,c5:Be5,Kf2")).containsExactly("b8xg3xe1");
  }

  @Test
  void captures_of_other_pieces_to_the_same_square_differ() {
    assertThat(moves("W:WKg1:Bg7,g5,b4,f2"))
        .containsExactlyInAnyOrder("g1xc5xa3", "g1xe3xh6xf8xa3", "g1xd4xh8");
  }

  @Test
  void a_king_must_capture_although_a_man_would_take_three() {
    assertThat(moves("W:Wc1,Kg1:Bb6,d2,f4,f6")).containsExactly("g1xa7");
  }

  @Test
  void two_routes_of_a_man_both_end_on_the_last_rank() {
    List<String> moves = moves("W:Wh4:Bc7,e7,g7,Kg5,Kc1,Kg1");
    assertThat(moves).hasSize(2).allMatch(move -> move.endsWith("8"));
  }

  @Test
  void two_pieces_in_a_row_cannot_be_captured() {
    assertThat(moves("W:WKd4:Bf6,g7")).hasSize(10);
    CzechPosition position = Positions.of("W:WKd4:Bf6,g7");
    assertThat(game.judge(position, Positions.move("d4xh8")).isLegal()).isFalse();
  }

  @Test
  void five_moves_have_six_routes_and_one_returns_to_its_own_square() {
    CzechPosition position = Positions.of("W:WKg3:Bb6,e5,b4,f2");
    assertThat(game.count(position)).isEqualTo(5);
    assertThat(game.routes(position, 1)).isEqualTo(6);
    assertThat(game.moves(position).list())
        .anyMatch(m -> m.from().equals(Square.of("g3")) && m.to().equals(m.from()));
  }

  @Test
  void a_side_without_pieces_has_lost() {
    Status status = game.status(Positions.of("B:Wg1:B"));
    assertThat(status.outcome().orElseThrow())
        .isInstanceOfSatisfying(
            Outcome.Win.class, win -> assertThat(win.winner()).isEqualTo(Side.WHITE));
    assertThat(status.outcome().orElseThrow().why().rule()).isEqualTo(CzechRule.CZ_14);
  }

  @Test
  void a_shuttling_king_repeats_nothing_while_the_other_side_moves_men() {
    Line<CzechPosition, CzechMove> line =
        Line.start(game, Positions.of("W:WKa1:Ba7,c7,e7,g7,b8,d8,f8,h8"));
    String[] moves = {"a1-b2", "a7-b6", "b2-a1", "b6-a5", "a1-b2", "c7-b6", "b2-a1", "e7-d6"};
    for (String move : moves) {
      line = line.play(Positions.move(move));
      assertThat(line.occurrences()).isEqualTo(1);
      assertThat(line.position().quietPlies()).isLessThanOrEqualTo(1);
    }
    assertThat(line.status().isFinished()).isFalse();
  }
}
