package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.Positions;
import dev.doska.testkit.support.Mutations;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KhachapuriPositionFormatTest {
  private static final KhachapuriRuleset LAST_TURN =
      KhachapuriRuleset.STANDARD.toBuilder().lastTurn(true).build();

  private static ParseResult<KhachapuriPosition> strict(String text) {
    return KhachapuriPositionFormat.of(KhachapuriRuleset.STANDARD).parse(text, Strictness.STRICT);
  }

  private static ParseResult<KhachapuriPosition> lenient(String text) {
    return KhachapuriPositionFormat.of(KhachapuriRuleset.STANDARD).parse(text);
  }

  @Test
  void the_initial_position_has_the_text_of_the_rulebook() {
    assertThat(Khachapuri.standard().initial()).hasToString("W=24x4,6x11;B=18x11,12x4 -");
  }

  @Test
  void every_phase_has_a_text() {
    assertThat(strict("W=24x4,6x11;B=18x11,12x4 -").orElseThrow().phase())
        .isEqualTo(Phase.ROLL_OFF);
    assertThat(strict("W=24x4,6x11;B=18x11,12x4 b").orElseThrow().phase()).isEqualTo(Phase.TO_ROLL);
    KhachapuriPosition toMove = strict("W=24x4,6x11;B=18x11,12x4 b 6-5").orElseThrow();
    assertThat(toMove.phase()).isEqualTo(Phase.TO_MOVE);
    assertThat(toMove.side()).isEqualTo(Side.BLACK);
    assertThat(toMove.roll().orElseThrow()).hasToString("6-5");
    KhachapuriPosition finished = strict("W=-;B=18x11,12x4 b").orElseThrow();
    assertThat(finished.phase()).isEqualTo(Phase.FINISHED);
    assertThat(finished.off(Side.WHITE)).isEqualTo(15);
  }

  @Test
  void a_game_with_a_last_turn_names_its_starter() {
    KhachapuriPositionFormat format = KhachapuriPositionFormat.of(LAST_TURN);
    String text = "W=-;B=18x11,12x4 b 3-1 s=w";
    KhachapuriPosition position = format.parse(text, Strictness.STRICT).orElseThrow();
    assertThat(position.starter()).contains(Side.WHITE);
    assertThat(format.format(position)).isEqualTo(text);
    assertThat(format.parse("W=-;B=- b").orElseThrow().phase()).isEqualTo(Phase.FINISHED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W=6x11,24x4;B=12x4,18x11 w 5-6",
        "B=18x11,12x4;W=24x4,6x11 w 6-5",
        "B=12x4,18x11;W=6x11,24x4 w 5-6",
      })
  void lists_and_points_and_dice_are_read_in_any_order(String text) {
    ParseResult<KhachapuriPosition> position = strict("W=24x4,6x11;B=18x11,12x4 w 6-5");
    assertThat(position.isOk()).isTrue();
    assertThat(strict(text)).isEqualTo(position);
    assertThat(lenient(text)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'  W = 24x4 , 6x11 ; B = 18x11 , 12x4   w   6-5  '|W=24x4,6x11;B=18x11,12x4 w 6-5",
        "w=24X4,6×11;b=18*11,12x4 W 65|W=24x4,6x11;B=18x11,12x4 w 6-5",
        "W=024x04,6x011;B=18x11,12x4 B|W=24x4,6x11;B=18x11,12x4 b",
        "W=24,6x11;B=12 w|W=24x1,6x11;B=12x1 w",
        "' b = 12 ; w = 24 , 6x11 w'|W=24x1,6x11;B=12x1 w",
        "W= - ;B=18x11,12x4 b|W=-;B=18x11,12x4 b",
        "'W=1x1;B= - w\t'|W=1x1;B=- w",
        "k18AAD_4HgAAf_AAA|W=24x4,6x11;B=18x11,12x4 -"
      })
  void the_lenient_reader_forgives_what_has_one_meaning(String text, String canonical) {
    assertThat(strict(text).isOk()).isFalse();
    assertThat(lenient(text).orElseThrow()).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=25x1;B=12x1 w|3|no point 25: points are 1 to 24",
        "W=0x1;B=12x1 w|3|no point 0: points are 1 to 24",
        "W=24x0;B=12x1 w|3|0 checkers on a point: 1 to 15 are possible",
        "W=24x1;B=12x16 w|10|16 checkers on a point: 1 to 15 are possible",
        "W=24x4,24x1;B=12x1 w|8|point 24 stands twice",
        "W=24x4,6x1;B=12x1,6x1 w|19|point 6 is held by both sides",
        "W=24x8,6x8;B=12x1 w|1|White has 16 checkers, more than 15",
        "W=24x1;B=12x8,1x8 w|8|Black has 16 checkers, more than 15",
        "W=-;B=- w|1|both sides are off",
        "W=24x1;B=12x1 w 7-1|17|no die shows 7",
        "W=24x1;B=12x1 w 1-0|17|no die shows 0",
        "W=-;B=12x1 b 6-1|14|a finished game has no dice",
        "W=-;B=12x1 -|12|the game is over: there is no roll-off",
        "'W=-;B=12x1 w'|12|'the game is over: the side to come must be the loser, Black'",
        "W=24x1;B=12x1 w s=w|17|only a game with a last turn remembers who started",
        "W=24x1,999x1;B=12x1 w|8|no point 999: points are 1 to 24",
        "B=12x1;W=24x8,6x8 w|8|White has 16 checkers, more than 15",
        "B=12x4,6x1;W=24x4,6x1 w|19|point 6 is held by both sides"
      })
  void a_position_that_can_t_be_is_refused_with_its_place(String text, int column, String message) {
    for (Strictness strictness : Strictness.values()) {
      assertThat(KhachapuriPositionFormat.of(KhachapuriRuleset.STANDARD)
              .parse(text, strictness)
              .errors())
          .contains(new TextError(1, column, message, ""));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|1|the text ends here",
        "X|1|found \"X\"",
        "W24|2|found \"2\"",
        "W=|3|the text ends here",
        "W=24x4|7|the text ends here",
        "W=24y4;B=- w|5|found \"y\"",
        "W=24x;B=12x1 w|6|found \";\"",
        "W=1000x1;B=12x1 w|3|a number above 999",
        "W=24x4,;B=12x1 w|8|found \";\"",
        "W=24x4;C=12x1 w|8|found \"C\"",
        "W=24x4;W=12x1 w|8|found \"W\"",
        "B=24x4;B=12x1 w|8|found \"B\"",
        "B=24x4|7|the text ends here",
        "W=24x4;B=12x1|14|the text ends here",
        "'W=24x4;B=12x1 '|15|the text ends here",
        "W=24x4;B=12x1 x|15|found \"x\"",
        "W=24x4;B=12x1 w 6|18|the text ends here",
        "W=24x4;B=12x1 w 6-|19|the text ends here",
        "W=24x4;B=12x1 w 6-55|20|found \"5\"",
        "W=24x4;B=12x1 w 6-5 s|22|the text ends here",
        "W=24x4;B=12x1 w 6-5 s=x|23|found \"x\"",
        "W=24x4;B=12x1 w 6-5 x|20|the character U+0020"
      })
  void a_text_that_is_no_position_is_refused_with_its_place(
      String text, int column, String message) {
    assertThat(strict(text).errors()).hasSize(1);
    TextError error = strict(text).errors().get(0);
    assertThat(error.line()).isEqualTo(1);
    assertThat(error.column()).isEqualTo(column);
    assertThat(error.message()).endsWith(message);
    assertThat(error.expected()).isNotEmpty();
  }

  @Test
  void all_faults_are_reported_in_the_order_of_their_places() {
    assertThat(strict("W=25x1,24y1,3x0;B=1z2 q").errors())
        .extracting(TextError::column)
        .containsExactly(10, 20, 23);
    assertThat(strict("W=25x1,24x16,3x0;B=24x1,2x15 w 9-7").errors())
        .extracting(TextError::column)
        .containsExactly(1, 3, 8, 14, 18, 20, 32, 32);
  }

  @Test
  void a_long_text_is_refused_whole() {
    String text = "W=" + "1x1,".repeat(1000) + "2x1;B=12x1 w";
    assertThat(lenient(text).errors()).hasSize(1);
    assertThat(
            new PositionId(KhachapuriRuleset.STANDARD).parse("k1".repeat(1000)).errors())
        .hasSize(1);
  }

  @Property(tries = 150)
  void parse_of_format_is_the_position(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    KhachapuriPositionFormat format = KhachapuriPositionFormat.of(game.ruleset());
    for (KhachapuriPosition position : samples(game, seed)) {
      for (Strictness strictness : Strictness.values()) {
        assertThat(format.parse(format.format(position), strictness))
            .isEqualTo(new ParseResult.Ok<>(position));
      }
    }
  }

  @Property(tries = 150)
  void parse_of_an_id_is_the_position(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    PositionId format = new PositionId(game.ruleset());
    for (KhachapuriPosition position : samples(game, seed)) {
      String id = format.format(position);
      assertThat(id).hasSize(PositionId.LENGTH).matches("k1[A-Za-z0-9_-]{15}");
      for (Strictness strictness : Strictness.values()) {
        assertThat(format.parse(id, strictness)).isEqualTo(new ParseResult.Ok<>(position));
      }
      assertThat(game.positions().parse(id)).isEqualTo(new ParseResult.Ok<>(position));
    }
  }

  @Property(tries = 150)
  void changed_texts_are_read_to_positions_or_refused_inside_the_text(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    SplitMix64 random = new SplitMix64(seed);
    KhachapuriPositionFormat format = KhachapuriPositionFormat.of(game.ruleset());
    for (KhachapuriPosition position : samples(game, seed)) {
      String text = Mutations.of(format.format(position), random);
      for (Strictness strictness : Strictness.values()) {
        ParseResult<KhachapuriPosition> result = format.parse(text, strictness);
        result
            .value()
            .ifPresent(p -> assertThat(game.positions().parse(p.toString())).isEqualTo(result));
        result.errors().forEach(e -> assertThat(e.column()).isBetween(1, text.length() + 1));
      }
    }
  }

  private static KhachapuriPosition[] samples(Khachapuri game, long seed) {
    return new KhachapuriPosition[] {
      Positions.reachable(game, seed),
      Positions.reachableTurn(game, seed),
      Positions.draftedTurn(game, seed)
    };
  }
}
