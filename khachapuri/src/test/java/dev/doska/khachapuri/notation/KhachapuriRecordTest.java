package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.FiniteGame;
import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import dev.doska.core.Strictness;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.Replay;
import dev.doska.core.record.Tag;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Positions;
import dev.doska.testkit.support.CountingGame;
import dev.doska.testkit.support.Mutations;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KhachapuriRecordTest {
  private static final Khachapuri GAME = Khachapuri.standard();
  private static final RecordFormat<KhachapuriPosition, KhachapuriMove> FORMAT =
      new RecordFormat<>(GAME);

  static String resource(String name) {
    try (InputStream in = KhachapuriRecordTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Line<KhachapuriPosition, KhachapuriMove> game(Khachapuri game, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
    while (!line.status().isFinished()) {
      line = line.playUnchecked(game.moves(line.position()).sample(random));
    }
    return line;
  }

  private static RecordParse<KhachapuriPosition, KhachapuriMove> read(String moves) {
    return FORMAT.parse("[Game \"khachapuri\"]\n\n" + moves);
  }

  @Test
  void the_golden_record_is_right_and_is_written_as_it_was() {
    String text = resource("golden.txt");
    GameRecord<KhachapuriPosition, KhachapuriMove> record =
        FORMAT.parse(text).value().orElseThrow();
    assertThat(Replay.verify(GAME, record).isVerified()).isTrue();
    assertThat(FORMAT.format(record)).isEqualTo(text);
    assertThat(FORMAT.parse(text, Strictness.STRICT).value()).contains(record);
  }

  @Test
  void the_strict_reader_names_the_place_of_another_writing() {
    String text = """
        [Game "khachapuri"]
        [Ruleset "STANDARD"]
        [Start "W=24x4,6x11;B=18x11,12x4 w"]
        [Result "*"]

        1. w 6-5: 24/13
        *
        """;
    assertThat(FORMAT.parse(text).problem()).isEmpty();
    assertThat(FORMAT.parse(text, Strictness.STRICT).problem())
        .isEqualTo("line 6, column 15: not the canonical writing; expected \"9/13\"");
    String canonical = text.replace("24/13", "24/19/13");
    assertThat(FORMAT.parse(canonical, Strictness.STRICT)).isEqualTo(FORMAT.parse(text));
  }

  @Test
  void a_line_holds_a_roll_off_or_a_roll_and_its_turn() {
    String moves = """
        0. 3-3
        0. 2-5
        1. b 6-5: 24/19/13
        2. w 6-6: pass
        3. b 1-2: 24/22/21
        4. w 4-1
        *
        """;
    GameRecord<KhachapuriPosition, KhachapuriMove> record = read(moves).value().orElseThrow();
    assertThat(record.moves())
        .extracting(Object::toString)
        .containsExactly("3-3", "2-5", "6-5", "24/19/13", "6-6", "pass", "2-1", "24/22/21", "4-1");
    assertThat(FORMAT.format(record)).endsWith(moves.replace("1-2", "2-1"));
  }

  @Test
  void a_turn_whose_dice_lay_before_has_a_line_without_a_roll() {
    Khachapuri reuse = Positions.game("std,openingRoll=reuse");
    RecordFormat<KhachapuriPosition, KhachapuriMove> format = new RecordFormat<>(reuse);
    String text = """
        [Game "khachapuri"]
        [Ruleset "STANDARD,openingRoll=reuse"]
        [Start "W=24x4,6x11;B=18x11,12x4 -"]
        [Result "*"]

        0. 5-3
        1. w: 24/19/16
        2. b 6-6: pass
        *
        """;
    assertThat(format.format(format.parse(text).value().orElseThrow())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0. 5-3;1. b 6-5: 24/19/13|4|4|it is not this side's turn",
        "0. w 5-3|3|4|it is not this side's turn",
        "0. 5-3;w 6-5: 24/19/13|4|1|found \"w\"",
        "0. 5-3;1 w 6-5|4|2|the character U+0020",
        "0. 5-3;1. w|4|4|found \"w\"",
        "0. 5-3;1.|4|3|the text ends here",
        "0. 5-3;1. w 6-7: 24/19/13|4|6|no dice show 6-7",
        "0. 5-3;1. w 6-5: 24/19/x|4|17|found \"x\"",
        "0. 5-3;1. w 6-5: 24/19/13 {12}|4|20|bad key"
      })
  void a_bad_line_is_refused_with_its_place(String moves, int line, int column, String message) {
    var parsed = read(moves.replace(';', '\n'));
    assertThat(parsed).isInstanceOf(RecordParse.BadText.class);
    var errors = ((RecordParse.BadText<KhachapuriPosition, KhachapuriMove>) parsed).errors();
    assertThat(errors).singleElement().satisfies(error -> {
      assertThat(error.line()).isEqualTo(line);
      assertThat(error.column()).isEqualTo(column);
      assertThat(error.message()).endsWith(message);
    });
  }

  @Test
  void an_illegal_turn_is_refused_with_its_place_and_reason() {
    var parsed = read("0. 5-3\n1. w 6-1: 6/5 24/18\n");
    assertThat(parsed).isInstanceOf(RecordParse.IllegalMove.class);
    assertThat(parsed.problem())
        .isEqualTo(
            "line 4, column 11: move 3, 6/5 24/18, is illegal: KH-07: point 18 is held by Black");
  }

  @Test
  void each_move_of_a_record_is_judged_or_found_once_and_played_once() {
    CountingGame<FiniteGame<KhachapuriPosition, KhachapuriMove>> counting =
        CountingGame.of(FiniteGame.class, GAME, g -> new KhachapuriNotation(g, GAME.ruleset()));
    FiniteGame<KhachapuriPosition, KhachapuriMove> game = counting.game();
    GameRecord<KhachapuriPosition, KhachapuriMove> record =
        new RecordFormat<>(game).parse(resource("golden.txt")).orElseThrow();
    assertThat(Replay.verify(game, record).isVerified()).isTrue();
    int turns = (int) record.moves().stream()
        .filter(move -> move instanceof KhachapuriMove.Turn)
        .count();
    assertThat(turns).isPositive();
    assertThat(counting.calls("generate")).as("turns in canonical writing").isEqualTo(turns);
    assertThat(counting.calls("judge"))
        .as("rolls and passes")
        .isEqualTo(record.moves().size() - turns);
    assertThat(counting.calls("playUnchecked")).isEqualTo(record.moves().size());
    assertThat(counting.calls("play") + counting.calls("canonical")).isZero();
  }

  @Test
  void a_wrong_key_is_found_at_its_move() {
    String text = resource("golden.txt");
    int brace = text.indexOf('{', text.indexOf("10. "));
    String wrong = text.substring(0, brace + 1) + "0123456789abcdef" + text.substring(brace + 17);
    assertThat(Replay.verify(GAME, FORMAT.parse(wrong).value().orElseThrow()))
        .isInstanceOf(Replay.KeyDiffers.class);
  }

  @Test
  void a_result_that_the_board_contradicts_is_found() {
    String text = resource("golden.txt");
    String wrong = text.replace("1-0", "0-1").replace("2-0", "0-1");
    assertThat(Replay.verify(GAME, FORMAT.parse(wrong).value().orElseThrow()))
        .isInstanceOf(Replay.ResultDiffers.class);
  }

  @Property(tries = 30)
  void parse_of_format_is_the_record(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    RecordFormat<KhachapuriPosition, KhachapuriMove> format = new RecordFormat<>(game);
    GameRecord<KhachapuriPosition, KhachapuriMove> keyed =
        GameRecord.of(game(game, seed), List.of(new Tag("White", "Нана \"N\"")));
    var plain = new GameRecord<>(
        keyed.game(),
        keyed.ruleset(),
        keyed.tags(),
        keyed.start(),
        keyed.moves().stream()
            .map(move -> new GameRecord.Entry<>(move, OptionalLong.empty()))
            .toList(),
        keyed.result());
    assertThat(format.parse(format.format(plain)).value()).contains(plain);
    String text = format.format(keyed);
    var again = format.parse(text).value().orElseThrow();
    assertThat(again.moves()).isEqualTo(keyed.moves());
    assertThat(format.format(again)).isEqualTo(text);
    assertThat(Replay.verify(game, again).isVerified()).isTrue();
  }

  @Property(tries = 30)
  void a_changed_record_is_read_or_refused_inside_the_text(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    String good = FORMAT.format(GameRecord.of(game(GAME, seed), List.of()));
    int from = random.nextInt(good.length());
    int to = Math.min(good.length(), from + 40);
    String text = good.substring(0, from)
        + Mutations.of(good.substring(from, to), random)
        + good.substring(to);
    int lines = (int) text.lines().count();
    if (FORMAT.parse(text) instanceof RecordParse.BadText<KhachapuriPosition, KhachapuriMove> bad) {
      assertThat(bad.errors()).allSatisfy(e -> assertThat(e.line()).isBetween(1, lines + 1));
    }
  }

  @Test
  void blanks_of_any_kind_before_a_piece_do_not_shift_its_place() {
    String line = "12. w\u2003 6-5:\u001C 24/19/13";
    assertThat(GAME.notation().recordLines().split(line).orElseThrow())
        .containsExactly(
            new RecordLines.Piece(5, "w\u2003 6-5"), new RecordLines.Piece(14, "24/19/13"));
  }

  @Property(tries = 300)
  void any_line_is_split_or_refused_inside_the_line(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    RecordLines<KhachapuriMove> lines = GAME.notation().recordLines();
    String line = Mutations.of("12. w 6-5: 24/19/13", random);
    for (Status status :
        List.of(Status.toRoll(dev.doska.core.Roller.BOTH), Status.toMove(Side.BLACK))) {
      ParseResult<List<RecordLines.Piece>> split = lines.split(line, status);
      split.errors().forEach(e -> assertThat(e.column()).isBetween(1, line.length() + 1));
      split
          .value()
          .ifPresent(pieces -> assertThat(pieces)
              .hasSizeBetween(1, 2)
              .allSatisfy(piece ->
                  assertThat(line.substring(piece.column() - 1)).startsWith(piece.text())));
    }
  }
}
