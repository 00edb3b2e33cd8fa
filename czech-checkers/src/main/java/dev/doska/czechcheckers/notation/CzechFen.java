package dev.doska.czechcheckers.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechDraft;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions in FEN with algebraic squares: {@code W:Wa3,Kf8:Bb6}, the side to move and both lists, each
 * ascending by square number; counters that are not zero follow as {@code :H12:M12:R3}. Immutable and
 * thread-safe.
 */
public final class CzechFen implements PositionFormat<CzechPosition> {
  /** The format with algebraic squares. */
  public static final CzechFen ALGEBRAIC = new CzechFen();

  private CzechFen() {}

  @Override
  public String format(CzechPosition position) {
    StringBuilder text = new StringBuilder();
    text.append(position.side() == Side.WHITE ? 'W' : 'B');
    appendPieces(text.append(":W"), position, Side.WHITE);
    appendPieces(text.append(":B"), position, Side.BLACK);
    appendCounter(text, 'H', position.quietPlies());
    appendCounter(text, 'M', position.materialPlies());
    appendCounter(text, 'R', position.roadPlies());
    return text.toString();
  }

  private static void appendPieces(StringBuilder text, CzechPosition position, Side side) {
    String separator = "";
    for (int number = 1; number <= 32; number++) {
      Square square = Square.numbered(number);
      Piece piece = position.piece(square).orElse(null);
      if (piece != null && piece.side() == side) {
        text.append(separator).append(piece.isKing() ? "K" : "").append(square);
        separator = ",";
      }
    }
  }

  private static void appendCounter(StringBuilder text, char name, int value) {
    if (value != 0) {
      text.append(':').append(name).append(value);
    }
  }

  @Override
  public ParseResult<CzechPosition> parse(String text, Strictness strictness) {
    TextReader reader = new TextReader(text);
    CzechDraft draft = new CzechDraft();
    List<Integer> places = new ArrayList<>();
    boolean read = readSide(reader, draft)
        && reader.accept(":W")
        && readPieces(reader, draft, Side.WHITE, places)
        && reader.accept(":B")
        && readPieces(reader, draft, Side.BLACK, places)
        && readCounters(reader, draft)
        && reader.atEnd();
    if (!read) {
      return ParseResult.failed(reader.unexpected("a position such as W:Wa3,Kf8:Bb6"));
    }
    List<TextError> errors = new ArrayList<>();
    for (CzechDraft.Fault fault : draft.validate()) {
      int place = fault.placement() < 0 ? 0 : places.get(fault.placement());
      errors.add(reader.errorAt(place, fault.message(), ""));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(draft.toPosition())
        : new ParseResult.Failed<>(errors);
  }

  private static boolean readSide(TextReader reader, CzechDraft draft) {
    boolean black = reader.peek() == 'B';
    draft.side(black ? Side.BLACK : Side.WHITE);
    return reader.accept(black ? 'B' : 'W');
  }

  private static boolean readPieces(
      TextReader reader, CzechDraft draft, Side side, List<Integer> places) {
    if (reader.peek() == ':' || reader.atEnd()) {
      return true;
    }
    do {
      places.add(reader.offset());
      boolean king = reader.accept('K');
      char file = reader.peek();
      if (file < 'a' || file > 'z') {
        return false;
      }
      reader.next();
      int rank = (int) reader.number(99);
      if (rank < 1) {
        return false;
      }
      draft.put(Piece.of(side, king), new Square(file, rank));
    } while (reader.accept(','));
    return true;
  }

  private static boolean readCounters(TextReader reader, CzechDraft draft) {
    if (reader.accept(":H")) {
      draft.quietPlies((int) reader.number(Integer.MAX_VALUE));
    }
    if (reader.accept(":M")) {
      draft.materialPlies((int) reader.number(Integer.MAX_VALUE));
    }
    if (reader.accept(":R")) {
      draft.roadPlies((int) reader.number(Integer.MAX_VALUE));
    }
    return true;
  }
}
