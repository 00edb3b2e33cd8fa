package dev.doska.khachapuri.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Positions;
import dev.doska.testkit.support.SvgCheck;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class KhachapuriDrawingTest {
  private static final Khachapuri GAME = Khachapuri.standard();

  private static KhachapuriPosition position(String text) {
    return GAME.positions().parse(text).orElseThrow();
  }

  private static KhachapuriMove move(KhachapuriPosition position, String text) {
    return GAME.notation().parse(position, text).value().orElseThrow();
  }

  @Test
  void the_text_shows_the_board_from_white_s_side_with_the_mover_s_numbers() {
    String text = """
        Black to move 6-2
           1  2  3  4  5  6     7  8  9 10 11 12
        ┌────────────────────┬────────────────────┐
        │  ●  ○  ·  ●  ·  ●  │  ·  ·  ·  ○  ·  ○  │
        │           ●     ●  │           ○        │
        │                 ●  │                    │
        │                 ●  │                    │
        │                 6  │                    │
        │      [6] [2]       │                    │
        │                    │                    │
        │                    │                    │
        │                    │  ○                 │
        │              ●     │  ○     ○           │
        │  ○  ·  ●  ·  ●  ·  │  ○  ·  ○  ·  ·  ·  │
        └────────────────────┴────────────────────┘
          24 23 22 21 20 19    18 17 16 15 14 13
        ○ White 120 pips,  5 off ○○○○○
        ● Black 107 pips,  3 off ●●●
        """;
    assertThat(GAME.drawing()
            .text(position("W=24x1,22x2,14x1,12x1,6x3,4x2;B=18x6,16x2,13x1,10x1,8x2 b 6-2")))
        .isEqualTo(text);
  }

  @Test
  void the_numbers_are_white_s_when_nobody_is_to_act() {
    assertThat(GAME.drawing().text(GAME.initial()))
        .startsWith("Both sides roll for the start\n  13 14 15")
        .contains("│                11  │");
    assertThat(GAME.drawing().text(position("W=1x1;B=- w")))
        .startsWith("Black has won\n  13 14 15");
  }

  @Test
  void a_stack_above_five_is_five_checkers_and_a_number() {
    String svg = GAME.drawing().svg(GAME.initial());
    assertThat(count(svg, "href=\"#kh-w\"")).isEqualTo(4 + 5);
    assertThat(count(svg, ">11</text>")).as("two stacks and the point").isEqualTo(3);
    String four = GAME.drawing().svg(position("W=24x5,20x1;B=12x1 w"));
    assertThat(count(four, "href=\"#kh-w\"")).isEqualTo(6);
  }

  @Test
  void checkers_that_are_off_lie_in_the_tray_of_their_side() {
    String svg = GAME.drawing().svg(position("W=24x5;B=12x12 w"));
    assertThat(count(svg, "href=\"#kh-ws\"")).isEqualTo(10);
    assertThat(count(svg, "href=\"#kh-bs\"")).isEqualTo(3);
    assertThat(svg).contains(">10 off<", ">3 off<");
  }

  @Test
  void the_dice_show_their_numbers_in_the_colour_of_the_mover() {
    String svg = GAME.drawing().svg(position("W=24x5;B=12x12 b 6-4"));
    assertThat(svg).contains("href=\"#kh-bd6\"", "href=\"#kh-bd4\"").doesNotContain("#kh-wd6\"");
    assertThat(count(GAME.drawing().svg(position("W=24x5;B=12x12 b")), "href=\"#kh-bd"))
        .isZero();
  }

  @Test
  void the_last_turn_is_marked_and_written() {
    KhachapuriPosition before = position("W=24x4,6x11;B=18x11,12x4 w 6-5");
    KhachapuriMove turn = move(before, "24/13");
    KhachapuriPosition after = GAME.play(before, turn);
    String svg = GAME.drawing().svg(after, new Marks<>(Optional.of(turn), List.of()));
    assertThat(svg).contains("White played 24/19/13", "stroke-dasharray");
    assertThat(GAME.drawing().svg(after)).doesNotContain("played", "stroke-dasharray");
  }

  @Test
  void the_winner_s_last_turn_is_its_own_and_a_loser_s_last_turn_is_the_loser_s() {
    KhachapuriPosition before = position("W=1x1;B=18x11,12x4 w 3-2");
    KhachapuriMove off = move(before, "1/off");
    assertThat(GAME.drawing().svg(GAME.play(before, off), new Marks<>(Optional.of(off), List.of())))
        .contains("White played 1/off", "White has won");
    Khachapuri last = Positions.game("std,lastTurn=yes");
    KhachapuriPosition second = last.positions().parse("W=-;B=18x1 b 2-1 s=w").orElseThrow();
    KhachapuriMove turn = last.notation().parse(second, "6/3").value().orElseThrow();
    assertThat(
            last.drawing().svg(last.play(second, turn), new Marks<>(Optional.of(turn), List.of())))
        .contains("Black played 6/4/3", "White has won");
  }

  @Test
  void targets_are_the_points_on_which_checkers_come_to_rest() {
    KhachapuriPosition before = position("W=24x4,6x11;B=18x11,12x4 w 6-5");
    List<KhachapuriMove> moves = GAME.moves(before).list();
    String plain = GAME.drawing().svg(before);
    String svg = GAME.drawing().svg(before, new Marks<>(Optional.empty(), moves));
    // 13 alone: from 24 both dice, as no other checker can take the 6.
    assertThat(count(svg, "<circle") - count(plain, "<circle")).isEqualTo(1);
  }

  @Test
  void a_roll_off_shows_a_die_of_each_side_and_a_pass_is_said() {
    KhachapuriMove dice = new KhachapuriMove.RollOff(2, 5);
    KhachapuriPosition after = GAME.play(GAME.initial(), dice);
    assertThat(GAME.drawing().svg(after, new Marks<>(Optional.of(dice), List.of())))
        .contains("href=\"#kh-wd2\"", "href=\"#kh-bd5\"", "Black to roll");
    KhachapuriPosition passed =
        GAME.play(position("W=24x4,6x11;B=18x11,12x4 w 6-6"), KhachapuriMove.Pass.PASS);
    assertThat(GAME.drawing()
            .svg(passed, new Marks<>(Optional.of(KhachapuriMove.Pass.PASS), List.of())))
        .contains("White passed");
  }

  @Property(tries = 10)
  void a_replay_is_a_film_without_script_whose_times_never_go_back(@ForAll long seed) {
    Line<KhachapuriPosition, KhachapuriMove> line = game(seed);
    String svg = GAME.drawing().replay(line);
    SvgCheck.check(svg);
    assertThat(svg).doesNotContain("<script", "onload").hasSizeLessThan(400_000);
    assertThat(svg).contains("Roll-off: White", ">" + ending(line) + "<");
    List<MatchResult> courses = matches(svg, "keyTimes=\"([^\"]*)\" values=\"([^\"]*)\"");
    assertThat(courses).hasSameSizeAs(matches(svg, "<animate")).hasSizeGreaterThan(30);
    for (MatchResult keys : courses) {
      double[] times = Arrays.stream(keys.group(1).split(";"))
          .mapToDouble(Double::parseDouble)
          .toArray();
      assertThat(times).isSorted().startsWith(0);
      assertThat(times[times.length - 1]).isLessThanOrEqualTo(1);
      assertThat(keys.group(1).split(";")).hasSameSizeAs(keys.group(2).split(";"));
    }
  }

  @Test
  void a_replay_says_who_has_given_up() {
    Line<KhachapuriPosition, KhachapuriMove> line =
        Line.start(GAME).play(new KhachapuriMove.RollOff(5, 2)).resign(Side.BLACK);
    assertThat(GAME.drawing().replay(line)).contains(">White wins 2 points: resignation (DO-01)<");
  }

  @Property(tries = 10)
  void a_replay_ends_with_the_checkers_of_the_last_position(@ForAll long seed) {
    Line<KhachapuriPosition, KhachapuriMove> line = game(seed);
    String svg = GAME.drawing().replay(line);
    List<String> films =
        matches(svg, "<use href=\"#kh-[wb]\" transform=\"translate\\(([^)]*)\\)\">(.*)").stream()
            .map(m -> m.group(2).contains("values")
                ? m.group(2).replaceAll(".*values=\"(?:[^\"]*;)?([^\";]*)\".*", "$1")
                : m.group(1))
            .filter(place -> !place.equals("-99 -99"))
            .sorted()
            .toList();
    assertThat(films)
        .hasSize(30 - line.position().off(Side.WHITE) - line.position().off(Side.BLACK));
  }

  private static String ending(Line<KhachapuriPosition, KhachapuriMove> line) {
    return line.status().outcome().orElseThrow().toString();
  }

  private static Line<KhachapuriPosition, KhachapuriMove> game(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(GAME);
    while (!line.status().isFinished()) {
      line = line.playUnchecked(GAME.moves(line.position()).sample(random));
    }
    return line;
  }

  private static int count(String text, String part) {
    return matches(text, Pattern.quote(part)).size();
  }

  private static List<MatchResult> matches(String text, String regex) {
    return Pattern.compile(regex).matcher(text).results().toList();
  }
}
