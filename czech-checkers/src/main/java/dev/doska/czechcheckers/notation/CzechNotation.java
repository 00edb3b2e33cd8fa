package dev.doska.czechcheckers.notation;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveBuffer;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.Verdict;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.internal.CzechEngine;
import dev.doska.czechcheckers.internal.MoveCodec;
import dev.doska.czechcheckers.internal.MoveScanner;
import dev.doska.czechcheckers.internal.MoveText;
import dev.doska.czechcheckers.internal.PackedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The notation of moves in PDN 3.0: {@code a3-b4}, {@code c3xe5}. A move is written by its first and last
 * square. If another legal move has the same two squares, it is written by every landing square of its
 * canonical route: the squares where the route turns and, if it continues in the same direction, the square
 * next to the captured piece.
 *
 * <p>A text is read by the first of these rules that applies:
 *
 * <ol>
 *   <li>Its squares are a legal route: it is that move.
 *   <li>Its two squares are the ends of one legal move: it is that move. Of several moves: it is ambiguous.
 *   <li>Lenient reading only: one legal move with the same ends visits its squares in their order: it is
 *       that move. Several moves: it is ambiguous.
 *   <li>Otherwise the verdict names the broken rules.
 * </ol>
 *
 * <p>Squares may be names or numbers. A square that is light or off the board, such as {@code i9}, {@code
 * a0} or {@code 33}, is not an error of the text; the move breaks CZ-01.
 *
 * <p>{@link Strictness#STRICT} reads what PDN 3.0 allows: a hyphen in a quiet move, {@code x} in a capture,
 * or two names without a separator, and a mark such as {@code !} or {@code (?)} directly after the move.
 * {@link Strictness#LENIENT} also reads a colon or the wrong separator, capital letters, two numbers of two
 * digits without a separator, leading zeros, a move number, {@code ...}, blanks around the move, and a
 * capture written as single jumps ({@code 11x18 18x25}) if the first one is not a legal move. Immutable and
 * thread-safe.
 */
public final class CzechNotation implements Notation<CzechPosition, CzechMove> {
  private final CzechEngine engine;
  private final boolean numeric;

  /**
   * The notation with squares by their names.
   *
   * @param ruleset the rule set of the moves
   * @return the notation
   */
  public static CzechNotation of(CzechRuleset ruleset) {
    return new CzechNotation(new CzechEngine(Objects.requireNonNull(ruleset)), false);
  }

  private CzechNotation(CzechEngine engine, boolean numeric) {
    this.engine = engine;
    this.numeric = numeric;
  }

  /**
   * The notation that writes squares by their numbers, 1 (b8) to 32 (g1); it reads the same texts.
   *
   * @return the numeric notation
   */
  public CzechNotation numeric() {
    return new CzechNotation(engine, true);
  }

  @Override
  public String format(CzechPosition position, CzechMove move) {
    long packed = engine.encode(position, move);
    return isAmbiguous(packed, legalMoves(position))
        ? whole(position, packed)
        : text(
            List.of(Square.ofIndex(PackedMove.from(packed)), Square.ofIndex(PackedMove.to(packed))),
            packed);
  }

  /**
   * A move's text with every landing square of its canonical route, even where the ends are enough.
   *
   * @param position the position before the move
   * @param move a legal move
   * @return for example {@code c1xe3xg5xe7}
   * @throws IllegalMoveException if the move is illegal in the position
   */
  public String formatLong(CzechPosition position, CzechMove move) {
    return whole(position, engine.encode(position, move));
  }

  private String whole(CzechPosition position, long packed) {
    return text(engine.unpack(position, packed).squares(), packed);
  }

  private MoveBuffer legalMoves(CzechPosition position) {
    MoveBuffer all = new MoveBuffer();
    engine.generate(position, all);
    return all;
  }

  private static boolean isAmbiguous(long packed, MoveBuffer all) {
    return countWithEnds(PackedMove.from(packed), PackedMove.to(packed), all) > 1;
  }

  private String text(List<Square> squares, long packed) {
    char separator = PackedMove.captured(packed) != 0 ? 'x' : '-';
    StringBuilder text = new StringBuilder(3 * squares.size());
    for (Square square : squares) {
      if (!text.isEmpty()) {
        text.append(separator);
      }
      if (numeric) {
        text.append(square.number());
      } else {
        text.append(square);
      }
    }
    return text.toString();
  }

  @Override
  public MoveParse<CzechMove> parse(CzechPosition position, String text, Strictness strictness) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(strictness);
    MoveScanner.Scan scan = MoveScanner.scan(text);
    MoveText written = scan.move();
    if (written == null) {
      TextError error = scan.error();
      return new MoveParse.BadSyntax<>(
          error != null ? error : new TextError(1, 1, "no move", "a move"));
    }
    boolean lenient = strictness == Strictness.LENIENT;
    TextError strictError = written.strictError();
    if (!lenient && strictError != null) {
      return new MoveParse.BadSyntax<>(strictError);
    }
    MoveBuffer all = legalMoves(position);
    if (!written.joints().isEmpty() && isMove(position, written.firstJump(), all)) {
      return badSyntax(text, written.joints().get(0).offset(), "a second move", "one move");
    }
    MoveParse<CzechMove> parsed = parse(position, written, all, lenient);
    return !lenient && parsed instanceof MoveParse.Ok<CzechMove> ok
        ? withRightSeparators(text, written, MoveCodec.pack(position, ok.get()), parsed)
        : parsed;
  }

  private static MoveParse<CzechMove> badSyntax(
      String text, int offset, String message, String expected) {
    return new MoveParse.BadSyntax<>(new TextReader(text).errorAt(offset, message, expected));
  }

  private static MoveParse<CzechMove> withRightSeparators(
      String text, MoveText written, long packed, MoveParse<CzechMove> parsed) {
    boolean capture = PackedMove.captured(packed) != 0;
    char right = capture ? 'x' : '-';
    boolean mayLack = written.squares().size() == 2;
    for (MoveText.Separator separator : written.separators()) {
      char c = separator.character();
      if (c != right && !(c == ' ' && mayLack)) {
        String message = c == ' ' ? "no separator" : "the separator " + TextReader.quote(c);
        String expected = capture ? "x in a capture" : "- in a quiet move";
        return badSyntax(text, separator.offset(), message, expected);
      }
    }
    return parsed;
  }

  private MoveParse<CzechMove> parse(
      CzechPosition position, MoveText written, MoveBuffer all, boolean lenient) {
    List<Square> squares = written.squares();
    CzechMove move = new CzechMove(squares);
    long[] fitting = withEnds(squares, all);
    if (squares.size() == 2 && fitting.length == 1) {
      return new MoveParse.Ok<>(engine.unpack(position, fitting[0]));
    }
    Verdict verdict = engine.judge(position, move);
    if (verdict.isLegal()) {
      return new MoveParse.Ok<>(engine.unpack(position, MoveCodec.pack(position, move)));
    }
    if (squares.size() > 2) {
      fitting = lenient ? engine.capturesThrough(position, squares, fitting) : new long[0];
    }
    return switch (fitting.length) {
      case 0 -> new MoveParse.NotLegal<>((Verdict.Illegal) verdict);
      case 1 -> new MoveParse.Ok<>(engine.unpack(position, fitting[0]));
      default -> ambiguous(position, fitting);
    };
  }

  /** Whether the squares alone are a complete legal move. */
  private boolean isMove(CzechPosition position, List<Square> squares, MoveBuffer all) {
    return (squares.size() == 2 && withEnds(squares, all).length > 0)
        || engine.judge(position, new CzechMove(squares)).isLegal();
  }

  private static long[] withEnds(List<Square> squares, MoveBuffer all) {
    Square first = squares.get(0);
    Square last = squares.get(squares.size() - 1);
    return first.isPlayable() && last.isPlayable()
        ? withEnds(first.index(), last.index(), all)
        : new long[0];
  }

  private static long[] withEnds(int from, int to, MoveBuffer all) {
    long[] found = new long[countWithEnds(from, to, all)];
    int size = 0;
    for (int i = 0; size < found.length; i++) {
      if (hasEnds(all.get(i), from, to)) {
        found[size++] = all.get(i);
      }
    }
    return found;
  }

  private static int countWithEnds(int from, int to, MoveBuffer all) {
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      count += hasEnds(all.get(i), from, to) ? 1 : 0;
    }
    return count;
  }

  private static boolean hasEnds(long packed, int from, int to) {
    return PackedMove.from(packed) == from && PackedMove.to(packed) == to;
  }

  private MoveParse<CzechMove> ambiguous(CzechPosition position, long[] fitting) {
    List<CzechMove> candidates = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (long packed : fitting) {
      CzechMove candidate = engine.unpack(position, packed);
      candidates.add(candidate);
      texts.add(text(candidate.squares(), packed));
    }
    return new MoveParse.Ambiguous<>(candidates, texts);
  }
}
