package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.SQUARES;
import static dev.doska.czechcheckers.internal.PaddedBoard.bit;
import static dev.doska.czechcheckers.internal.PaddedBoard.shift;
import static dev.doska.czechcheckers.internal.PaddedBoard.slide;
import static dev.doska.czechcheckers.internal.PaddedBoard.square;

import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.ruleset.Majority;
import org.jspecify.annotations.Nullable;

/**
 * The generator of legal moves on padded boards. The side to move is given as {@code forward}, 1 for White
 * and -1 for Black, so the same code serves both. Immutable and thread-safe; allocates nothing.
 */
public final class MoveGenerator {
  private final boolean menCaptureBackward;
  private final boolean kingPriority;
  private final Majority majority;
  private final boolean kingMayStopShort;

  /** Whether the moves are those of the federation while no king can capture. */
  private final boolean federationMoves;

  private MoveGenerator(CzechRuleset rules) {
    this.menCaptureBackward = rules.menCaptureBackward();
    this.kingPriority = rules.kingPriority();
    this.majority = rules.majority();
    this.kingMayStopShort = rules.kingMayStopShort();
    this.federationMoves = FederationMoves.areAllWithoutKingCaptures(rules);
  }

  /**
   * The generator of legal moves.
   *
   * @param rules the rule set
   * @return a generator
   */
  public static MoveGenerator of(CzechRuleset rules) {
    return new MoveGenerator(rules);
  }

  /**
   * The generator of the captures of all pieces, whether or not priority or majority forbid them.
   *
   * @param rules the rule set
   * @return a generator without king priority and majority
   */
  public static MoveGenerator ofAllCaptures(CzechRuleset rules) {
    return new MoveGenerator(
        rules.toBuilder().kingPriority(false).majority(Majority.NONE).build());
  }

  /**
   * Whether there is a legal move.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @return true if there is one
   */
  public boolean any(long us, long them, long kings, int forward) {
    long empty = SQUARES & ~(us | them);
    long men = us & ~kings;
    long west = shift(men, 4 * forward);
    long east = shift(men, 5 * forward);
    if (((west | east) & empty) != 0) {
      return true;
    }
    long near = neighbours(us & kings);
    return (near & empty) != 0 || canCapture(us, them, kings, forward);
  }

  private static long neighbours(long set) {
    return shift(set, 4) | shift(set, 5) | shift(set, -4) | shift(set, -5);
  }

  /**
   * Whether there is a capture.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @return true if there is one
   */
  public boolean canCapture(long us, long them, long kings, int forward) {
    return capturingMen(us & ~kings, them, SQUARES & ~(us | them), forward) != 0
        || ((us & kings) != 0 && kingsCanCapture(us & kings, them, SQUARES & ~(us | them)));
  }

  /**
   * How many legal moves there are.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @return 0 or more
   */
  public int count(long us, long them, long kings, int forward) {
    long empty = SQUARES & ~(us | them);
    long ownKings = us & kings;
    if (!federationMoves || (ownKings != 0 && kingsCanCapture(ownKings, them, empty))) {
      return countAny(us, them, kings, forward);
    }
    long men = us & ~kings;
    int count = MenMoves.count(men, them, empty, forward);
    return ownKings == 0 || MenMoves.capturing(men, them, empty, forward) != 0
        ? count
        : count + federationKingMoves(ownKings, empty);
  }

  private int countAny(long us, long them, long kings, int forward) {
    return canCapture(us, them, kings, forward)
        ? captures(us, them, kings, forward, false, false, null)
        : quietCount(us, SQUARES & ~(us | them), kings, forward);
  }

