package dev.doska.structure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.core.Games;
import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionKind;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rule sets of the three games have one shape, which takes a new option without breaking clients. */
class RulesetShapeTest {
  private static final Map<String, Class<? extends Ruleset>> RULESETS = new TreeMap<>(Map.of(
      "chapayev", ChapayevRuleset.class,
      "czech-checkers", CzechRuleset.class,
      "khachapuri", KhachapuriRuleset.class));

  private static Stream<DynamicTest> each(Check check) {
    return RULESETS.entrySet().stream()
        .map(entry -> DynamicTest.dynamicTest(
            entry.getKey(),
            () -> check.of(Games.find(entry.getKey()).orElseThrow().options(), entry.getValue())));
  }

  private interface Check {
    void of(OptionTable table, Class<? extends Ruleset> type) throws ReflectiveOperationException;
  }

  private static Class<?> builder(Class<?> type) throws ReflectiveOperationException {
    return type.getMethod("toBuilder").getReturnType();
  }

  @TestFactory
  Stream<DynamicTest> nothing_public_takes_more_than_one_value() {
    return each((table, type) -> {
      for (Class<?> open : List.of(type, builder(type))) {
        assertThat(open.getConstructors()).as("constructors of %s", open).isEmpty();
        assertThat(Arrays.stream(open.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> method.getParameterCount() > 1))
            .isEmpty();
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> each_option_has_an_accessor_and_a_setter_of_its_name() {
    return each((table, type) -> {
      Class<?> builder = builder(type);
      for (Option<?> option : table.options()) {
        Method accessor = type.getMethod(option.name());
        Method setter = builder.getMethod(option.name(), accessor.getReturnType());
        assertThat(setter.getReturnType()).as(option.name()).isEqualTo(builder);
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> flags_are_on_and_off() {
    return each((table, type) -> {
      for (Option<?> option : table.options()) {
        if (option.domain().kind() == OptionKind.FLAG) {
          assertThat(option.domain().expected()).as(option.name()).isEqualTo("on or off");
        }
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> an_option_with_a_letter_too_many_is_answered_with_at_most_three_names() {
    return each((table, type) -> {
      for (Option<?> option : table.options()) {
        ParseResult<?> result = table.parse(option.name() + "q=1");
        assertThat(result.errors()).singleElement().satisfies(error -> {
          assertThat(error.expected()).startsWith("perhaps ").contains(option.name());
          assertThat(error.expected().split(", ")).hasSizeLessThanOrEqualTo(3);
        });
      }
    });
  }
}
