package dev.doska.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: a position and all that led to it. Persistent: playing gives a new line that shares
 * the old one, and taking back is {@link #parent}. Two lines are equal only if they are the same object.
 * Immutable and thread-safe.
 *
 * <pre>{@code
 * Line<S, M> line = Line.start(game);
 * for (M move : moves) {
 *   line = line.play(move);
 * }
 * System.out.println(line.status());
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 * @see Status
 */
public final class Line<S, M> implements History<S, M> {
  private final Game<S, M> game;
  private final @Nullable Line<S, M> parent;
  private final @Nullable M move;
  private final S position;
  private final long key;
  private final int ply;
  private final @Nullable Outcome declared;

  private Line(
      Game<S, M> game,
      @Nullable Line<S, M> parent,
      @Nullable M move,
      S position,
      long key,
      @Nullable Outcome declared) {
    this.game = game;
    this.parent = parent;
    this.move = move;
    this.position = position;
    this.key = key;
    this.ply =
        move == null ? (parent == null ? 0 : parent.ply) : (parent == null ? 0 : parent.ply + 1);
    this.declared = declared;
  }

  /**
   * A line at the game's beginning.
   *
   * @param game the game
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return a line without moves
   */
  public static <S, M> Line<S, M> start(Game<S, M> game) {
    return start(game, game.initial());
  }

  /**
   * A line that begins at any position. It counts as the first occurrence of that position.
   *
   * @param game the game
   * @param position where to begin
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return a line without moves
   */
  public static <S, M> Line<S, M> start(Game<S, M> game, S position) {
    return new Line<>(game, null, null, position, game.key(position), null);
  }

  /**
   * The game.
   *
   * @return the game, bound to its rule set
   */
  public Game<S, M> game() {
    return game;
  }

  @Override
  public S position() {
    return position;
  }

  @Override
  public int ply() {
    return ply;
  }

  /**
   * The key of the position, computed once.
   *
   * @return {@link Game#key} of the position
   */
  public long key() {
    return key;
  }

  @Override
  public Optional<M> move() {
    return Optional.ofNullable(lastPlayed().move);
  }

  /**
   * The line before the last move, or before the ending that was declared.
   *
   * @return the parent; empty at the start
   */
  public Optional<Line<S, M>> parent() {
    return Optional.ofNullable(parent);
  }

  @Override
  public List<M> moves() {
    List<M> moves = new ArrayList<>(ply);
    for (Line<S, M> line = this; line != null; line = line.parent) {
      if (line.move != null) {
        moves.add(line.move);
      }
    }
    Collections.reverse(moves);
    return List.copyOf(moves);
  }

  @Override
  public S initial() {
    Line<S, M> line = this;
    while (line.parent != null) {
      line = line.parent;
    }
    return line.position;
  }

  @Override
  public List<S> positions() {
    return path().stream().map(Line::position).toList();
  }

  /**
   * The line after each move, without a declared ending.
   *
   * @return an unmodifiable list of {@code ply() + 1} lines, the start first
   */
  public List<Line<S, M>> path() {
    List<Line<S, M>> path = new ArrayList<>(ply + 1);
    for (Line<S, M> line = lastPlayed(); line != null; line = line.parent) {
      path.add(line);
    }
    Collections.reverse(path);
    return Collections.unmodifiableList(path);
  }

  /**
   * Plays a move or a roll.
   *
   * @param next a legal move
   * @return the line with the move
   * @throws IllegalMoveException if the rules forbid the move
   * @throws IllegalStateException if the game has ended by its history, by agreement or by resignation
   */
  public Line<S, M> play(M next) {
    refuseIfEndedByHistory("play " + next);
    return child(next, game.play(position, next));
  }

  /**
   * Plays a move that is known to be legal in a game that is known to go on. With anything else the
   * result is undefined.
   *
   * @param next a legal move
   * @return the line with the move
   */
  public Line<S, M> playUnchecked(M next) {
    return child(next, game.playUnchecked(position, next));
  }

  private Line<S, M> child(M next, S after) {
    return new Line<>(game, this, next, after, game.key(after), null);
  }

  @Override
  public int occurrences(int plies) {
    if (plies < 0) {
      throw new IllegalArgumentException("looking back " + plies + " plies");
    }
    int count = 0;
    int back = plies;
    for (Line<S, M> line = lastPlayed(); line != null && back >= 0; line = line.parent) {
      if (line.key == key && game.samePosition(line.position, position)) {
        count++;
      }
      back--;
    }
    return count;
  }

  /** This line without a declared ending. */
  private Line<S, M> lastPlayed() {
    return declared != null && parent != null ? parent : this;
  }

  /**
   * What the game waits for: a declared ending, else the position's own status if it is finished, else
   * the first automatic ending of the history, else the position's status.
   *
   * @return the status
   */
  @Override
  public Status status() {
    if (declared != null) {
      return new Status.Finished(declared);
    }
    Status own = game.status(position);
    if (own.isFinished()) {
      return own;
    }
    for (Claim claim : game.claims(this)) {
      if (claim.automatic()) {
        return new Status.Finished(claim.outcome());
      }
    }
    return own;
  }

  /**
   * All endings that hold now, the one that counts first: declared, of the position, of the history.
   *
   * @return an unmodifiable list, empty exactly if the game goes on
   */
  public List<Outcome> endings() {
    List<Outcome> endings = new ArrayList<>();
    if (declared != null) {
      endings.add(declared);
    }
    endings.addAll(game.endings(position));
    for (Claim claim : game.claims(this)) {
      if (claim.automatic()) {
        endings.add(claim.outcome());
      }
    }
    return List.copyOf(endings);
  }

  /**
   * What the side to move may claim.
   *
   * @return the endings that do not happen by themselves; empty if the game is over
   */
  public List<Claim> claims() {
    if (status().isFinished()) {
      return List.of();
    }
    return game.claims(this).stream().filter(claim -> !claim.automatic()).toList();
  }

  /**
   * Claims an ending.
   *
   * @param rule the rule to claim by
   * @return the finished line
   * @throws IllegalStateException if nothing can be claimed by this rule now
   */
  public Line<S, M> claim(Rule rule) {
    for (Claim claim : claims()) {
      if (claim.outcome().why().rule().equals(rule)) {
        return declare(claim.outcome());
      }
    }
    throw new IllegalStateException(
        "nothing to claim by " + rule.id() + "; claims that hold now: " + claims());
  }

  /**
   * Ends the game by agreement.
   *
   * @return the finished line
   * @throws IllegalStateException if the game is over or has no draw by agreement
   */
  public Line<S, M> agreeDraw() {
    return declare(game.agreement()
        .orElseThrow(() -> new IllegalStateException(game.id() + " has no draw by agreement")));
  }

  /**
   * Ends the game by resignation.
   *
   * @param side the side that gives up, on move or not
   * @return the finished line
   * @throws IllegalStateException if the game is over
   */
  public Line<S, M> resign(Side side) {
    return declare(game.resignation(position, side));
  }

  private Line<S, M> declare(Outcome outcome) {
    if (game.status(position).isFinished()) {
      throw new IllegalStateException("the game is over: " + game.status(position));
    }
    refuseIfEndedByHistory("end the game: " + outcome);
    return new Line<>(game, this, null, position, key, outcome);
  }

  private void refuseIfEndedByHistory(String what) {
    if (game.status(position).isFinished()) {
      return;
    }
    status().outcome().ifPresent(outcome -> {
      throw new IllegalStateException("can't " + what + ": the game is over, " + outcome);
    });
  }

  @Override
  public String toString() {
    return game.id() + " after " + ply + (ply == 1 ? " move: " : " moves: ")
        + game.positions().format(position);
  }
}
