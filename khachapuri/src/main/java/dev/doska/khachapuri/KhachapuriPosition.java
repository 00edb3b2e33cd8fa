package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.khachapuri.internal.PackedMove;
import dev.doska.khachapuri.internal.PackedTurnState;
import dev.doska.khachapuri.internal.PositionKey;
import dev.doska.khachapuri.internal.PositionText;
import dev.doska.khachapuri.internal.Track;
import java.util.Objects;
import java.util.Optional;

/**
 * A position of Khachapuri: the places of the checkers, the phase, the side and the dice. It holds
 * exactly what the future of a game depends on, without history and without a random generator.
 *
 * <p>Each side's checkers have the side's own numbers (KH-01): 24 is its head, 1 to 6 its home.
 * White's own numbers are the points' numbers; Black's are turned by 12. Checkers that are not on the
 * board are off. Positions come from {@link Khachapuri} or {@link KhachapuriDraft}. Immutable and
 * thread-safe; equal if all values of the accessors are equal.
 */
public final class KhachapuriPosition {
  /** How many checkers a side has. */
  public static final int CHECKERS = 15;

  /** Bit p of the i-th plane of a side is bit i of its number of checkers on its own point p. */
  final int white0;

  final int white1;
  final int white2;
  final int white3;
  final int black0;
  final int black1;
  final int black2;
  final int black3;

  /** All but the checkers, as {@link PackedTurnState} packs it. */
  final int situation;

  /** A position with the checkers of another. */
  KhachapuriPosition(KhachapuriPosition board, int situation) {
    white0 = board.white0;
    white1 = board.white1;
    white2 = board.white2;
    white3 = board.white3;
    black0 = board.black0;
    black1 = board.black1;
    black2 = board.black2;
    black3 = board.black3;
    this.situation = situation;
  }

  /** A position with one side's checkers from another, and new ones for the side that moved. */
  KhachapuriPosition(
      KhachapuriPosition board, Side mover, int p0, int p1, int p2, int p3, int situation) {
    boolean white = mover == Side.WHITE;
    white0 = white ? p0 : board.white0;
    white1 = white ? p1 : board.white1;
    white2 = white ? p2 : board.white2;
    white3 = white ? p3 : board.white3;
    black0 = white ? board.black0 : p0;
    black1 = white ? board.black1 : p1;
    black2 = white ? board.black2 : p2;
    black3 = white ? board.black3 : p3;
    this.situation = situation;
  }

  KhachapuriPosition(
      int white0,
      int white1,
      int white2,
      int white3,
      int black0,
      int black1,
      int black2,
      int black3,
      int situation) {
    this.white0 = white0;
    this.white1 = white1;
    this.white2 = white2;
    this.white3 = white3;
    this.black0 = black0;
    this.black1 = black1;
    this.black2 = black2;
    this.black3 = black3;
    this.situation = situation;
  }

  /** The set-up (KH-02): eleven, 1011 in binary, on the sixth point and four, 0100, on the head. */
  static KhachapuriPosition initial(int situation) {
    int eleven = 1 << 6;
    return new KhachapuriPosition(
        eleven, eleven, Track.HEAD, eleven, eleven, eleven, Track.HEAD, eleven, situation);
  }

  /** The position after a packed turn: each step takes one off the sum and adds one, bit by bit. */
  KhachapuriPosition afterTurn(long turn, boolean lastTurn) {
    boolean white = side() == Side.WHITE;
    int p0 = white ? white0 : black0;
    int p1 = white ? white1 : black1;
    int p2 = white ? white2 : black2;
    int p3 = white ? white3 : black3;
    for (int i = 0; i < PackedMove.steps(turn); i++) {
      int from = 1 << PackedMove.from(turn, i);
      p3 ^= from & ~(p0 | p1 | p2);
      p2 ^= from & ~(p0 | p1);
      p1 ^= from & ~p0;
      p0 ^= from;
      int to = from >>> PackedMove.die(turn, i) & Track.ALL;
      p3 ^= to & p0 & p1 & p2;
      p2 ^= to & p0 & p1;
      p1 ^= to & p0;
      p0 ^= to;
    }
    boolean hasAny = (p0 | p1 | p2 | p3) != 0;
    int after = PackedTurnState.afterTurn(situation, hasAny, held(side().other()) != 0, lastTurn);
    return new KhachapuriPosition(this, side(), p0, p1, p2, p3, after);
  }

  /**
   * The phase: what the position waits for.
   *
   * @return the phase
   */
  public Phase phase() {
    return PackedTurnState.phase(situation);
  }

  /**
   * The side that is to roll or to move; when the game is over, the side that would come next, which
   * is the loser.
   *
   * @return the side; at the roll-off WHITE, which means nothing there
   */
  public Side side() {
    return PackedTurnState.side(situation);
  }

  /**
   * The dice, if a side is to move.
   *
   * @return the roll, or empty
   */
  public Optional<KhachapuriMove.Roll> roll() {
    return larger() == 0
        ? Optional.empty()
        : Optional.of(new KhachapuriMove.Roll(larger(), smaller()));
  }

