package dev.doska.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game bound to one rule set: only it knows the rules. Positions and moves are plain
 * immutable values; a game holds no state. Thread-safe.
 *
 * <p>A move may be written in several ways; {@code equals} compares the writing. {@link #moves} has
 * one canonical writing of each move and {@link #canonical} finds it. Methods throw {@link
 * NullPointerException} on null.
 *
 * <pre>{@code
 * M move = game.moves(position).sample(new SplitMix64(1));
 * System.out.println(game.notation().format(position, move) + " is " + game.judge(position, move));
 * S next = game.play(position, move);
 * System.out.println(game.drawing().text(next));
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 * @see FiniteGame
 * @see Line
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
   * The same game under {@link Ruleset#withoutDraws}. It has the same positions and counters.
   *
   * @return the game; this same object if no draw rule is on
   */
  Game<S, M> withoutDraws();

  /**
   * The position in which the game begins.
   *
   * @return the position
   */
  S initial();

  /**
   * What a position waits for. Only endings that the position alone decides count; {@link Line#status}
   * adds those of the history, such as repetition.
   *
   * @param position a position
   * @return its status
   */
  Status status(S position);

  /**
   * All endings that the position alone decides and that hold now, the one that counts first.
   *
   * @param position a position
   * @return an unmodifiable list, empty exactly if {@link #status} is not finished
   */
  default List<Outcome> endings(S position) {
    return status(position).outcome().map(List::of).orElseGet(List::of);
  }

  /**
   * What may be played: the decisions of the side to move, or the rolls in the order of {@link #odds},
   * or nothing when the game is over.
   *
   * @param position a position
   * @return the legal moves, in the game's documented order
   */
  Moves<M> moves(S position);

  /**
   * The rolls of chance with their probabilities.
   *
   * @param position a position whose status is {@link Status.ToRoll}
   * @return the odds, a shared instance
   * @throws IllegalStateException if the position does not wait for a roll
   */
  Odds<M> odds(S position);

  /**
   * Judges a move. Every well-formed move in every position gets a verdict.
   *
   * @param position a position
   * @param move a move in any writing
   * @return legal, or every reason why not, in rulebook order
   */
  Verdict judge(S position, M move);

  /**
   * Plays a legal move. {@link #playUnchecked(Object, Object)} is the fast way for moves known to be
   * legal.
   *
   * @param position a position, which stays as it is
   * @param move a legal move in any writing
   * @return the position after it
   * @throws IllegalMoveException if the move is illegal
   */
  default S play(S position, M move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return playUnchecked(position, move);
  }

  /**
   * Plays a move that is known to be legal. With an illegal move the result is undefined: a wrong
   * position, or any runtime exception.
   *
   * @param position a position, which stays as it is
   * @param move a legal move in any writing
   * @return the position after it
   */
  S playUnchecked(S position, M move);

  /**
   * The canonical writing of a move: the one that {@link #moves} lists. {@link #canonicalUnchecked} is
   * the fast way for moves known to be legal.
   *
   * @param position a position
   * @param move a legal move in any writing
   * @return the canonical writing
   * @throws IllegalMoveException if the move is illegal
   */
  default M canonical(S position, M move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return canonicalUnchecked(position, move);
  }

  /**
   * The canonical writing of a move that is known to be legal. With an illegal move the result is
   * undefined: a wrong move, or any runtime exception.
   *
   * @param position a position
   * @param move a legal move in any writing
   * @return the canonical writing
   */
  M canonicalUnchecked(S position, M move);

  /**
   * Whether two positions count as one when repetitions are counted.
   *
   * @param a a position
   * @param b a position
   * @return true if a rule of repetition would count them together
   */
  boolean samePosition(S a, S b);

  /**
   * A 64-bit key of what {@link #samePosition} compares, by a documented function that never changes
   * within a major version. Positions that count as one have equal keys; the reverse is likely,
   * not certain.
   *
   * @param position a position
   * @return the key
   */
  long key(S position);

  /**
   * The endings that a history gives a right to, beyond those of its last position.
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
   * @param position a position
   * @param move a legal move
   * @return the packed form, by the game's documented layout
   * @throws IllegalArgumentException if the move does not pack
   * @throws IllegalMoveException if the move is illegal
   */
  long encode(S position, M move);

  /**
   * The move of a packed form.
   *
   * @param position a position
   * @param packed a result of {@link #encode} for that position
   * @return the move in its canonical writing
   * @throws IllegalArgumentException if no legal move of the position has this packed form
   */
  M decode(S position, long packed);

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
   * @param position the present position
   * @param side the side that resigns
   * @return a win of the other side, of 1 point unless the game says otherwise
   */
  default Outcome resignation(S position, Side side) {
    Objects.requireNonNull(position);
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
