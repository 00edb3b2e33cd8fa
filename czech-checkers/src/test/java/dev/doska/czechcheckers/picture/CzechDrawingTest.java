package dev.doska.czechcheckers.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Positions;
import dev.doska.testkit.support.SvgCheck;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CzechDrawingTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();

  private static long count(String text, String piece) {
    return Pattern.compile(Pattern.quote(piece)).matcher(text).results().count();
  }

  @Test
  void the_text_shows_men_kings_files_ranks_and_the_side_to_move() {
    CzechPosition position = Positions.of("B:WKa1,c3:BKh8,f6");
    assertThat(GAME.drawing().text(position)).isEqualTo("""
        8   ·   ·   ·   ⛃
        7 ·   ·   ·   · \s
        6   ·   ·   ⛂   ·
        5 ·   ·   ·   · \s
        4   ·   ·   ·   ·
        3 ·   ⛀   ·   · \s
        2   ·   ·   ·   ·
        1 ⛁   ·   ·   · \s
          a b c d e f g h
        Black to move
        """);
    assertThat(GAME.drawing().rotated().text(position)).isEqualTo("""
        1   ·   ·   ·   ⛁
        2 ·   ·   ·   · \s
        3   ·   ·   ⛀   ·
        4 ·   ·   ·   · \s
        5   ·   ·   ·   ·
        6 ·   ⛂   ·   · \s
        7   ·   ·   ·   ·
        8 ⛃   ·   ·   · \s
          h g f e d c b a
        Black to move
        """);
  }

  @Test
  void the_drawing_has_White_at_the_bottom_and_can_be_rotated() {
    assertThat(GAME.drawing()).isEqualTo(GAME.drawing());
    assertThat(GAME.drawing().rotated()).isEqualTo(GAME.drawing().rotated());
    assertThat(GAME.drawing().rotated().rotated()).isEqualTo(GAME.drawing());
  }

  @Test
  void a_picture_has_every_piece_at_its_place() {
    String svg = GAME.drawing().svg(Positions.of("W:Wa1,Kg1:Bh6,Kb8"));
    SvgCheck.check(svg);
    assertThat(count(svg, "href=\"#czech-man-")).isEqualTo(4);
    assertThat(count(svg, "href=\"#czech-crown-white\"")).isEqualTo(1);
    assertThat(count(svg, "href=\"#czech-crown-black\"")).isEqualTo(1);
    // a1 is the lower left square; its centre is half a square from the frame
    assertThat(svg).contains("translate(60,480)", "translate(420,480)", "translate(120,60)");
    String turned = GAME.drawing().rotated().svg(Positions.of("W:Wa1,Kg1:Bh6,Kb8"));
    assertThat(turned).contains("translate(480,60)", "translate(120,60)", "translate(420,480)");
  }

  @Test
  void marks_show_the_last_move_and_the_targets() {
    CzechPosition before = Positions.of("W:WKg1:Bg7,g5,b4,f2");
    CzechMove move = CzechMove.of("g1", "e3", "h6", "f8", "a3");
    CzechPosition after = GAME.play(before, move);
    String plain = GAME.drawing().svg(after);
    String last = GAME.drawing().svg(after, new Marks<>(Optional.of(move), List.of()));
    SvgCheck.check(last);
    assertThat(plain).doesNotContain("polyline");
    assertThat(last).contains("points=\"420,480 300,360 480,180 360,60 60,360\"");
    List<CzechMove> moves = GAME.moves(GAME.initial()).list();
    String targets = GAME.drawing().svg(GAME.initial(), new Marks<>(Optional.empty(), moves));
    SvgCheck.check(targets);
    assertThat(count(targets, "r=\"26.5\"")).as("men that can move").isEqualTo(4);
    assertThat(count(targets, "r=\"8\"/>")).as("squares to move to").isEqualTo(4);
  }

  @Test
  void a_replay_moves_captures_and_crowns() {
    CzechPosition start = Positions.of("W:Wf6,a1:Bg7,e3");
    Line<CzechPosition, CzechMove> line =
        Line.start(GAME, start).play(CzechMove.of("f6", "h8")).play(CzechMove.of("e3", "d2"));
    String svg = GAME.drawing().replay(line);
    SvgCheck.check(svg);
    assertThat(count(svg, "href=\"#czech-man-")).as("men").isEqualTo(4);
    assertThat(count(svg, "href=\"#czech-crown-white\"")).as("crownings").isEqualTo(1);
    assertThat(svg).contains("1. f6xh8", "1... e3-d2");
    assertThat(count(svg, "values=\"1;1;0;0\"")).as("captures").isEqualTo(1);
  }

  @Test
  void a_piece_passes_above_the_one_that_it_captures() {
    Line<CzechPosition, CzechMove> line =
        Line.start(GAME, Positions.of("W:Wf6:Bg7,a3")).play(CzechMove.of("f6", "h8"));
    String svg = GAME.drawing().replay(line);
    assertThat(svg.indexOf("<g transform=\"translate(420,120)\">"))
        .as("g7 is drawn before f6")
        .isBetween(0, svg.indexOf("<g transform=\"translate(360,180)\">"));
  }

  @Test
  void a_replay_shows_a_resignation() {
    Line<CzechPosition, CzechMove> line =
        Line.start(GAME).play(GAME.moves(GAME.initial()).list().get(0)).resign(Side.BLACK);
    String ending = line.status().outcome().orElseThrow().toString();
    assertThat(GAME.drawing().replay(line)).contains("   " + ending);
    assertThat(GAME.drawing().replay(line.parent().orElseThrow())).doesNotContain(ending);
  }

  @Test
  void a_replay_without_moves_shows_the_start() {
    String svg = GAME.drawing().replay(Line.start(GAME));
    SvgCheck.check(svg);
    assertThat(count(svg, "<animateTransform")).isZero();
  }

  @Property(tries = 30)
  void key_times_of_any_replay_ascend_from_0_to_1_and_have_a_value_each(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechCheckers game = GAME.withoutDraws();
    Line<CzechPosition, CzechMove> line = Line.start(game, Positions.any(random));
    for (int i = random.nextInt(80); i > 0 && !line.status().isFinished(); i--) {
      List<CzechMove> moves = game.moves(line.position()).list();
      line = line.play(moves.get(random.nextInt(moves.size())));
    }
    CzechDrawing white = GAME.drawing();
    CzechDrawing drawing = random.nextBoolean() ? white : white.rotated();
    String svg = drawing.replay(line);
    SvgCheck.check(svg);
    Pattern animation = Pattern.compile("keyTimes=\"([^\"]*)\" values=\"([^\"]*)\"");
    for (MatchResult match : animation.matcher(svg).results().toList()) {
      String[] times = match.group(1).split(";");
      assertThat(times).hasSameSizeAs(match.group(2).split(";"));
      assertThat(times[0]).isEqualTo("0");
      double last = 0;
      for (String time : times) {
        assertThat(Double.parseDouble(time)).isBetween(last, 1.0);
        last = Double.parseDouble(time);
      }
    }
  }
}
