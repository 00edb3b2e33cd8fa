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
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ChapayevDrawingTest {
  private static final ChapayevGame GAME = ChapayevGame.of(ChapayevRuleset.CLASSIC);
  private static final ChapayevDrawing DRAWING = (ChapayevDrawing) GAME.drawing();

  private static Document read(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Element> elements(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    return java.util.stream.IntStream.range(0, nodes.getLength())
        .mapToObj(i -> (Element) nodes.item(i))
        .toList();
  }

  private static List<String> labels(Document document) {
    return elements(document, "text").stream().map(Element::getTextContent).toList();
  }

  @Test
  void a_table_shows_every_checker_by_its_name() throws Exception {
    assertThat(labels(read(DRAWING.svg(GAME.initial()))))
        .contains("A", "H", "a", "h", "1", "8", "round 1, rows 1-8, White's turn: a strike");
  }

  @Test
  void turned_standing_and_hanging_checkers_look_different() throws Exception {
    String text = "1-8 w blow opener=w round=3 lost=wb struck-w=B strikers=B own=A+B+C current=B"
        + " | A@-140,-140 B/30@-90,-10 C~!@0.5,20.2 D@155,30 a@-100,140 b~!@20,100";
    ChapayevState state = GAME.positions().parse(text).orElseThrow();
    Document picture = read(DRAWING.svg(state));
    assertThat(elements(picture, "circle"))
        .filteredOn(circle -> circle.getAttribute("stroke").equals("#b3261e"))
        .as("rims of turned checkers")
        .hasSize(2);
    assertThat(elements(picture, "circle"))
        .filteredOn(circle -> circle.getAttribute("stroke").equals("#e8a13a"))
        .as("rings of hanging checkers")
        .hasSize(1);
    assertThat(elements(picture, "g"))
        .filteredOn(g -> g.getAttribute("transform").equals("rotate(-30)"))
        .as("standing checkers")
        .hasSize(1);
    assertThat(DRAWING.text(state)).contains("B|", "C~!", "b~!", "fallen: E F G H c d e f g h");
  }

  @Test
  void aimed_strikes_are_arrows() throws Exception {
    List<ChapayevMove> targets = GAME.moves(GAME.initial()).aimed(1);
    Document picture =
        read(DRAWING.svg(GAME.initial(), new Drawing.Marks<>(Optional.empty(), targets)));
    assertThat(elements(picture, "path"))
        .filteredOn(path -> !path.getAttribute("marker-end").isEmpty())
        .hasSize(targets.size());
  }

  @Test
  void a_shot_moves_exactly_the_checkers_that_the_solver_moved() throws Exception {
    Resolution told = GAME.resolve(GAME.initial(), new ChapayevMove.Strike(4, 88_500, 2_200));
    Document picture = read(DRAWING.shot(told));
    long moved =
        told.shot().orElseThrow().ends().stream().filter(e -> e.moved()).count();
    assertThat(elements(picture, "animateTransform")).hasSize((int) moved);
    long fallen =
        told.shot().orElseThrow().ends().stream().filter(e -> e.fate().fell()).count();
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.getAttribute("attributeName").equals("r"))
        .as("flashes of impacts")
        .hasSize(told.shot().orElseThrow().impacts().size());
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.getAttribute("attributeName").equals("opacity"))
        .as("flashes and falls")
        .hasSize(told.shot().orElseThrow().impacts().size() + (int) fallen);
  }

  @Test
  void a_match_has_a_scene_for_each_move_and_no_script() throws Exception {
    Line<ChapayevState, ChapayevMove> line = Line.start(GAME);
    SplitMix64 random = new SplitMix64(3);
    while (line.ply() < 12) {
      line = line.play(GAME.moves(line.state()).sample(random));
    }
    String svg = DRAWING.replay(line);
    Document picture = read(svg);
    assertThat(elements(picture, "animate"))
        .filteredOn(a -> a.getAttribute("attributeName").equals("visibility"))
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
