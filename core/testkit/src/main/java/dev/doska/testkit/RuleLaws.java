package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.Moves;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What may be played, what is legal, and what playing does.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface RuleLaws<S, M> extends Laws<S, M> {
  /**
   * There is no move exactly when the game is over.
   *
   * @param at where to look
   */
  @Property
  default void moves_are_empty_exactly_when_the_game_is_over(
      @ForAll("situations") Situation<S, M> at) {
    Status status = at.game().status(at.position());
    assertThat(at.game().moves(at.position()).isEmpty()).isEqualTo(status.isFinished());
  }

  /**
   * The endings of a position begin with its status; statuses of a game that goes on are shared.
   *
   * @param at where to look
   */
  @Property
  default void endings_begin_with_the_status(@ForAll("situations") Situation<S, M> at) {
    Status status = at.game().status(at.position());
    assertThat(at.game().endings(at.position()).stream().findFirst()).isEqualTo(status.outcome());
    assertThat(at.game().status(at.position())).isEqualTo(status);
    if (status instanceof Status.ToMove toMove) {
      assertThat(status).isSameAs(Status.toMove(toMove.mover()));
    } else if (status instanceof Status.ToRoll toRoll) {
      assertThat(status).isSameAs(Status.toRoll(toRoll.roller()));
    }
  }

  /**
   * What {@code moves} offers is legal, canonical and packs.
   *
   * @param at where to look
   */
  @Property
  default void offered_moves_are_legal_canonical_and_pack(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    Moves<M> moves = game.moves(at.position());
    for (M move : at.someMoves(64)) {
      assertThat(game.judge(at.position(), move)).as("%s", move).isSameAs(Verdict.legal());
      assertThat(game.canonical(at.position(), move)).isEqualTo(move);
      assertThat(moves.contains(move)).as("%s is offered", move).isTrue();
      assertThat(game.packs(move)).as("%s packs", move).isTrue();
    }
  }

  /**
   * A move has one canonical writing, and every writing leads to the same position.
   *
   * @param at where to look
   */
  @Property
  default void all_writings_of_a_move_are_legal_and_play_the_same(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    for (M move : at.someMoves(8)) {
      S after = game.play(at.position(), move);
      for (M other : otherWritings(game, at.position(), move)) {
        assertThat(game.judge(at.position(), other)).as("%s", other).isSameAs(Verdict.legal());
        assertThat(game.canonical(at.position(), other)).isEqualTo(move);
        assertThat(game.play(at.position(), other)).isEqualTo(after);
        assertThat(game.encode(at.position(), other)).isEqualTo(game.encode(at.position(), move));
      }
    }
  }

  /**
   * Every move gets a verdict, and the other methods agree with it.
   *
   * @param at where to look
   */
  @Property
  default void judge_answers_absurd_moves(@ForAll("situations") Situation<S, M> at) {
    RandomGenerator random = at.random();
    for (int i = 0; i < 8; i++) {
      Judging.check(at, absurdMove(at.game(), at.position(), random));
    }
  }

  /**
   * A move of another position gets a verdict here.
   *
   * @param at where to judge
   * @param elsewhere where the moves come from
   */
  @Property
  default void judge_answers_moves_of_other_positions(
      @ForAll("situations") Situation<S, M> at, @ForAll("situations") Situation<S, M> elsewhere) {
    for (M move : elsewhere.someMoves(8)) {
      Judging.check(at, move);
    }
  }

  /**
   * Checked and unchecked playing agree, and the old position stays as it was.
   *
   * @param at where to play
   */
  @Property
  default void play_is_playUnchecked_and_keeps_the_old_position(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    String before = game.positions().format(at.position());
    int hash = at.position().hashCode();
    for (M move : at.someMoves(8)) {
      S after = game.play(at.position(), move);
      S again = game.playUnchecked(at.position(), move);
      assertThat(again).isEqualTo(after).hasSameHashCodeAs(after);
      assertThat(game.key(again)).isEqualTo(game.key(after));
    }
    assertThat(game.positions().format(at.position())).isEqualTo(before);
    assertThat(at.position()).hasSameHashCodeAs(hash);
  }

  /**
   * A packed move unpacks to its canonical writing, and different moves pack differently.
   *
   * @param at where to look
   */
  @Property
  default void decode_undoes_encode(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    List<M> moves = at.someMoves(64).stream().distinct().toList();
    for (M move : moves) {
      assertThat(game.decode(at.position(), game.encode(at.position(), move))).isEqualTo(move);
    }
    assertThat(moves.stream().map(move -> game.encode(at.position(), move)))
        .doesNotHaveDuplicates();
  }

  /**
   * {@code decode} accepts only results of {@code encode} for that position.
   *
   * @param at where to look
   */
  @Property
  default void decode_refuses_what_encode_never_gave(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    RandomGenerator random = at.random();
    for (M move : at.someMoves(4)) {
      long packed = game.encode(at.position(), move);
      Judging.checkPacked(at, packed ^ (1L << random.nextInt(64)));
      Judging.checkPacked(at, packed + random.nextInt(-3, 4));
    }
    Judging.checkPacked(at, random.nextLong());
    Judging.checkPacked(at, random.nextInt(1 << 16));
  }

  /**
   * Without draw rules a position that goes on offers the same, and a draw by rule goes on or is no draw of
   * the rules.
   *
   * @param at where to look
   */
  @Property
  default void withoutDraws_changes_draws_only(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> free = at.game().withoutDraws();
    assertThat(free.ruleset().text())
        .isEqualTo(at.game().ruleset().withoutDraws().text());
    assertThat(free.withoutDraws()).isSameAs(free);
    assertThat(free.key(at.position())).isEqualTo(at.game().key(at.position()));
    Status status = at.game().status(at.position());
    boolean drawn = status.outcome().map(o -> o.points(Side.WHITE) == 0).orElse(false);
    if (drawn) {
      return;
    }
    assertThat(free.status(at.position())).isEqualTo(status);
    for (M move : at.someMoves(8)) {
      assertThat(free.judge(at.position(), move)).isSameAs(Verdict.legal());
      assertThat(free.playUnchecked(at.position(), move))
          .isEqualTo(at.game().playUnchecked(at.position(), move));
    }
  }
}
