package dev.doska.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Playout;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import dev.doska.toys.ring.Ring;
import dev.doska.toys.ring.RingMove;
import dev.doska.toys.ring.RingMove.Push;
import dev.doska.toys.ring.RingRule;
import dev.doska.toys.ring.RingRules;
import dev.doska.toys.ring.RingShuffleboard;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final RingShuffleboard ring = new RingShuffleboard(RingRules.STRICT);

  private GameRecord<Race, RaceMove> played() {
    Line<Race, RaceMove> line =
        Playout.<Race, RaceMove>random(new SplitMix64(21)).run(Line.start(race));
    return GameRecord.of(line, List.of());
  }

  private static <S, M> GameRecord<S, M> with(
      GameRecord<S, M> record, List<GameRecord.Entry<M>> entries, RecordedResult result) {
    return new GameRecord<>(
        record.game(), record.ruleset(), record.tags(), record.start(), entries, result);
  }

  private static <S, M> Replay.Verified<S, M> verified(Replay.Report<S, M> report) {
    if (report instanceof Replay.Verified<S, M> verified) {
      return verified;
    }
    throw new AssertionError(report.message());
  }

  @Test
  void a_right_record_is_verified() {
    Replay.Report<Race, RaceMove> report = Replay.verify(race, played());
    assertThat(report.isVerified()).isTrue();
    assertThat(verified(report).line().moves()).isEqualTo(played().moves());
    assertThat(report.message()).isEqualTo("verified, " + played().moves().size() + " moves");
  }

  @Test
  void the_first_illegal_move_is_found() {
    GameRecord<Race, RaceMove> record = played();
    List<GameRecord.Entry<RaceMove>> entries = new ArrayList<>(record.entries());
    entries.set(2, new GameRecord.Entry<>(RaceMove.PASS, OptionalLong.empty()));
    entries.set(3, new GameRecord.Entry<>(RaceMove.PASS, OptionalLong.empty()));
    Replay.Report<Race, RaceMove> report =
        Replay.verify(race, with(record, entries, record.result()));
    assertThat(report).isInstanceOfSatisfying(Replay.IllegalAt.class, illegal -> {
      assertThat(illegal.ply()).isEqualTo(3);
      assertThat(illegal.before().ply()).isEqualTo(2);
      assertThat(illegal.message()).startsWith("move 3 (pass) is illegal: RA-07");
    });
  }

  @Test
  void the_first_key_that_differs_is_found() {
    GameRecord<Race, RaceMove> record = played();
    List<GameRecord.Entry<RaceMove>> entries = new ArrayList<>(record.entries());
    GameRecord.Entry<RaceMove> fourth = entries.get(3);
    entries.set(
        3, new GameRecord.Entry<>(fourth.move(), OptionalLong.of(fourth.key().getAsLong() ^ 1)));
    assertThat(Replay.verify(race, with(record, entries, record.result())))
        .isInstanceOfSatisfying(Replay.KeyDiffers.class, differs -> {
          assertThat(differs.ply()).isEqualTo(4);
          assertThat(differs.actual()).isEqualTo(fourth.key().getAsLong());
          assertThat(differs.expected()).isEqualTo(fourth.key().getAsLong() ^ 1);
        });
  }

  @Test
  void a_result_that_the_board_contradicts_is_found() {
    GameRecord<Race, RaceMove> record = played();
    Side winner =
        record.result().kind() == RecordedResult.Kind.WHITE_WINS ? Side.WHITE : Side.BLACK;
    RecordedResult wrong = RecordedResult.win(winner.other(), 1);
    assertThat(Replay.verify(race, with(record, record.entries(), wrong)))
        .isInstanceOfSatisfying(Replay.ResultDiffers.class, differs -> {
          assertThat(differs.recorded()).isEqualTo(wrong);
          assertThat(differs.actual()).isEqualTo(record.result());
        });
    assertThat(Replay.verify(race, with(record, record.entries(), RecordedResult.UNKNOWN))
            .isVerified())
        .as("an unknown result contradicts nothing")
        .isTrue();
  }

  @Test
  void a_result_on_an_undecided_board_is_resignation_or_agreement() {
    GameRecord<Race, RaceMove> record = played();
    List<GameRecord.Entry<RaceMove>> few = record.entries().subList(0, 4);
    for (RecordedResult result :
        List.of(RecordedResult.DRAW, RecordedResult.win(Side.BLACK, 2), RecordedResult.UNKNOWN)) {
      assertThat(Replay.verify(race, with(record, few, result)).isVerified()).isTrue();
    }
  }

  @Test
  void draws_that_a_game_passed_are_facts_and_no_errors() {
    List<GameRecord.Entry<RingMove>> entries = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      entries.add(new GameRecord.Entry<>(RingMove.KEEP, OptionalLong.empty()));
    }
    entries.add(new GameRecord.Entry<>(new Push(0, 1), OptionalLong.empty()));
    GameRecord<Ring, RingMove> record = new GameRecord<>(
        "ring-shuffleboard", "STRICT", List.of(), Ring.START, entries, RecordedResult.UNKNOWN);
    assertThat(verified(Replay.verify(ring, record)).facts())
        .extracting(Replay.Fact::ply, fact -> fact.outcome().why().rule(), Replay.Fact::automatic)
        .containsExactly(tuple(4, RingRule.REPETITION, true), tuple(6, RingRule.KEEPS, true));
  }

  @Test
  void a_record_of_another_game_or_rule_set_is_wrong_use() {
    DiceRace other = new DiceRace(RaceRules.SHORT);
    assertThatThrownBy(() -> Replay.verify(other, played()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("PLAIN")
        .hasMessageContaining("SHORT");
  }
}
