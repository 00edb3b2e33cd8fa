package dev.doska.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import dev.doska.toys.ring.Ring;
import dev.doska.toys.ring.RingMove;
import dev.doska.toys.ring.RingRules;
import dev.doska.toys.ring.RingShuffleboard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final RingShuffleboard ring = new RingShuffleboard(RingRules.STANDARD);

  @Test
  void equal_seeds_give_equal_games() {
    List<RaceMove> once = raceMoves(11);
    assertThat(raceMoves(11)).isEqualTo(once);
    assertThat(raceMoves(12)).isNotEqualTo(once);
  }

  private List<RaceMove> raceMoves(long seed) {
    Line<Race, RaceMove> line =
        Playout.<Race, RaceMove>random(new SplitMix64(seed)).run(Line.start(race));
    assertThat(line.status().isFinished()).isTrue();
    return line.moves();
  }

  @Test
  void moves_in_boxes_are_sampled_until_the_game_ends() {
    Line<Ring, RingMove> line =
        Playout.<Ring, RingMove>random(new SplitMix64(5)).run(Line.start(ring));
    assertThat(line.status().isFinished()).isTrue();
    assertThat(line.ply()).isGreaterThanOrEqualTo(6);
  }

  @Test
  void the_limit_returns_the_line_unfinished() {
    Playout<Race, RaceMove> playout = Playout.random(new SplitMix64(1));
    Line<Race, RaceMove> start = Line.start(race);
    assertThat(playout.run(start, 0)).isSameAs(start);
    Line<Race, RaceMove> line = playout.run(start, 3);
    assertThat(line.ply()).isEqualTo(3);
    assertThat(line.status().isFinished()).isFalse();
    assertThat(playout.run(line, 4).ply()).as("a limit counts new plies").isEqualTo(7);
    assertThatThrownBy(() -> playout.run(start, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_default_limit_ends_a_game_that_nobody_wants_to_end() {
    RingShuffleboard endless = new RingShuffleboard(RingRules.STANDARD.withoutDraws());
    Bot<Ring, RingMove> keeper = (line, budget) -> RingMove.KEEP;
    Line<Ring, RingMove> line =
        new Playout<>(keeper, keeper, new SplitMix64(0)).run(Line.start(endless));
    assertThat(line.ply()).isEqualTo(Playout.DEFAULT_LIMIT);
    assertThat(line.status().isFinished()).isFalse();
  }

  @Test
  void endings_of_history_stop_the_game() {
    RingShuffleboard strict = new RingShuffleboard(RingRules.of(RingRules.Repetition.AUTOMATIC, 0));
    Bot<Ring, RingMove> keeper = (line, budget) -> RingMove.KEEP;
    Line<Ring, RingMove> line =
        new Playout<>(keeper, keeper, new SplitMix64(0)).run(Line.start(strict));
    assertThat(line.ply()).isEqualTo(4);
    assertThat(line.occurrences()).isEqualTo(3);
    assertThat(line.status().isFinished()).isTrue();
  }

  @Test
  void each_bot_decides_for_its_side_and_is_never_asked_at_a_roll() {
    List<Status> whites = new ArrayList<>();
    List<Status> blacks = new ArrayList<>();
    Bot<Race, RaceMove> white = asked(whites);
    Bot<Race, RaceMove> black = asked(blacks);
    Playout<Race, RaceMove> playout = new Playout<>(white, black, new SplitMix64(3), new Budget(7));
    playout.run(Line.start(race));
    assertThat(whites).isNotEmpty().containsOnly(Status.toMove(Side.WHITE));
    assertThat(blacks).isNotEmpty().containsOnly(Status.toMove(Side.BLACK));
  }

  private static Bot<Race, RaceMove> asked(List<Status> asked) {
    RandomBot<Race, RaceMove> random = new RandomBot<>(new SplitMix64(8));
    return (line, budget) -> {
      assertThat(budget).isEqualTo(new Budget(7));
      asked.add(line.status());
      return random.choose(line, budget);
    };
  }

  @Test
  void an_illegal_choice_of_a_bot_is_refused() {
    Bot<Ring, RingMove> cheat = (line, budget) -> new RingMove.Push(0, 9999);
    Playout<Ring, RingMove> playout = new Playout<>(cheat, cheat, new SplitMix64(0));
    assertThatThrownBy(() -> playout.run(Line.start(ring)))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("RI-02");
  }

  @Test
  void a_budget_has_an_iteration_at_least() {
    assertThatThrownBy(() -> new Budget(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
