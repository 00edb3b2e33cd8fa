package dev.doska.czechcheckers;

import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.czechcheckers.internal.Counters;
import dev.doska.czechcheckers.internal.FenWriter;
import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.czechcheckers.internal.PaddedBoard;
import java.util.Objects;
import java.util.Optional;

/**
 * A position: the pieces, the side to move, and the counters on which draws depend. It is always valid,
 * because it comes from play or from a {@link CzechDraft} without faults: pieces are on playable squares, at
 * most twelve for each side, and no man is on its last rank. Immutable.
 *
 * <p>{@code equals} compares everything; {@link CzechCheckers#samePosition} and {@link #key} ignore the
 * counters.
 *
 * <p>Sets of squares are {@code int}s, bit {@link Square#index} of each: bit 0 is a1, bit 31 is h8.
 */
public final class CzechPosition {
  /** The greatest value of a counter; counters stop there. */
  public static final int MAX_COUNTER = Counters.MAX;

  private final int white;
  private final int black;
  private final int kings;
  private final int counters;

  private CzechPosition(int white, int black, int kings, int counters) {
    this.white = white;
    this.black = black;
    this.kings = kings;
    this.counters = counters;
  }

  CzechPosition(int white, int black, int kings, Side side, int quiet, int material, int road) {
    this(white, black, kings, Counters.of(side == Side.BLACK, quiet, material, road));
  }

  /** The position of a cursor, its boards padded. */
  static CzechPosition ofPadded(long white, long black, long kings, int counters) {
    return new CzechPosition(
        PaddedBoard.unpad(white), PaddedBoard.unpad(black), PaddedBoard.unpad(kings), counters);
  }

  /**
   * The side to move.
   *
   * @return the side
   */
  public Side side() {
    return isBlackToMove() ? Side.BLACK : Side.WHITE;
  }

  boolean isBlackToMove() {
    return Counters.isBlack(counters);
  }

  /**
   * White's pieces.
   *
   * @return a set of squares
   */
  public int white() {
    return white;
  }

  /**
   * Black's pieces.
   *
   * @return a set of squares
   */
  public int black() {
    return black;
  }

  /**
   * The kings of both sides.
   *
   * @return a set of squares
   */
  public int kings() {
    return kings;
  }

  int counters() {
    return counters;
  }

  /**
   * A side's pieces.
   *
   * @param side the side
   * @return a set of squares
   */
  public int pieces(Side side) {
    return Objects.requireNonNull(side) == Side.WHITE ? white : black;
  }

  /**
   * The piece on a square.
   *
   * @param square any square
   * @return the piece; empty if the square is free, light or off the board
   */
  public Optional<Piece> piece(Square square) {
    if (!square.isPlayable()) {
      return Optional.empty();
    }
    int bit = 1 << square.index();
    if (((white | black) & bit) == 0) {
      return Optional.empty();
    }
    Side side = (white & bit) != 0 ? Side.WHITE : Side.BLACK;
    return Optional.of(Piece.of(side, (kings & bit) != 0));
  }

  /**
   * The plies since the last capture or man's move (CZ-17).
   *
   * @return from 0 to {@link #MAX_COUNTER}
   */
  public int quietPlies() {
    return Counters.quiet(counters);
  }

  /**
   * The plies since the last capture or crowning (CZ-17, CZ-18).
   *
   * @return from 0 to {@link #MAX_COUNTER}
   */
  public int materialPlies() {
    return Counters.material(counters);
  }

  /**
   * The plies since a lone king against exactly three kings has been on the main road a1–h8 (CZ-18). It is 0
   * in any other position that was reached by play.
   *
   * @return from 0 to {@link #MAX_COUNTER}
   */
  public int mainRoadPlies() {
    return Counters.mainRoad(counters);
  }

  /**
   * The same pieces and side to move with all counters at 0.
   *
   * @return a position that is the same as this one for {@link CzechCheckers#samePosition}
   */
  public CzechPosition withoutCounters() {
    return new CzechPosition(white, black, kings, side(), 0, 0, 0);
  }

  /**
   * The position with the board rotated by 180 degrees and the colours exchanged.
   *
   * @return the position in which the other side has the same task
   */
  public CzechPosition rotated() {
    return new CzechPosition(
        Integer.reverse(black),
        Integer.reverse(white),
        Integer.reverse(kings),
        side().other(),
        quietPlies(),
        materialPlies(),
        mainRoadPlies());
  }

  /**
   * The 64-bit key of what repetition compares: the pieces and the side to move. With sets taken as
   * unsigned 32-bit numbers and {@code mix} for {@link SplitMix64#mix} it is {@code mix(mix(white + 2³² ·
   * black) xor (kings + 2³² · s))}, where s is 0 for White to move and 1 for Black. The function never
   * changes within a major version.
   *
   * @return the key
   */
  public long key() {
    return key(white, black, kings, isBlackToMove());
  }

  static long key(int white, int black, int kings, boolean blackToMove) {
    long colours = SplitMix64.mix((white & 0xFFFF_FFFFL) | ((long) black << 32));
    return SplitMix64.mix(colours ^ ((kings & 0xFFFF_FFFFL) | (blackToMove ? 1L << 32 : 0)));
  }

  /** The position after a packed move that is known to be legal. */
  CzechPosition after(long move) {
    int from = 1 << PackedMove.from(move);
    int to = 1 << PackedMove.to(move);
    int captured = PackedMove.captured(move);
    boolean king = PackedMove.isKingMove(move);
    boolean crowns = PackedMove.crowns(move);
    boolean blackMoves = isBlackToMove();
    int us = ((blackMoves ? black : white) ^ from) | to;
    int them = (blackMoves ? white : black) & ~captured;
    int nextKings = ((kings & ~captured) ^ (king ? from : 0)) | (king || crowns ? to : 0);
    int next = captured != 0 || crowns
        ? Counters.afterChange(counters)
        : king
            ? afterKingMove(blackMoves ? black : white, us, them, nextKings)
            : Counters.afterManStep(counters);
    return new CzechPosition(blackMoves ? them : us, blackMoves ? us : them, nextKings, next);
  }

  private int afterKingMove(int before, int us, int them, int nextKings) {
    return Counters.afterKingMove(
        counters,
        PaddedBoard.pad(before),
        PaddedBoard.pad(us),
        PaddedBoard.pad(them),
        PaddedBoard.pad(nextKings));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CzechPosition that
        && white == that.white
        && black == that.black
        && kings == that.kings
        && counters == that.counters;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key() + counters);
  }

  /**
   * The position in FEN.
   *
   * @return for example {@code W:Wa3,Kf8:Bb6}
   */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(96);
    FenWriter.append(side(), white, black, kings, false, out);
    FenWriter.appendCounters(quietPlies(), materialPlies(), mainRoadPlies(), out);
    return out.toString();
  }
}
