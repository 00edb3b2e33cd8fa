package dev.doska.czechcheckers.notation;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.PackedMove;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Moves written with every landing square: {@code a3-b4}, {@code c1xe3xg5}. Immutable. */
public final class CzechNotation implements Notation<CzechPosition, CzechMove> {
  private final CzechCheckers game;

  /**
   * The notation of a game.
   *
   * @param game the game
   */
  public CzechNotation(CzechCheckers game) {
    this.game = game;
  }

  @Override
  public String format(CzechPosition position, CzechMove move) {
    CzechMove canonical = game.canonical(position, move);
    boolean capture = PackedMove.captured(game.encode(position, move)) != 0;
    return canonical.squares().stream()
        .map(Square::toString)
        .collect(Collectors.joining(capture ? "x" : "-"));
  }

  @Override
  public MoveParse<CzechMove> parse(CzechPosition position, String text, Strictness strictness) {
    TextReader reader = new TextReader(text);
    List<Square> squares = new ArrayList<>();
    do {
      char file = reader.peek();
      if (file < 'a' || file > 'z') {
        return new MoveParse.BadSyntax<>(reader.unexpected("a square"));
      }
      reader.next();
      int rank = (int) reader.number(99);
      if (rank < 1) {
        return new MoveParse.BadSyntax<>(reader.unexpected("the number of a rank"));
      }
      squares.add(new Square(file, rank));
    } while (reader.accept('-') || reader.accept('x'));
    if (!reader.atEnd() || squares.size() < 2) {
      return new MoveParse.BadSyntax<>(reader.unexpected("two or more squares"));
    }
    CzechMove move = new CzechMove(squares);
    try {
      return new MoveParse.Ok<>(game.canonical(position, move));
    } catch (IllegalMoveException e) {
      return new MoveParse.NotLegal<>(e.verdict());
    }
  }
}
