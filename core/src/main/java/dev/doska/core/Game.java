package dev.doska.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game bound to one rule set: the only thing that knows the rules. States and moves are plain
 * immutable values; a game holds no state. Thread-safe.
 *
 * <p>A move may be written in several ways; {@code equals} compares the writing. {@link #moves} yields
 * one canonical writing of each move and {@link #canonical} finds it. Methods throw {@link
 * NullPointerException} on null.
 *
 * <pre>{@code
 * M move = game.moves(state).sample(new SplitMix64(1));
 * System.out.println(game.notation().format(state, move) + " is " + game.judge(state, move));
 * S next = game.play(state, move);
 * System.out.println(game.drawing().text(next));
 * }</pre>
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface Game<S, M> {
  /**
   * The game's name among all games, the one that its {@link GameProvider} has.
   *
   * @return lower-case words with hyphens, such as {@code czech-checkers}
   */
  String id();

  /**
   * The rule set.
   *
   * @return the options under which the game is played
   */
  Ruleset ruleset();

  /**
   * The same game under {@link Ruleset#withoutDraws}. States and counters are the same.
   *
   * @return the game; this one itself if no draw rule is on
   */
  Game<S, M> withoutDraws();

  /**
   * The state in which the game begins.
   *
   * @return the state
   */
  S initial();

  /**
   * What a state waits for. It knows the endings that the state alone decides; those that need the
   * history, such as repetition, are known to {@link Line#status}.
   *
   * @param state a state
   * @return its status
   */
  Status status(S state);

  /**
   * All endings that the state alone decides and that hold now, the one that counts first.
   *
   * @param state a state
   * @return an unmodifiable list, empty exactly if {@link #status} is not finished
   */
  default List<Outcome> endings(S state) {
    return status(state).outcome().map(List::of).orElseGet(List::of);
  }

  /**
   * What may be played: the decisions of the side to move, or the rolls in the order of {@link #odds},
   * or nothing when the game is over.
   *
   * @param state a state
   * @return the legal moves, in the game's documented order
   */
  Moves<M> moves(S state);

  /**
   * The rolls of chance with their probabilities.
   *
   * @param state a state whose status is {@link Status.ToRoll}
   * @return the odds, a shared instance
   * @throws IllegalStateException if the state does not wait for a roll
   */
  Odds<M> odds(S state);

  /**
   * Judges a move, however absurd: every well-formed move in every state gets an answer.
   *
   * @param state a state
   * @param move a move in any writing
   * @return legal, or every reason why not, in rulebook order
   */
  Verdict judge(S state, M move);

  /**
   * Plays a legal move. {@link #playUnchecked(Object, Object)} is the fast way for moves known to be
   * legal.
   *
   * @param state a state, which stays as it is
   * @param move a legal move in any writing
   * @return the state after it
   * @throws IllegalMoveException if the move is illegal
   */
  default S play(S state, M move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return playUnchecked(state, move);
  }

  /**
   * Plays a move that is known to be legal. With an illegal move the result is undefined: a wrong
   * state, or any runtime exception.
   *
   * @param state a state, which stays as it is
   * @param move a legal move in any writing
   * @return the state after it
   */
  S playUnchecked(S state, M move);

  /**
   * The canonical writing of a move: the one that {@link #moves} lists. {@link #canonicalUnchecked} is
   * the fast way for moves known to be legal.
   *
   * @param state a state
   * @param move a legal move in any writing
   * @return the canonical writing
   * @throws IllegalMoveException if the move is illegal
   */
  default M canonical(S state, M move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return canonicalUnchecked(state, move);
  }

  /**
   * The canonical writing of a move that is known to be legal. With an illegal move the result is
   * undefined: a wrong move, or any runtime exception.
   *
   * @param state a state
   * @param move a legal move in any writing
   * @return the canonical writing
   */
  M canonicalUnchecked(S state, M move);

  /**
   * Whether two states count as the same position when repetitions are counted.
   *
   * @param a a state
   * @param b a state
   * @return true if a rule of repetition would count them together
   */
  boolean samePosition(S a, S b);

  /**
   * A 64-bit key of what {@link #samePosition} compares, by a documented function that never changes
   * within a major version. States that are the same position have equal keys; the reverse is likely,
   * not certain.
   *
   * @param state a state
   * @return the key
   */
  long key(S state);

  /**
   * The endings that a history gives a right to, beyond those of its last state.
   *
   * @param history a history of this game
   * @return an unmodifiable list in rulebook order; empty for games without such rules
   */
  List<Claim> claims(History<S, M> history);

  /**
   * Whether a move has a packed form. All moves that {@link #moves} lists, samples or rolls do.
   *
   * @param move a move
   * @return true if {@link #encode} takes it
   */
  boolean packs(M move);

  /**
   * The packed form of a legal move's canonical writing.
   *
   * @param state a state
   * @param move a legal move
   * @return the packed form, by the game's documented layout
   * @throws IllegalArgumentException if the move does not pack
   * @throws IllegalMoveException if the move is illegal
   */
  long encode(S state, M move);

  /**
   * The move of a packed form.
   *
   * @param state a state
   * @param packed what {@link #encode} gave for a move in that state
   * @return the move in its canonical writing
   * @throws IllegalArgumentException if no legal move of the state has this packed form
   */
  M decode(S state, long packed);

  /**
   * How moves are written.
   *
   * @return the notation
   */
  Notation<S, M> notation();

  /**
   * How positions are written.
   *
   * @return the format
   */
  PositionFormat<S> positions();

  /**
   * How positions are pictured.
   *
   * @return the drawing
   */
  Drawing<S, M> drawing();

  /**
   * The outcome if a side gives up.
   *
   * @param state the present state
   * @param side the side that resigns
   * @return a win of the other side, of 1 point unless the game says otherwise
   */
  default Outcome resignation(S state, Side side) {
    Objects.requireNonNull(state);
    return new Outcome.Win(side.other(), 1, new Ending(CommonRule.RESIGNATION, "resignation"));
  }

  /**
   * The outcome if the players agree on a draw.
   *
   * @return the draw; empty if the game has none
   */
  default Optional<Outcome> agreement() {
    return Optional.of(new Outcome.Draw(new Ending(CommonRule.AGREEMENT, "agreement")));
  }
}
