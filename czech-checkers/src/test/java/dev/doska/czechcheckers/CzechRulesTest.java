package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each rule has a test that accepts a move and a test that refuses one. */
class CzechRulesTest {
  private static final List<Class<?>> TESTS =
      List.of(BoardAndStepRulesTest.class, CapturingRulesTest.class, EndingRulesTest.class);

  private static List<String> tests() {
    return TESTS.stream()
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(Method::getName)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void each_rule_has_a_test_that_accepts_and_one_that_refuses(CzechRule rule) {
    assertThat(tests()).anyMatch(name -> name.startsWith(rule.name() + "_accepts_"));
    assertThat(tests()).anyMatch(name -> name.startsWith(rule.name() + "_refuses_"));
  }

  @ParameterizedTest
  @EnumSource
  void each_rule_has_an_id_a_title_and_a_source(CzechRule rule) {
    assertThat(rule.id()).isEqualTo(rule.name().replace('_', '-')).matches("CZ-\\d\\d");
    assertThat(rule.title()).isNotBlank();
    assertThat(rule.source()).isNotBlank();
  }
}
