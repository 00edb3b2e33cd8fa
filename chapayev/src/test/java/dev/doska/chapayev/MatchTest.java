package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How rounds add up to a match: CH-09 to CH-14, CH-26. */
class MatchTest {
  /** The rows after each round, won by the sides and in the ways given, and the winner at the end. */
  private static List<String> rows(MatchFixture match, String winners, Way way) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < winners.length(); i++) {
      match.win(winners.charAt(i) == 'W' ? Side.WHITE : Side.BLACK, way);
      rows.add(match.rows());
    }
    return rows;
  }

  private static Side winner(MatchFixture match) {
    return ((Outcome.Win) match.game.status(match.position).outcome().orElseThrow()).winner();
  }

  @Test
  void CH_09_accepts_one_row_for_the_winner() {
    assertThat(rows(MatchFixture.of("CLASSIC"), "WB", Way.COSTLY)).containsExactly("2-8", "2-7");
    assertThat(rows(MatchFixture.of("CLASSIC,baseStep=2"), "W", Way.COSTLY)).containsExactly("3-8");
  }

  @Test
  void CH_09_rejects_a_step_of_the_loser() {
    assertThat(rows(MatchFixture.of("CLASSIC"), "WWW", Way.COSTLY))
        .allMatch(rows -> rows.endsWith("-8"));
  }

  @Test
  void CH_10_accepts_two_rows_for_a_winner_who_lost_nothing() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThat(rows(match, "W", Way.DRY)).containsExactly("3-8");
    match.resolution(FactKind.DRY_WIN);
  }

  @Test
  void CH_10_rejects_them_after_any_loss_and_when_off() {
    assertThat(rows(MatchFixture.of("CLASSIC"), "W", Way.COSTLY)).containsExactly("2-8");
    assertThat(rows(MatchFixture.of("CLASSIC,dryWinStep=1,soloWinStep=1"), "W", Way.DRY))
        .containsExactly("2-8");
    MatchFixture returned = MatchFixture.of("CLASSIC");
    returned.seen("A", DiscObservation.at(returned.id("A"), 0, 0).overturned());
    returned.seen("A", DiscObservation.at(returned.id("A"), 0, 40_000_000).overturned());
    assertThat(returned.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(returned.win(Side.WHITE, Way.DRY).rows()).isEqualTo("2-8");
  }

  @Test
  void CH_10_accepts_the_loss_of_a_converted_enemy_as_no_loss() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(match.id("c"), 0, 0).overturned()).miss();
    match.seen("B", match.fell("c")).miss();
    assertThat(match.position.lostAny(Side.WHITE)).isFalse();
    assertThat(match.win(Side.WHITE, Way.DRY).rows()).isEqualTo("3-8");
  }

  @Test
  void CH_11_accepts_three_rows_for_a_dry_winner_who_struck_with_one_checker() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThat(rows(match, "W", Way.SOLO)).containsExactly("4-8");
    match.resolution(FactKind.SOLO_WIN);
  }

  @Test
  void CH_11_rejects_them_for_two_strikers_a_loss_or_no_strike_at_all() {
    assertThat(rows(MatchFixture.of("CLASSIC"), "W", Way.DRY)).containsExactly("3-8");
    MatchFixture lossy = MatchFixture.of("CLASSIC");
    List<DiscObservation> out = new ArrayList<>(
        lossy.owned(Side.BLACK).stream().map(c -> DiscObservation.fell(c.id())).toList());
    out.add(lossy.fell("B"));
    assertThat(lossy.seen("A", out.toArray(DiscObservation[]::new)).rows()).isEqualTo("2-8");
    MatchFixture idle = MatchFixture.of("CLASSIC");
    idle.seen(
        "A",
        idle.owned(Side.WHITE).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(idle.rows()).isEqualTo("1-6");
    idle.resolution(FactKind.DRY_WIN);
  }

  @Test
  void CH_11_accepts_a_costly_one_checker_win_if_it_need_not_be_dry() {
    MatchFixture match = MatchFixture.of("CLASSIC,soloNeedsDry=OFF");
    assertThat(match.win(Side.WHITE, Way.COSTLY).rows()).isEqualTo("4-8");
  }

  @Test
  void CH_12_accepts_that_the_loser_gives_way_only_when_the_winner_needs_his_row() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=4-5");
    assertThat(rows(match, "W", Way.COSTLY)).containsExactly("5-6");
    match.resolution(FactKind.GAVE_WAY);
  }

  @Test
  void CH_12_accepts_counting_from_the_seventh_decided_round() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,meetPolicy=COUNT_FROM_7,dryWinStep=1,soloWinStep=1");
    assertThat(rows(match, "WBWBWB", Way.COSTLY)).endsWith("4-5");
    assertThat(rows(match, "W", Way.COSTLY)).containsExactly("5-6");
    match.win(Side.WHITE, Way.COSTLY);
    assertThat(match.rows()).isEqualTo("6-7");
  }

  @Test
  void CH_12_accepts_the_retreat_of_the_sixth_loser() {
    MatchFixture match = MatchFixture.of("CLASSIC,meetPolicy=SIXTH_LOSER_RETREATS");
    assertThat(rows(match, "WBWBWB", Way.COSTLY)).endsWith("3-5");
  }

  @Test
  void CH_12_rejects_drawn_rounds_as_counted() {
    MatchFixture match = MatchFixture.of("CLASSIC,meetPolicy=SIXTH_LOSER_RETREATS");
    match.draw();
    assertThat(rows(match, "WBWBW", Way.COSTLY)).endsWith("4-6");
    match.draw();
    assertThat(rows(match, "B", Way.COSTLY)).containsExactly("3-5");
  }

  @Test
  void CH_13_accepts_a_long_step_through_the_enemy_row_or_to_contact() {
    assertThat(rows(MatchFixture.of("CLASSIC,startRows=4-6"), "W", Way.SOLO))
        .containsExactly("7-8");
    assertThat(
            rows(MatchFixture.of("CLASSIC,startRows=4-6,collision=STOP_AT_CONTACT"), "W", Way.SOLO))
        .containsExactly("5-6");
  }

  @Test
  void CH_13_rejects_a_long_push_from_contact_under_stop() {
    assertThat(
            rows(MatchFixture.of("CLASSIC,startRows=4-5,collision=STOP_AT_CONTACT"), "W", Way.SOLO))
        .containsExactly("5-6");
  }

  @Test
  void CH_14_accepts_the_match_when_the_loser_has_no_row_left() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=7-8").win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.phase()).isEqualTo(Phase.MATCH_WON);
    assertThat(match.rows()).isEqualTo("8-9");
    assertThat(winner(match)).isEqualTo(Side.WHITE);
    assertThat(match.game.moves(match.position).isEmpty()).isTrue();
  }

  @Test
  void CH_14_rejects_any_move_after_it_and_a_win_while_rows_are_left() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=7-8").win(Side.WHITE, Way.COSTLY);
    match.refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_14, "the match is over");
    assertThat(MatchFixture.of("CLASSIC,startRows=6-8")
            .win(Side.WHITE, Way.COSTLY)
            .game
            .status(MatchFixture.of("CLASSIC,startRows=6-8").position)
            .isFinished())
        .isFalse();
  }

  @Test
  void the_fastest_matches_of_each_preset_have_three_or_seven_rounds() {
    MatchFixture classic = MatchFixture.of("CLASSIC");
    assertThat(rows(classic, "WWW", Way.SOLO)).containsExactly("4-8", "7-8", "8-9");
    assertThat(winner(classic)).isEqualTo(Side.WHITE);
    assertThat(rows(MatchFixture.of("CLASSIC"), "BBBB", Way.DRY))
        .containsExactly("1-6", "1-4", "1-2", "0-1");
    for (String preset : List.of("SIMPLE", "INTERNATIONAL")) {
      MatchFixture match = MatchFixture.of(preset);
      assertThat(rows(match, "BBBBBBB", Way.SOLO))
          .containsExactly("1-7", "1-6", "1-5", "1-4", "1-3", "1-2", "0-1");
      assertThat(winner(match)).isEqualTo(Side.BLACK);
    }
  }

  @Test
  void a_see_saw_of_each_preset_goes_on_for_ever() {
    for (String preset : ChapayevRuleset.presets()) {
      MatchFixture match = MatchFixture.of(preset);
      List<String> rows = rows(match, "WBWBWBWBWBWBWBWB", Way.COSTLY);
      assertThat(rows.subList(6, 16))
          .as(preset)
          .containsExactly("5-6", "4-5", "5-6", "4-5", "5-6", "4-5", "5-6", "4-5", "5-6", "4-5");
      assertThat(match.game.status(match.position).isFinished()).isFalse();
      MatchFixture bounded = MatchFixture.of(preset + ",maxRounds=16");
      rows(bounded, "WBWBWBWBWBWBWBWB", Way.COSTLY);
      assertThat(bounded.game.status(bounded.position).isFinished()).isTrue();
    }
  }

  @Test
  void the_last_hope_turns_a_match_round_in_classic_and_is_unknown_to_the_others() {
    MatchFixture classic = MatchFixture.of("CLASSIC");
    rows(classic, "WWWWWW", Way.COSTLY);
    assertThat(classic.rows()).isEqualTo("7-8");
    assertThat(classic.position.opener()).isEqualTo(Side.BLACK);
    assertThat(rows(classic, "BBBBBBB", Way.COSTLY))
        .containsExactly("6-7", "5-6", "4-5", "3-4", "2-3", "1-2", "0-1");
    assertThat(winner(classic)).isEqualTo(Side.BLACK);
    for (String preset : List.of("SIMPLE", "INTERNATIONAL")) {
      MatchFixture match = MatchFixture.of(preset);
      rows(match, "WWWWWW", Way.COSTLY);
      assertThat(match.rows()).isEqualTo("7-8");
      assertThat(match.position.opener()).as(preset).isEqualTo(Side.WHITE);
    }
  }

  @Test
  void the_winner_of_a_match_is_a_seat_also_after_a_swap() {
    MatchFixture match = MatchFixture.of(
            "CLASSIC,startRows=7-8,pie=AFTER_FIRST_STRIKE,lastHope=OFF")
        .toStrike();
    match.miss().play(ChapayevMove.Decision.SWAP).win(Side.WHITE, Way.COSTLY);
    assertThat(winner(match)).isEqualTo(Side.BLACK);
  }

  @Test
  void players_may_resign_or_agree() {
    Line<ChapayevPosition, ChapayevMove> line = Line.start(Chapayev.of(ChapayevRuleset.CLASSIC));
    assertThat(line.resign(Side.WHITE).status().outcome().orElseThrow().points(Side.BLACK))
        .isEqualTo(1);
    assertThat(line.agreeDraw().status().outcome().orElseThrow()).isInstanceOf(Outcome.Draw.class);
  }

  @Test
  void CH_26_accepts_the_players_of_a_team_by_turn_or_by_strike() {
    assertThat(members("BY_TURN")).containsExactly(0, 0, 0, 0, 1, 1, 2, 2);
    assertThat(members("BY_STRIKE")).containsExactly(0, 1, 2, 0, 0, 1, 1, 2);
    assertThat(members("NONE")).containsOnly(0);
  }

  /** White strikes three times, then the sides take turns; teams of three. */
  private static List<Integer> members(String teams) {
    Chapayev game = MatchFixture.of("CLASSIC,teams=" + teams).game;
    Line<ChapayevPosition, ChapayevMove> line = Line.start(game);
    List<Integer> members = new ArrayList<>();
    List<Observation> seen = List.of(
        Observation.of(DiscObservation.fell(10)),
        Observation.of(DiscObservation.fell(11)),
        Observation.NOTHING,
        Observation.NOTHING,
        Observation.NOTHING,
        Observation.NOTHING,
        Observation.NOTHING);
    for (Observation one : seen) {
      members.add(game.teamMember(line, 3));
      int striker = line.position().mover() == Side.WHITE ? 0 : 17;
      line = line.play(ChapayevMove.Observed.strike(striker, one));
    }
    members.add(game.teamMember(line, 3));
    return members;
  }

  @Test
  void CH_26_rejects_a_team_of_nobody() {
    Chapayev game = MatchFixture.of("CLASSIC,teams=BY_TURN").game;
    assertThatIllegalArgumentException().isThrownBy(() -> game.teamMember(Line.start(game), 0));
  }
}
