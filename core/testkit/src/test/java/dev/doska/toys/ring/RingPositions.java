package dev.doska.toys.ring;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.toys.ring.RingMove.Puck;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions as {@code W 2,1 k0 W12 B200 W359}: mover, pushes left, keeps, pucks by their places. */
final class RingPositions implements PositionFormat<Ring> {
  static final RingPositions INSTANCE = new RingPositions();
  static final int MOST_PUCKS = 2 * Ring.PUSHES;

  private RingPositions() {}

  @Override
  public String format(Ring ring) {
    StringBuilder text = new StringBuilder();
    text.append(ring.mover() == Side.WHITE ? "W " : "B ");
    text.append(ring.whiteLeft()).append(',').append(ring.blackLeft());
    text.append(" k").append(ring.keeps());
    ring.pucks().forEach(puck -> text.append(' ').append(puck));
    return text.toString();
  }

  @Override
  public ParseResult<Ring> parse(String text, Strictness strictness) {
    TextReader reader = new TextReader(text);
    int mover = "WB".indexOf(reader.next());
    boolean spaced = reader.accept(' ');
    int white = (int) reader.number(Ring.PUSHES);
    boolean comma = reader.accept(',');
    int black = (int) reader.number(Ring.PUSHES);
    boolean keepsFollow = reader.accept(" k");
    int keeps = (int) reader.number(Ring.MOST_KEEPS);
    if (mover < 0 || !spaced || white < 0 || !comma || black < 0 || !keepsFollow || keeps < 0) {
      return ParseResult.failed(reader.unexpected("a text like W 3,3 k0"));
    }
    List<Puck> pucks = pucks(reader);
    if (pucks == null) {
      return ParseResult.failed(reader.unexpected("a puck like W12, six at most"));
    }
    Ring ring = new Ring(pucks, white, black, mover == 0 ? Side.WHITE : Side.BLACK, keeps);
    List<TextError> faults = validate(ring);
    if (strictness == Strictness.STRICT && faults.isEmpty() && !format(ring).equals(text)) {
      faults.add(new TextError(1, 1, "not the canonical text", format(ring)));
    }
    return faults.isEmpty() ? new ParseResult.Ok<>(ring) : new ParseResult.Failed<>(faults);
  }

  /** The pucks up to the end, each after one space; null with the reader at the fault. */
  static @Nullable List<Puck> pucks(TextReader reader) {
    List<Puck> pucks = new ArrayList<>();
    while (!reader.atEnd()) {
      int side = reader.accept(' ') ? "WB".indexOf(reader.next()) : -1;
      int place = (int) reader.number(Ring.PLACES - 1);
      if (side < 0 || place < 0 || pucks.size() == MOST_PUCKS) {
        return null;
      }
      pucks.add(new Puck(side == 0 ? Side.WHITE : Side.BLACK, place));
    }
    return pucks;
  }

  private static List<TextError> validate(Ring ring) {
    List<TextError> faults = new ArrayList<>();
    for (Side side : Side.values()) {
      long standing = ring.pucks().stream().filter(puck -> puck.side() == side).count();
      if (standing + ring.left(side) > Ring.PUSHES) {
        faults.add(new TextError(1, 3, side + " has too many pucks", ""));
      }
    }
    if (ring.left(ring.mover()) == 0 && ring.left(ring.mover().other()) > 0) {
      faults.add(new TextError(1, 1, "the mover has no push left", ""));
    }
    if (ring.pucks().stream().map(Puck::place).distinct().count() < ring.pucks().size()) {
      faults.add(new TextError(1, 9, "two pucks on one place", ""));
    }
    return faults;
  }
}
