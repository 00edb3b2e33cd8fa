package dev.doska.core.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.CommonRule;
import dev.doska.core.ParseResult;
import dev.doska.core.Rule;
import dev.doska.core.TextError;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class OptionTableTest {
  private enum Colour {
    WHITE,
    BLACK
  }

  private static final OptionTable.Builder BUILDER = OptionTable.builder();
  private static final List<Rule> RULES = List.of(CommonRule.AGREEMENT);

  private static final Option<Boolean> HUFF =
      BUILDER.option("huff", OptionDomain.flag(), false, RULES, "whether huffing is allowed");
  private static final Option<Colour> STARTER = BUILDER.option(
      "starter", OptionDomain.choice(List.of(Colour.values())), Colour.WHITE, RULES, "who starts");
  private static final Option<Integer> LIMIT =
      BUILDER.option("limit", OptionDomain.number(1, 99), 15, RULES, "the limit");
  private static final Option<Integer> DRAWS =
      BUILDER.option("draws", OptionDomain.numberOrOff(2, 9), 0, RULES, "the draws");
  private static final Option<String> START = BUILDER.option(
      "start",
      OptionDomain.text(OptionKind.TEXT, text -> text, OptionTableTest::start, "a position", "a"),
      "",
      RULES,
      "the start");

  /** A table with one option of each kind; a limit of 13 does not fit huffing. */
  private static final OptionTable TABLE = BUILDER
      .preset("BASE", values -> values)
      .preset("CLUB", values -> values.with(HUFF, true).with(LIMIT, 20))
      .preset("TWIN", values -> values.with(HUFF, true).with(LIMIT, 20))
      .alias("default", "BASE")
      .check(values ->
          values.get(HUFF) && values.get(LIMIT) == 13 ? List.of("13 does not fit huff") : List.of())
      .build();

  private static final OptionValues BASE = TABLE.preset("BASE");
  private static final OptionValues CLUB = TABLE.preset("CLUB");

  private static String start(String text) {
    if (text.contains("!")) {
      throw new IllegalArgumentException("no exclamation marks");
    }
    return text;
  }

  private static OptionValues rules(
      boolean huff, Colour starter, int limit, int draws, String start) {
    return BASE.toBuilder()
        .set(HUFF, huff)
        .set(STARTER, starter)
        .set(LIMIT, limit)
        .set(DRAWS, draws)
        .set(START, start)
        .build();
  }

  private static OptionValues read(String text) {
    return TABLE.parse(text).orElseThrow();
  }

  private static List<String> faults(String text) {
    return TABLE.parse(text).errors().stream().map(TextError::toString).toList();
  }

  @Test
  void differences_are_named_in_table_order() {
    assertThat(CLUB.differences(BASE)).containsExactly(HUFF, LIMIT);
    assertThat(BASE.differences(CLUB.with(DRAWS, 2))).containsExactly(HUFF, LIMIT, DRAWS);
    assertThat(CLUB.differences(TABLE.preset("TWIN"))).isEmpty();
  }

  @Test
  void values_of_different_tables_have_no_differences() {
    OptionTable.Builder other = OptionTable.builder();
    other.option("huff", OptionDomain.flag(), false, RULES, "whether huffing is allowed");
    OptionValues others = other.preset("BASE", values -> values).build().defaults();
    assertThatThrownBy(() -> BASE.differences(others)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_preset_is_written_by_its_name_the_first_in_table_order() {
    assertThat(TABLE.format(BASE)).isEqualTo("BASE");
    assertThat(TABLE.format(CLUB)).isEqualTo("CLUB");
    assertThat(TABLE.presets()).containsExactly("BASE", "CLUB", "TWIN");
    assertThat(TABLE.options())
        .extracting(Option::name)
        .containsExactly("huff", "starter", "limit", "draws", "start");
  }

  @Test
  void others_are_written_as_the_default_and_the_options_that_differ_in_table_order() {
    assertThat(TABLE.format(rules(true, Colour.BLACK, 15, 0, "")))
        .isEqualTo("BASE,huff=on,starter=BLACK");
    assertThat(TABLE.format(rules(false, Colour.WHITE, 15, 0, "a,b")))
        .isEqualTo("BASE,start=\"a,b\"");
  }

  @Test
  void any_order_is_read() {
    assertThat(read("BASE,limit=7,huff=yes")).isEqualTo(read("BASE,huff=yes,limit=7"));
    assertThat(read("CLUB,huff=no")).isEqualTo(rules(false, Colour.WHITE, 20, 0, ""));
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
    assertThat(read("Default, limit = 3")).isEqualTo(rules(false, Colour.WHITE, 3, 0, ""));
  }

  @Test
  void names_and_values_that_are_words_are_read_in_any_case() {
    assertThat(read("BASE,STARTER=black")).isEqualTo(read("BASE,starter=BLACK"));
    assertThat(read("BASE,starter=black")).isEqualTo(read("BASE,starter=BLACK"));
    for (String on : List.of("yes", "YES", "on", "True")) {
      assertThat(read("BASE,huff=" + on).get(HUFF)).isTrue();
    }
    for (String off : List.of("no", "No", "OFF", "false")) {
      assertThat(read("CLUB,huff=" + off).get(HUFF)).isFalse();
    }
  }

  @Test
  void a_text_that_begins_with_an_option_changes_the_default() {
    assertThat(read("limit=7")).isEqualTo(read("BASE,limit=7"));
    assertThat(read(" huff = yes, limit=7")).isEqualTo(read("BASE,huff=yes,limit=7"));
    assertThat(faults("hough=yes"))
        .containsExactly(
            "line 1, column 1: no option \"hough\";" + " expected perhaps huff, limit, draws");
  }

  @Test
  void an_option_that_may_be_off_takes_0_or_a_number_in_its_range() {
    assertThat(read("BASE,draws=0").get(DRAWS)).isZero();
    assertThat(read("BASE,draws=2").get(DRAWS)).isEqualTo(2);
    assertThat(faults("BASE,draws=10")).hasSize(1);
    assertThat(faults("BASE,draws=")).hasSize(1);
  }

  @Test
  void blanks_around_names_and_values_do_not_matter() {
    assertThat(read("  BASE , limit = 3 , start = x "))
        .isEqualTo(rules(false, Colour.WHITE, 3, 0, "x"));
    assertThat(read("BASE,start=\"a, b\" ,limit=4"))
        .isEqualTo(rules(false, Colour.WHITE, 4, 0, "a, b"));
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
            "line 1, column 7: no option \"hough\"; expected perhaps huff, limit, draws");
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
        .containsExactly("line 1, column 11: huff can't be \"maybe\"; expected on or off");
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
        .containsExactly("line 1, column 10: no value of huff; expected on or off");
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
    String text = "BASE,start=" + "x".repeat(OptionTable.MAX_LENGTH);
    assertThat(faults(text)).hasSize(1);
  }

  @Test
  void options_that_do_not_fit_together_are_a_fault() {
    assertThat(faults("CLUB,limit=13")).containsExactly("line 1, column 1: 13 does not fit huff");
    assertThatThrownBy(() -> TABLE.require(CLUB.with(LIMIT, 13)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("13 does not fit huff");
  }

  @Test
  void a_value_outside_its_domain_is_refused() {
    assertThatThrownBy(() -> BASE.with(LIMIT, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the option limit can't be 100; expected a whole number from 1 to 99");
    assertThatThrownBy(() -> BASE.with(START, "!")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void an_option_of_another_table_is_refused() {
    Option<Boolean> other =
        OptionTable.builder().option("other", OptionDomain.flag(), true, RULES, "another option");
    assertThatThrownBy(() -> BASE.get(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the option other belongs to another table");
  }

  @Test
  void variants_are_the_presets_and_each_option_changed_once() {
    assertThat(TABLE.variants())
        .extracting(TABLE::format)
        .containsExactly(
            "BASE",
            "CLUB",
            "BASE,huff=on",
            "BASE,starter=BLACK",
            "BASE,limit=1",
            "BASE,limit=2",
            "BASE,limit=98",
            "BASE,limit=99",
            "BASE,draws=2",
            "BASE,draws=3",
            "BASE,draws=8",
            "BASE,draws=9",
            "BASE,start=a");
  }

  @Test
  void a_table_needs_a_default_and_aliases_need_a_preset() {
    assertThatThrownBy(() -> OptionTable.builder().build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() ->
            OptionTable.builder().preset("A", values -> values).alias("B", "C").build())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void an_option_needs_a_name_of_its_own_a_rule_and_a_good_default() {
    OptionTable.Builder builder = OptionTable.builder();
    builder.option("one", OptionDomain.number(1, 9), 1, RULES, "a number");
    assertThatThrownBy(() -> builder.option("ONE", OptionDomain.flag(), true, RULES, "a flag"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.option("two", OptionDomain.flag(), true, List.of(), "a flag"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> builder.option("two", OptionDomain.number(1, 9), 10, RULES, "a number"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void every_rule_set_reads_back(
      @ForAll boolean huff, @ForAll Colour starter, @ForAll boolean few, @ForAll String start) {
    String written = start.strip().replace("\"", "").replace("!", "");
    OptionValues rules =
        rules(huff, starter, few ? 1 : 99, 0, written.length() > 100 ? "" : written);
    assertThat(TABLE.parse(TABLE.format(rules))).isEqualTo(new ParseResult.Ok<>(rules));
  }

  @Property
  void every_text_gets_an_answer(@ForAll String text) {
    for (String tried : List.of(text, "BASE," + text, "BASE,start=" + text)) {
      ParseResult<OptionValues> result = TABLE.parse(tried);
      assertThat(result.isOk()).isEqualTo(result.errors().isEmpty());
    }
  }
}
