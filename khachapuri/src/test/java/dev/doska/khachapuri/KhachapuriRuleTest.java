package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rule table: each rule has its id, and a test that accepts and one that rejects by it. */
class KhachapuriRuleTest {
  private static final List<String> TESTS = Stream.of(
          StartRuleTest.class, TurnRuleTest.class, BearingOffRuleTest.class, EndRuleTest.class)
      .flatMap(tests -> Stream.of(tests.getDeclaredMethods()))
      .filter(method -> method.isAnnotationPresent(Test.class))
      .map(Method::getName)
      .toList();

  @ParameterizedTest
  @EnumSource
  void every_rule_has_an_accepting_and_a_rejecting_test(KhachapuriRule rule) {
    String id = rule.id().replace('-', '_');
    assertThat(TESTS).anyMatch(name -> name.startsWith(id + "_accepts_"));
    assertThat(TESTS).anyMatch(name -> name.startsWith(id + "_rejects_"));
  }

  @Test
  void the_ids_are_those_of_the_table_in_order() {
    assertThat(Stream.of(KhachapuriRule.values()).map(KhachapuriRule::id))
        .hasSize(20)
        .startsWith("KH-01", "KH-02")
        .endsWith("KH-20")
        .isSorted();
  }
}
