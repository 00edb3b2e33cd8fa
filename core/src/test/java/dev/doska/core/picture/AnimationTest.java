package dev.doska.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AnimationTest {
  private static String written(Animation animation) {
    Svg svg = new Svg(1, 1, "t");
    animation.writeTo(svg);
    return svg.toString();
  }

  @Test
  void a_smooth_course_holds_its_first_value_before_and_its_last_behind() {
    String svg = written(Animation.smooth("cx", 4).key(1, "3").key(2, "5"));
    assertThat(svg)
        .contains("keyTimes=\"0;0.250000;0.500000;1\"", "values=\"3;3;5;5\"", "dur=\"4s\"")
        .contains("calcMode=\"spline\"");
  }

  /** Under friction a disc that stops goes 2 s/S − (s/S)²: control points at 2/3 and 1. */
  @Test
  void a_stop_under_friction_is_an_exact_curve() {
    String svg = written(Animation.smooth("cx", 2).key(0, "0").eased(2, "9", 2, 0));
    assertThat(svg).contains("keySplines=\"0.333333 0.666667 0.666667 1\"");
  }

  @Test
  void steps_have_no_curves() {
    String svg = written(Animation.steps("visibility", 2).key(0, "hidden").key(1, "visible"));
    assertThat(svg).contains("calcMode=\"discrete\"").doesNotContain("keySplines");
  }

  @Test
  void what_never_changes_is_not_written() {
    assertThat(written(Animation.smooth("cx", 2).key(1, "3"))).doesNotContain("<animate");
  }

  @Test
  void time_does_not_go_back() {
    assertThatThrownBy(() -> Animation.smooth("cx", 2).key(1, "3").key(0.5, "4"))
        .hasMessage("time goes back");
    assertThatThrownBy(() -> Animation.steps("cx", 0)).hasMessage("an animation takes time");
  }
}
