package dev.doska.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.FiniteGame;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Playout;
import dev.doska.testkit.support.CountingGame;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceNotation;
import dev.doska.toys.race.RaceRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A record is judged once and played once, whoever reads and verifies it. */
class OnePassTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final CountingGame<FiniteGame<Race, RaceMove>> counting =
      CountingGame.of(FiniteGame.class, race, RaceNotation::new);
  private final FiniteGame<Race, RaceMove> game = counting.game();

  private GameRecord<Race, RaceMove> played(long seed) {
    Line<Race, RaceMove> line =
        Playout.<Race, RaceMove>random(new SplitMix64(seed)).run(Line.start(race));
    return GameRecord.of(line, List.of());
  }

  private void assertJudgedAndPlayed(int judged, int played) {
    assertThat(counting.calls("judge")).as("judge").isEqualTo(judged);
    assertThat(counting.calls("playUnchecked")).as("playUnchecked").isEqualTo(played);
    for (String method : List.of("play", "canonical", "encode", "decode", "moves", "generate")) {
      assertThat(counting.calls(method)).as(method).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void a_text_is_judged_and_played_once_to_be_read_and_verified(long seed) {
    GameRecord<Race, RaceMove> record = played(seed);
    String text = new RecordFormat<>(race).format(record);
    int moves = record.entries().size();
    GameRecord<Race, RaceMove> read = new RecordFormat<>(game).parse(text).orElseThrow();
    assertJudgedAndPlayed(moves, moves);
    assertThat(counting.calls("key")).as("the start, and after each move").isEqualTo(moves + 1);
    assertThat(Replay.verify(game, read))
        .isInstanceOfSatisfying(
            Replay.Verified.class,
            verified -> assertThat(verified.line()).isSameAs(read.line().orElseThrow()));
    assertJudgedAndPlayed(moves, moves);
  }

  @Test
  void a_record_that_was_not_read_is_judged_and_played_once_by_its_verification() {
    GameRecord<Race, RaceMove> record = played(4);
    int moves = record.entries().size();
    assertThat(Replay.verify(game, record).isVerified()).isTrue();
    assertJudgedAndPlayed(moves, moves);
    assertThat(record.line()).isEmpty();
  }

  @Test
  void a_record_that_another_game_has_read_is_judged_and_played_again() {
    GameRecord<Race, RaceMove> record = played(5);
    RecordFormat<Race, RaceMove> format = new RecordFormat<>(race);
    GameRecord<Race, RaceMove> read = format.parse(format.format(record)).orElseThrow();
    assertThat(Replay.verify(game, read).isVerified()).isTrue();
    assertJudgedAndPlayed(record.entries().size(), record.entries().size());
  }

  @Test
  void what_was_read_is_written_without_playing_it_again() {
    String text = new RecordFormat<>(race).format(played(6));
    GameRecord<Race, RaceMove> read = new RecordFormat<>(game).parse(text).orElseThrow();
    int before = counting.calls("playUnchecked");
    assertThat(new RecordFormat<>(game).format(read)).isEqualTo(text);
    assertThat(counting.calls("playUnchecked")).isEqualTo(before);
  }

  @Test
  void reading_stops_at_the_first_illegal_move() {
    String text = "[Game \"dice-race\"]\n\n1. white-begins\n2. d3 0-2\n3. d1 0-1\n*\n";
    assertThat(new RecordFormat<>(game).parse(text)).isInstanceOf(RecordParse.IllegalMove.class);
    assertJudgedAndPlayed(3, 2);
  }
}
