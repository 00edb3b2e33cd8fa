package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static Line<KhachapuriPosition, KhachapuriMove> played(KhachapuriMatch match, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(match.game(), match.nextStart());
    while (!line.status().isFinished()) {
      line = line.playUnchecked(match.game().moves(line.position()).sample(random));
    }
    return line;
  }

  private static KhachapuriMatch match(String rules) {
    return KhachapuriMatch.of(Positions.game(rules));
  }

  /** A game that a side gives up at once. */
  private static Line<KhachapuriPosition, KhachapuriMove> resigned(
      KhachapuriMatch match, Side loser) {
    return Line.start(match.game(), match.nextStart()).resign(loser);
  }

  @Test
  void the_first_game_starts_as_the_rules_say() {
    assertThat(match("std").nextStart().phase()).isEqualTo(Phase.ROLL_OFF);
    assertThat(match("std,starter=black").nextStart().side()).isEqualTo(Side.BLACK);
  }

  @Test
  void the_winner_starts_the_next_game() {
    KhachapuriMatch match = match("std");
    assertThat(match.with(resigned(match, Side.WHITE)).nextStart().side()).isEqualTo(Side.BLACK);
    assertThat(match.with(resigned(match, Side.BLACK)).nextStart().side()).isEqualTo(Side.WHITE);
  }

  @Test
  void the_loser_the_other_side_or_a_roll_off_may_start_instead() {
    KhachapuriMatch loser = match("std,starter=white,nextStarter=loser");
    assertThat(loser.with(resigned(loser, Side.WHITE)).nextStart().side()).isEqualTo(Side.WHITE);
    KhachapuriMatch alternate = match("std,starter=white,nextStarter=alternate");
    alternate = alternate.with(resigned(alternate, Side.BLACK));
    assertThat(alternate.nextStart().side()).isEqualTo(Side.BLACK);
    alternate = alternate.with(resigned(alternate, Side.BLACK));
    assertThat(alternate.nextStart().side()).isEqualTo(Side.WHITE);
    KhachapuriMatch rollOff = match("std,starter=white,nextStarter=rolloff");
    assertThat(rollOff.with(resigned(rollOff, Side.WHITE)).nextStart().phase())
        .isEqualTo(Phase.ROLL_OFF);
  }

  @Test
  void a_later_game_with_a_last_turn_knows_its_starter() {
    KhachapuriMatch match = match("std,lastTurn=yes");
    assertThat(match.with(resigned(match, Side.WHITE)).nextStart().starter()).contains(Side.BLACK);
  }

  @Test
  void resignation_counts_mars_while_the_loser_has_borne_off_none() {
    KhachapuriMatch match = match("std");
    match = match.with(resigned(match, Side.WHITE));
    assertThat(match.score(Side.BLACK)).isEqualTo(2);
    assertThat(match.score(Side.WHITE)).isZero();
  }

  @Test
  void the_first_to_reach_the_points_wins_and_may_overshoot() {
    KhachapuriMatch match = match("std,matchPoints=3,stake=10");
    match = match.with(resigned(match, Side.WHITE));
    assertThat(match.winner()).isEmpty();
    KhachapuriMatch over = match.with(resigned(match, Side.WHITE));
    assertThat(over.winner()).contains(Side.BLACK);
    assertThat(over.score(Side.BLACK)).isEqualTo(4);
    assertThat(over.balance(Side.BLACK)).isEqualTo(40);
    assertThat(over.balance(Side.WHITE)).isEqualTo(-40);
    assertThatThrownBy(over::nextStart).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void a_money_session_has_no_end() {
    KhachapuriMatch match = match("MONEY");
    for (int i = 0; i < 20; i++) {
      match = match.with(resigned(match, Side.WHITE));
    }
    assertThat(match.winner()).isEmpty();
    assertThat(match.score(Side.BLACK)).isEqualTo(40);
  }

  @Test
  void a_game_that_is_unfinished_or_of_other_rules_or_starts_elsewhere_is_refused() {
    KhachapuriMatch match = match("std");
    assertThatThrownBy(() -> match.with(Line.start(match.game(), match.nextStart())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not over");
    assertThatThrownBy(() -> match.with(resigned(match("std,doubles=2"), Side.WHITE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("doubles=2");
    Line<KhachapuriPosition, KhachapuriMove> elsewhere =
        Line.start(match.game(), match.game().initial(Side.WHITE)).resign(Side.WHITE);
    assertThatThrownBy(() -> match.with(elsewhere))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("starts at");
  }

  @Test
  void after_a_draw_the_last_starter_starts_again_and_nobody_scores() {
    KhachapuriMatch match = match("std,lastTurn=yes,starter=white");
    for (long seed = 0; ; seed++) {
      Line<KhachapuriPosition, KhachapuriMove> line = played(match, seed);
      if (line.status().outcome().orElseThrow().points(Side.WHITE) == 0) {
        KhachapuriMatch drawn = match.with(line);
        assertThat(drawn.score(Side.WHITE) + drawn.score(Side.BLACK)).isZero();
        assertThat(drawn.nextStart().side()).isEqualTo(Side.WHITE);
        return;
      }
    }
  }

  @Property(tries = 30)
  void points_of_a_played_match_add_up(@ForAll long seed) {
    KhachapuriMatch match = match("std,matchPoints=4,stake=3");
    long points = 0;
    for (long next = seed; match.winner().isEmpty(); next++) {
      Line<KhachapuriPosition, KhachapuriMove> line = played(match, next);
      points += Math.abs(line.status().outcome().orElseThrow().points(Side.WHITE));
      match = match.with(line);
    }
    assertThat(match.score(Side.WHITE) + match.score(Side.BLACK)).isEqualTo(points);
    assertThat(match.score(match.winner().orElseThrow())).isBetween(4L, 5L);
    assertThat(match.balance(Side.WHITE)).isEqualTo(-match.balance(Side.BLACK));
    assertThat(match.results())
        .allMatch(result -> List.of(Side.values()).contains(result.starter()));
  }
}
