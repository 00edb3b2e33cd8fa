package dev.doska.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import dev.doska.toys.ring.Ring;
import dev.doska.toys.ring.RingMove;
import dev.doska.toys.ring.RingMove.Puck;
import dev.doska.toys.ring.RingRules;
import dev.doska.toys.ring.RingShuffleboard;
import java.util.List;
import org.junit.jupiter.api.Test;

class MctsTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final RingShuffleboard ring = new RingShuffleboard(RingRules.STANDARD);

  @Test
  void it_finds_a_win_in_one_by_dice() {
    // White rolled a 1 with one runner a step from home; the other could go round the track as
    // well.
    DiceRace free = new DiceRace(RaceRules.PLAIN.withExact(false));
    Line<Race, RaceMove> line = Line.start(free, Race.of(6, 7, 3, 3, 1, 1, 0));
    assertThat(wins(line, new Mcts<>(1), 20)).isTrue();
  }

  @Test
  void it_hits_the_runner_that_would_win_next() {
    // Black's last runner stands on White's square 2 and goes home by any roll but a 1.
    DiceRace free = new DiceRace(RaceRules.PLAIN.withExact(false));
    Line<Race, RaceMove> line = Line.start(free, Race.of(0, 3, 5, 7, 1, 2, 0));
    assertThat(new Mcts<Race, RaceMove>(6).choose(line, new Budget(2000)))
        .isEqualTo(new RaceMove.Advance(0, 2, true));
  }

  @Test
  void it_finds_a_win_in_one_among_pushes() {
    // All pushes but White's last are made, and Black leads by the tie: one puck in the target
    // wins.
    Ring position = new Ring(
        List.of(new Puck(Side.WHITE, 100), new Puck(Side.BLACK, 200)), 1, 0, Side.WHITE, 0);
    Line<Ring, RingMove> line = Line.start(ring, position);
    for (long seed = 0; seed < 5; seed++) {
      assertThat(wins(line, new Mcts<>(seed), 60)).isTrue();
    }
  }

  private static <S, M> boolean wins(Line<S, M> line, Mcts<S, M> bot, int iterations) {
    Side mover = line.status().side().orElseThrow();
    Line<S, M> after = line.play(bot.choose(line, new Budget(iterations)));
    return after.status().outcome().orElseThrow() instanceof Outcome.Win win
        && win.winner() == mover;
  }

  @Test
  void the_choice_depends_on_the_seed_alone() {
    Line<Ring, RingMove> line = Line.start(ring);
    List<Mcts.Evaluation<RingMove>> once = evaluate(line, 1);
    assertThat(evaluate(line, 1)).isEqualTo(once);
    assertThat(evaluate(line, 2)).isNotEqualTo(once);
  }

  private static List<Mcts.Evaluation<RingMove>> evaluate(Line<Ring, RingMove> line, long seed) {
    return new Mcts<Ring, RingMove>(seed).evaluate(line, new Budget(200));
  }

  @Test
  void it_makes_as_many_iterations_as_the_budget_says() {
    Line<Race, RaceMove> line = Line.start(race, Race.of(0, 2, 0, 3, 1, 2, 0));
    for (int budget : new int[] {1, 2, 3, 50, 333}) {
      List<Mcts.Evaluation<RaceMove>> evaluations =
          new Mcts<Race, RaceMove>(4).evaluate(line, new Budget(budget));
      assertThat(evaluations.stream().mapToInt(Mcts.Evaluation::visits).sum()).isEqualTo(budget);
    }
  }

  @Test
  void values_lie_between_a_loss_and_a_win_and_the_first_is_the_most_visited() {
    List<Mcts.Evaluation<RingMove>> evaluations = evaluate(Line.start(ring), 9);
    assertThat(evaluations).allMatch(e -> -1 <= e.value() && e.value() <= 1);
    assertThat(evaluations)
        .extracting(Mcts.Evaluation::visits)
        .isSortedAccordingTo((a, b) -> b - a);
    assertThat(evaluations).extracting(Mcts.Evaluation::move).doesNotHaveDuplicates();
  }

  @Test
  void a_single_move_needs_no_search() {
    Race mustPass = Race.of(6, 6, 0, 0, 1, 3, 0);
    assertThat(new Mcts<Race, RaceMove>(0).choose(Line.start(race, mustPass), new Budget(1)))
        .isEqualTo(RaceMove.PASS);
  }

  @Test
  void it_is_not_to_be_asked_at_a_roll_or_after_the_end() {
    Mcts<Race, RaceMove> bot = new Mcts<>(0);
    assertThatThrownBy(() -> bot.choose(Line.start(race), new Budget(1)))
        .isInstanceOf(IllegalStateException.class);
    Line<Race, RaceMove> over = Line.start(race, Race.of(7, 7, 0, 0, 1, 0, 0));
    assertThatThrownBy(() -> bot.choose(over, new Budget(1)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void it_beats_a_random_bot_in_most_games() {
    int won = 0;
    for (int seed = 0; seed < 20; seed++) {
      Playout<Ring, RingMove> playout = new Playout<>(
          new Mcts<>(seed),
          new RandomBot<>(new SplitMix64(seed)),
          new SplitMix64(seed),
          new Budget(150));
      Outcome outcome = playout.run(Line.start(ring), 60).status().outcome().orElseThrow();
      won += outcome.points(Side.WHITE) > 0 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(15);
  }
}
