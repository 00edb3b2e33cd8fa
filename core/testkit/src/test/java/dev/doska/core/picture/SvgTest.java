package dev.doska.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.testkit.support.SvgCheck;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class SvgTest {
  @Test
  void a_document_has_size_and_title() {
    String svg =
        new Svg(20, 10.5, "a disc").element("circle", "r", 8, "fill", "#c33").toString();
    SvgCheck.check(svg);
    assertThat(svg)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10.5\"")
        .contains("<title>a disc</title>", "<circle r=\"8\" fill=\"#c33\"/>")
        .endsWith("</svg>\n");
  }

  @Test
  void open_elements_are_closed_and_the_document_can_go_on() {
    Svg svg = new Svg(1, 1, "t").begin("g", "opacity", 0.5);
    SvgCheck.check(svg.toString());
    svg.element("path", "d", "M0 0");
    assertThat(svg.toString()).endsWith("<path d=\"M0 0\"/>\n</g>\n</svg>\n");
    assertThat(svg.end().toString()).endsWith("<path d=\"M0 0\"/>\n</g>\n</svg>\n");
  }

  @Test
  void a_label_is_a_text_at_a_place() {
    assertThat(new Svg(1, 1, "t").label(1.25, -3, "x<y", "font-size", 2).toString())
        .contains("<text x=\"1.25\" y=\"-3\" font-size=\"2\">x&lt;y</text>");
  }

  @Test
  void numbers_have_three_decimals_at_most() {
    assertThat(Svg.number(0)).isEqualTo("0");
    assertThat(Svg.number(-0.0)).isEqualTo("0");
    assertThat(Svg.number(12.5)).isEqualTo("12.5");
    assertThat(Svg.number(-0.001)).isEqualTo("-0.001");
    assertThat(Svg.number(0.0005)).as("half to even").isEqualTo("0");
    assertThat(Svg.number(0.0015)).as("half to even").isEqualTo("0.002");
    assertThat(Svg.number(1.0204)).isEqualTo("1.02");
    assertThat(Svg.number(999_999_999_999.0)).isEqualTo("999999999999");
    for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 1e12, -1e12}) {
      assertThatThrownBy(() -> Svg.number(bad)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Property
  void a_number_reads_back_within_half_a_thousandth(
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double value) {
    String text = Svg.number(value);
    assertThat(text).matches("-?[0-9]+(\\.[0-9]{0,2}[1-9])?");
    assertThat(Math.abs(Double.parseDouble(text) - value)).isLessThanOrEqualTo(0.0005 + 1e-9);
  }

  @Property(tries = 200)
  void any_text_is_escaped_to_a_well_formed_document(@ForAll String text) {
    SvgCheck.check(
        new Svg(1, 1, text).label(0, 0, text).element("g", "id", text).toString());
  }
}
