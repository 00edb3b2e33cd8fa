package dev.doska.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.SplitMix64;
import dev.doska.testkit.support.Allocation;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import org.junit.jupiter.api.Test;

class RandomWalkTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);

  @Test
  void a_walk_ends_with_the_game_and_can_be_taken_back() {
    Cursor<Race, RaceMove> cursor = race.cursor(race.initial());
    RandomWalk walk = new RandomWalk(new SplitMix64(1));
    int plies = walk.run(cursor, 10_000);
    assertThat(cursor.isFinished()).isTrue();
    assertThat(plies).isBetween(8, 9_999);
    assertThat(walk.run(cursor, 10)).as("a finished game goes no further").isZero();
    walk.takeBack(cursor, plies);
    assertThat(cursor.position()).isEqualTo(race.initial());
  }

  @Test
  void a_walk_stops_at_its_limit() {
    Cursor<Race, RaceMove> cursor = race.cursor(race.initial());
    assertThat(new RandomWalk(new SplitMix64(1)).run(cursor, 5)).isEqualTo(5);
    assertThat(cursor.isFinished()).isFalse();
  }

  /** The first roll of the loaded die shows 1, 2, 3 with weights 3, 2, 1. */
  @Test
  void rolls_come_by_their_odds() {
    DiceRace loaded = new DiceRace(RaceRules.SHORT);
    Cursor<Race, RaceMove> cursor = loaded.cursor(loaded.initial());
    RandomWalk walk = new RandomWalk(new SplitMix64(99));
    int[] seen = new int[4];
    for (int i = 0; i < 6000; i++) {
      walk.run(cursor, 2);
      seen[cursor.position().roll()]++;
      walk.takeBack(cursor, 2);
    }
    assertThat(seen[1]).isBetween(2850, 3150);
    assertThat(seen[2]).isBetween(1850, 2150);
    assertThat(seen[3]).isBetween(850, 1150);
  }

  @Test
  void a_warm_walk_allocates_nothing() {
    Cursor<Race, RaceMove> cursor = race.cursor(race.initial());
    RandomWalk walk = new RandomWalk(new SplitMix64(4));
    long bytes = Allocation.bytes(() -> walk.takeBack(cursor, walk.run(cursor, 60)));
    assertThat(bytes).isZero();
  }
}