  /**
   * The larger die.
   *
   * @return 1 to 6, or 0 without dice
   */
  public int larger() {
    return PackedTurnState.larger(situation);
  }

  /**
   * The smaller die.
   *
   * @return 1 to 6, or 0 without dice
   */
  public int smaller() {
    return PackedTurnState.smaller(situation);
  }

  /**
   * Who started the game, which only a game with a last turn (KH-18) remembers, until it is over.
   *
   * @return the starter, or empty
   */
  public Optional<Side> starter() {
    return PackedTurnState.starter(situation);
  }

  /**
   * How many checkers a side has on one of its own numbers.
   *
   * @param side the side
   * @param own the own number of a point, 1 to 24
   * @return 0 to 15
   */
  public int own(Side side, int own) {
    if (own < 1 || own > 24) {
      throw new IllegalArgumentException("no point " + own + ": points are 1 to 24");
    }
    return (plane(side, 0) >>> own & 1)
        + (plane(side, 1) >>> own & 1) * 2
        + (plane(side, 2) >>> own & 1) * 4
        + (plane(side, 3) >>> own & 1) * 8;
  }

  /**
   * How many checkers a side has on a point.
   *
   * @param side the side
   * @param point the point in White's numbers, 1 to 24
   * @return 0 to 15
   */
  public int count(Side side, int point) {
    return own(side, Step.ownNumber(side, point));
  }

  /**
   * How many checkers a side has on the board.
   *
   * @param side the side
   * @return 0 to 15
   */
  public int onBoard(Side side) {
    return Integer.bitCount(plane(side, 0))
        + Integer.bitCount(plane(side, 1)) * 2
        + Integer.bitCount(plane(side, 2)) * 4
        + Integer.bitCount(plane(side, 3)) * 8;
  }

  /**
   * How many checkers a side has borne off.
   *
   * @param side the side
   * @return 0 to 15
   */
  public int off(Side side) {
    return CHECKERS - onBoard(side);
  }

  /**
   * How many pips a side's checkers still have to go.
   *
   * @param side the side
   * @return the sum of the own numbers of its checkers
   */
  public int pips(Side side) {
    int pips = 0;
    for (int own = 1; own <= 24; own++) {
      pips += own * own(side, own);
    }
    return pips;
  }

  /**
   * A side's checkers as four bit planes: bit p of plane i is bit i of the number of checkers on the
   * side's own point p. The bits 0 and 25 to 31 are zero.
   *
   * @param side the side
   * @param index which plane, 0 to 3
   * @return the plane
   */
  public int plane(Side side, int index) {
    boolean white = isWhite(side);
    return switch (index) {
      case 0 -> white ? white0 : black0;
      case 1 -> white ? white1 : black1;
      case 2 -> white ? white2 : black2;
      case 3 -> white ? white3 : black3;
      default -> throw new IllegalArgumentException("no plane " + index + ": planes are 0 to 3");
    };
  }

  private static boolean isWhite(Side side) {
    return Objects.requireNonNull(side) == Side.WHITE;
  }

  /**
   * The points that a side holds.
   *
   * @param side the side
   * @return bit p is set if a checker stands on the side's own point p
   */
  public int held(Side side) {
    return isWhite(side) ? white0 | white1 | white2 | white3 : black0 | black1 | black2 | black3;
  }

  /**
   * The position with the colours exchanged and the board turned by 12 points, which is equivalent under the rules (KH-01).
   *
   * @return the image of this position
   */
  public KhachapuriPosition turned() {
    return new KhachapuriPosition(
        /* white0= */ black0,
        /* white1= */ black1,
        /* white2= */ black2,
        /* white3= */ black3,
        /* black0= */ white0,
        /* black1= */ white1,
        /* black2= */ white2,
        /* black3= */ white3,
        PackedTurnState.turned(situation));
  }

  /** The 64-bit key that {@link Khachapuri#key} documents. */
  long key() {
    return PositionKey.of(
        white0, white1, white2, white3, black0, black1, black2, black3, situation);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KhachapuriPosition that
        && situation == that.situation
        && white0 == that.white0
        && white1 == that.white1
        && white2 == that.white2
        && white3 == that.white3
        && black0 == that.black0
        && black1 == that.black1
        && black2 == that.black2
        && black3 == that.black3;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /**
   * The position's text, as {@link Khachapuri#positions} writes it.
   *
   * @return for example {@code W=24x4,6x11;B=18x11,12x4 w 6-5}
   */
  @Override
  public String toString() {
    int[] whiteCounts = new int[25];
    int[] blackCounts = new int[25];
    for (int point = 1; point <= 24; point++) {
      whiteCounts[point] = count(Side.WHITE, point);
      blackCounts[point] = count(Side.BLACK, point);
    }
    return PositionText.format(whiteCounts, blackCounts, situation);
  }
}
