package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Outcome;
import dev.doska.core.Status;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The counters: how they count, when they draw, and how many plies remain. */
class EndingsTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();

  private static CzechPosition play(CzechCheckers game, String fen, String... moves) {
    CzechPosition position = Positions.of(fen);
    for (String move : moves) {
      position = game.play(position, Positions.move(move));
    }
    return position;
  }

  private static OptionalInt remaining(String fen, CzechRule rule) {
    return GAME.remainingPlies(Positions.of(fen), rule);
  }

  @Test
  void a_quiet_king_move_counts_and_a_mans_move_resets_the_quiet_plies_only() {
    CzechPosition king = play(GAME, "W:WKa1,c3:BKh2,h8:H4:M6", "a1-b2");
    assertThat(king.quietPlies()).isEqualTo(5);
    assertThat(king.materialPlies()).isEqualTo(7);
    CzechPosition man = play(GAME, "W:WKa1,c3:BKh2,h8:H4:M6", "c3-b4");
    assertThat(man.quietPlies()).isZero();
    assertThat(man.materialPlies()).isEqualTo(7);
  }

  @Test
  void a_capture_and_a_crowning_reset_both_counters() {
    CzechPosition capture = play(GAME, "W:WKa1:Bd4,Kh2,f8:H4:M6", "a1-e5");
    assertThat(capture.quietPlies()).isZero();
    assertThat(capture.materialPlies()).isZero();
    CzechPosition crowning = play(GAME, "W:Wc7:BKh2,f8:H4:M6", "c7-d8");
    assertThat(crowning.quietPlies()).isZero();
    assertThat(crowning.materialPlies()).isZero();
  }

  @Test
  void counters_stop_at_1023() {
    CzechPosition position = play(GAME.withoutDraws(), "W:WKa1,c1:BKb8,f8:H1023:M1023", "a1-b2");
    assertThat(position.quietPlies()).isEqualTo(CzechPosition.MAX_COUNTER);
    assertThat(position.materialPlies()).isEqualTo(CzechPosition.MAX_COUNTER);
  }

  @Test
  void the_main_road_counts_from_the_ply_that_brings_the_lone_king_there() {
    CzechPosition position = play(GAME, "W:WKc1:BKb8,Kd8,Kh6:M3", "c1-b2");
    assertThat(position.mainRoadPlies()).isZero();
    position = GAME.play(position, Positions.move("b8-a7"));
    assertThat(position.mainRoadPlies()).isEqualTo(1);
    position = GAME.play(position, Positions.move("b2-a1"));
    assertThat(position.mainRoadPlies()).as("he may move along the road").isEqualTo(2);
    position = GAME.play(position, Positions.move("a7-b8"));
    position = GAME.play(position, Positions.move("a1-b2"));
    assertThat(position.mainRoadPlies()).isEqualTo(4);
    position = GAME.play(position, Positions.move("b8-a7"));
    position = GAME.play(position, Positions.move("b2-c1"));
    assertThat(position.mainRoadPlies()).as("leaving sets 0").isZero();
  }

  @Test
  void the_main_road_counts_from_the_ply_that_makes_the_material() {
    CzechPosition position = play(GAME, "B:WKa1,g5:BKd8,Kb8,Kf8:M9:R7", "d8-h4");
    assertThat(position.mainRoadPlies()).isZero();
    assertThat(GAME.play(position, Positions.move("a1-b2")).mainRoadPlies()).isEqualTo(1);
  }

  @Test
  void the_main_road_counts_nothing_with_other_material() {
    assertThat(play(GAME, "W:WKa1:BKb8,Kd8:R5", "a1-b2").mainRoadPlies()).isZero();
    assertThat(play(GAME, "W:WKa1:BKb8,Kd8,f8:R5", "a1-b2").mainRoadPlies()).isZero();
    assertThat(play(GAME, "W:WKa1,Kc1:BKb8,Kd8,Kf8:R5", "a1-b2").mainRoadPlies())
        .isZero();
    assertThat(play(GAME, "W:WKa1:BKb8,Kd8,Kh6,Kh8:R5", "a1-b2").mainRoadPlies())
        .isZero();
  }

  @Test
  void no_progress_says_how_many_plies_are_left() {
    assertThat(remaining("W:WKa1,c1:BKb8,f8:H12:M20", CzechRule.CZ_17)).hasValue(18);
    assertThat(remaining("W:WKa1,c1:BKb8,f8:H40:M40", CzechRule.CZ_17)).hasValue(0);
    CzechCheckers site = CzechCheckers.of(CzechRuleset.SEED_SITE);
    CzechPosition position = Positions.of("W:WKa1,c1:BKb8,f8:H12:M20");
    assertThat(site.remainingPlies(position, CzechRule.CZ_17)).hasValue(60);
    assertThat(GAME.withoutDraws().remainingPlies(position, CzechRule.CZ_17)).isEmpty();
  }

  @Test
  void small_endings_say_how_many_plies_are_left() {
    assertThat(remaining("W:WKa1:BKb8:M3", CzechRule.CZ_18)).hasValue(7);
    assertThat(remaining("W:WKa1:BKb8,Kd8:M3", CzechRule.CZ_18)).hasValue(7);
    assertThat(remaining("W:WKa1:BKb8,d8:M3", CzechRule.CZ_18)).hasValue(7);
    assertThat(remaining("W:WKa1,c1:BKb8:M3", CzechRule.CZ_18)).hasValue(7);
    assertThat(remaining("W:WKc1:BKb8,Kd8,Kf8:M3", CzechRule.CZ_18)).hasValue(27);
    assertThat(remaining("W:WKa1:BKb8,Kd8,Kf8:M3:R2", CzechRule.CZ_18)).hasValue(8);
    assertThat(remaining("W:WKa1:BKb8,Kd8,Kf8:M25:R2", CzechRule.CZ_18)).hasValue(5);
    assertThat(remaining("W:WKa1:BKb8,Kd8,Kf8:M25:R12", CzechRule.CZ_18)).hasValue(0);
  }

  @Test
  void other_material_and_other_rules_have_no_count() {
    for (String fen : List.of(
        "W:Wa1:BKb8",
        "W:WKa1:Bb8",
        "W:WKa1:Bb8,d8",
        "W:WKa1,Kc1:BKb8,Kd8",
        "W:WKa1:BKb8,Kd8,f8",
        "W:WKa1:BKb8,Kd8,Kf8,Kh8",
        "W:WKa1:B")) {
      assertThat(remaining(fen, CzechRule.CZ_18)).as(fen).isEmpty();
    }
    assertThat(remaining("W:WKa1:BKb8", CzechRule.CZ_16)).isEmpty();
    CzechCheckers misere = CzechCheckers.of(CzechRuleset.MISERE);
    assertThat(misere.remainingPlies(Positions.of("W:WKa1:BKb8"), CzechRule.CZ_18))
        .isEmpty();
  }

  @Test
  void a_counter_draws_on_the_ply_that_reaches_the_limit() {
    CzechPosition before = Positions.of("W:WKa1,c1:BKb8,f8:H29:M29");
    assertThat(GAME.status(before).isFinished()).isFalse();
    CzechPosition after = GAME.play(before, Positions.move("a1-b2"));
    assertThat(GAME.status(after).outcome().orElseThrow().why().rule()).isEqualTo(CzechRule.CZ_17);
    assertThat(GAME.moves(after).list()).isEmpty();
    assertThat(GAME.count(after)).isZero();
    assertThat(GAME.withoutDraws().count(after)).isPositive();
  }

  @Test
  void a_side_without_a_move_has_lost_even_if_a_counter_would_draw() {
    CzechPosition position = Positions.of("W:Wa7:Bb8,h8:H30:M30");
    List<Outcome> endings = GAME.endings(position);
    assertThat(GAME.moves(position).list()).isEmpty();
    assertThat(endings)
        .extracting(o -> o.why().rule())
        .containsExactly(CzechRule.CZ_14, CzechRule.CZ_17);
    assertThat(GAME.status(position)).isEqualTo(new Status.Finished(endings.get(0)));
  }

  @Test
  void no_progress_comes_before_the_small_ending() {
    CzechPosition position = Positions.of("W:WKc1:BKb8,Kd8,Kf8:H30:M30");
    assertThat(GAME.endings(position))
        .extracting(o -> o.why().toString())
        .containsExactly("no progress (CZ-17)", "small ending (CZ-18)");
  }
}
