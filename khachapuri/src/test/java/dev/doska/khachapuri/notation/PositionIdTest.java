package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Positions;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionIdTest {
  private static final PositionId STANDARD = new PositionId(KhachapuriRuleset.STANDARD);

  private static KhachapuriPosition position(String text) {
    return Khachapuri.standard().positions().parse(text).orElseThrow();
  }

  /** The id of 90 bits that are given as zeros and ones, blanks left out. */
  private static String id(String bits) {
    String plain = bits.replace(" ", "");
    assertThat(plain).hasSize(90);
    StringBuilder id = new StringBuilder("k1");
    for (int i = 0; i < 90; i += 6) {
      id.append(PositionId.ALPHABET.charAt(Integer.parseInt(plain.substring(i, i + 6), 2)));
    }
    return id.toString();
  }

  private static String camp(String bits) {
    return bits + "0".repeat(39 - bits.length());
  }

  /** Four on the head, eleven on the sixth point. */
  private static final String START = camp("11110" + "0".repeat(17) + "111111111110" + "00000");

  @Test
  void the_bits_are_those_of_the_rulebook() {
    assertThat(STANDARD.format(position("W=24x4,6x11;B=18x11,12x4 -")))
        .isEqualTo(id(START + START + "0 000 000 00 00 0"));
    assertThat(STANDARD.format(position("W=24x4,6x11;B=18x11,12x4 b 6-1")))
        .isEqualTo(id(START + START + "1 110 001 10 00 0"));
    assertThat(STANDARD.format(position("W=-;B=12x1 b")))
        .isEqualTo(id(camp("") + camp("1") + "1 000 000 11 00 0"));
  }

  @Test
  void an_id_never_changes() {
    assertThat(STANDARD.format(position("W=24x4,6x11;B=18x11,12x4 -")))
        .isEqualTo("k18AAD_4HgAAf_AAA");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|1|the text ends here",
        "k2AAAAAAAAAAAAAAA|1|found \"k\"",
        "k1AAAAAAAAAAAAAA|17|the text ends here",
        "k1AAAAAAAAAAAAAAAA|18|found \"A\"",
        "k1AAAA+AAAAAAAAAA|7|found \"+\"",
        "k1AAAA=AAAAAAAAAA|7|found \"=\""
      })
  void a_text_that_is_no_id_is_refused_with_its_place(String text, int column, String message) {
    assertThat(STANDARD.parse(text, Strictness.STRICT).errors())
        .singleElement()
        .satisfies(error -> {
          assertThat(error.column()).isEqualTo(column);
          assertThat(error.message()).isEqualTo(message);
        });
  }

  private static void refused(String bits, int bit, String message) {
    int column = 3 + bit / 6;
    assertThat(STANDARD.parse(id(bits)).errors()).contains(new TextError(1, column, message, ""));
  }

  @Test
  void bits_that_mean_nothing_are_refused_with_their_place() {
    refused(
        "1".repeat(39) + START + "0 000 000 01 00 0", 38, "White's bits end before its point 24");
    refused(
        START + "0".repeat(38) + "1" + "0 000 000 01 00 0", 77, "a one after the points of Black");
    refused(START + START + "1 000 000 00 00 0", 78, "a side though both roll");
    refused(START + START + "0 001 001 01 00 0", 79, "dice though no side is to move");
    refused(START + START + "0 001 010 10 00 0", 79, "the larger die must come first");
    refused(START + START + "0 111 001 10 00 0", 79, "no die shows 7");
    refused(START + START + "0 000 000 10 00 0", 79, "no die shows 0");
    refused(START + START + "0 000 000 11 00 0", 85, "the game is not over");
    refused(START + START + "0 000 000 01 11 0", 87, "no such starter");
    refused(
        START + START + "0 000 000 01 01 0",
        87,
        "only a game with a last turn remembers who started");
    refused(START + START + "0 000 000 01 00 1", 89, "a one in the last place");
    refused(camp("") + START + "1 000 000 01 00 0", 85, "the game is over, nothing is waited for");
    refused(camp("") + camp("") + "0 000 000 11 00 0", 0, "both sides are off");
  }

  @Test
  void checkers_of_both_sides_on_one_point_are_refused() {
    refused(
        camp("10") + camp("0".repeat(12) + "10") + "0 000 000 01 00 0",
        51,
        "point 24 is held by both sides");
  }

  @Test
  void the_lenient_reader_takes_blanks_around_an_id() {
    String id = STANDARD.format(position("W=24x4,6x11;B=18x11,12x4 w 4-4"));
    assertThat(STANDARD.parse("  " + id + "\n")).isEqualTo(STANDARD.parse(id, Strictness.STRICT));
    assertThat(STANDARD.parse(" " + id, Strictness.STRICT).isOk()).isFalse();
  }

  @Property(tries = 150)
  void a_changed_bit_gives_another_position_s_own_id_or_none(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    PositionId format = new PositionId(game.ruleset());
    KhachapuriPosition position = Positions.reachable(game, seed);
    String id = format.format(position);
    for (int character = 2; character < id.length(); character++) {
      for (int bit = 1; bit < 64; bit <<= 1) {
        char changed =
            PositionId.ALPHABET.charAt(PositionId.ALPHABET.indexOf(id.charAt(character)) ^ bit);
        String other = id.substring(0, character) + changed + id.substring(character + 1);
        ParseResult<KhachapuriPosition> result = format.parse(other, Strictness.STRICT);
        result.value().ifPresent(p -> {
          assertThat(p).isNotEqualTo(position);
          assertThat(format.format(p)).isEqualTo(other);
        });
        result.errors().forEach(e -> assertThat(e.column()).isBetween(3, 17));
      }
    }
  }

  @Property(tries = 150)
  void changed_characters_are_another_position_s_own_id_or_none(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    PositionId format = new PositionId(game.ruleset());
    SplitMix64 random = new SplitMix64(seed);
    StringBuilder id = new StringBuilder(format.format(Positions.reachable(game, seed)));
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      id.setCharAt(random.nextInt(id.length()), PositionId.ALPHABET.charAt(random.nextInt(64)));
    }
    String changed = id.toString();
    format.parse(changed).value().ifPresent(p -> assertThat(format.format(p)).isEqualTo(changed));
  }
}
