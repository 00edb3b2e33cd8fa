package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in lines: {@code 0. 5-3} a roll-off, {@code 1. w 6-5: 24/19/13} a roll and its turn. The
 * number is not read; the side may be left out.
 */
final class TurnLines implements RecordLines<KhachapuriMove> {
  static final TurnLines INSTANCE = new TurnLines();

  private TurnLines() {}

  @Override
  public int take(List<KhachapuriMove> moves, int from) {
    boolean turnFollows = from + 1 < moves.size() && !isRoll(moves.get(from + 1));
    return moves.get(from) instanceof Roll && turnFollows ? 2 : 1;
  }

  private static boolean isRoll(KhachapuriMove move) {
    return move instanceof Roll || move instanceof RollOff;
  }

  @Override
  public int number(int previous, KhachapuriMove first) {
    return first instanceof RollOff ? 0 : previous + 1;
  }

  @Override
  public String format(int number, Status mover, List<String> texts) {
    String side = letter(mover);
    String gap = mover instanceof Status.ToMove ? ": " : side.isEmpty() ? "" : " ";
    return number + ". " + side + gap + String.join(": ", texts);
  }

  /** The letter of the side that acts; empty where both roll. */
  private static String letter(Status mover) {
    return mover.side().map(side -> side == Side.WHITE ? "w" : "b").orElse("");
  }

  @Override
  public ParseResult<List<Piece>> split(String line) {
    return read(line, null);
  }

  @Override
  public ParseResult<List<Piece>> split(String line, Status mover) {
    return read(line, mover);
  }

  private static ParseResult<List<Piece>> read(String line, @Nullable Status mover) {
    TextReader reader = new TextReader(line);
    reader.skipBlank();
    if (reader.number(Integer.MAX_VALUE) < 0 || !reader.accept('.')) {
      return ParseResult.failed(reader.unexpected("a number and a full stop, such as 1."));
    }
    reader.skipBlank();
    int sideAt = reader.offset();
    Optional<Side> side = side(reader);
    if (mover != null && !mover.isFinished() && side.isPresent() && !side.equals(mover.side())) {
      String expected = mover.side().isPresent() ? letter(mover) : "the dice of both sides";
      return ParseResult.failed(reader.errorAt(sideAt, "it is not this side's turn", expected));
    }
    List<Piece> pieces = new ArrayList<>(2);
    addPiece(reader, ":", pieces);
    reader.accept(':');
    addPiece(reader, "", pieces);
    return pieces.isEmpty()
        ? ParseResult.failed(reader.unexpected("a roll, a turn or both"))
        : new ParseResult.Ok<>(pieces);
  }

  /** Reads the letter of a side if one stands alone. */
  private static Optional<Side> side(TextReader reader) {
    char letter = reader.peek();
    boolean alone = " \t:".indexOf(reader.peek(1)) >= 0;
    if (!alone || (letter != 'w' && letter != 'b')) {
      return Optional.empty();
    }
    reader.next();
    return Optional.of(letter == 'w' ? Side.WHITE : Side.BLACK);
  }

  private static void addPiece(TextReader reader, String ends, List<Piece> pieces) {
    int start = reader.offset();
    String text = reader.until(ends).stripTrailing();
    String stripped = text.stripLeading();
    if (!stripped.isEmpty()) {
      pieces.add(new Piece(start + text.length() - stripped.length() + 1, stripped));
    }
  }
}