  /**
   * Appends the legal moves, packed, in ascending order.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @param out where to append
   */
  public void generate(long us, long them, long kings, int forward, MoveBuffer out) {
    long empty = SQUARES & ~(us | them);
    long ownKings = us & kings;
    if (!federationMoves || (ownKings != 0 && kingsCanCapture(ownKings, them, empty))) {
      generateAny(us, them, kings, forward, false, out);
    } else if (ownKings == 0 || MenMoves.capturing(us & ~kings, them, empty, forward) != 0) {
      MenMoves.addMoves(us & ~kings, them, empty, forward, out);
    } else {
      quietMoves(us, empty, kings, forward, out);
    }
  }

  private void generateAny(
      long us, long them, long kings, int forward, boolean eachRoute, MoveBuffer out) {
    if (canCapture(us, them, kings, forward)) {
      captures(us, them, kings, forward, eachRoute, false, out);
    } else {
      quietMoves(us, SQUARES & ~(us | them), kings, forward, out);
    }
  }

  /**
   * Appends one packed move for each legal route.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @param out where to append
   */
  public void generateRoutes(long us, long them, long kings, int forward, MoveBuffer out) {
    generateAny(us, them, kings, forward, true, out);
  }

  /**
   * Appends every route of every legal capture, in the order of the pieces and of canonical routes: the
   * packed capture, then its route, which {@link #landing} follows.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @param out where to append two numbers for each route; nothing if no capture is legal
   */
  public void captureRoutes(long us, long them, long kings, int forward, MoveBuffer out) {
    if (canCapture(us, them, kings, forward)) {
      captures(us, them, kings, forward, true, true, out);
    }
  }

  // quiet moves (CZ-04, CZ-05)

  private int quietCount(long us, long empty, long kings, int forward) {
    long men = us & ~kings;
    int count = Long.bitCount(shift(men, 4 * forward) & empty)
        + Long.bitCount(shift(men, 5 * forward) & empty);
    for (long rest = us & kings; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(kingTargets(rest & -rest, empty));
    }
    return count;
  }

  /** The number of quiet moves of all kings together under the federation's rules. */
  private static int federationKingMoves(long kings, long empty) {
    return Long.bitCount(slide(kings, empty, 4) ^ kings)
        + Long.bitCount(slide(kings, empty, 5) ^ kings)
        + Long.bitCount(slide(kings, empty, -5) ^ kings)
        + Long.bitCount(slide(kings, empty, -4) ^ kings);
  }

  /** The squares to which a king can move without capture (CZ-05). */
  long kingTargets(long king, long empty) {
    return (slide(king, empty, 4)
            | slide(king, empty, 5)
            | slide(king, empty, -5)
            | slide(king, empty, -4))
        ^ king;
  }

  private void quietMoves(long us, long empty, long kings, int forward, MoveBuffer out) {
    for (long rest = us; rest != 0; rest &= rest - 1) {
      long from = rest & -rest;
      if ((from & kings) != 0) {
        addKingMoves(from, empty, out);
      } else {
        MenMoves.addSteps(from, empty, forward, out);
      }
    }
  }

  private void addKingMoves(long king, long empty, MoveBuffer out) {
    long base = PackedMove.of(square(king), 0, 0, true, false);
    for (long rest = kingTargets(king, empty); rest != 0; rest &= rest - 1) {
      out.add(base | PackedMove.of(0, square(rest & -rest), 0, false, false));
    }
  }

  // captures (CZ-06 to CZ-13)

  /** The men that can capture. */
  private long capturingMen(long men, long them, long empty, int forward) {
    long capturing = MenMoves.capturing(men, them, empty, forward);
    return menCaptureBackward
        ? capturing | MenMoves.capturing(men, them, empty, -forward)
        : capturing;
  }

  static boolean kingsCanCapture(long kings, long them, long empty) {
    return (jumpsOf(kings, them, empty, 4)
            | jumpsOf(kings, them, empty, 5)
            | jumpsOf(kings, them, empty, -5)
            | jumpsOf(kings, them, empty, -4))
        != 0;
  }

  private static long jumpsOf(long kings, long them, long empty, int step) {
    return shift(shift(slide(kings, empty, step), step) & them, step) & empty;
  }

