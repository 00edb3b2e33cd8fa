package dev.doska.tool.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Resolution;
import dev.doska.chapayev.picture.ChapayevDrawing;
import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The pictures of Chapayev: positions, shots and matches. */
class ChapayevPixelsTest {
  private static final int MARGIN = 64;
  private static final int BOARD = 640;
  private static final int LIGHT = 0xf3e2c3;
  private static final int DARK = 0xc08f5f;
  private static final Chapayev GAME = Chapayev.of(ChapayevRuleset.CLASSIC);
  private static final ChapayevDrawing DRAWING = GAME.drawing();
  private static final ChapayevMove STRIKE = new ChapayevMove.Strike(4, 88_500, 2_200);

  private static int x(Place place) {
    return MARGIN + BOARD / 2 + Math.round(place.x() / 500_000f);
  }

  private static int y(Place place) {
    return MARGIN + BOARD / 2 - Math.round(place.y() / 500_000f);
  }

  private static Pixels table(ChapayevPosition position) {
    return Pixels.of(DRAWING.svg(position));
  }

  private static int differences(Pixels one, Pixels other) {
    return one.differences(other, 0, 0, 2 * MARGIN + BOARD, MARGIN + BOARD + 20);
  }

  /** Samples a pixel beside the name of each lying checker. */
  private static void showsCheckers(Pixels seen, ChapayevPosition position) {
    for (Checker checker : position.checkers()) {
      if (checker.onBoard() && checker.heading().isEmpty()) {
        Place place = checker.place().orElseThrow();
        int brightness = seen.brightness(x(place) - 15, y(place));
        if (checker.owner() == Side.WHITE) {
          assertThat(brightness).as("%s", checker).isGreaterThan(200);
        } else {
          assertThat(brightness).as("%s", checker).isLessThan(100);
        }
      }
    }
  }

  @Test
  void a_table_shows_its_board_and_every_checker_at_its_place() {
    Pixels seen = table(GAME.initial());
    assertThat(seen.width()).isEqualTo(2 * MARGIN + BOARD);
    assertThat(seen.share(LIGHT)).isBetween(0.2, 0.35);
    assertThat(seen.share(DARK)).isBetween(0.2, 0.35);
    assertThat(seen.colours()).isGreaterThan(100);
    showsCheckers(seen, GAME.initial());
  }

  @Test
  void a_checker_has_the_colour_of_its_owner_and_a_turned_one_a_red_rim() {
    String text = "1-8 w strike opener=w round=3 lost=wb | A@-20,-20 B~!@20,-20 a@-20,20 b~!@20,20";
    ChapayevPosition position = GAME.positions().parse(text).orElseThrow();
    Pixels seen = table(position);
    showsCheckers(seen, position);
    assertThat(seen.share(0xb3261e)).isPositive();
    assertThat(table(GAME.initial()).share(0xb3261e)).isZero();
  }

  @Test
  void a_standing_checker_is_thinner_than_a_lying_one() {
    String head = "1-8 w blow opener=w round=3 lost=wb struck-w=B strikers=B own=A+B current=B | ";
    ChapayevPosition position =
        GAME.positions().parse(head + "A@-20,-20 B/0@20,-20 a@-20,20").orElseThrow();
    Pixels seen = table(position);
    Place place = position.named("B").flatMap(Checker::place).orElseThrow();
    assertThat(seen.brightness(x(place), y(place))).isGreaterThan(200);
    assertThat(seen.shows(x(place) - 20, y(place), LIGHT)).isTrue();
  }

  @Test
  void the_last_move_is_named_and_targets_are_arrows() {
    ChapayevPosition after = GAME.play(GAME.initial(), STRIKE);
    Pixels named = Pixels.of(DRAWING.svg(after, new Marks<>(Optional.of(STRIKE), List.of())));
    assertThat(differences(named, table(after))).isZero();
    assertThat(named.differences(table(after), 0, BOARD + 2 * MARGIN, 768, 70)).isPositive();
    List<ChapayevMove> aimed = GAME.moves(GAME.initial()).aimed(1);
    Pixels arrows = Pixels.of(DRAWING.svg(GAME.initial(), new Marks<>(Optional.empty(), aimed)));
    assertThat(differences(arrows, table(GAME.initial()))).isGreaterThan(1000);
  }

  @Test
  void a_shot_begins_with_the_table_before_it_and_ends_as_the_checkers_come_to_rest() {
    Resolution resolution = GAME.resolve(GAME.initial(), STRIKE);
    String film = DRAWING.shot(resolution);
    Pixels before = table(resolution.before());
    Pixels after = table(resolution.after());
    assertThat(differences(before, after)).isGreaterThan(5000);
    assertThat(differences(Pixels.of(film), before)).isZero();
    assertThat(differences(Pixels.of(film, 0), before)).isZero();
    Pixels end = Pixels.of(film, 4_500);
    showsCheckers(end, resolution.after());
    assertThat(differences(end, after)).isLessThan(300);
  }

  @Test
  void a_match_begins_with_its_first_table() {
    Line<ChapayevPosition, ChapayevMove> line = Line.start(GAME);
    for (int ply = 0; ply < 3; ply++) {
      line = line.play(GAME.moves(line.position()).aimed(1).get(0));
    }
    Pixels film = Pixels.of(DRAWING.replay(line));
    assertThat(differences(film, table(GAME.initial()))).isZero();
    assertThat(differences(film, table(line.position()))).isGreaterThan(3000);
  }

  @Test
  void different_shots_give_different_pictures() {
    Resolution one = GAME.resolve(GAME.initial(), STRIKE);
    Resolution other = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(0, 90_000, 2_000));
    Pixels first = Pixels.of(DRAWING.shot(one), 4_000);
    assertThat(differences(first, Pixels.of(DRAWING.shot(other), 4_000))).isGreaterThan(5000);
    assertThat(differences(first, Pixels.of(DRAWING.shot(one), 4_000))).isZero();
  }
}
