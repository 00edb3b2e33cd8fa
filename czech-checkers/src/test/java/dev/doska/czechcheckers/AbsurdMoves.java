package dev.doska.czechcheckers;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random moves: legal ones, slightly changed ones, and absurd ones. */
final class AbsurdMoves {
  private AbsurdMoves() {}

  static CzechMove any(CzechCheckers game, CzechPosition position, RandomGenerator random) {
    List<CzechMove> moves = game.moves(position).list();
    if (moves.isEmpty() || random.nextInt(3) == 0) {
      return nonsense(position, random);
    }
    CzechMove move = moves.get(random.nextInt(moves.size()));
    return spoilt(move, random);
  }

  private static CzechMove nonsense(CzechPosition position, RandomGenerator random) {
    List<Square> squares = new ArrayList<>();
    int length = 2 + random.nextInt(random.nextInt(3) == 0 ? 6 : 2);
    List<Square> own = Square.ofSet(position.pieces(position.side()));
    boolean ownStart = !own.isEmpty() && random.nextInt(4) != 0;
    squares.add(ownStart ? own.get(random.nextInt(own.size())) : square(random));
    while (squares.size() < length) {
      Square last = squares.get(squares.size() - 1);
      squares.add(random.nextInt(5) == 0 ? square(random) : near(last, random));
    }
    return new CzechMove(squares);
  }

  private static CzechMove spoilt(CzechMove move, RandomGenerator random) {
    List<Square> squares = new ArrayList<>(move.squares());
    int at = random.nextInt(squares.size());
    switch (random.nextInt(6)) {
      case 0 -> squares.set(at, near(squares.get(at), random));
      case 1 -> squares.add(near(squares.get(squares.size() - 1), random));
      case 2 -> squares.remove(at);
      case 3 -> squares.add(at, square(random));
      case 4 -> squares.add(squares.get(at));
      default -> {
        // as it is
      }
    }
    while (squares.size() < 2) {
      squares.add(near(squares.get(0), random));
    }
    return new CzechMove(squares);
  }

  /** A random square, sometimes light or off the board. */
  private static Square square(RandomGenerator random) {
    return random.nextInt(12) == 0
        ? offBoard(random)
        : random.nextInt(12) == 0
            ? new Square((char) ('a' + random.nextInt(8)), 1 + random.nextInt(8))
            : Square.ofIndex(random.nextInt(32));
  }

  /** A square by any name or number, mostly off the board. */
  private static Square offBoard(RandomGenerator random) {
    return random.nextBoolean()
        ? Square.ofNumber(random.nextInt(Square.MAX + 1))
        : new Square((char) ('a' + random.nextInt(26)), random.nextInt(Square.MAX + 1));
  }

  /** A square on a diagonal of another one, if it is on the board. */
  private static Square near(Square from, RandomGenerator random) {
    int distance = 1 + random.nextInt(random.nextBoolean() ? 2 : 7);
    int file = from.file() + (random.nextBoolean() ? distance : -distance);
    int rank = from.rank() + (random.nextBoolean() ? distance : -distance);
    boolean named = file >= 'a' && file <= 'z' && rank >= 0 && rank <= Square.MAX;
    return named ? new Square((char) file, rank) : from;
  }
}
