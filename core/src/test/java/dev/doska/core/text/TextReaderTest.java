package dev.doska.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.TextError;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class TextReaderTest {
  @Test
  void it_reads_from_left_to_right() {
    TextReader reader = new TextReader("a b,c");
    assertThat(reader.peek()).isEqualTo('a');
    assertThat(reader.peek(2)).isEqualTo('b');
    assertThat(reader.peek(9)).isEqualTo(TextReader.END);
    assertThat(reader.next()).isEqualTo('a');
    assertThat(reader.accept('b')).isFalse();
    reader.skipBlank();
    assertThat(reader.until(",")).isEqualTo("b");
    assertThat(reader.accept(",c")).isTrue();
    assertThat(reader.atEnd()).isTrue();
    assertThat(reader.next()).isEqualTo(TextReader.END);
    assertThat(reader.accept(TextReader.END)).isFalse();
    assertThat(reader.offset()).isEqualTo(5);
    assertThat(reader.slice(2, 5)).isEqualTo("b,c");
    reader.moveTo(2);
    assertThat(reader.peek()).isEqualTo('b');
    assertThatThrownBy(() -> reader.moveTo(6)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Property
  void every_number_up_to_the_bound_is_read_and_none_above(
      @ForAll @LongRange(min = 0) long number, @ForAll @LongRange(min = 0) long max) {
    TextReader reader = new TextReader(number + "x");
    assertThat(reader.number(max)).isEqualTo(number <= max ? number : -1);
    assertThat(reader.offset()).isEqualTo(number <= max ? Long.toString(number).length() : 0);
  }

  @Test
  void small_bounds_are_bounds() {
    for (int max = 0; max < 120; max++) {
      for (int number = 0; number < 130; number++) {
        assertThat(new TextReader("" + number).number(max)).isEqualTo(number <= max ? number : -1);
      }
    }
  }

  @Test
  void no_number_is_read_where_no_digit_stands_or_where_it_would_overflow() {
    assertThat(new TextReader("").number(9)).isEqualTo(-1);
    assertThat(new TextReader("-1").number(9)).isEqualTo(-1);
    assertThat(new TextReader("١").number(9)).as("an Arabic digit").isEqualTo(-1);
    assertThat(new TextReader("9223372036854775808").number(Long.MAX_VALUE)).isEqualTo(-1);
    assertThat(new TextReader("9223372036854775807").number(Long.MAX_VALUE))
        .isEqualTo(Long.MAX_VALUE);
    assertThat(new TextReader("007").number(9)).isEqualTo(7);
  }

  @Test
  void faults_have_line_and_column() {
    TextReader reader = new TextReader("ab\ncd\n");
    assertThat(reader.error("x", "y")).isEqualTo(new TextError(1, 1, "x", "y"));
    assertThat(reader.errorAt(2, "x", "")).isEqualTo(new TextError(1, 3, "x", ""));
    assertThat(reader.errorAt(3, "x", "")).isEqualTo(new TextError(2, 1, "x", ""));
    assertThat(reader.errorAt(6, "x", "")).isEqualTo(new TextError(3, 1, "x", ""));
    assertThat(reader.unexpected("z")).hasToString("line 1, column 1: found \"a\"; expected z");
    reader.moveTo(6);
    assertThat(reader.unexpected("z"))
        .hasToString("line 3, column 1: the text ends here; expected z");
  }

  @Test
  void a_difference_from_a_writing_has_its_place_and_what_should_be_there() {
    assertThat(new TextReader("ab\ncd\n").difference("ab\ncd\n")).isEmpty();
    assertThat(new TextReader("ab\ncx\n").difference("ab\ncd\n"))
        .contains(new TextError(2, 2, "not the canonical writing", "\"d\""));
    assertThat(new TextReader("ab ").difference("ab"))
        .contains(new TextError(1, 3, "not the canonical writing", "the end of the text"));
    assertThat(new TextReader("ab ").difference("ab\n"))
        .contains(new TextError(1, 3, "not the canonical writing", "the end of the line"));
    assertThat(new TextReader("").difference("ab\n"))
        .contains(new TextError(1, 1, "not the canonical writing", "\"ab\""));
  }

  @Test
  void a_character_of_two_units_is_named_as_one() {
    assertThat(new TextReader("\uD83C\uDC04").unexpected("a digit").message())
        .isEqualTo("found the character U+1F004");
    assertThat(new TextReader("\uD83C").unexpected("a digit").message())
        .isEqualTo("found the character U+D83C");
    assertThat(new TextReader("\uDBFF\uDFFF").unexpected("a digit").message())
        .isEqualTo("found the character U+10FFFF");
  }

  @Test
  void messages_quote_outside_text_safely() {
    assertThat(TextReader.quote('\u0007')).isEqualTo("the character U+0007");
    assertThat(TextReader.quote('č')).isEqualTo("\"č\"");
    assertThat(TextReader.quote("a\u202Eb\n")).isEqualTo("\"a·b·\"");
    assertThat(TextReader.quote("x".repeat(41))).isEqualTo("\"" + "x".repeat(40) + "…\"");
  }
}
