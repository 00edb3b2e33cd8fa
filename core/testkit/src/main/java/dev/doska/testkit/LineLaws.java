package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Claim;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.play.Playout;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Histories: undo, repetitions, endings.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface LineLaws<S, M> extends Laws<S, M> {
  /**
   * The moves of a line, played anew with every check, give the same line.
   *
   * @param at the line
   */
  @Property(tries = 100)
  default void a_line_replays(@ForAll("situations") Situation<S, M> at) {
    List<S> positions = at.line().positions();
    Line<S, M> again = Line.start(at.game(), positions.get(0));
    for (M move : at.line().moves()) {
      again = again.play(move);
    }
    assertThat(again.positions()).isEqualTo(positions);
    assertThat(again.ply()).isEqualTo(at.line().ply());
    assertThat(again.status()).isEqualTo(at.line().status());
  }

  /**
   * Taking back leads to the line as it was.
   *
   * @param at the line
   */
  @Property
  default void the_parent_of_a_played_line_is_the_line(@ForAll("situations") Situation<S, M> at) {
    if (at.line().status().isFinished()) {
      return;
    }
    for (M move : at.someMoves(2)) {
      Line<S, M> next = at.line().play(move);
      assertThat(next.parent()).containsSame(at.line());
      assertThat(next.move()).contains(move);
      assertThat(next.occurrences()).isPositive();
    }
  }

  /**
   * The status of a line, its endings and its claims agree, and nothing is played after the end.
   *
   * @param at the line
   */
  @Property
  default void a_finished_line_takes_no_more(@ForAll("situations") Situation<S, M> at) {
    Line<S, M> line = at.line();
    Status status = line.status();
    assertThat(line.endings().stream().findFirst()).isEqualTo(status.outcome());
    List<Claim> claims = line.claims();
    assertThat(claims).noneMatch(Claim::automatic);
    if (status.isFinished()) {
      assertThat(claims).isEmpty();
      for (M move : at.someMoves(1)) {
        assertThatThrownBy(() -> line.play(move)).isInstanceOf(IllegalStateException.class);
      }
      assertThatThrownBy(() -> line.resign(Side.WHITE)).isInstanceOf(IllegalStateException.class);
      return;
    }
    Line<S, M> resigned = line.resign(Side.BLACK);
    assertThat(resigned.status().outcome().orElseThrow().points(Side.WHITE)).isPositive();
    assertThat(resigned.position()).isEqualTo(line.position());
    for (M move : at.someMoves(1)) {
      assertThatThrownBy(() -> resigned.play(move)).isInstanceOf(IllegalStateException.class);
    }
    for (Claim claim : claims) {
      assertThat(line.claim(claim.outcome().why().rule()).status().outcome())
          .contains(claim.outcome());
    }
  }

  /**
   * Every random game ends, or hits its limit.
   *
   * @param at where it begins
   */
  @Property(tries = 20)
  default void every_playout_ends_or_hits_its_limit(@ForAll("situations") Situation<S, M> at) {
    int limit = 40;
    Line<S, M> end = Playout.<S, M>random(at.random()).run(at.line(), limit);
    assertThat(end.status().isFinished() || end.ply() == at.line().ply() + limit)
        .isTrue();
    PositionCheck.check(end);
  }
}
