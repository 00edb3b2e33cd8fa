package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.Violation;
import dev.doska.core.record.Replay;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReplayTest {
  private static PdnGame read(String text) {
    List<ParseResult<PdnGame>> games = PdnReader.readAll(text);
    assertThat(games).hasSize(1);
    return games.get(0).orElseThrow();
  }

  private static PdnReport verify(String text) {
    return PdnReplay.verify(read(text));
  }

  private static PdnReport.Verified verified(String text) {
    PdnReport report = verify(text);
    assertThat(report.isVerified()).as(report.message()).isTrue();
    return (PdnReport.Verified) report;
  }

  private static List<TextError> unreadable(String text) {
    PdnReport report = verify(text);
    assertThat(report).as(report.message()).isInstanceOf(PdnReport.Unreadable.class);
    return ((PdnReport.Unreadable) report).errors();
  }

  static Stream<PdnGame> games() {
    return GameFiles.all().stream()
        .flatMap(text -> PdnReader.readAll(text).stream())
        .map(ParseResult::orElseThrow);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_of_the_vectors_verifies_and_ends_where_its_last_comment_says(PdnGame game) {
    PdnReport report = PdnReplay.verify(game);
    assertThat(report.isVerified()).as(report.message()).isTrue();
    String reached = CzechFen.PLAIN.format(((PdnReport.Verified) report).line().position());
    List<PdnMovetext.Move> moves = game.movetext().moves();
    List<PdnMovetext.Note> last = moves.get(moves.size() - 1).notes();
    for (PdnMovetext.Note note : last) {
      if (note instanceof PdnMovetext.Comment comment && comment.text().matches("[WB]:.*")) {
        assertThat(comment.text()).isEqualTo(reached);
      }
    }
  }

  @Test
  void the_vectors_are_eleven_games_and_each_says_where_it_ends() {
    List<PdnGame> games = PdnReader.readAll(GameFiles.own()).stream()
        .map(ParseResult::orElseThrow)
        .toList();
    assertThat(games).hasSize(11);
    assertThat(games).allSatisfy(game -> assertThat(game.toString()).containsPattern("\\{[WB]:W"));
  }

  @Test
  void the_first_illegal_move_has_its_place_number_rule_and_witness() {
    PdnReport report = verify("""
        [White "A"]

        1. c3-d4 b6-c5 2. d4-e5
        d6xf4 3. a3-b4 *
        """);
    PdnReport.IllegalMove illegal = (PdnReport.IllegalMove) report;
    assertThat(illegal.place()).isEqualTo(new PdnPlace(3, 19));
    assertThat(illegal.ply()).isEqualTo(3);
    assertThat(illegal.text()).isEqualTo("d4-e5");
    assertThat(illegal.before().ply()).isEqualTo(2);
    Violation violation = illegal.verdict().violations().get(0);
    assertThat(violation.rule()).isEqualTo(CzechRule.CZ_08);
    assertThat(violation.witness()).contains("d4xb6");
    assertThat(illegal.message())
        .startsWith("line 3, column 19: move 3, d4-e5, is illegal: CZ-08: ");
  }

  @Test
  void an_ambiguous_move_is_not_understood() {
    List<TextError> errors = unreadable("[FEN \"W:WKg1:Bg7,g5,b4,f2\"]\n\n1. g1xa3 *");
    assertThat(errors.get(0).line()).isEqualTo(3);
    assertThat(errors.get(0).column()).isEqualTo(4);
    assertThat(errors.get(0).message()).contains("g1xc5xa3 or g1xe3xh6xf8xa3");
  }

  @Test
  void captures_written_as_single_jumps_are_joined() {
    PdnReport.Verified report =
        verified("[FEN \"W:Wc3:Bd4,f6,a7\"]\n1. c3xe5 e5xg7 1... a7-b6 2. 8-3 *");
    assertThat(report.line().ply()).isEqualTo(3);
    assertThat(report.line().position()).hasToString("B:WKf8:Bb6");
  }

  @Test
  void single_jumps_are_joined_only_if_the_first_is_no_move() {
    // after c3xe5 Black captures from the same square, which is a separate move
    PdnReport report = verify("[FEN \"W:Wc3,g3:Bd4,d6,f6,h8\"]\n1. c3xe5 e5xg7 *");
    assertThat(report.isVerified()).as(report.message()).isTrue();
    assertThat(verify("[FEN \"W:Wc3:Bd4,a7\"]\n1. c3xe5 e5xg7 *"))
        .isInstanceOf(PdnReport.IllegalMove.class);
  }

  @Test
  void a_game_goes_on_from_a_position_set_up_inside() {
    PdnReport.Verified report =
        verified("1. e3-f4 f6-e5 /FEN \"B:Wa1:Bb8\"/ 2... b8-c7 3. a1-b2 *");
    assertThat(report.lines()).hasSize(2);
    assertThat(report.lines().get(0).ply()).isEqualTo(2);
    assertThat(report.line().position()).hasToString("B:Wb2:Bc7:M2");
    assertThat(report.message()).isEqualTo("verified, 4 moves");
    assertThat(unreadable("1. e3-f4 /FEN \"B:Wa2:Bb8\"/ b8-c7 *").get(0))
        .isEqualTo(
            new TextError(1, 19, "a2 is a light square (CZ-01)", "a dark square from a1 to h8"));
    assertThat(verified("/FEN \"B:Wa1:Bb8\"/ 1... b8-c7 *").lines()).hasSize(1);
    assertThat(((PdnReport.IllegalMove) verify("e3-f4 /FEN \"B:Wa1:Bb8\"/ b8-c7 a1-a2")).ply())
        .isEqualTo(3);
  }

  @Test
  void the_tag_Ruleset_names_the_rules() {
    String moves = "[FEN \"W:Wa3:Bh8\"]\n1. a3-b4 *";
    assertThat(verified(moves).line().game()).isEqualTo(CzechCheckers.standard());
    assertThat(verified("[Ruleset \"MISERE\"]\n" + moves).line().game().ruleset())
        .isEqualTo(CzechRuleset.MISERE);
    String slovak = "[Ruleset \"SLOVAK\"]\n1. b2-c3 c7-b6 *";
    assertThat(verified(slovak).line().positions().get(0)).isEqualTo(CzechRuleset.SLOVAK.initial());
    List<TextError> errors = unreadable("[Ruleset \"FEDERATION,nonsense=1\"]\n1. e3-f4 *");
    assertThat(errors.get(0).line()).isEqualTo(1);
    assertThat(errors.get(0).column()).isGreaterThan(11);
  }

  @Test
  void errors_in_tags_are_all_reported_at_their_places() {
    List<TextError> errors = unreadable("""
        [GameType "20,W,10,10,N2,0"]
        [Result "1-0"]
        [FEN "W:Wa2:Bb9"]
        1. e3-f4 0-1
        """);
    assertThat(errors)
        .extracting(TextError::line, TextError::column)
        .containsExactly(tuple(1, 12), tuple(2, 10), tuple(3, 10), tuple(3, 14));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"29,W,8,8,A0,0", "29", "29,W,8,8,N2,0", " 29 ,?", "29,B", "?", "", "Czech"})
  void the_game_type_is_read_leniently(String type) {
    assertThat(verify("[GameType \"" + type + "\"]\n1. e3-f4 *").isVerified()).isTrue();
  }

  @Test
  void SetUp_0_switches_FEN_off() {
    String fen = "[FEN \"B:Wa1:Bh8\"]\n";
    assertThat(verified(fen + "1. h8-g7 *").line().ply()).isEqualTo(1);
    assertThat(verified("[SetUp \"1\"]" + fen + "1. h8-g7 *").line().ply()).isEqualTo(1);
    assertThat(verified("[SetUp \"0\"]" + fen + "1. e3-f4 *").line().ply()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-0", "0-1", "1/2-1/2", "0-0", "2-0", "1-1", "*"})
  void CZ_19_any_result_on_an_undecided_board_is_resignation_or_agreement(String result) {
    assertThat(verify("1. e3-f4 " + result).isVerified()).isTrue();
  }

  @Test
  void CZ_19_a_result_that_the_board_contradicts_is_refused() {
    String won = "[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 ";
    for (String good : List.of("1-0", "2-0", "*", "0-0")) {
      assertThat(verify(won + good).isVerified()).as(good).isTrue();
    }
    for (String wrong : List.of("0-1", "1/2-1/2", "0-2", "1-1")) {
      PdnReport report = verify(won + wrong);
      assertThat(report).as(wrong).isInstanceOf(PdnReport.ResultDiffers.class);
      assertThat(report.message()).startsWith("the result is 1-0 (White wins");
    }
    assertThat(verify("[Result \"0-1\"]" + won + "*").isVerified()).isFalse();
  }

  @Test
  void draws_that_a_game_passed_are_facts() {
    StringBuilder text = new StringBuilder("[FEN \"W:WKg1,a3:BKb8,h6\"]\n");
    for (int i = 0; i < 5; i++) {
      text.append("1. g1-f2 b8-c7 2. f2-g1 c7-b8 ");
    }
    PdnReport.Verified report = verified(text + "1/2-1/2");
    assertThat(report.facts())
        .extracting(fact -> fact.outcome().why().rule())
        .contains(CzechRule.CZ_16);
    Replay.Fact first = report.facts().get(0);
    assertThat(first.ply()).isEqualTo(8);
    PdnReport.Verified inside = verified(
        "1. e3-f4 f6-e5 /FEN \"W:WKg1,a3:BKb8,h6\"/ " + text.substring(text.indexOf("\n")) + "*");
    assertThat(inside.facts().get(0).ply()).as("counted through").isEqualTo(10);
  }

  @Test
  void public_bug_a_shuttling_king_is_no_repetition_while_men_move() {
    PdnReport.Verified report = verified("""
        [FEN "W:WKa1,h2:Ba7,c7"]
        1. a1-b2 a7-b6 2. b2-a1 b6-a5 3. a1-b2 c7-b6 4. b2-a1 b6-c5 5. a1-b2 c5-b4 *
        """);
    assertThat(report.facts()).isEmpty();
    assertThat(report.line().position().quietPlies()).isZero();
  }
}
