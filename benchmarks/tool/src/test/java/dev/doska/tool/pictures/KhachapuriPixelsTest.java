package dev.doska.tool.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The pictures of Khachapuri. */
class KhachapuriPixelsTest {
  private static final int WIDTH = 792;
  private static final int TOP = 52;
  private static final int BOTTOM = 556;
  private static final int CRUST = 0xd7a057;
  private static final int WINE = 0x984c37;
  private static final Khachapuri GAME = Khachapuri.standard();

  private static int x(int point) {
    int column = point > 12 ? point - 13 : 12 - point;
    return 92 + 24 + 48 * column + (column > 5 ? 32 : 0);
  }

  private static int y(int point, int index) {
    int up = 24 + 44 * index;
    return point > 12 ? TOP + up : BOTTOM - up;
  }

  private static Pixels picture(KhachapuriPosition position) {
    return Pixels.of(GAME.drawing().svg(position));
  }

  private static int differences(Pixels one, Pixels other) {
    return one.differences(other, 92, TOP, 608, BOTTOM - TOP);
  }

  @Test
  void a_position_shows_its_board_and_the_checkers_of_each_point() {
    KhachapuriPosition position = GAME.initial();
    Pixels seen = picture(position);
    assertThat(seen.width()).isEqualTo(WIDTH);
    assertThat(seen.share(CRUST)).isBetween(0.03, 0.15);
    assertThat(seen.share(WINE)).isBetween(0.03, 0.15);
    assertThat(seen.colours()).isGreaterThan(100);
    for (int point = 1; point <= 24; point++) {
      for (int index = 0; index < 4; index++) {
        int brightness = seen.brightness(x(point), y(point, index));
        if (position.count(Side.WHITE, point) > index) {
          assertThat(brightness).as("%s on %s", index, point).isGreaterThan(215);
        } else if (position.count(Side.BLACK, point) > index) {
          assertThat(brightness).as("%s on %s", index, point).isLessThan(80);
        } else {
          int colour = (point > 12) == (point % 2 == 0) ? WINE : CRUST;
          assertThat(seen.shows(x(point), y(point, index), colour))
              .as("%s on %s", index, point)
              .isTrue();
        }
      }
    }
  }

  @Test
  void different_positions_give_different_pictures() {
    KhachapuriPosition moved =
        GAME.positions().parse("W=24x4,6x10,5;B=18x11,12x4 -").orElseThrow();
    Pixels seen = picture(moved);
    assertThat(seen.brightness(x(5), y(5, 0))).isGreaterThan(215);
    assertThat(differences(seen, picture(GAME.initial()))).isGreaterThan(500);
    assertThat(differences(seen, picture(moved))).isZero();
  }

  @Test
  void the_last_turn_is_marked() {
    KhachapuriPosition rolled = GAME.play(GAME.initial(Side.WHITE), KhachapuriMove.Roll.of(6, 1));
    KhachapuriMove turn = GAME.moves(rolled).list().get(0);
    KhachapuriPosition after = GAME.play(rolled, turn);
    Pixels marked = Pixels.of(GAME.drawing().svg(after, new Marks<>(Optional.of(turn), List.of())));
    assertThat(differences(marked, picture(after))).isGreaterThan(200);
  }

  @Test
  void a_replay_begins_with_the_first_position() {
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(GAME, GAME.initial(Side.WHITE));
    line = line.play(KhachapuriMove.Roll.of(6, 1));
    line = line.play(GAME.moves(line.position()).list().get(0));
    String film = GAME.drawing().replay(line);
    Pixels first = Pixels.of(film);
    // more checkers lie on each other, and their shadows add up
    assertThat(differences(first, picture(GAME.initial(Side.WHITE)))).isLessThan(400);
    assertThat(differences(first, picture(line.position()))).isGreaterThan(1500);
  }
}