  private int captures(
      long us,
      long them,
      long kings,
      int forward,
      boolean eachRoute,
      boolean withRoutes,
      @Nullable MoveBuffer out) {
    long empty = SQUARES & ~(us | them);
    long capturing = us & kings;
    boolean kingCaptures = capturing != 0 && kingsCanCapture(capturing, them, empty);
    boolean kingsOnly = kingPriority && kingCaptures;
    boolean kingsFirst = kingsOnly && majority != Majority.BEFORE_KING_PRIORITY;
    capturing = kingCaptures ? capturing : 0;
    if (!kingsFirst) {
      capturing |= capturingMen(us & ~kings, them, empty, forward);
    }
    int exactly = majority == Majority.NONE ? 0 : longest(capturing, them, empty, kings, forward);
    if (kingsOnly
        && !kingsFirst
        && longest(capturing & kings, them, empty, kings, forward) == exactly) {
      capturing &= kings;
    }
    int found = 0;
    while (capturing != 0) {
      long from = capturing & -capturing;
      capturing ^= from;
      int mover = CaptureSearch.exactly(mover(from, kings, forward), exactly);
      if (eachRoute) {
        mover = CaptureSearch.eachRoute(mover);
      }
      if (withRoutes) {
        mover = CaptureSearch.withRoutes(mover);
      }
      int mark = out == null ? 0 : out.size();
      int more = CaptureSearch.find(them, empty | from, mover, out);
      if (out != null && more > 1 && !withRoutes) {
        out.sort(mark);
      }
      found += more;
    }
    return found;
  }

  private int longest(long capturing, long them, long empty, long kings, int forward) {
    int most = 0;
    for (long rest = capturing; rest != 0; rest &= rest - 1) {
      long from = rest & -rest;
      int mover = mover(from, kings, forward);
      most = Math.max(most, CaptureSearch.longest(them, empty | from, mover));
    }
    return most;
  }

  int mover(long from, long kings, int forward) {
    return CaptureSearch.mover(
        square(from), (from & kings) != 0, forward < 0, menCaptureBackward, kingMayStopShort);
  }

  /**
   * The canonical route of a legal capture, which {@link #landing} follows.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @param packed a legal capture
   * @return five bits for each jump, the last jump lowest
   */
  public long route(long us, long them, long kings, int forward, long packed) {
    long from = bit(PackedMove.from(packed));
    long empty = (SQUARES & ~(us | them)) | from;
    long captured = PaddedBoard.pad(PackedMove.captured(packed));
    long to = bit(PackedMove.to(packed));
    return CaptureSearch.canonical(them, empty, mover(from, kings, forward), captured, to);
  }

  /**
   * A piece that a capturing piece could capture next.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param kings the kings of both
   * @param forward 1 for White to move, -1 for Black
   * @param from the first square of the capture, 0 to 31
   * @param at the present square of the piece, 0 to 31
   * @param captured the pieces captured so far, bit 0 is a1
   * @return the piece's square, or -1 if the capture ends here
   */
  public int nextVictim(
      long us, long them, long kings, int forward, int from, int at, int captured) {
    long empty = (SQUARES & ~(us | them)) | bit(from);
    long left = them & ~PaddedBoard.pad(captured);
    long victim = CaptureSearch.victim(left, empty, mover(bit(from), kings, forward), bit(at));
    return victim == 0 ? -1 : square(victim);
  }

  /**
   * The square after one jump of a route.
   *
   * @param us the pieces of the side to move
   * @param them the other pieces
   * @param start the first square of the capture
   * @param at the square before the jump
   * @param jump the jump's five bits
   * @return the landing square, all of them padded
   */
  public static long landing(long us, long them, long start, long at, int jump) {
    return CaptureSearch.landing((SQUARES & ~(us | them)) | start, at, jump);
  }
}
