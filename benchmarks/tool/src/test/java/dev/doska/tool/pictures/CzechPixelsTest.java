package dev.doska.tool.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The pictures of Czech checkers. */
class CzechPixelsTest {
  private static final int SIDE = 540;
  private static final int FRAME = 30;
  private static final int FIELD = 60;
  private static final int LIGHT = 0xf1dcb9;
  private static final int DARK = 0xa3714a;
  private static final CzechCheckers GAME = CzechCheckers.standard();

  private static int x(Square square) {
    return FRAME + FIELD / 2 + FIELD * (square.file() - 'a');
  }

  private static int y(Square square) {
    return FRAME + FIELD / 2 + FIELD * (8 - square.rank());
  }

  private static Pixels picture(CzechPosition position) {
    return Pixels.of(GAME.drawing().svg(position));
  }

  @Test
  void a_position_shows_its_board_and_every_piece_in_its_colour_on_its_square() {
    CzechPosition position = GAME.positions().parse("W:Wc1,Kg1:Bb6,d2,f4,Kf6").orElseThrow();
    Pixels seen = picture(position);
    assertThat(seen.width()).isEqualTo(SIDE);
    assertThat(seen.share(LIGHT)).isBetween(0.35, 0.45);
    assertThat(seen.share(DARK)).isBetween(0.25, 0.40);
    for (Square square : Square.all()) {
      // to the left of the crown
      int brightness = seen.brightness(x(square) - 16, y(square));
      Optional<Piece> piece = position.piece(square);
      if (piece.isEmpty()) {
        assertThat(seen.shows(x(square), y(square), DARK)).as("%s", square).isTrue();
      } else if (piece.get().side() == Side.WHITE) {
        assertThat(brightness).as("%s", square).isGreaterThan(170);
      } else {
        assertThat(brightness).as("%s", square).isLessThan(110);
      }
    }
  }

  @Test
  void a_king_does_not_look_like_a_man() {
    Pixels king = picture(GAME.positions().parse("W:WKc1:Bb6").orElseThrow());
    Pixels man = picture(GAME.positions().parse("W:Wc1:Bb6").orElseThrow());
    Square square = Square.of("c1");
    int left = x(square) - FIELD / 2;
    int top = y(square) - FIELD / 2;
    assertThat(king.differences(man, left, top, FIELD, FIELD)).isGreaterThan(50);
    assertThat(king.differences(man, 0, 0, SIDE, top)).isZero();
  }

  @Test
  void the_last_move_is_marked() {
    CzechMove move = CzechMove.of("c3", "d4");
    CzechPosition after = GAME.play(GAME.initial(), move);
    Pixels marked = Pixels.of(GAME.drawing().svg(after, new Marks<>(Optional.of(move), List.of())));
    Pixels plain = picture(after);
    for (String name : List.of("c3", "d4")) {
      Square square = Square.of(name);
      assertThat(marked.shows(x(square) - 27, y(square) - 27, DARK)).as(name).isFalse();
      assertThat(plain.shows(x(square) - 27, y(square) - 27, DARK)).as(name).isTrue();
    }
  }

  @Test
  void a_replay_begins_with_the_first_position() {
    Line<CzechPosition, CzechMove> line =
        Line.start(GAME).play(CzechMove.of("c3", "d4")).play(CzechMove.of("f6", "e5"));
    Pixels first = Pixels.of(GAME.drawing().replay(line));
    int board = SIDE - 2 * FRAME;
    assertThat(first.differences(picture(GAME.initial()), FRAME, FRAME, board, board))
        .isZero();
    assertThat(first.differences(picture(line.position()), FRAME, FRAME, board, board))
        .isGreaterThan(2000);
  }
}
