package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.bit;
import static dev.doska.czechcheckers.internal.SideToMove.forward;
import static dev.doska.czechcheckers.internal.SideToMove.kings;
import static dev.doska.czechcheckers.internal.SideToMove.them;
import static dev.doska.czechcheckers.internal.SideToMove.us;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;

/** Packs legal writings and unpacks moves to their canonical writings. */
public final class MoveCodec {
  private MoveCodec() {}

  /** The packed form of a legal writing. */
  public static long pack(CzechPosition position, CzechMove move) {
    List<Square> squares = move.squares();
    int from = move.from().index();
    int to = move.to().index();
    int captured = 0;
    for (int i = 1; i < squares.size(); i++) {
      captured |= between(squares.get(i - 1), squares.get(i));
    }
    // the square where the move began counts as empty
    captured &= position.pieces(position.side().other());
    boolean king = ((position.kings() >>> from) & 1) != 0;
    int lastRank = position.side() == Side.BLACK ? 1 : 8;
    return PackedMove.of(from, to, captured, king, !king && move.to().rank() == lastRank);
  }

  /** The squares strictly between two squares of a diagonal. */
  private static int between(Square a, Square b) {
    int files = Integer.signum(b.file() - a.file());
    int ranks = Integer.signum(b.rank() - a.rank());
    int set = 0;
    int file = a.file() + files;
    for (int rank = a.rank() + ranks; rank != b.rank(); rank += ranks) {
      set |= 1 << new Square((char) file, rank).index();
      file += files;
    }
    return set;
  }

  /** The canonical writing of a legal packed move. */
  static CzechMove unpack(MoveGenerator generator, CzechPosition position, long packed) {
    if (PackedMove.captured(packed) == 0) {
      return new CzechMove(
          List.of(Square.ofIndex(PackedMove.from(packed)), Square.ofIndex(PackedMove.to(packed))));
    }
    long us = us(position);
    long them = them(position);
    long route = generator.route(us, them, kings(position), forward(position), packed);
    return follow(us, them, packed, route);
  }

  /** The writing of every route of every legal capture; empty if no capture is legal. */
  static List<CzechMove> captureRoutes(MoveGenerator generator, CzechPosition position) {
    long us = us(position);
    long them = them(position);
    MoveBuffer routes = new MoveBuffer();
    generator.captureRoutes(us, them, kings(position), forward(position), routes);
    List<CzechMove> writings = new ArrayList<>();
    for (int i = 0; i < routes.size(); i += 2) {
      writings.add(follow(us, them, routes.get(i), routes.get(i + 1)));
    }
    return writings;
  }

  private static CzechMove follow(long us, long them, long packed, long route) {
    int from = PackedMove.from(packed);
    int jumps = Integer.bitCount(PackedMove.captured(packed));
    List<Square> squares = new ArrayList<>();
    squares.add(Square.ofIndex(from));
    long at = bit(from);
    for (int jump = jumps - 1; jump >= 0; jump--) {
      at = MoveGenerator.landing(us, them, bit(from), at, (int) (route >>> (5 * jump)) & 31);
      squares.add(Square.ofIndex(PaddedBoard.square(at)));
    }
    return new CzechMove(squares);
  }
}
