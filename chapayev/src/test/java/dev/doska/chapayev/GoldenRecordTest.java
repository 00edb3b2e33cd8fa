package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.notation.ChapayevNotation;
import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.testkit.support.CountingGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A whole match of each preset as a record with a key after every move, played by players who aim with
 * an unsteady hand. A change of a record is a change of the rules, the solver, the keys, the notation,
 * the aim or the hand, and breaks the promise of this major version.
 */
class GoldenRecordTest {
  private static final AimNoise HAND = new AimNoise(0.02, 0.05, 0.01);
  private static final long SEED = 2026;

  private static Chapayev game(String preset) {
    return Chapayev.of(ChapayevRuleset.parse(preset).orElseThrow());
  }

  private static String resource(String preset) throws IOException {
    try (InputStream in = GoldenRecordTest.class.getResourceAsStream("golden/" + preset + ".txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static GameRecord<ChapayevPosition, ChapayevMove> read(Chapayev game) throws IOException {
    return new RecordFormat<>(game)
        .parse(resource(game.ruleset().text()), Strictness.STRICT)
        .value()
        .orElseThrow();
  }

  private static Line<ChapayevPosition, ChapayevMove> match(Chapayev game) {
    SplitMix64 random = new SplitMix64(SEED);
    Line<ChapayevPosition, ChapayevMove> line = Line.start(game);
    while (!line.status().isFinished()) {
      List<ChapayevMove> aimed = game.moves(line.position()).aimed(2);
      ChapayevMove move = aimed.get((int) SplitMix64.below(random, aimed.size()));
      line = line.play(
          move instanceof Strike strike
              ? strike.played(HAND, random, game.ruleset().maxSpeed())
              : move);
    }
    return line;
  }

  @ParameterizedTest
  @ValueSource(strings = {"CLASSIC", "INTERNATIONAL", "SIMPLE"})
  void the_golden_record_verifies_and_is_written_as_it_was(String preset) throws IOException {
    Chapayev game = game(preset);
    GameRecord<ChapayevPosition, ChapayevMove> record = read(game);
    assertThat(record.entries()).allMatch(entry -> entry.key().isPresent());
    assertThat(Replay.verify(game, record).isVerified()).isTrue();
    assertThat(new RecordFormat<>(game).format(record)).isEqualTo(resource(preset));
    assertThat(record.result().kind())
        .isIn(RecordedResult.Kind.WHITE_WINS, RecordedResult.Kind.BLACK_WINS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CLASSIC", "INTERNATIONAL", "SIMPLE"})
  void the_same_seed_plays_the_golden_match_again(String preset) throws IOException {
    Chapayev game = game(preset);
    assertThat(new RecordFormat<>(game).format(GameRecord.of(match(game), List.of())))
        .isEqualTo(resource(preset));
  }

  @Test
  void each_move_of_a_record_is_judged_once_and_played_once() throws IOException {
    Chapayev classic = game("CLASSIC");
    CountingGame<Game<ChapayevPosition, ChapayevMove>> counting =
        CountingGame.of(Game.class, classic, ChapayevNotation::new);
    GameRecord<ChapayevPosition, ChapayevMove> record =
        new RecordFormat<>(counting.game()).parse(resource("CLASSIC")).orElseThrow();
    assertThat(Replay.verify(counting.game(), record).isVerified()).isTrue();
    int moves = record.entries().size();
    assertThat(counting.calls("judge")).isEqualTo(moves);
    assertThat(counting.calls("playUnchecked")).isEqualTo(moves);
    assertThat(counting.calls("play") + counting.calls("canonical")).isZero();
  }

  private static GameRecord<ChapayevPosition, ChapayevMove> changed(
      GameRecord<ChapayevPosition, ChapayevMove> record,
      int ply,
      GameRecord.Entry<ChapayevMove> entry) {
    List<GameRecord.Entry<ChapayevMove>> entries = new ArrayList<>(record.entries());
    entries.set(ply - 1, entry);
    return new GameRecord<>(
        record.game(), record.ruleset(), record.tags(), record.start(), entries, record.result());
  }

  @Test
  void a_replay_reports_the_first_place_where_a_record_is_wrong() throws IOException {
    Chapayev game = game("CLASSIC");
    GameRecord<ChapayevPosition, ChapayevMove> record = read(game);
    GameRecord.Entry<ChapayevMove> tenth = record.entries().get(9);
    long key = tenth.key().orElseThrow();
    assertThat(Replay.verify(
            game,
            changed(record, 10, new GameRecord.Entry<>(tenth.move(), OptionalLong.of(key ^ 1)))))
        .isEqualTo(new Replay.KeyDiffers<>(10, key ^ 1, key));
    Strike strike = (Strike) tenth.move();
    Strike softer = new Strike(strike.disc(), strike.angle(), strike.speed() - 1);
    assertThat(
            Replay.verify(game, changed(record, 10, new GameRecord.Entry<>(softer, tenth.key()))))
        .isInstanceOfSatisfying(
            Replay.KeyDiffers.class, differs -> assertThat(differs.ply()).isEqualTo(10));
    assertThat(Replay.verify(
            game, changed(record, 10, new GameRecord.Entry<>(Decision.SWAP, tenth.key()))))
        .isInstanceOfSatisfying(
            Replay.IllegalAt.class, illegal -> assertThat(illegal.ply()).isEqualTo(10));
  }

  @Test
  void a_record_that_another_friction_can_not_even_play_is_said_to_differ_from_its_first_strike_on()
      throws IOException {
    Chapayev slippery = game("CLASSIC,mu=0.249999");
    String text = resource("CLASSIC").replace("\"CLASSIC\"", "\"CLASSIC,mu=0.249999\"");
    assertThat(new RecordFormat<>(slippery).parse(text))
        .isInstanceOfSatisfying(RecordParse.BadText.class, bad -> {
          List<String> lines = bad.problem().lines().toList();
          assertThat(lines).hasSize(2);
          assertThat(lines.get(0)).startsWith("line 6, column 16: after move 1 the key is ");
          assertThat(lines.get(1)).contains(", is illegal: ");
        });
  }

  @Test
  void a_replay_refuses_the_wrong_winner() throws IOException {
    Chapayev game = game("SIMPLE");
    GameRecord<ChapayevPosition, ChapayevMove> record = read(game);
    boolean white = record.result().equals(RecordedResult.win(Side.WHITE, 1));
    RecordedResult other = RecordedResult.win(white ? Side.BLACK : Side.WHITE, 1);
    assertThat(Replay.verify(
            game,
            new GameRecord<>(
                record.game(),
                record.ruleset(),
                record.tags(),
                record.start(),
                record.entries(),
                other)))
        .isInstanceOfSatisfying(
            Replay.ResultDiffers.class,
            differs -> assertThat(differs.actual()).isEqualTo(record.result()));
  }
}
