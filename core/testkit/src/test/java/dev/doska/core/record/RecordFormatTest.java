package dev.doska.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Playout;
import dev.doska.testkit.support.Mutations;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRule;
import dev.doska.toys.race.RaceRules;
import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RecordFormatTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final RecordFormat<Race, RaceMove> format = new RecordFormat<>(race);

  private GameRecord<Race, RaceMove> random(long seed, int limit) {
    Line<Race, RaceMove> line =
        Playout.<Race, RaceMove>random(new SplitMix64(seed)).run(Line.start(race), limit);
    return GameRecord.of(line, List.of(new Tag("White", "Ada \"Countess\" \\ Lovelace")));
  }

  @Test
  void a_record_is_tags_moves_with_keys_and_the_result() {
    Line<Race, RaceMove> line = Line.start(race)
        .play(new RaceMove.Begin(Side.BLACK))
        .play(new RaceMove.Roll(3))
        .play(new RaceMove.Advance(0, 3, false))
        .play(new RaceMove.Roll(1))
        .resign(Side.WHITE);
    String text = format.format(GameRecord.of(line, List.of(new Tag("Site", "here"))));
    assertThat(text.lines())
        .satisfiesExactly(
            l -> assertThat(l).isEqualTo("[Game \"dice-race\"]"),
            l -> assertThat(l).isEqualTo("[Ruleset \"PLAIN\"]"),
            l -> assertThat(l).isEqualTo("[Start \"0,0 0,0 ? q0\"]"),
            l -> assertThat(l).isEqualTo("[Result \"0-1\"]"),
            l -> assertThat(l).isEqualTo("[Site \"here\"]"),
            l -> assertThat(l).isEmpty(),
            l -> assertThat(l).matches("1\\. black-begins \\{[0-9a-f]{16}}"),
            l -> assertThat(l).matches("2\\. d3 0-3 \\{[0-9a-f]{16}}"),
            l -> assertThat(l).matches("3\\. d1 \\{[0-9a-f]{16}}"),
            l -> assertThat(l).isEqualTo("0-1"));
    assertThat(format.parse(text)).isInstanceOfSatisfying(RecordParse.Ok.class, ok -> {
      assertThat(ok.places().lineOf(3)).isEqualTo(8);
      assertThat(ok.places().resultLine()).isEqualTo(10);
    });
  }

  @Property(tries = 200)
  void parse_of_format_is_the_record(@ForAll long seed, @ForAll boolean whole) {
    GameRecord<Race, RaceMove> record = random(seed, whole ? 10_000 : 9);
    GameRecord<Race, RaceMove> read =
        format.parse(format.format(record)).value().orElseThrow();
    assertThat(read.moves()).isEqualTo(record.moves());
    assertThat(read.start()).isEqualTo(record.start());
    assertThat(read.tags()).isEqualTo(record.tags());
    assertThat(read.result()).isEqualTo(record.result());
    assertThat(format.format(read)).isEqualTo(format.format(record));
    assertThat(Replay.verify(race, read).isVerified()).isTrue();
  }

  @Property(tries = 500)
  void every_mutated_record_gets_an_answer(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    String text = Mutations.of(format.format(random(seed & 15, 30)), random);
    RecordParse<Race, RaceMove> parse = format.parse(text);
    assertThat(parse.problem().isEmpty()).isEqualTo(parse.value().isPresent());
    parse.value().ifPresent(record -> {
      assertThat(Replay.verify(race, record).message()).isNotBlank();
      assertThat(format.parse(format.format(record)).value()).contains(record);
    });
    RecordText.of(text).header();
  }

  @Property
  void every_text_gets_an_answer(@ForAll String text) {
    RecordParse<Race, RaceMove> parse = format.parse(text);
    assertThat(parse.problem().isEmpty()).isEqualTo(parse.isOk());
    parse
        .value()
        .ifPresent(record ->
            assertThat(record.entries()).as("a text without a game, such as *").isEmpty());
    assertThat(format.parse("[Game \"dice-race\"]\n\n" + text).problem()).isNotNull();
  }

  @Test
  void an_illegal_move_is_reported_with_line_column_and_verdict() {
    String text = """
        [Game "dice-race"]
        [Result "*"]

        1. white-begins
        2. d3 0-2
        *
        """;
    assertThat(format.parse(text))
        .isInstanceOfSatisfying(RecordParse.IllegalMove.class, illegal -> {
          assertThat(illegal.line()).isEqualTo(5);
          assertThat(illegal.column()).isEqualTo(7);
          assertThat(illegal.ply()).isEqualTo(3);
          assertThat(illegal.text()).isEqualTo("0-2");
          assertThat(illegal.verdict().violations().get(0).rule()).isEqualTo(RaceRule.RUNNER);
        });
  }

  @Test
  void a_wrong_key_before_a_move_that_can_not_be_read_is_named_first() {
    Race begun = race.play(race.initial(), race.moves(race.initial()).aimed(1).get(0));
    String right = GameRecord.keyText(race.key(begun));
    for (String move : List.of("d3 0-2", "d9x")) {
      String text = """
          [Game "dice-race"]
          [Result "*"]

          1. white-begins {%s}
          2. %s
          *
          """;
      assertThat(format.parse(text.formatted(right, move)).problem().lines()).hasSize(1);
      assertThat(format.parse(text.formatted("0123456789abcdef", move)))
          .isInstanceOfSatisfying(RecordParse.BadText.class, bad -> {
            List<String> problems = bad.problem().lines().toList();
            assertThat(problems).hasSize(2);
            assertThat(problems.get(0))
                .isEqualTo("line 4, column 17: after move 1 the key is " + right
                    + ", the record has 0123456789abcdef");
            assertThat(problems.get(1))
                .isEqualTo(format.parse(text.formatted(right, move)).problem());
          });
    }
  }

  @Test
  void faults_of_the_text_are_reported_with_their_place() {
    assertThat(format
            .parse("[Game \"dice-race\"]\n[Result \"*\"]\n\n1. white-begins\n2. d9x\n*\n")
            .problem())
        .startsWith("line 5, column 6");
    assertThat(format.parse("[Game \"chess\"]\n\n*\n").problem()).contains("chess");
    assertThat(format.parse("[Game \"dice-race\"]\n[Game \"dice-race\"]\n\n*\n").problem())
        .startsWith("line 2, column 2");
    assertThat(format.parse("[Game \"dice-race\"]\n[Start \"9,9\"]\n\n*\n").problem())
        .contains("line 2");
    assertThat(format.parse("[Game \"dice-race\"]\n[Ruleset \"SHORT\"]\n\n*\n").problem())
        .contains("line 2");
    assertThat(format.parse("[Game \"dice-race\"]\n\n1. white-begins {12}\n*\n").problem())
        .startsWith("line 3, column 17");
    assertThat(format.parse("[Game \"dice-race\"]\n\n*\nmore\n").problem()).startsWith("line 4");
    assertThat(format.parse("[Result \"1-0\"]\n\n1. white-begins\n").problem())
        .as("cut off")
        .startsWith("line 4, column 1: the text ends here");
    assertThat(format.parse("[Result \"1-0\"]\n\n*\n").problem()).contains("1-0", "*");
  }

  @Test
  void a_rule_set_that_nobody_knows_is_shown_short_and_printable() {
    String hostile = "\0" + "x".repeat(5_000);
    assertThat(format.parse("[Ruleset \"" + hostile + "\"]\n\n*\n").problem())
        .isEqualTo("line 1, column 1: Ruleset tag: \"·" + "x".repeat(39)
            + "…\" is not the rule set in use; expected PLAIN");
  }

  @Test
  void an_illegal_move_can_not_be_written() {
    GameRecord<Race, RaceMove> record = new GameRecord<>(
        "dice-race",
        "PLAIN",
        List.of(),
        Race.START,
        List.of(new GameRecord.Entry<>(RaceMove.PASS, OptionalLong.empty())),
        RecordedResult.UNKNOWN);
    assertThatThrownBy(() -> format.format(record)).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void results_read_back() {
    for (String text : List.of("1-0", "0-1", "2-0", "0-12", "1/2-1/2", "*")) {
      assertThat(RecordedResult.parse(text).orElseThrow().text()).isEqualTo(text);
    }
    for (String text : List.of("", "0-0", "1-1", "1-", "x", "1-0 ", "-1-0")) {
      assertThat(RecordedResult.parse(text).isOk()).as(text).isFalse();
    }
    assertThat(RecordedResult.parse("2:0"))
        .hasToString("line 1, column 1: no result \"2:0\"; expected 1-0, 0-1, 1/2-1/2 or *");
    assertThatThrownBy(() -> RecordedResult.win(Side.WHITE, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new RecordedResult(RecordedResult.Kind.DRAW, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void tags_have_names_and_values_on_one_line() {
    assertThat(new Tag("Event", "a \"b\" \\c")).hasToString("[Event \"a \\\"b\\\" \\\\c\"]");
    assertThatThrownBy(() -> new Tag("1st", "x")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Tag("", "x")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Tag("A", "x\ny")).isInstanceOf(IllegalArgumentException.class);
    assertThat(random(1, 5).tag("White")).contains("Ada \"Countess\" \\ Lovelace");
    assertThat(random(1, 5).tag("Black")).isEmpty();
  }
}
