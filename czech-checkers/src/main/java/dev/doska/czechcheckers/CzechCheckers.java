package dev.doska.czechcheckers;

import static dev.doska.czechcheckers.internal.PaddedBoard.pad;

import dev.doska.core.Claim;
import dev.doska.core.Cursor;
import dev.doska.core.Drawing;
import dev.doska.core.Ending;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.czechcheckers.internal.MoveGenerator;
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
 * CzechCheckers game = CzechCheckers.FEDERATION;
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

  /** The game under the federation's rules. */
  public static final CzechCheckers FEDERATION = new CzechCheckers(CzechRuleset.FEDERATION);

  private final CzechRuleset rules;
  private final MoveGenerator generator;
  private final CzechEndings endings;
  private final CzechJudge judge;
  private final boolean federationCaptures;
  private final CzechCheckers withoutDraws;

  /**
   * The game under a rule set.
   *
   * @param rules the rule set
   */
  public CzechCheckers(CzechRuleset rules) {
    this.rules = rules;
    this.generator = new MoveGenerator(rules.captures());
    this.endings = new CzechEndings(rules);
    this.judge = new CzechJudge(this);
    this.federationCaptures = rules.captures().equals(CaptureRules.FEDERATION);
    CzechRuleset undrawn = rules.withoutDraws();
    this.withoutDraws = undrawn.equals(rules) ? this : new CzechCheckers(undrawn);
  }

  MoveGenerator generator() {
    return generator;
  }

  CzechEndings endingRules() {
    return endings;
  }

  boolean hasFederationCaptures() {
    return federationCaptures;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public CzechRuleset ruleset() {
    return rules;
  }

  @Override
  public CzechCheckers withoutDraws() {
    return withoutDraws;
  }

  @Override
  public CzechPosition initial() {
    return rules.initial();
  }

  // endings

  @Override
  public Status status(CzechPosition position) {
    List<Outcome> outcomes = endings(position);
    return outcomes.isEmpty()
        ? Status.toMove(position.side())
        : new Status.Finished(outcomes.get(0));
  }

  /**
   * {@inheritDoc}
   *
   * <p>First CZ-14 or CZ-20, then CZ-17, then CZ-18: a side without a legal move has lost even if a
   * counter strikes on the same ply.
   */
  @Override
  public List<Outcome> endings(CzechPosition position) {
    List<Outcome> outcomes = new ArrayList<>();
    if (!anyOnBoard(position)) {
      boolean hasPieces = position.pieces(position.side()) != 0;
      outcomes.add(endings.immobile(position.side(), hasPieces));
    }
    if (endings.haveCounters()) {
      outcomes.addAll(endings.counterDraws(
          pad(position.white()),
          pad(position.black()),
          pad(position.kings()),
          position.counters()));
    }
    return List.copyOf(outcomes);
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
    return endings.remaining(
        Objects.requireNonNull(rule),
        pad(position.white()),
        pad(position.black()),
        pad(position.kings()),
        position.counters());
  }

  @Override
  public List<Claim> claims(History<CzechPosition, CzechMove> history) {
    return endings.claims(Objects.requireNonNull(history));
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

  private boolean anyOnBoard(CzechPosition p) {
    return generator.any(us(p), them(p), pad(p.kings()), forward(p));
  }

  private boolean isDrawn(CzechPosition p) {
    return endings.haveCounters() && endings.drawn(us(p), them(p), pad(p.kings()), p.counters());
  }

  static long us(CzechPosition p) {
    return pad(p.isBlackToMove() ? p.black() : p.white());
  }

  static long them(CzechPosition p) {
    return pad(p.isBlackToMove() ? p.white() : p.black());
  }

  static int forward(CzechPosition p) {
    return p.isBlackToMove() ? -1 : 1;
  }

  @Override
  public Moves.Finite<CzechMove> moves(CzechPosition position) {
    List<CzechMove> moves = new ArrayList<>();
    forEach(position, moves::add);
    return new Moves.Finite<>(moves);
  }

  @Override
  public boolean any(CzechPosition position) {
    return anyOnBoard(position) && !isDrawn(position);
  }

  @Override
  public int count(CzechPosition position) {
    return isDrawn(position)
        ? 0
        : generator.count(us(position), them(position), pad(position.kings()), forward(position));
  }

  @Override
  public void forEach(CzechPosition position, Consumer<? super CzechMove> visitor) {
    Objects.requireNonNull(visitor);
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      visitor.accept(write(position, buffer.get(i)));
    }
  }

  @Override
  public void generate(CzechPosition position, MoveBuffer buffer) {
    Objects.requireNonNull(buffer);
    if (!isDrawn(position)) {
      generator.generate(
          us(position), them(position), pad(position.kings()), forward(position), buffer);
    }
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
    return new CzechCursor(this, position).leavesPlayed(depth);
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
    return new CzechCursor(this, position).routes(depth, new MoveBuffer());
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
    List<CzechMove> captures =
        isDrawn(position) ? List.of() : Writing.captureRoutes(generator, position);
    if (captures.isEmpty()) {
      forEach(position, visitor);
    } else {
      captures.forEach(visitor);
    }
  }

  @Override
  public Cursor<CzechPosition, CzechMove> cursor(CzechPosition position) {
    return new CzechCursor(this, position);
  }

  @Override
  public Odds<CzechMove> odds(CzechPosition position) {
    Objects.requireNonNull(position);
    throw new IllegalStateException("Czech checkers has no rolls: " + position);
  }

  // one move

  @Override
  public Verdict judge(CzechPosition position, CzechMove move) {
    return judge.judge(position, move);
  }

  @Override
  public CzechPosition playUnchecked(CzechPosition position, CzechMove move) {
    return position.after(Writing.pack(position, move));
  }

  @Override
  public CzechPosition playUnchecked(CzechPosition position, long packed) {
    return position.after(packed);
  }

  @Override
  public CzechMove canonical(CzechPosition position, CzechMove move) {
    return write(position, encode(position, move));
  }

  @Override
  public boolean packs(CzechMove move) {
    Objects.requireNonNull(move);
    return true;
  }

  @Override
  public long encode(CzechPosition position, CzechMove move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return Writing.pack(position, move);
  }

  @Override
  public CzechMove decode(CzechPosition position, long packed) {
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.get(i) == packed) {
        return write(position, packed);
      }
    }
    throw new IllegalArgumentException(
        "no legal move of " + position + " has the packed form " + Long.toHexString(packed));
  }

  /** The canonical writing of a legal packed move. */
  CzechMove write(CzechPosition position, long packed) {
    return Writing.write(generator, position, packed);
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
    return new CzechNotation(this);
  }

  @Override
  public PositionFormat<CzechPosition> positions() {
    return CzechFen.ALGEBRAIC;
  }

  @Override
  public Drawing<CzechPosition, CzechMove> drawing() {
    return CzechDrawing.WHITE_BELOW;
  }

  /**
   * The game and its rule set.
   *
   * @return for example {@code czech-checkers FEDERATION}
   */
  @Override
  public String toString() {
    return ID + " " + rules.text();
  }
}
