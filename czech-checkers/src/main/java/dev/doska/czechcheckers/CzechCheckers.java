package dev.doska.czechcheckers;

import dev.doska.core.Claim;
import dev.doska.core.Cursor;
import dev.doska.core.Ending;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.czechcheckers.internal.CzechEngine;
import dev.doska.czechcheckers.internal.MoveCodec;
import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.czechcheckers.notation.CzechFen;
import dev.doska.czechcheckers.notation.CzechNotation;
import dev.doska.czechcheckers.picture.CzechDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Czech checkers (česká dáma) under a rule set. Immutable and thread-safe.
 *
 * <pre>{@code
 * CzechCheckers game = CzechCheckers.standard();
 * CzechPosition position = game.initial();
 * for (CzechMove move : game.moves(position).list()) {
 *   System.out.println(game.notation().format(position, move));
 * }
 * position = game.play(position, CzechMove.of("c3", "d4"));
 * }</pre>
 *
 * <p>A move is identified by where it begins, where it ends and which pieces it captures (CZ-12); moves
 * are listed by begin, end (a1, c1, …, h8) and captured set as a number whose lowest bit is a1. The
 * canonical writing of a capture with several routes is the smallest: jump by jump, the direction in
 * the order north-west, north-east, south-west, south-east on the board, then the nearer landing square.
 * Packed moves are laid out as {@link PackedMove} says; keys as {@link CzechPosition#key} says.
 */
public final class CzechCheckers implements FiniteGame<CzechPosition, CzechMove> {
  /** The game's name. */
  public static final String ID = "czech-checkers";

  private static final CzechCheckers STANDARD = new CzechCheckers(CzechRuleset.FEDERATION);

  private final CzechEngine engine;
  private final CzechNotation notation;
  private final CzechCheckers withoutDraws;

  private CzechCheckers(CzechRuleset rules) {
    this.engine = new CzechEngine(rules);
    this.notation = CzechNotation.of(rules);
    CzechRuleset undrawn = rules.withoutDraws();
    this.withoutDraws = undrawn.equals(rules) ? this : new CzechCheckers(undrawn);
  }

  /**
   * The game under a rule set.
   *
   * @param ruleset the rule set
   * @return the game
   */
  public static CzechCheckers of(CzechRuleset ruleset) {
    return ruleset.equals(CzechRuleset.FEDERATION) ? STANDARD : new CzechCheckers(ruleset);
  }

  /**
   * The game under the default rule set, {@link CzechRuleset#FEDERATION}.
   *
   * @return the game
   */
  public static CzechCheckers standard() {
    return STANDARD;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public CzechRuleset ruleset() {
    return engine.rules();
  }

  @Override
  public CzechCheckers withoutDraws() {
    return withoutDraws;
  }

  @Override
  public CzechPosition initial() {
    return engine.rules().initial();
  }

  /**
   * An empty draft of a position with the starter to move.
   *
   * @return a new draft
   */
  public CzechDraft draft() {
    return CzechDraft.empty().side(ruleset().starter());
  }

  /**
   * A draft that holds a position.
   *
   * @param position the position
   * @return a new draft, to be changed
   */
  public CzechDraft draft(CzechPosition position) {
    return CzechDraft.of(position);
  }

  // endings

  @Override
  public Status status(CzechPosition position) {
    return engine.status(position);
  }

  @Override
  public List<Outcome> endings(CzechPosition position) {
    return engine.endings(position);
  }

  /**
   * How many plies may still be played before a rule's counter ends the game. A ply that sets the counter
   * back, such as a capture, starts it again.
   *
   * @param position a position
   * @param rule CZ-17 or CZ-18; any other rule has no counter
   * @return 0 if the counter has struck; empty if the rule is off or doesn't concern this material
   */
  public OptionalInt remaining(CzechPosition position, CzechRule rule) {
    return engine.remaining(position, Objects.requireNonNull(rule));
  }

  @Override
  public List<Claim> claims(History<CzechPosition, CzechMove> history) {
    return engine.endings().claims(Objects.requireNonNull(history));
  }

  /** {@inheritDoc} In the losing game too (CZ-19). */
  @Override
  public Outcome resignation(CzechPosition position, Side side) {
    Objects.requireNonNull(position);
    return new Outcome.Win(side.other(), 1, new Ending(CzechRule.CZ_19, "resignation"));
  }

  @Override
  public Optional<Outcome> agreement() {
    return Optional.of(new Outcome.Draw(new Ending(CzechRule.CZ_19, "agreement")));
  }

  // moves

  @Override
  public Moves.Finite<CzechMove> moves(CzechPosition position) {
    List<CzechMove> moves = new ArrayList<>();
    forEach(position, moves::add);
    return new Moves.Finite<>(moves);
  }

  @Override
  public boolean any(CzechPosition position) {
    return engine.anyOnBoard(position) && !engine.isDrawn(position);
  }

  @Override
  public int count(CzechPosition position) {
    return engine.count(position);
  }

  @Override
  public void forEach(CzechPosition position, Consumer<? super CzechMove> visitor) {
    Objects.requireNonNull(visitor);
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      visitor.accept(engine.write(position, buffer.get(i)));
    }
  }

  @Override
  public void generate(CzechPosition position, MoveBuffer buffer) {
    Objects.requireNonNull(buffer);
    engine.generate(position, buffer);
  }

  /**
   * The number of sequences of exactly {@code depth} moves, every one of them played to its last move.
   * {@link Cursor#leaves} gives the same number faster, since it only counts the last moves: this is its
   * check and its yardstick.
   *
   * @param position a position
   * @param depth the number of moves, 0 or more
   * @return the number of leaves
   * @throws IllegalArgumentException if the depth is negative
   */
  public long leavesPlayed(CzechPosition position, int depth) {
    checkDepth(depth);
    return new CzechCursor(engine, position).leavesPlayed(depth);
  }

  private static void checkDepth(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is negative");
    }
  }

  /**
   * The number of sequences of exactly {@code depth} moves, where captures of the same pieces in another
   * order count on their own. {@link Cursor#leaves} counts moves.
   *
   * @param position a position
   * @param depth the number of moves, 0 or more
   * @return the number of leaves
   * @throws IllegalArgumentException if the depth is negative
   */
  public long routes(CzechPosition position, int depth) {
    checkDepth(depth);
    return new CzechCursor(engine, position).routes(depth, new MoveBuffer());
  }

  /**
   * Visits every legal move by each of its routes, which are as many as {@link #routes} counts to
   * depth 1: quiet moves as {@link #forEach} does, captures by piece and then in the order of canonical
   * routes.
   *
   * @param position a position
   * @param visitor takes the writing of each route
   */
  public void forEachRoute(CzechPosition position, Consumer<? super CzechMove> visitor) {
    Objects.requireNonNull(visitor);
    List<CzechMove> captures = engine.captureRoutes(position);
    if (captures.isEmpty()) {
      forEach(position, visitor);
    } else {
      captures.forEach(visitor);
    }
  }

  @Override
  public Cursor<CzechPosition, CzechMove> cursor(CzechPosition position) {
    return new CzechCursor(engine, position);
  }

  @Override
  public Odds<CzechMove> odds(CzechPosition position) {
    Objects.requireNonNull(position);
    throw new IllegalStateException("Czech checkers has no rolls: " + position);
  }

  // one move

  @Override
  public Verdict judge(CzechPosition position, CzechMove move) {
    return engine.judge(position, move);
  }

  @Override
  public CzechPosition playUnchecked(CzechPosition position, CzechMove move) {
    return position.after(MoveCodec.pack(position, move));
  }

  @Override
  public CzechPosition playUnchecked(CzechPosition position, long packed) {
    return position.after(packed);
  }

  @Override
  public CzechMove canonicalUnchecked(CzechPosition position, CzechMove move) {
    return engine.write(position, MoveCodec.pack(position, move));
  }

  @Override
  public boolean packs(CzechMove move) {
    Objects.requireNonNull(move);
    return true;
  }

  @Override
  public long encode(CzechPosition position, CzechMove move) {
    return engine.encode(position, move);
  }

  @Override
  public CzechMove decode(CzechPosition position, long packed) {
    return engine.decode(position, packed);
  }

  @Override
  public boolean samePosition(CzechPosition a, CzechPosition b) {
    return a.white() == b.white()
        && a.black() == b.black()
        && a.kings() == b.kings()
        && a.side() == b.side();
  }

  @Override
  public long key(CzechPosition position) {
    return position.key();
  }

  // text and pictures

  @Override
  public Notation<CzechPosition, CzechMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<CzechPosition> positions() {
    return CzechFen.ALGEBRAIC;
  }

  @Override
  public CzechDrawing drawing() {
    return CzechDrawing.of(ruleset());
  }

  /**
   * The game and its rule set.
   *
   * @return for example {@code czech-checkers FEDERATION}
   */
  @Override
  public String toString() {
    return ID + " " + ruleset().text();
  }
}
