package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Side;
import dev.doska.khachapuri.internal.PackedTurnState;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every component of a position reaches equality, text and key. */
class PositionComponentsTest {
  private static final List<String> PLANES =
      List.of("white0", "white1", "white2", "white3", "black0", "black1", "black2", "black3");

  private static final Khachapuri GAME = Khachapuri.of(KhachapuriRuleset.STANDARD);

  private static final KhachapuriPosition BASE =
      position(-1, PackedTurnState.toMove(Side.WHITE, 6, 5, 1));

  private static final Map<String, Integer> TURN_STATES = Map.of(
      "side", PackedTurnState.toMove(Side.BLACK, 6, 5, 1),
      "larger", PackedTurnState.toMove(Side.WHITE, 5, 5, 1),
      "smaller", PackedTurnState.toMove(Side.WHITE, 6, 4, 1),
      "starter", PackedTurnState.toMove(Side.WHITE, 6, 5, 2),
      "phase", PackedTurnState.toRoll(Side.WHITE, 1));

  /** The set-up with one more bit in a plane. */
  private static KhachapuriPosition position(int plane, int turnState) {
    KhachapuriPosition start = KhachapuriPosition.initial(turnState);
    int[] planes = {
      start.white0, start.white1, start.white2, start.white3,
      start.black0, start.black1, start.black2, start.black3
    };
    if (plane >= 0) {
      planes[plane] |= 1 << 3;
    }
    return new KhachapuriPosition(
        planes[0], planes[1], planes[2], planes[3], planes[4], planes[5], planes[6], planes[7],
        turnState);
  }

  private static DynamicTest different(String name, KhachapuriPosition changed) {
    return DynamicTest.dynamicTest(name, () -> {
      assertThat(changed).isNotEqualTo(BASE);
      assertThat(GAME.positions().format(changed)).isNotEqualTo(GAME.positions().format(BASE));
      assertThat(GAME.key(changed)).isNotEqualTo(GAME.key(BASE));
    });
  }

  @Test
  void a_position_has_no_component_without_a_change_here() {
    assertThat(Arrays.stream(KhachapuriPosition.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
            .map(Field::getName)
            .filter(name -> !PLANES.contains(name)))
        .containsExactly("situation");
  }

  @TestFactory
  Stream<DynamicTest> each_component_is_in_equality_text_and_key() {
    return Stream.concat(
        IntStream.range(0, PLANES.size())
            .mapToObj(plane -> different(PLANES.get(plane), position(plane, BASE.situation))),
        TURN_STATES.keySet().stream()
            .sorted()
            .map(name ->
                different(name, position(-1, Objects.requireNonNull(TURN_STATES.get(name))))));
  }
}
