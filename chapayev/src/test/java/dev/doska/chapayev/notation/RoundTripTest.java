package dev.doska.chapayev.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.Replay;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is written reads back, over random matches under rule sets that reach every kind of word. */
class RoundTripTest {
  private static final List<String> RULES = List.of(
      "CLASSIC,maxRounds=20",
      "INTERNATIONAL,maxRounds=20",
      "SIMPLE,maxRounds=20",
      "CLASSIC,scissors=ON,pie=AFTER_FIRST_STRIKE,firstOpener=LOT,reserve=2,maxRounds=20",
      "CLASSIC,startRows=4-5,prisoner=SWITCHES,stepBackLasting=OFF,maxRounds=20",
      "CLASSIC,startRows=3-6,edgeStand=LOT,hangActor=OPPONENT,maxRounds=20");

  private static Chapayev game(String rules) {
    return Chapayev.of(ChapayevRuleset.parse(rules).orElseThrow());
  }

  private static Line<ChapayevPosition, ChapayevMove> random(Chapayev game, int seed, int plies) {
    SplitMix64 random = new SplitMix64(seed);
    Line<ChapayevPosition, ChapayevMove> line = Line.start(game);
    while (line.ply() < plies && !line.status().isFinished()) {
      line = line.play(game.moves(line.position()).sample(random));
    }
    return line;
  }

  @Property(tries = 60)
  void positions_and_moves_read_back(@ForAll @IntRange(max = 5) int rules, @ForAll int seed) {
    Chapayev game = game(RULES.get(rules));
    Line<ChapayevPosition, ChapayevMove> line = random(game, seed, 60);
    List<ChapayevPosition> positions = line.positions();
    List<ChapayevMove> moves = line.moves();
    for (int i = 0; i < positions.size(); i++) {
      ChapayevPosition position = positions.get(i);
      String text = game.positions().format(position);
      assertThat(game.positions().parse(text, Strictness.STRICT).orElseThrow())
          .as(text)
          .isEqualTo(position);
      if (i < moves.size()) {
        String move = game.notation().format(position, moves.get(i));
        assertThat(game.notation().parse(position, move, Strictness.STRICT).value())
            .as("%s in %s", move, text)
            .contains(game.canonical(position, moves.get(i)));
        readsBackAsObserved(game, position, moves.get(i));
      }
    }
  }

  private static void readsBackAsObserved(
      Chapayev game, ChapayevPosition position, ChapayevMove move) {
    var observation = game.resolve(position, move).observation();
    if (observation.isPresent() && move instanceof ChapayevMove.Act act) {
      ChapayevMove observed = new ChapayevMove.Observed(act, observation.get());
      String text = game.notation().format(position, observed);
      assertThat(game.notation().parse(position, text, Strictness.STRICT).value())
          .as(text)
          .contains(game.canonical(position, observed));
    }
  }

  @Property(tries = 12)
  void records_read_back_and_verify(@ForAll @IntRange(max = 5) int rules, @ForAll int seed) {
    Chapayev game = game(RULES.get(rules));
    var record = GameRecord.of(random(game, seed, 40), List.of());
    RecordFormat<ChapayevPosition, ChapayevMove> format = new RecordFormat<>(game);
    RecordParse<ChapayevPosition, ChapayevMove> parsed = format.parse(format.format(record));
    assertThat(parsed.problem()).isEmpty();
    assertThat(format.format(parsed.value().orElseThrow())).isEqualTo(format.format(record));
    assertThat(Replay.verify(game, parsed.value().orElseThrow()).isVerified()).isTrue();
  }
}
