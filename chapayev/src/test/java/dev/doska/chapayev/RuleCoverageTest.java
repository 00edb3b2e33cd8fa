package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule has a test that it accepts something and a test that it rejects something. */
class RuleCoverageTest {
  private static final List<Class<?>> TESTS = List.of(
      StartTest.class,
      StrikeTest.class,
      RoundTest.class,
      MatchTest.class,
      FacesTest.class,
      ScissorsTest.class,
      FormationTest.class);

  @Test
  void every_rule_has_an_accepting_and_a_rejecting_test() {
    List<String> names = TESTS.stream()
        .flatMap(test -> Stream.of(test.getDeclaredMethods()))
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(Method::getName)
        .toList();
    for (ChapayevRule rule : ChapayevRule.values()) {
      String id = rule.id().replace('-', '_');
      assertThat(names).anyMatch(name -> name.startsWith(id + "_accepts_"));
      assertThat(names).anyMatch(name -> name.startsWith(id + "_rejects_"));
    }
  }

  @Test
  void rules_are_numbered_in_rulebook_order_and_say_where_they_come_from() {
    int number = 1;
    for (ChapayevRule rule : ChapayevRule.values()) {
      assertThat(rule.id()).isEqualTo("CH-" + (number < 10 ? "0" : "") + number);
      assertThat(rule.title()).isNotBlank().doesNotEndWith(".");
      assertThat(rule.source()).isNotBlank();
      number++;
    }
    assertThat(number).isEqualTo(31);
  }
}
