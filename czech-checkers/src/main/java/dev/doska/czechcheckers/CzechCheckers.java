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
 * <p>A move is identified by its first square, its last square and the pieces that it captures (CZ-12).
 * Moves are listed by first square, last square (a1, c1, …, h8) and captured set, as a number whose lowest
 * bit is a1. If a capture has several routes, its canonical writing is the smallest one: jump by jump, the
 * directions in the order north-west, north-east, south-west, south-east, then the nearer landing square.
 * {@link CzechPosition#key} defines the keys.
 *
 * <p>The layout of packed moves never changes within a major version. Squares are numbered as {@link
 * Square#index} numbers them, and all other bits are 0, so packed moves of one position are positive and
 * ascend in the order of the list of moves:
 *
 * <table>
 * <caption>bits of a packed move</caption>
 * <tr><th>bits</th><th>meaning</th></tr>
 * <tr><td>0</td><td>1 if a man is crowned</td></tr>
 * <tr><td>1</td><td>1 if a king moves</td></tr>
 * <tr><td>2–33</td><td>the captured squares, bit 2 is a1, bit 33 is h8</td></tr>
 * <tr><td>34–38</td><td>the last square, 0 = a1 to 31 = h8</td></tr>
 * <tr><td>39–43</td><td>the first square</td></tr>
 * </table>
 *
 * @see CzechRuleset
 * @see CzechPosition
 * @see CzechMove
 */
public final class CzechCheckers implements FiniteGame<CzechPosition, CzechMove> {
  /** The game's name. */
  public static final String ID = "czech-checkers";

  private static final CzechCheckers STANDARD = new CzechCheckers(CzechRuleset.FEDERATION);

  private final CzechEngine engine;
  private final CzechPosition initial;
  private final CzechNotation notation;
  private final CzechCheckers withoutDraws;

  private CzechCheckers(CzechRuleset rules) {
    this.engine = new CzechEngine(rules);
    this.initial = rules.initial();
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
    return initial;
  }

  /**
   * An empty draft of a position, with the starter to move.
   *
   * @return a new draft
   */
  public CzechDraft draft() {
    return CzechDraft.empty().side(ruleset().starter());
  }

  /**
   * A draft with the content of a position.
   *
   * @param position the position
   * @return a new draft
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
   * How many plies can be played until a rule draws the game by its counter. A ply that resets the counter,
   * such as a capture, starts the count again.
   *
   * @param position a position
   * @param rule CZ-17 or CZ-18; other rules have no counter
   * @return 0 if the game is drawn by this rule; empty if the rule is off or does not apply to these pieces
   */
  public OptionalInt remainingPlies(CzechPosition position, CzechRule rule) {
    return engine.remainingPlies(position, Objects.requireNonNull(rule));
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
    return engine.hasMove(position) && !engine.isDrawn(position);
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
      visitor.accept(engine.unpack(position, buffer.get(i)));
    }
  }

  @Override
  public void generate(CzechPosition position, MoveBuffer buffer) {
    Objects.requireNonNull(buffer);
    engine.generate(position, buffer);
  }

  /**
   * The number of sequences of exactly {@code depth} moves, found by playing every move. {@link
   * Cursor#leaves} is faster, because it counts the last moves without playing them; this method checks it
   * and is measured against it.
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
   * The number of sequences of exactly {@code depth} routes: captures of the same pieces in another order
   * are counted separately. {@link Cursor#leaves} counts moves.
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
   * Visits every route of every legal move, as many as {@link #routes} counts to depth 1. Quiet moves come in
   * the order of {@link #forEach}, captures by piece and then in the order of canonical routes.
   *
   * @param position a position
   * @param visitor receives the writing of each route
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
    return engine.unpack(position, MoveCodec.pack(position, move));
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
    return CzechDrawing.of(withoutDraws().notation());
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
