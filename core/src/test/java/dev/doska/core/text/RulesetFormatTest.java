package dev.doska.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RulesetFormatTest {
  /** A rule set with one option of each kind. */
  private record Rules(boolean huff, Colour starter, int limit, int draws, String start) {
    Rules withStart(String value) {
      if (value.contains("!")) {
        throw new IllegalArgumentException("no exclamation marks");
      }
      return new Rules(huff, starter, limit, draws, value);
    }
  }

  private enum Colour {
    WHITE,
    BLACK
  }

  private static final Rules BASE = new Rules(false, Colour.WHITE, 15, 0, "");
  private static final Rules CLUB = new Rules(true, Colour.WHITE, 20, 0, "");

  private static final RulesetFormat<Rules> FORMAT = RulesetFormat.<Rules>builder()
      .preset("BASE", BASE)
      .preset("CLUB", CLUB)
      .preset("TWIN", CLUB)
      .alias("default", "BASE")
      .flag(
          "huff",
          "yes",
          "no",
          Rules::huff,
          (r, v) -> new Rules(v, r.starter, r.limit, r.draws, r.start))
      .choice(
          "starter",
          List.of(Colour.values()),
          Rules::starter,
          (r, v) -> new Rules(r.huff, v, r.limit, r.draws, r.start))
      .number(
          "limit",
          1,
          99,
          Rules::limit,
          (r, v) -> new Rules(r.huff, r.starter, v.intValue(), r.draws, r.start))
      .numberOrOff(
          "draws",
          2,
          9,
          Rules::draws,
          (r, v) -> new Rules(r.huff, r.starter, r.limit, v.intValue(), r.start))
      .option("start", Rules::start, Rules::withStart, "a position")
      .build();

  private static Rules read(String text) {
    return FORMAT.parse(text).orElseThrow();
  }

  private static List<String> faults(String text) {
    return FORMAT.parse(text).errors().stream().map(TextError::toString).toList();
  }

  @Test
  void a_preset_is_written_by_its_name_the_first_in_table_order() {
    assertThat(FORMAT.format(BASE)).isEqualTo("BASE");
    assertThat(FORMAT.format(CLUB)).isEqualTo("CLUB");
    assertThat(FORMAT.presets()).containsExactly("BASE", "CLUB", "TWIN");
    assertThat(FORMAT.options()).containsExactly("huff", "starter", "limit", "draws", "start");
  }

  @Test
  void others_are_written_as_the_default_and_the_options_that_differ_in_table_order() {
    assertThat(FORMAT.format(new Rules(true, Colour.BLACK, 15, 0, "")))
        .isEqualTo("BASE,huff=yes,starter=BLACK");
    assertThat(FORMAT.format(new Rules(false, Colour.WHITE, 15, 0, "a,b")))
        .isEqualTo("BASE,start=\"a,b\"");
  }

  @Test
  void any_order_is_read() {
    assertThat(read("BASE,limit=7,huff=yes")).isEqualTo(read("BASE,huff=yes,limit=7"));
    assertThat(read("CLUB,huff=no")).isEqualTo(new Rules(false, Colour.WHITE, 20, 0, ""));
  }

  @Test
  void nothing_is_the_default() {
    assertThat(read("")).isEqualTo(BASE);
    assertThat(read(" \t ")).isEqualTo(BASE);
  }

  @Test
  void names_of_presets_are_read_in_any_case_and_by_their_aliases() {
    assertThat(read("club")).isEqualTo(CLUB);
    assertThat(read("default")).isEqualTo(BASE);
    assertThat(read("Default, limit = 3")).isEqualTo(new Rules(false, Colour.WHITE, 3, 0, ""));
  }

  @Test
  void names_and_values_that_are_words_are_read_in_any_case() {
    assertThat(read("BASE,STARTER=black")).isEqualTo(read("BASE,starter=BLACK"));
    assertThat(read("BASE,starter=black")).isEqualTo(read("BASE,starter=BLACK"));
    for (String on : List.of("yes", "YES", "on", "True")) {
      assertThat(read("BASE,huff=" + on).huff()).isTrue();
    }
    for (String off : List.of("no", "No", "OFF", "false")) {
      assertThat(read("CLUB,huff=" + off).huff()).isFalse();
    }
  }

  @Test
  void a_text_that_begins_with_an_option_changes_the_default() {
    assertThat(read("limit=7")).isEqualTo(read("BASE,limit=7"));
    assertThat(read(" huff = yes, limit=7")).isEqualTo(read("BASE,huff=yes,limit=7"));
    assertThat(faults("hough=yes"))
        .containsExactly("line 1, column 1: no option \"hough\";"
            + " expected huff, starter, limit, draws, start");
  }

  @Test
  void an_option_that_may_be_off_takes_0_or_a_number_in_its_range() {
    assertThat(read("BASE,draws=0").draws()).isZero();
    assertThat(read("BASE,draws=2").draws()).isEqualTo(2);
    assertThat(faults("BASE,draws=10")).hasSize(1);
    assertThat(faults("BASE,draws=")).hasSize(1);
  }

  @Test
  void blanks_around_names_and_values_do_not_matter() {
    assertThat(read("  BASE , limit = 3 , start = x "))
        .isEqualTo(new Rules(false, Colour.WHITE, 3, 0, "x"));
    assertThat(read("BASE,start=\"a, b\" ,limit=4"))
        .isEqualTo(new Rules(false, Colour.WHITE, 4, 0, "a, b"));
  }

  @Test
  void an_unknown_preset_is_a_fault_at_its_place() {
    assertThat(faults("  CLUBS,huff=yes"))
        .containsExactly(
            "line 1, column 3: no rule set \"CLUBS\"; expected BASE (or default), CLUB, TWIN");
  }

  @Test
  void an_unknown_option_is_a_fault_at_its_place() {
    assertThat(faults("BASE, hough=yes"))
        .containsExactly(
            "line 1, column 7: no option \"hough\"; expected huff, starter, limit, draws, start");
    assertThat(faults("BASE,")).hasSize(1);
  }

  @Test
  void a_doubled_option_is_a_fault_at_the_second() {
    assertThat(faults("BASE,huff=yes,huff=yes"))
        .containsExactly("line 1, column 15: option huff stands twice; expected each once");
  }

  @Test
  void a_value_out_of_range_is_a_fault_at_its_place() {
    assertThat(faults("BASE,limit=100"))
        .containsExactly(
            "line 1, column 12: limit can't be \"100\"; expected a whole number from 1 to 99");
    assertThat(faults("BASE,limit=0")).hasSize(1);
    assertThat(faults("BASE,limit=7x")).hasSize(1);
    assertThat(faults("BASE,limit=")).hasSize(1);
    assertThat(faults("BASE,huff=maybe"))
        .containsExactly("line 1, column 11: huff can't be \"maybe\"; expected yes or no");
    assertThat(faults("BASE,starter=grey"))
        .containsExactly("line 1, column 14: starter can't be \"grey\"; expected WHITE or BLACK");
    assertThat(faults("BASE,draws=1"))
        .containsExactly("line 1, column 12: draws can't be \"1\";"
            + " expected 0 for off, or a whole number from 2 to 9");
  }

  @Test
  void a_value_that_the_game_refuses_is_a_fault_with_its_reason() {
    assertThat(faults("BASE,start=a!"))
        .containsExactly(
            "line 1, column 12: start can't be \"a!\": no exclamation marks; expected a position");
  }

  @Test
  void a_missing_value_is_a_fault() {
    assertThat(faults("BASE,huff"))
        .containsExactly("line 1, column 10: no value of huff; expected yes or no");
    assertThat(faults("BASE,start=\"open"))
        .containsExactly("line 1, column 12: an unclosed value of start; expected a position");
    assertThat(faults("BASE,start=\"a\"b"))
        .containsExactly("line 1, column 15: found \"b\"; expected a comma or the end");
  }

  @Test
  void all_faults_are_reported_at_once() {
    assertThat(faults("BASE,limit=0,what=1,huff=x")).hasSize(3);
  }

  @Test
  void too_long_a_text_is_a_fault() {
    String text = "BASE,start=" + "x".repeat(RulesetFormat.MAX_LENGTH);
    assertThat(faults(text)).hasSize(1);
  }

  @Test
  void a_format_needs_a_default_and_aliases_need_a_preset() {
    assertThatThrownBy(() -> RulesetFormat.<Rules>builder().build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() ->
            RulesetFormat.<Rules>builder().preset("A", BASE).alias("B", "C").build())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void every_rule_set_reads_back(
      @ForAll boolean huff, @ForAll Colour starter, @ForAll boolean few, @ForAll String start) {
    String written = start.strip().replace("\"", "").replace("!", "");
    Rules rules = new Rules(huff, starter, few ? 1 : 99, 0, written.length() > 100 ? "" : written);
    assertThat(FORMAT.parse(FORMAT.format(rules))).isEqualTo(new ParseResult.Ok<>(rules));
  }

  @Property
  void every_text_gets_an_answer(@ForAll String text) {
    for (String tried : List.of(text, "BASE," + text, "BASE,start=" + text)) {
      ParseResult<Rules> result = FORMAT.parse(tried);
      assertThat(result.isOk()).isEqualTo(result.errors().isEmpty());
    }
  }
}
