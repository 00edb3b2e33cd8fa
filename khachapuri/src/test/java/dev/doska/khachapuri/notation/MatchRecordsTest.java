package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMatch;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Positions;
import dev.doska.testkit.support.Mutations;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MatchRecordsTest {
  private static final Khachapuri TO_THREE = Positions.game("std,matchPoints=3");
  private static final List<GameRecord<KhachapuriPosition, KhachapuriMove>> GOOD =
      records(TO_THREE, 7);

  private static List<GameRecord<KhachapuriPosition, KhachapuriMove>> records(
      Khachapuri game, long seed) {
    return MatchRecords.of("a \"match\"", KhachapuriMatch.of(game), play(game, seed));
  }

  /** A match to its end, or of four games without end; every third game is given up. */
  private static List<Line<KhachapuriPosition, KhachapuriMove>> play(Khachapuri game, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    List<Line<KhachapuriPosition, KhachapuriMove>> lines = new ArrayList<>();
    KhachapuriMatch match = KhachapuriMatch.of(game);
    while (match.winner().isEmpty() && lines.size() < 4) {
      Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game, match.nextStart());
      while (!line.status().isFinished()) {
        boolean givenUp = lines.size() % 3 == 2 && line.ply() == 20;
        line = givenUp
            ? line.resign(Side.BLACK)
            : line.playUnchecked(game.moves(line.position()).sample(random));
      }
      lines.add(line);
      match = match.with(line);
    }
    return lines;
  }

  private static GameRecord<KhachapuriPosition, KhachapuriMove> with(
      GameRecord<KhachapuriPosition, KhachapuriMove> record, String tag, String value) {
    List<Tag> tags = record.tags().stream()
        .map(t -> t.name().equals(tag) ? new Tag(tag, value) : t)
        .toList();
    return new GameRecord<>(
        record.game(), record.ruleset(), tags, record.start(), record.entries(), record.result());
  }

  private static GameRecord<KhachapuriPosition, KhachapuriMove> ending(
      GameRecord<KhachapuriPosition, KhachapuriMove> record, int moves, RecordedResult result) {
    return new GameRecord<>(
        record.game(),
        record.ruleset(),
        record.tags(),
        record.start(),
        record.entries().subList(0, moves),
        result);
  }

  private static String fault(int index, GameRecord<KhachapuriPosition, KhachapuriMove> changed) {
    List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>(GOOD);
    records.set(index, changed);
    return MatchRecords.verify(records).message();
  }

  @Test
  void KH_20_a_match_is_verified_to_its_winner() {
    MatchReport report = MatchRecords.verify(GOOD);
    assertThat(report.isVerified()).as(report.message()).isTrue();
    assertThat(report.match().winner()).isPresent();
    assertThat(GOOD).hasSizeGreaterThan(1);
    assertThat(GOOD.get(1).tag(MatchRecords.MATCH_GAME)).contains("2");
    assertThat(GOOD.get(0).tag(MatchRecords.SCORE)).contains("0-0");
  }

  @Test
  void the_golden_match_is_right_and_is_written_as_it_was() {
    String text = KhachapuriRecordTest.resource("match.txt");
    var records = MatchRecords.parse(text).orElseThrow();
    assertThat(records).isEqualTo(MatchRecords.parse(MatchRecords.format(GOOD)).orElseThrow());
    assertThat(MatchRecords.verify(records).isVerified()).isTrue();
    assertThat(MatchRecords.format(records)).isEqualTo(text);
    assertThat(MatchRecords.parse(text, Strictness.STRICT).orElseThrow()).isEqualTo(records);
  }

  @Test
  void a_match_is_verified_by_the_game_that_has_read_it_and_so_not_played_again() {
    var records = MatchRecords.parse(MatchRecords.format(GOOD)).orElseThrow();
    Khachapuri reader = MatchRecords.verify(records).match().game();
    assertThat(records)
        .allSatisfy(
            record -> assertThat(record.line().map(Line::game).orElseThrow()).isSameAs(reader));
  }

  @Test
  void the_strict_reader_takes_a_file_as_it_is_written_and_no_other() {
    String text = MatchRecords.format(GOOD);
    String apart = text.replace("\n\n[Game", "\n\n\n[Game");
    assertThat(MatchRecords.parse(apart).isOk()).isTrue();
    assertThat(MatchRecords.parse(apart, Strictness.LENIENT).isOk()).isTrue();
    assertThat(MatchRecords.parse(text, Strictness.STRICT).isOk()).isTrue();
    int lines = (int) text.substring(0, text.indexOf("\n\n[Game")).lines().count();
    assertThat(MatchRecords.parse(apart, Strictness.STRICT).errors())
        .extracting(TextError::line)
        .containsExactly(lines + 2);
  }

  @Property(tries = 20)
  void a_match_under_any_rules_is_read_back_and_verified(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    List<Line<KhachapuriPosition, KhachapuriMove>> lines = play(game, seed);
    var records = MatchRecords.of("m", KhachapuriMatch.of(game), lines);
    String text = MatchRecords.format(records);
    var read = MatchRecords.parse(text).orElseThrow();
    assertThat(MatchRecords.format(read)).isEqualTo(text);
    MatchReport report = MatchRecords.verify(read);
    assertThat(report.isVerified()).as(report.message()).isTrue();
    assertThat(report.match().results()).hasSameSizeAs(lines);
  }

  @Test
  void KH_19_a_wrong_score_is_found() {
    assertThat(fault(1, with(GOOD.get(1), MatchRecords.SCORE, "0-0")))
        .startsWith("game 2: the tag Score has 0-0, it should be ");
    assertThat(fault(1, with(GOOD.get(1), MatchRecords.MATCH_GAME, "3")))
        .isEqualTo("game 2: the tag MatchGame has 3, it should be 2");
    assertThat(fault(1, with(GOOD.get(1), MatchRecords.MATCH, "other")))
        .startsWith("game 2: the tag Match has other");
  }

  @Test
  void KH_05_a_wrong_starter_is_found() {
    GameRecord<KhachapuriPosition, KhachapuriMove> second = GOOD.get(1);
    var turned = new GameRecord<>(
        second.game(),
        second.ruleset(),
        second.tags(),
        TO_THREE.initial(),
        second.entries(),
        second.result());
    assertThat(fault(1, turned))
        .startsWith("game 2: it starts with W=24x4,6x11;B=18x11,12x4 -, it");
  }

  @Test
  void a_game_by_other_rules_is_found() {
    GameRecord<KhachapuriPosition, KhachapuriMove> second = GOOD.get(1);
    var other = new GameRecord<>(
        second.game(), "MONEY", second.tags(), second.start(), second.entries(), second.result());
    assertThat(fault(1, other)).startsWith("game 2: the rules are MONEY");
  }

  @Test
  void a_wrong_result_is_found() {
    var first = GOOD.get(0);
    Side loser = first.result().kind() == RecordedResult.Kind.WHITE_WINS ? Side.BLACK : Side.WHITE;
    assertThat(fault(0, ending(first, first.entries().size(), RecordedResult.win(loser, 1))))
        .startsWith("game 1: the result is");
    assertThat(fault(0, ending(first, 10, RecordedResult.win(Side.WHITE, 1))))
        .isEqualTo("game 1: the result is 1-0, it should be 2-0");
    assertThat(fault(0, ending(first, 10, RecordedResult.DRAW)))
        .isEqualTo("game 1: there are no agreed draws");
  }

  @Test
  void only_the_last_game_may_be_unfinished() {
    assertThat(fault(0, ending(GOOD.get(0), 10, RecordedResult.UNKNOWN)))
        .isEqualTo("game 1: the game is not finished");
    int last = GOOD.size() - 1;
    List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>(GOOD);
    records.set(last, ending(GOOD.get(last), 10, RecordedResult.UNKNOWN));
    MatchReport report = MatchRecords.verify(records);
    assertThat(report.isVerified()).isTrue();
    assertThat(report.match().results()).hasSize(last);
  }

  @Test
  void a_game_after_the_end_is_found() {
    List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>(GOOD);
    records.add(GOOD.get(1));
    assertThat(MatchRecords.verify(records).message())
        .isEqualTo("game " + records.size() + ": the match is over");
  }

  @Test
  void a_game_by_itself_needs_no_tags() {
    var first = GOOD.get(0);
    var bare = new GameRecord<>(
        first.game(), first.ruleset(), List.of(), first.start(), first.entries(), first.result());
    assertThat(MatchRecords.verify(List.of(bare)).isVerified()).isTrue();
    assertThat(MatchRecords.verify(List.of()).isVerified()).isTrue();
  }

  @Test
  void faults_have_their_place_in_the_file() {
    String text = """
        [Game "khachapuri"]

        0. 5-3
        1. w 6-5: 24/19
        *

        [Game "khachapuri"]
        [Ruleset "std,doubles=3"]

        *
        [Game "khachapuri"]
        [Start "W=25x1;B=- w"]

        *

        [Game "khachapuri"]

        0. 5-3
        1. w 6-5: 24/19/13
        2. w 6-6: pass
        *
        """;
    assertThat(MatchRecords.parse(text).errors())
        .extracting(Object::toString)
        .containsExactly(
            "line 4, column 11: move 3, 24/19, is illegal: KH-10: both dice can be played; for"
                + " example 24/19/13",
            "line 8, column 1: Ruleset tag: character 13: doubles can't be \"3\"; expected 4 or 2",
            "line 12, column 1: Start tag: character 3: no point 25: points are 1 to 24",
            "line 20, column 4: it is not this side's turn; expected b");
  }

  @Test
  void a_file_without_a_record_is_refused() {
    assertThat(MatchRecords.parse("").errors()).hasSize(1);
    assertThat(MatchRecords.parse(" \n\n").errors())
        .singleElement()
        .satisfies(error -> assertThat(error.line()).isEqualTo(3));
  }

  @Property(tries = 50)
  void a_changed_file_is_read_or_refused_inside_the_text(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    String good = MatchRecords.format(GOOD);
    int from = random.nextInt(good.length());
    int to = Math.min(good.length(), from + 60);
    String text = good.substring(0, from)
        + Mutations.of(good.substring(from, to), random)
        + good.substring(to);
    int lines = text.split("\n", -1).length;
    var parsed = MatchRecords.parse(text);
    assertThat(parsed.errors()).allSatisfy(e -> assertThat(e.line()).isBetween(1, lines));
    parsed.value().ifPresent(records -> assertThat(MatchRecords.verify(records)).isNotNull());
  }

  @Property(tries = 300)
  void any_text_is_answered(@ForAll String text) {
    assertThatCode(() -> {
          MatchRecords.parse(text);
          new PositionId(TO_THREE.ruleset()).parse(text);
          TO_THREE.positions().parse(text);
          TO_THREE.notation().parse(TO_THREE.initial(), text);
          TO_THREE.notation().recordLines().split(text);
        })
        .doesNotThrowAnyException();
  }
}
