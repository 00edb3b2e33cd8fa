package dev.doska.chapayev;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.core.Side;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every component of a position reaches equality, text and key. A new component fails this test until it has
 * a change here.
 */
class PositionComponentsTest {
  /** Counters that the key leaves out, as {@link ChapayevPosition} says. */
  private static final Set<String> NOT_IN_KEY = Set.of("round", "quiet", "lead");

  private static final String RULES =
      "INTERNATIONAL,reserve=1,formations=SECOND_FLOOR(2)>INFANTRY,startRows=";

  private static final Chapayev GAME = game("1-8");
  private static final BoardData INITIAL = GAME.initial().data();
  private static final int FALLEN = 1 << 1;

  private static final StrikeInProgress STRIKE = new StrikeInProgress(
      1, 1, 0, 4, 8, Optional.of(0), Optional.empty(), Optional.empty(), 0, 0, 0, Optional.empty());

  private static final BoardData BASE = with(
      with(with(INITIAL, "onBoard", INITIAL.onBoard() & ~FALLEN), "pieOffered", true),
      "strike",
      STRIKE);

  private static final Map<String, Object> CHANGES = Map.ofEntries(
      entry("roster", new CheckerRoster(GAME.ruleset(), 0, 1)),
      entry("rows", new Rows(2, 8)),
      entry("baseRows", new Rows(2, 8)),
      entry("opener", BASE.opener().other()),
      entry("lastWinner", Side.BLACK),
      entry("swapped", true),
      entry("pieOffered", false),
      entry("phase", Phase.THUMB_CHECK),
      entry("mover", BASE.mover().other()),
      entry("lostWhite", true),
      entry("lostBlack", true),
      entry("strikersWhite", 1),
      entry("strikersBlack", 1 << 10),
      entry("round", BASE.round() + 1),
      entry("decided", BASE.decided() + 1),
      entry("quiet", BASE.quiet() + 1),
      entry("lead", 1),
      entry("onBoard", BASE.onBoard() & ~1),
      entry("inReserve", BASE.inReserve() & (BASE.inReserve() - 1)),
      entry("prisoners", FALLEN),
      entry("black", BASE.black() ^ 1),
      entry("turned", 1),
      entry("standing", 1),
      entry("unknownPlace", 1),
      entry("stackedOnTop", 0),
      entry("places", game("2-7").initial().data().places()),
      entry("strike", with(STRIKE, "blows", 3)));

  private static final Map<String, Object> STRIKE_CHANGES = Map.ofEntries(
      entry("strikers", 3),
      entry("own", 3),
      entry("knockedOut", 1),
      entry("hanging", 5),
      entry("checked", 9),
      entry("current", Optional.of(2)),
      entry("hungOver", Optional.of(Edge.values()[0])),
      entry("sealed", Optional.of(new SealedBlow(/* direction= */ 1, /* strength= */ 1))),
      entry("blows", 1),
      entry("sumX", 1),
      entry("sumY", 1),
      entry("lastToFall", Optional.of(Side.WHITE)));

  private static Chapayev game(String startRows) {
    return Chapayev.of(ChapayevRuleset.parse(RULES + startRows).orElseThrow());
  }

  /** A copy of a record with one component changed. */
  @SuppressWarnings("unchecked")
  private static <R extends Record> R with(R data, String name, Object value) {
    RecordComponent[] components = data.getClass().getRecordComponents();
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < values.length; i++) {
        boolean changed = components[i].getName().equals(name);
        values[i] = changed ? value : components[i].getAccessor().invoke(data);
      }
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return (R) data.getClass().getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Stream<String> components(Class<? extends Record> type) {
    return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName);
  }

  private static void assertDifferent(String name, BoardData changed) {
    ChapayevPosition before = new ChapayevPosition(BASE);
    ChapayevPosition after = new ChapayevPosition(changed);
    assertThat(after).isNotEqualTo(before);
    assertThat(GAME.positions().format(after)).isNotEqualTo(GAME.positions().format(before));
    assertThat(GAME.key(after) != GAME.key(before))
        .as("whether the key differs")
        .isEqualTo(!NOT_IN_KEY.contains(name));
  }

  @TestFactory
  Stream<DynamicTest> each_component_of_a_position_is_in_equality_text_and_key() {
    return components(BoardData.class)
        .map(name -> DynamicTest.dynamicTest(name, () -> {
          assertThat(CHANGES).as("a change of each component").containsKey(name);
          assertDifferent(name, with(BASE, name, Objects.requireNonNull(CHANGES.get(name))));
        }));
  }

  @TestFactory
  Stream<DynamicTest> each_component_of_a_strike_is_in_equality_text_and_key() {
    return components(StrikeInProgress.class)
        .map(name -> DynamicTest.dynamicTest(name, () -> {
          assertThat(STRIKE_CHANGES).as("a change of each component").containsKey(name);
          assertDifferent(
              name,
              with(
                  BASE,
                  "strike",
                  with(STRIKE, name, Objects.requireNonNull(STRIKE_CHANGES.get(name)))));
        }));
  }
}
