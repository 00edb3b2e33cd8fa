package dev.doska.chapayev.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevGame;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.ChapayevState;
import dev.doska.chapayev.Resolution;
import dev.doska.core.Drawing;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ChapayevDrawingTest {
  private static final ChapayevGame GAME = ChapayevGame.of(ChapayevRuleset.CLASSIC);
  private static final ChapayevDrawing DRAWING = (ChapayevDrawing) GAME.drawing();

  /** The start tags of the elements with a name, in order. */
  private static List<String> elements(String svg, String name) {
    return Pattern.compile("<" + name + "( [^>]*)?>")
        .matcher(svg)
        .results()
        .map(MatchResult::group)
        .toList();
  }

  private static List<String> labels(String svg) {
    return Pattern.compile("<text[^>]*>([^<]*)</text>")
        .matcher(svg)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void a_table_shows_every_checker_by_its_name() {
    assertThat(labels(DRAWING.svg(GAME.initial())))
        .contains("A", "H", "a", "h", "1", "8", "round 1, rows 1-8, White's turn: a strike");
  }

  @Test
  void turned_standing_and_hanging_checkers_look_different() {
    String text = "1-8 w blow opener=w round=3 lost=wb struck-w=B strikers=B own=A+B+C current=B"
        + " | A@-140,-140 B/30@-90,-10 C~!@0.5,20.2 D@155,30 a@-100,140 b~!@20,100";
    ChapayevState state = GAME.positions().parse(text).orElseThrow();
    String picture = DRAWING.svg(state);
    assertThat(elements(picture, "circle"))
        .filteredOn(circle -> circle.contains(" stroke=\"#b3261e\""))
        .as("rims of turned checkers")
        .hasSize(2);
    assertThat(elements(picture, "circle"))
        .filteredOn(circle -> circle.contains(" stroke=\"#e8a13a\""))
        .as("rings of hanging checkers")
        .hasSize(1);
    assertThat(elements(picture, "g"))
        .filteredOn(g -> g.contains(" transform=\"rotate(-30)\""))
        .as("standing checkers")
        .hasSize(1);
    assertThat(DRAWING.text(state)).contains("B|", "C~!", "b~!", "fallen: E F G H c d e f g h");
  }

  @Test
  void aimed_strikes_are_arrows() {
    List<ChapayevMove> targets = GAME.moves(GAME.initial()).aimed(1);
    String picture = DRAWING.svg(GAME.initial(), new Drawing.Marks<>(Optional.empty(), targets));
    assertThat(elements(picture, "path"))
        .filteredOn(path -> path.contains("marker-end="))
        .hasSize(targets.size());
  }

  @Test
  void a_shot_moves_exactly_the_checkers_that_the_solver_moved() {
    Resolution told = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(4, 88_500, 2_200));
    String picture = DRAWING.shot(told);
    long moved =
        told.shot().orElseThrow().ends().stream().filter(e -> e.moved()).count();
    assertThat(elements(picture, "animateTransform")).hasSize((int) moved);
    long fallen =
        told.shot().orElseThrow().ends().stream().filter(e -> e.fate().fell()).count();
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.contains(" attributeName=\"r\""))
        .as("flashes of impacts")
        .hasSize(told.shot().orElseThrow().impacts().size());
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.contains(" attributeName=\"opacity\""))
        .as("flashes and falls")
        .hasSize(told.shot().orElseThrow().impacts().size() + (int) fallen);
  }

  @Test
  void a_match_has_a_scene_for_each_move_and_no_script() {
    Line<ChapayevState, ChapayevMove> line = Line.start(GAME);
    SplitMix64 random = new SplitMix64(3);
    while (line.ply() < 12) {
      line = line.play(GAME.moves(line.state()).sample(random));
    }
    String svg = DRAWING.replay(line);
    String picture = svg;
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.contains(" attributeName=\"visibility\""))
        .hasSize(line.ply() + 1);
    assertThat(elements(picture, "script")).isEmpty();
    assertThat(svg).doesNotContain("NaN").doesNotContain("href=\"http");
    assertThat(DRAWING.replay(line)).isEqualTo(svg);
  }

  @Test
  void the_match_of_no_moves_is_its_table() {
    assertThat(DRAWING.replay(Line.start(GAME))).isEqualTo(DRAWING.svg(GAME.initial()));
  }
}
