package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.doska.core.play.Budget;
import dev.doska.core.play.Playout;
import dev.doska.core.play.RandomBot;
import dev.doska.core.play.RandomWalk;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordedResult;
import dev.doska.toys.ring.RingRule;
import java.util.List;
import java.util.OptionalLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A null is refused where it is handed over, not where it is missed later. */
@SuppressWarnings("NullAway")
class NullValuesTest {
  private static final Ending WHY = new Ending(RingRule.SCORE, "all pushes made");
  private static final Outcome DRAW = new Outcome.Draw(WHY);

  @Test
  void outcomes_and_statuses_hold_no_null() {
    refuses(() -> new Ending(null, "reason"));
    refuses(() -> new Ending(RingRule.SCORE, null));
    refuses(() -> new Outcome.Win(null, 1, WHY));
    refuses(() -> new Outcome.Win(Side.WHITE, 1, null));
    refuses(() -> new Outcome.Draw(null));
    refuses(() -> new Claim(null, true));
    refuses(() -> new Status.ToMove(null));
    refuses(() -> new Status.ToRoll(null));
    refuses(() -> new Status.Finished(null));
  }

  @Test
  void reasons_and_ranges_hold_no_null() {
    refuses(() -> new Violation(null, "message", "witness"));
    refuses(() -> new Violation(RingRule.PUSH, null, "witness"));
    refuses(() -> new Violation(RingRule.PUSH, "message", null));
    refuses(() -> new TextError(1, 1, null, "expected"));
    refuses(() -> new TextError(1, 1, "message", null));
    refuses(() -> new Axis(null, 0, 1, false));
  }

  @Test
  void no_side_is_neither_side() {
    refuses(() -> Roller.of(null));
    refuses(() -> Status.toMove(null));
    refuses(() -> DRAW.points(null));
    refuses(() -> new Outcome.Win(Side.WHITE, 1, WHY).points(null));
    refuses(() -> RecordedResult.win(null, 1));
    refuses(() -> Games.find(null));
  }

  @Test
  void records_hold_no_null() {
    RecordedResult result = RecordedResult.of(new Status.Finished(DRAW));
    refuses(() -> new GameRecord<>(null, "", List.of(), "start", List.of(), result));
    refuses(() -> new GameRecord<>("game", null, List.of(), "start", List.of(), result));
    refuses(() -> new GameRecord<>("game", "", List.of(), null, List.of(), result));
    refuses(() -> new GameRecord<>("game", "", List.of(), "start", List.of(), null));
    refuses(() -> new GameRecord.Entry<>(null, OptionalLong.empty()));
    refuses(() -> new GameRecord.Entry<>("move", null));
    refuses(() -> new GameRecord<>("game", "", List.of(), "start", List.of(), result).tag(null));
    refuses(() -> new RecordFormat<>(null));
    refuses(() -> new RecordedResult(null, 0));
  }

  @Test
  void players_need_all_that_they_play_with() {
    SplitMix64 random = new SplitMix64(1);
    RandomBot<String, String> bot = new RandomBot<>(random);
    Budget budget = new Budget(1);
    refuses(() -> new RandomBot<>(null));
    refuses(() -> new RandomWalk(null));
    refuses(() -> new Playout<>(null, bot, random, budget));
    refuses(() -> new Playout<>(bot, null, random, budget));
    refuses(() -> new Playout<>(bot, bot, null, budget));
    refuses(() -> new Playout<>(bot, bot, random, null));
  }

  private static void refuses(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
