package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Positions;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PdnWriterTest {
  private static PdnGame readBack(String text) {
    List<ParseResult<PdnGame>> games = PdnReader.readAll(text);
    assertThat(games).as(text).hasSize(1);
    return games.get(0).orElseThrow();
  }

  private static Line<CzechPosition, CzechMove> play(CzechCheckers game, String... moves) {
    Line<CzechPosition, CzechMove> line = Line.start(game);
    for (String move : moves) {
      line = line.play(game.notation().parse(line.position(), move).value().orElseThrow());
    }
    return line;
  }

  @Test
  void a_game_played_is_written_with_its_tags_numbers_and_result() {
    Line<CzechPosition, CzechMove> line =
        play(CzechCheckers.standard(), "e3-f4", "f6-e5", "f2-e3").resign(Side.BLACK);
    assertThat(PdnGame.of(line, List.of(new Tag("White", "Novák"), new Tag("Result", "?"))))
        .hasToString("""
            [White "Novák"]
            [Result "1-0"]
            [GameType "29,W,8,8,A0,0"]

            1. e3-f4 f6-e5 2. f2-e3 1-0

            """);
  }

  @Test
  void other_rules_and_starts_are_written_into_tags() {
    CzechCheckers game = CzechCheckers.of(CzechRuleset.SEED_SITE);
    assertThat(PdnGame.of(play(game, "f6-e5", "e3-f4", "g7-f6"), List.of())).hasToString("""
            [Result "*"]
            [GameType "29,W,8,8,A0,0"]
            [Ruleset "SEED_SITE"]
            [SetUp "1"]
            [FEN "B:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"]

            1... f6-e5 2. e3-f4 g7-f6 *

            """);
  }

  @ParameterizedTest
  @CsvSource({
    "12, a3-b4, ''",
    "12.x, a3-b4, ''",
    "'12. ', a3-b4, ''",
    "' 12.', a3-b4, ''",
    "'12.  13.', a3-b4, ''",
    "12…, a3-b4, ''",
    "'', '', ''",
    "'', a3, ''",
    "'', hello, ''",
    "'', 1-0, ''",
    "'', 1/2-1/2, ''",
    "'', 12.a3-b4, ''",
    "'', a3-b4!, ''",
    "'', 'a3-b4 b4-c5', ''",
    "'', a3-b4, x",
    "'', a3-b4, (",
    "'', a3-b4, ()",
    "'', a3-b4, (?",
    "'', a3-b4, ?)",
    "'', a3-b4, ((?))",
    "'', a3-b4, '! ?'",
  })
  void a_text_that_a_reader_rejects_is_not_a_move(String number, String text, String strength) {
    assertThatThrownBy(() -> new PdnMovetext.Move(PdnPlace.NONE, number, text, strength, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0-5, ''",
    "..., 33x42, !",
    "'7. 8...', A3:B4, ?!(!)",
    "7., 2117, (??)",
    "1., c1e3g5, ''",
  })
  void any_well_formed_move_is_read_back(String number, String text, String strength) {
    PdnMovetext.Move move = new PdnMovetext.Move(PdnPlace.NONE, number, text, strength, List.of());
    PdnMovetext moves = new PdnMovetext(List.of(), List.of(move, move));
    PdnGame game = new PdnGame(PdnPlace.NONE, List.of(), moves, "1-0");
    assertThat(readBack(game.toString()).withoutPlaces()).isEqualTo(game);
  }

  @Test
  void lines_break_before_80_characters() {
    String text = GameFiles.own();
    for (ParseResult<PdnGame> game : PdnReader.readAll(text)) {
      assertThat(game.orElseThrow().toString().lines())
          .allMatch(line -> line.length() <= 80 || line.contains("{"));
    }
    PdnGame long_ = readBack("1. " + "e3-f4 ".repeat(100) + "*");
    assertThat(long_.toString().lines().limit(6)).allMatch(line -> line.length() <= 80);
    assertThat(long_.toString().lines()).anyMatch(line -> line.length() > 70);
  }

  @Test
  void several_games_are_written_one_after_the_other() throws IOException {
    StringWriter out = new StringWriter();
    PdnWriter writer = new PdnWriter(out);
    List<PdnGame> games = PdnReader.readAll(GameFiles.own()).stream()
        .map(game -> game.orElseThrow().withoutPlaces())
        .toList();
    for (PdnGame game : games) {
      writer.write(game);
    }
    assertThat(PdnReader.readAll(out.toString()).stream()
            .map(game -> game.orElseThrow().withoutPlaces()))
        .isEqualTo(games);
  }

  @Test
  void a_record_becomes_PDN_and_comes_back() {
    CzechCheckers game = CzechCheckers.standard();
    GameRecord<CzechPosition, CzechMove> record =
        GameRecord.of(play(game, "e3-f4", "f6-e5").agreeDraw(), List.of(new Tag("Event", "x")));
    PdnGame pdn = PdnGame.of(game, record);
    assertThat(pdn.recordedResult()).isEqualTo(RecordedResult.DRAW);
    assertThat(pdn.tag("Event")).contains("x");
    PdnReport.Verified report = (PdnReport.Verified) PdnReplay.verify(pdn);
    assertThat(GameRecord.of(report.line().agreeDraw(), record.tags())).isEqualTo(record);
  }

  @Test
  void content_that_PDN_cannot_hold_is_refused() {
    assertThatThrownBy(() -> new PdnMovetext.Comment("a } and\na line end"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PdnMovetext.Comment("\r"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PdnMovetext.Setup("W\"", PdnPlace.NONE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PdnMovetext.Nag(10_000))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PdnTag.of("no name", "")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PdnMovetext.Move(PdnPlace.NONE, "", "a3 b4", "", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PdnMovetext.Move(PdnPlace.NONE, "x", "a3b4", "", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    PdnMovetext empty = new PdnMovetext(List.of(), List.of());
    assertThatThrownBy(() -> new PdnGame(PdnPlace.NONE, List.of(), empty, "3-0"))
        .isInstanceOf(IllegalArgumentException.class);
    List<PdnTag> twice = List.of(PdnTag.of("A", "1"), PdnTag.of("A", "2"));
    assertThatThrownBy(() -> new PdnGame(PdnPlace.NONE, twice, empty, "*"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 300)
  void a_game_with_all_kinds_of_notes_reads_back(@ForAll long seed) {
    PdnGame game = RandomPdn.annotated(Positions.seeded(seed));
    PdnGame back = readBack(game.toString());
    assertThat(back.withoutPlaces()).isEqualTo(game);
    assertThat(back.toString()).isEqualTo(game.toString());
  }

  @Test
  void the_usual_start_is_written_under_rules_with_another_start() {
    CzechCheckers slovak = CzechCheckers.of(CzechRuleset.SLOVAK);
    PdnGame game = PdnGame.of(Line.start(slovak, CzechRuleset.FEDERATION.initial()), List.of());
    assertThat(game.tag("FEN")).isPresent();
  }

  @Property(tries = 100)
  void a_legal_game_verifies_and_comes_back(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    Line<CzechPosition, CzechMove> line = RandomPdn.line(random);
    PdnGame game = PdnGame.of(line, RandomPdn.tags(random));
    PdnReport report = PdnReplay.verify(readBack(game.toString()));
    assertThat(report.isVerified()).as("%s%s", game, report.message()).isTrue();
    Line<CzechPosition, CzechMove> back = ((PdnReport.Verified) report).line();
    assertThat(back.positions()).isEqualTo(line.positions());
    assertThat(back.moves()).isEqualTo(line.moves());
    assertThat(back.game().ruleset()).isEqualTo(line.game().ruleset());
    assertThat(game.recordedResult()).isEqualTo(RecordedResult.of(line.status()));
  }
}
