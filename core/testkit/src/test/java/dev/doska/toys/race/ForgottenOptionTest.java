package dev.doska.toys.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The laws notice a fast path that ignores an option, in the games where the option is changed. */
class ForgottenOptionTest {
  private final DiceRaceLawsTest laws = new DiceRaceLawsTest();

  /** A count that takes the home to need the exact number. */
  private static final class ForgetfulCount extends RaceDelegate {
    ForgetfulCount(RaceRules rules) {
      super(rules);
    }

    @Override
    public int count(Race race) {
      return new DiceRace(honest.ruleset().withExact(true)).count(race);
    }
  }

  /** A cursor that takes the home to need the exact number. */
  private static final class ForgetfulCursor extends RaceDelegate {
    ForgetfulCursor(RaceRules rules) {
      super(rules);
    }

    @Override
    public Cursor<Race, RaceMove> cursor(Race race) {
      return new DiceRace(honest.ruleset().withExact(true)).cursor(race);
    }
  }

  /** The variants of the rules under which a law finds a violation. */
  private static List<String> found(Function<RaceRules, RaceDelegate> game, Lies.Law law) {
    return RaceRules.TABLE.variants().stream()
        .filter(
            values -> !Lies.violations(game.apply(new RaceRules(values)), law).isEmpty())
        .map(RaceRules.TABLE::format)
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> an_option_that_a_fast_path_ignores_is_noticed_where_it_is_changed() {
    return Stream.of(
        DynamicTest.dynamicTest(
            "count",
            () -> assertThat(
                    found(ForgetfulCount::new, laws::list_count_any_visitor_and_buffer_agree))
                .as("the preset SHORT also changes exact, but ends too early to show it")
                .containsExactly("PLAIN,exact=off")),
        DynamicTest.dynamicTest(
            "leaves of a cursor",
            () -> assertThat(
                    found(ForgetfulCursor::new, laws::cursor_leaves_are_the_leaves_of_values))
                .containsExactly("SHORT", "PLAIN,exact=off")));
  }
}
