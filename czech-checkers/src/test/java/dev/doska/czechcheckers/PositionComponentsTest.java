package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every component of a position reaches equality and text, and all but the counters of plies the key. */
class PositionComponentsTest {
  private static final CzechPosition BASE = position(3, 0xF000, 1, Side.WHITE, 1, 1, 1);

  private static final Map<String, CzechPosition> CHANGES = Map.of(
      "white", position(5, 0xF000, 1, Side.WHITE, 1, 1, 1),
      "black", position(3, 0x7000, 1, Side.WHITE, 1, 1, 1),
      "kings", position(3, 0xF000, 3, Side.WHITE, 1, 1, 1),
      "side", position(3, 0xF000, 1, Side.BLACK, 1, 1, 1),
      "quiet", position(3, 0xF000, 1, Side.WHITE, 2, 1, 1),
      "material", position(3, 0xF000, 1, Side.WHITE, 1, 2, 1),
      "mainRoad", position(3, 0xF000, 1, Side.WHITE, 1, 1, 2));

  private static final Set<String> NOT_IN_KEY = Set.of("quiet", "material", "mainRoad");

  private static CzechPosition position(
      int white, int black, int kings, Side side, int quiet, int material, int mainRoad) {
    return new CzechPosition(white, black, kings, side, quiet, material, mainRoad);
  }

  @Test
  void a_position_has_no_component_without_a_change_here() {
    assertThat(Arrays.stream(CzechPosition.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
            .map(Field::getName))
        .as("counters are the side, quiet, material and mainRoad")
        .containsExactlyInAnyOrder("white", "black", "kings", "counters");
  }

  @TestFactory
  Stream<DynamicTest> each_component_is_in_equality_text_and_key() {
    PositionFormat<CzechPosition> format =
        CzechCheckers.of(CzechRuleset.FEDERATION).positions();
    return CHANGES.keySet().stream()
        .sorted()
        .map(name -> DynamicTest.dynamicTest(name, () -> {
          CzechPosition changed = Objects.requireNonNull(CHANGES.get(name));
          assertThat(changed).isNotEqualTo(BASE);
          assertThat(format.format(changed)).isNotEqualTo(format.format(BASE));
          assertThat(changed.key() != BASE.key())
              .as("whether the key differs")
              .isEqualTo(!NOT_IN_KEY.contains(name));
        }));
  }
}
