package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import dev.doska.toys.ring.Ring;
import dev.doska.toys.ring.RingMove;
import dev.doska.toys.ring.RingMove.Push;
import dev.doska.toys.ring.RingRule;
import dev.doska.toys.ring.RingRules;
import dev.doska.toys.ring.RingRules.Repetition;
import dev.doska.toys.ring.RingShuffleboard;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineTest {
  private static final RingMove KEEP = RingMove.KEEP;

  private final RingShuffleboard claimable =
      new RingShuffleboard(RingRules.of(Repetition.CLAIM, 0));
  private final RingShuffleboard automatic =
      new RingShuffleboard(RingRules.of(Repetition.AUTOMATIC, 0));

  @SafeVarargs
  private static <S, M> Line<S, M> play(Game<S, M> game, M... moves) {
    Line<S, M> line = Line.start(game);
    for (M move : moves) {
      line = line.play(move);
    }
    return line;
  }

  @Test
  void a_new_line_stands_at_the_beginning() {
    Line<Ring, RingMove> line = Line.start(claimable);
    assertThat(line.position()).isEqualTo(claimable.initial());
    assertThat(line.ply()).isZero();
    assertThat(line.move()).isEmpty();
    assertThat(line.parent()).isEmpty();
    assertThat(line.moves()).isEmpty();
    assertThat(line.positions()).containsExactly(claimable.initial());
    assertThat(line.occurrences()).isEqualTo(1);
    assertThat(line).hasToString("ring-shuffleboard after 0 moves: W 3,3 k0");
  }

  @Test
  void playing_keeps_the_old_line_and_its_parent_takes_back() {
    Line<Ring, RingMove> start = Line.start(claimable);
    Line<Ring, RingMove> one = start.play(new Push(10, 5));
    Line<Ring, RingMove> other = start.play(KEEP);
    assertThat(start.ply()).isZero();
    assertThat(one.parent()).containsSame(start);
    assertThat(other.parent()).containsSame(start);
    assertThat(one.moves()).containsExactly(new Push(10, 5));
    assertThat(one.positions()).containsExactly(start.position(), one.position());
    assertThat(one.game()).isSameAs(claimable);
    assertThat(one).hasToString("ring-shuffleboard after 1 move: B 2,3 k0 W15");
  }

  @Test
  void an_illegal_move_is_refused_with_the_verdict() {
    Line<Ring, RingMove> line = Line.start(claimable);
    assertThatThrownBy(() -> line.play(new Push(0, 201)))
        .isInstanceOfSatisfying(IllegalMoveException.class, e -> {
          assertThat(e.verdict().violations())
              .extracting(Violation::rule)
              .containsExactly(RingRule.PUSH);
          assertThat(e).hasMessage("push 0+201 is illegal: RI-02: out of range; push 0+201");
        });
    assertThat(line.position()).isEqualTo(Ring.START);
  }

  @Test
  void occurrences_count_the_same_position_and_not_equal_values() {
    Line<Ring, RingMove> line = play(claimable, KEEP, KEEP, KEEP, KEEP);
    assertThat(line.position()).as("the keeps differ").isNotEqualTo(Ring.START);
    assertThat(line.occurrences()).isEqualTo(3);
    assertThat(line.occurrences(3)).as("looking back 3 plies").isEqualTo(2);
    assertThat(line.occurrences(0)).isEqualTo(1);
    assertThatThrownBy(() -> line.occurrences(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(line.play(new Push(0, 1)).occurrences()).isEqualTo(1);
  }

  @Test
  void a_line_that_starts_in_a_position_counts_it_once() {
    Ring late = claimable.positions().parse("B 1,2 k3 W15").orElseThrow();
    Line<Ring, RingMove> line = Line.start(claimable, late);
    assertThat(line.occurrences()).isEqualTo(1);
    assertThat(line.play(KEEP).play(KEEP).occurrences()).isEqualTo(2);
  }

  @Test
  void a_claim_may_be_made_when_it_holds() {
    Line<Ring, RingMove> line = play(claimable, KEEP, KEEP, KEEP, KEEP);
    assertThat(line.status()).isEqualTo(Status.toMove(Side.WHITE));
    assertThat(line.endings()).isEmpty();
    assertThat(line.claims()).hasSize(1);
    Line<Ring, RingMove> drawn = line.claim(RingRule.REPETITION);
    assertThat(drawn.status().outcome().orElseThrow())
        .hasToString("draw: third occurrence (RI-07)");
    assertThat(drawn.endings()).hasSize(1);
    assertThat(drawn.claims()).isEmpty();
    assertThat(drawn.ply()).isEqualTo(4);
    assertThat(drawn.moves()).isEqualTo(line.moves());
    assertThat(drawn.positions()).isEqualTo(line.positions());
    assertThat(drawn.move()).contains(KEEP);
    assertThat(drawn.parent()).containsSame(line);
    assertThat(drawn.occurrences()).isEqualTo(3);
  }

  @Test
  void a_claim_that_does_not_hold_is_refused() {
    Line<Ring, RingMove> line = play(claimable, KEEP, KEEP);
    assertThat(line.claims()).isEmpty();
    assertThatThrownBy(() -> line.claim(RingRule.REPETITION))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("RI-07");
    Line<Ring, RingMove> repeated = play(claimable, KEEP, KEEP, KEEP, KEEP);
    assertThatThrownBy(() -> repeated.claim(RingRule.KEEPS))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void an_automatic_ending_of_history_ends_the_game() {
    Line<Ring, RingMove> line = play(automatic, KEEP, KEEP, KEEP, KEEP);
    assertThat(automatic.status(line.position()).isFinished())
        .as("of the position alone")
        .isFalse();
    assertThat(line.status().isFinished()).isTrue();
    assertThat(line.endings()).hasSize(1);
    assertThat(line.claims()).isEmpty();
    assertThatThrownBy(() -> line.play(KEEP))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("keep")
        .hasMessageContaining("RI-07");
    assertThatThrownBy(() -> line.claim(RingRule.REPETITION))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(line::agreeDraw).isInstanceOf(IllegalStateException.class);
    assertThat(line.position().keeps()).as("nothing has changed").isEqualTo(4);
  }

  @Test
  void an_ending_of_the_position_comes_before_one_of_history() {
    Line<Ring, RingMove> line =
        play(new RingShuffleboard(RingRules.of(Repetition.AUTOMATIC, 4)), KEEP, KEEP, KEEP, KEEP);
    assertThat(line.endings())
        .extracting(outcome -> outcome.why().rule())
        .containsExactly(RingRule.KEEPS, RingRule.REPETITION);
    assertThat(line.status().outcome()).contains(line.endings().get(0));
  }

  @Test
  void players_may_agree_on_a_draw() {
    Line<Ring, RingMove> line = play(claimable, KEEP);
    Line<Ring, RingMove> drawn = line.agreeDraw();
    assertThat(drawn.status().outcome().orElseThrow().why().rule()).isEqualTo(CommonRule.AGREEMENT);
    assertRefusesEverything(drawn);
    assertThat(drawn.parent().orElseThrow().play(KEEP).ply()).isEqualTo(2);
  }

  @Test
  void a_player_may_resign_on_move_or_not() {
    Line<Ring, RingMove> line = play(claimable, KEEP);
    for (Side side : Side.values()) {
      Line<Ring, RingMove> resigned = line.resign(side);
      Outcome outcome = resigned.status().outcome().orElseThrow();
      assertThat(outcome.points(side)).isEqualTo(-1);
      assertThat(outcome.points(side.other())).isEqualTo(1);
      assertThat(outcome.why().rule()).isEqualTo(CommonRule.RESIGNATION);
      assertRefusesEverything(resigned);
    }
  }

  private static void assertRefusesEverything(Line<Ring, RingMove> line) {
    Ring before = line.position();
    assertThatThrownBy(() -> line.play(KEEP)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(line::agreeDraw).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> line.resign(Side.BLACK)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> line.claim(RingRule.REPETITION))
        .isInstanceOf(IllegalStateException.class);
    assertThat(line.position()).isSameAs(before);
    assertThat(line.status().isFinished()).isTrue();
  }

  @Test
  void after_the_end_on_the_board_nothing_is_declared() {
    DiceRace race = new DiceRace(RaceRules.PLAIN);
    Line<Race, RaceMove> line = Line.start(race, Race.of(7, 7, 0, 7, 2, 0, 0));
    assertThatThrownBy(() -> line.resign(Side.BLACK)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(line::agreeDraw).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> line.play(RaceMove.PASS))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("RA-01");
  }

  @Test
  void rolls_are_moves_of_the_line() {
    DiceRace race = new DiceRace(RaceRules.PLAIN);
    Line<Race, RaceMove> line = play(
        race,
        new RaceMove.Begin(Side.BLACK),
        new RaceMove.Roll(3),
        new RaceMove.Advance(0, 3, false));
    assertThat(line.ply()).isEqualTo(3);
    assertThat(line.status()).isEqualTo(Status.toRoll(Roller.WHITE));
    assertThatThrownBy(() -> line.play(new RaceMove.Roll(4)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void unchecked_playing_goes_on_where_the_checked_refuses() {
    Line<Ring, RingMove> line = play(automatic, KEEP, KEEP, KEEP, KEEP);
    Line<Ring, RingMove> further = line.playUnchecked(KEEP);
    assertThat(further.ply()).isEqualTo(5);
    assertThat(further.moves()).isEqualTo(List.of(KEEP, KEEP, KEEP, KEEP, KEEP));
  }
}
