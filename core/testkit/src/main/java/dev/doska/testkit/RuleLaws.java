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
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface RuleLaws<S, M> extends Laws<S, M> {
  /**
   * There is nothing to play exactly when the game is over.
   *
   * @param at where to look
   */
  @Property
  default void moves_are_empty_exactly_when_the_game_is_over(
      @ForAll("situations") Situation<S, M> at) {
    Status status = at.game().status(at.state());
    assertThat(at.game().moves(at.state()).isEmpty()).isEqualTo(status.isFinished());
  }

  /**
   * The endings of a state begin with its status; statuses of a game that goes on are shared.
   *
   * @param at where to look
   */
  @Property
  default void endings_begin_with_the_status(@ForAll("situations") Situation<S, M> at) {
    Status status = at.game().status(at.state());
    assertThat(at.game().endings(at.state()).stream().findFirst()).isEqualTo(status.outcome());
    assertThat(at.game().status(at.state())).isEqualTo(status);
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
    Moves<M> moves = game.moves(at.state());
    for (M move : at.someMoves(64)) {
      assertThat(game.judge(at.state(), move)).as("%s", move).isSameAs(Verdict.legal());
      assertThat(game.canonical(at.state(), move)).isEqualTo(move);
      assertThat(moves.contains(move)).as("%s is offered", move).isTrue();
      assertThat(game.packs(move)).as("%s packs", move).isTrue();
    }
  }

  /**
   * A move has one canonical writing, and every writing leads to the same state.
   *
   * @param at where to look
   */
  @Property
  default void all_writings_of_a_move_are_legal_and_play_the_same(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    for (M move : at.someMoves(8)) {
      S after = game.play(at.state(), move);
      for (M other : otherWritings(game, at.state(), move)) {
        assertThat(game.judge(at.state(), other)).as("%s", other).isSameAs(Verdict.legal());
        assertThat(game.canonical(at.state(), other)).isEqualTo(move);
        assertThat(game.play(at.state(), other)).isEqualTo(after);
        assertThat(game.encode(at.state(), other)).isEqualTo(game.encode(at.state(), move));
      }
    }
  }

  /**
   * Every move gets an answer, and what the answer says is what happens.
   *
   * @param at where to look
   */
  @Property
  default void judge_answers_absurd_moves(@ForAll("situations") Situation<S, M> at) {
    RandomGenerator random = at.random();
    for (int i = 0; i < 8; i++) {
      Judging.check(at, absurdMove(at.game(), at.state(), random));
    }
  }

  /**
   * A move of another state gets an answer here.
   *
   * @param at where to judge
   * @param elsewhere where the moves come from
   */
  @Property
  default void judge_answers_moves_of_other_states(
      @ForAll("situations") Situation<S, M> at, @ForAll("situations") Situation<S, M> elsewhere) {
    for (M move : elsewhere.someMoves(8)) {
      Judging.check(at, move);
    }
  }

  /**
   * Checked and unchecked playing agree, and the old state stays as it was.
   *
   * @param at where to play
   */
  @Property
  default void play_is_playUnchecked_and_keeps_the_old_state(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    String before = game.positions().format(at.state());
    int hash = at.state().hashCode();
    for (M move : at.someMoves(8)) {
      S after = game.play(at.state(), move);
      S again = game.playUnchecked(at.state(), move);
      assertThat(again).isEqualTo(after).hasSameHashCodeAs(after);
      assertThat(game.key(again)).isEqualTo(game.key(after));
    }
    assertThat(game.positions().format(at.state())).isEqualTo(before);
    assertThat(at.state()).hasSameHashCodeAs(hash);
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
      assertThat(game.decode(at.state(), game.encode(at.state(), move))).isEqualTo(move);
    }
    assertThat(moves.stream().map(move -> game.encode(at.state(), move))).doesNotHaveDuplicates();
  }

  /**
   * {@code decode} takes only what {@code encode} gave for that state.
   *
   * @param at where to look
   */
  @Property
  default void decode_refuses_what_encode_never_gave(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    RandomGenerator random = at.random();
    for (M move : at.someMoves(4)) {
      long packed = game.encode(at.state(), move);
      Judging.checkPacked(at, packed ^ (1L << random.nextInt(64)));
      Judging.checkPacked(at, packed + random.nextInt(-3, 4));
    }
    Judging.checkPacked(at, random.nextLong());
    Judging.checkPacked(at, random.nextInt(1 << 16));
  }

  /**
   * Without draw rules a state that goes on offers the same, and a draw by rule goes on or is no draw of
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
    assertThat(free.key(at.state())).isEqualTo(at.game().key(at.state()));
    Status status = at.game().status(at.state());
    boolean drawn = status.outcome().map(o -> o.points(Side.WHITE) == 0).orElse(false);
    if (drawn) {
      return;
    }
    assertThat(free.status(at.state())).isEqualTo(status);
    for (M move : at.someMoves(8)) {
      assertThat(free.judge(at.state(), move)).isSameAs(Verdict.legal());
      assertThat(free.playUnchecked(at.state(), move))
          .isEqualTo(at.game().playUnchecked(at.state(), move));
    }
  }
}
