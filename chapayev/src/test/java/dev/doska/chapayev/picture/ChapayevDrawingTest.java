package dev.doska.chapayev.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Resolution;
import dev.doska.core.Drawing;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ChapayevDrawingTest {
  private static final Chapayev GAME = Chapayev.of(ChapayevRuleset.CLASSIC);
  private static final ChapayevDrawing DRAWING = GAME.drawing();

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
    ChapayevPosition position = GAME.positions().parse(text).orElseThrow();
    String picture = DRAWING.svg(position);
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
    assertThat(DRAWING.text(position)).contains("B|", "C~!", "b~!", "fallen: E F G H c d e f g h");
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
    Resolution resolution = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(4, 88_500, 2_200));
    String picture = DRAWING.shot(resolution);
    long moved =
        resolution.shot().orElseThrow().ends().stream().filter(e -> e.moved()).count();
    assertThat(elements(picture, "animateTransform")).hasSize((int) moved);
    long fallen = resolution.shot().orElseThrow().ends().stream()
        .filter(e -> e.fate().fell())
        .count();
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.contains(" attributeName=\"r\""))
        .as("flashes of impacts")
        .hasSize(resolution.shot().orElseThrow().impacts().size());
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.contains(" attributeName=\"opacity\""))
        .as("flashes and falls")
        .hasSize(resolution.shot().orElseThrow().impacts().size() + (int) fallen);
  }

  @Test
  void a_match_has_a_scene_for_each_move_and_no_script() {
    Line<ChapayevPosition, ChapayevMove> line = Line.start(GAME);
    SplitMix64 random = new SplitMix64(3);
    while (line.ply() < 12) {
      line = line.play(GAME.moves(line.position()).sample(random));
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

  /** Drawn anew by {@code doska render chapayev --shot E@88.500/2.200 -o chapayev/docs/shot.svg}. */
  @Test
  void the_picture_in_the_docs_is_what_the_drawing_gives() {
    Resolution resolution = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(4, 88_500, 2_200));
    assertThat(Path.of("docs/shot.svg")).hasContent(DRAWING.shot(resolution));
  }

  @Test
  void the_facts_take_two_lines_if_they_must() {
    Resolution resolution = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(4, 88_500, 2_200));
    assertThat(labels(DRAWING.shot(resolution)))
        .contains(
            "E struck e and f; e fell over the north edge; f fell over the north edge; White knocked",
            "out 2 enemies and strikes again");
  }

  @Test
  void checkers_of_unknown_place_are_named_below_the_table() {
    ChapayevMove seen =
        GAME.notation().parse(GAME.initial(), "E => e fell; E moved").orElseThrow();
    ChapayevPosition position = GAME.play(GAME.initial(), seen);
    assertThat(labels(DRAWING.svg(position))).contains("place not known: E").doesNotContain("E");
    assertThat(labels(DRAWING.svg(GAME.initial()))).noneMatch(label -> label.contains("not known"));
  }

  @Test
  void CH_19_a_sealed_blow_is_not_shown() {
    String text = "1-8 w blow opener=w round=3 lost=wb struck-w=B strikers=B own=A+B current=B"
        + " | A@-140,-140 B/30@-90,-10 a@-100,140";
    ChapayevPosition position = GAME.positions().parse(text).orElseThrow();
    ChapayevMove blow = new ChapayevMove.Blow(1, 123_000, 777);
    Line<ChapayevPosition, ChapayevMove> line = Line.start(GAME, position).play(blow);
    Drawing.Marks<ChapayevMove> marks = new Drawing.Marks<>(Optional.of(blow), List.of());
    assertThat(DRAWING.svg(line.position(), marks)).doesNotContain("123").contains("sealed");
    assertThat(DRAWING.replay(line)).doesNotContain("777").contains("sealed");
    assertThat(DRAWING.text(line.position())).doesNotContain("777");
    line = line.play(new ChapayevMove.Blow(1, 200_000, 100));
    assertThat(DRAWING.replay(line)).contains("blow B@200.000/100");
  }

  @Test
  void a_hanging_checker_loses_its_ring_when_it_moves() {
    String text =
        "1-8 w strike opener=w round=3 lost=wb struck-w=B | A@-140,-140 D@155,30 a@-100,140";
    ChapayevPosition position = GAME.positions().parse(text).orElseThrow();
    ChapayevMove away = new ChapayevMove.Strike(3, 180_000, 1_000);
    ChapayevMove other = new ChapayevMove.Strike(0, 90_000, 1_000);
    assertThat(rings(DRAWING.shot(GAME.resolve(position, away)))).containsExactly(true);
    assertThat(rings(DRAWING.shot(GAME.resolve(position, other)))).containsExactly(false, false);
  }

  /** Of each ring of a hanging checker whether it goes out. */
  private static List<Boolean> rings(String svg) {
    return Pattern.compile(
            "<g>(<animate [^>]*/>\\s*)?<circle [^>]*stroke=\"#e8a13a\"|<circle [^>]*stroke=\"#e8a13a\"")
        .matcher(svg)
        .results()
        .map(found -> found.group(1) != null)
        .toList();
  }
}
