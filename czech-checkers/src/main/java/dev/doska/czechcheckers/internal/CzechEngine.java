package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.SideToMove.forward;
import static dev.doska.czechcheckers.internal.SideToMove.kings;
import static dev.doska.czechcheckers.internal.SideToMove.them;
import static dev.doska.czechcheckers.internal.SideToMove.us;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The rules of one rule set applied to positions and moves. Immutable and thread-safe. */
public final class CzechEngine {
  private final CzechRuleset rules;
  private final MoveGenerator generator;
  private final EndingRules endings;
  private final MoveJudge judge;
  private final boolean hasFastLeafCount;

  /** The engine of a rule set. */
  public CzechEngine(CzechRuleset rules) {
    this.rules = rules;
    this.generator = MoveGenerator.of(rules);
    this.endings = new EndingRules(rules);
    this.judge = new MoveJudge(rules, generator);
    this.hasFastLeafCount = LeafCounter.serves(rules);
  }

  /** The rule set. */
  public CzechRuleset rules() {
    return rules;
  }

  /** The generator of legal moves. */
  public MoveGenerator generator() {
    return generator;
  }

  /** The endings and their counters. */
  public EndingRules endings() {
    return endings;
  }

  /** Whether {@link LeafCounter} can count leaves under this rule set, as long as no draw ends a game. */
  public boolean hasFastLeafCount() {
    return hasFastLeafCount;
  }

  private static int counters(CzechPosition p) {
    return Counters.of(
        p.side() == Side.BLACK, p.quietPlies(), p.materialPlies(), p.mainRoadPlies());
  }

  /** The status of a position. */
  public Status status(CzechPosition position) {
    List<Outcome> outcomes = endings(position);
    return outcomes.isEmpty()
        ? Status.toMove(position.side())
        : new Status.Finished(outcomes.get(0));
  }

  /** All endings that follow from the position alone; a side without a legal move comes before counters. */
  public List<Outcome> endings(CzechPosition position) {
    List<Outcome> outcomes = new ArrayList<>();
    if (!hasMove(position)) {
      boolean hasPieces = position.pieces(position.side()) != 0;
      outcomes.add(endings.withoutMove(position.side(), hasPieces));
    }
    if (endings.hasCounters()) {
      outcomes.addAll(
          endings.counterDraws(us(position), them(position), kings(position), counters(position)));
    }
    return List.copyOf(outcomes);
  }

  /** Whether there is a move, apart from draws. */
  public boolean hasMove(CzechPosition p) {
    return generator.any(us(p), them(p), kings(p), forward(p));
  }

  /** Whether a counter has drawn the game. */
  public boolean isDrawn(CzechPosition p) {
    return endings.hasCounters() && endings.drawn(us(p), them(p), kings(p), counters(p));
  }

  /** The number of legal moves. */
  public int count(CzechPosition p) {
    return isDrawn(p) ? 0 : generator.count(us(p), them(p), kings(p), forward(p));
  }

  /** The plies until a rule draws the game by its counter; empty if no counter applies. */
  public OptionalInt remainingPlies(CzechPosition p, CzechRule rule) {
    return endings.remainingPlies(rule, us(p), them(p), kings(p), counters(p));
  }

  /** Appends the packed moves. */
  public void generate(CzechPosition p, MoveBuffer buffer) {
    if (!isDrawn(p)) {
      generator.generate(us(p), them(p), kings(p), forward(p), buffer);
    }
  }

  /** Every route of every capture; empty if nothing can be captured. */
  public List<CzechMove> captureRoutes(CzechPosition position) {
    return isDrawn(position) ? List.of() : MoveCodec.captureRoutes(generator, position);
  }

  /** Those of some legal captures by one piece that visit given squares in their order. */
  public long[] capturesThrough(CzechPosition position, List<Square> squares, long[] captures) {
    if (captures.length == 0 || PackedMove.captured(captures[0]) == 0) {
      return new long[0];
    }
    long from = PaddedBoard.bit(squares.get(0).index());
    long them = them(position);
    long empty = (PaddedBoard.SQUARES & ~(us(position) | them)) | from;
    int mover = generator.mover(from, kings(position), forward(position));
    return new RouteMatcher(squares, them, empty, mover).matching(captures);
  }

  /** Judges a move. */
  public Verdict judge(CzechPosition position, CzechMove move) {
    return judge.judge(position, move, status(position));
  }

  /** The canonical writing of a packed move. */
  public CzechMove unpack(CzechPosition position, long packed) {
    return MoveCodec.unpack(generator, position, packed);
  }

  /** The packed form of a legal move. */
  public long encode(CzechPosition position, CzechMove move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return MoveCodec.pack(position, move);
  }

  /** The move of a packed form. */
  public CzechMove decode(CzechPosition position, long packed) {
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.get(i) == packed) {
        return unpack(position, packed);
      }
    }
    throw new IllegalArgumentException(
        "no legal move of " + position + " has the packed form " + Long.toHexString(packed));
  }
}
