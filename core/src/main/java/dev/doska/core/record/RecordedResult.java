package dev.doska.core.record;

import dev.doska.core.Outcome;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A result as a record states it. Immutable.
 *
 * @param kind who won, if anybody
 * @param points what a win counts, 1 or more; 0 without a winner
 */
public record RecordedResult(Kind kind, int points) {
  /** Who won. */
  public enum Kind {
    /** White won. */
    WHITE_WINS,
    /** Black won. */
    BLACK_WINS,
    /** Nobody won. */
    DRAW,
    /** The game was not finished, or its result is not known. */
    UNKNOWN
  }

  /** A draw. */
  public static final RecordedResult DRAW = new RecordedResult(Kind.DRAW, 0);

  /** Not finished or not known. */
  public static final RecordedResult UNKNOWN = new RecordedResult(Kind.UNKNOWN, 0);

  /** The most points that a text may state. */
  public static final int MAX_POINTS = 1_000_000;

  /**
   * Checks the points and refuses null.
   *
   * @param kind who won, if anybody
   * @param points what a win counts, 1 or more; 0 without a winner
   */
  public RecordedResult {
    Objects.requireNonNull(kind);
    boolean won = kind == Kind.WHITE_WINS || kind == Kind.BLACK_WINS;
    if (won ? points < 1 || points > MAX_POINTS : points != 0) {
      throw new IllegalArgumentException(kind + " with " + points + " points");
    }
  }

  /**
   * A win.
   *
   * @param winner who won
   * @param points what the win counts, from 1 to {@link #MAX_POINTS}
   * @return the result
   */
  public static RecordedResult win(Side winner, int points) {
    return new RecordedResult(
        Objects.requireNonNull(winner) == Side.WHITE ? Kind.WHITE_WINS : Kind.BLACK_WINS, points);
  }

  /**
   * The result of a game with this status.
   *
   * @param status the status
   * @return the result; {@link #UNKNOWN} while the game goes on
   */
  public static RecordedResult of(Status status) {
    Optional<Outcome> outcome = status.outcome();
    if (outcome.isEmpty()) {
      return UNKNOWN;
    }
    return outcome.get() instanceof Outcome.Win win ? win(win.winner(), win.points()) : DRAW;
  }

  /**
   * The result as text.
   *
   * @return {@code 1-0}, {@code 0-2} and the like, {@code 1/2-1/2} or {@code *}
   */
  public String text() {
    return switch (kind) {
      case WHITE_WINS -> points + "-0";
      case BLACK_WINS -> "0-" + points;
      case DRAW -> "1/2-1/2";
      case UNKNOWN -> "*";
    };
  }

  /**
   * Reads a result. Never throws, whatever the text.
   *
   * @param text the text
   * @return the result or the fault
   */
  public static ParseResult<RecordedResult> parse(String text) {
    RecordedResult result = read(text);
    return result != null
        ? new ParseResult.Ok<>(result)
        : ParseResult.failed(
            new TextError(1, 1, "no result " + TextReader.quote(text), "1-0, 0-1, 1/2-1/2 or *"));
  }

  /** The result of a text; null if the text is none, which is so for most lines of a record. */
  static @Nullable RecordedResult read(String text) {
    if (text.equals("*")) {
      return UNKNOWN;
    }
    if (text.equals("1/2-1/2")) {
      return DRAW;
    }
    TextReader reader = new TextReader(text);
    long white = reader.number(MAX_POINTS);
    boolean dash = reader.accept('-');
    long black = reader.number(MAX_POINTS);
    if (white < 0 || black < 0 || !dash || !reader.atEnd() || (white == 0) == (black == 0)) {
      return null;
    }
    return white > 0 ? win(Side.WHITE, (int) white) : win(Side.BLACK, (int) black);
  }

  @Override
  public String toString() {
    return text();
  }
}
