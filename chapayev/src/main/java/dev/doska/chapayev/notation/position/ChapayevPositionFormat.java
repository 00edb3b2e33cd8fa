package dev.doska.chapayev.notation.position;

import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.CheckerStatus;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.chapayev.internal.text.FixedPoint;
import dev.doska.chapayev.internal.text.NotationWords;
import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import java.util.List;

/**
 * Positions as one line: rows, the colour to move, the phase, further words, a bar, and the
 * checkers with their places in millimetres from the board's centre, exact to a nanometre.
 *
 * <pre>
 * 1-8 w strike opener=w round=1 | A@-140.000000,-140.000000 B@-100.000000,-140.000000 …
 * </pre>
 *
 * <p>The words after the phase; words with their default value are left out: {@code formations=0-0}, {@code
 * base=4-5} (the rows before a step back that does not last), {@code opener=w}, {@code won=w} (the last
 * decided round), {@code pie=offered} or {@code swapped}, {@code round=1}, {@code decided=0}, {@code
 * quiet=0}, {@code lead=-1} (White's rounds less Black's, where that can decide the match), {@code lost=wb},
 * {@code struck-w=A+B}, {@code struck-b=a}; and while a strike is resolved {@code strikers=A},
 * {@code own=A+B}, {@code out=1}, {@code hanging=A}, {@code checked=A}, {@code current=A}, {@code
 * over=east}, {@code sealed=90.000/1500} (the mover's blow, which is not to be shown to the other
 * player), {@code blows=1}, {@code sum=12/-5}, {@code last=w} (whose checker fell last when the board was cleared).
 *
 * <p>A checker is its name, then {@code ~} if it belongs to the other side, {@code !} if it is turned
 * over, {@code ^} if it lies on another, {@code /90.000} with its heading if it stands; then {@code @}
 * and its place, {@code ?} if it was not measured, or {@code reserve} or {@code prisoner}. Checkers that
 * are not named have fallen. In strict text the words have this order with one space between, and numbers
 * have all decimals. Immutable and thread-safe.
 */
public final class ChapayevPositionFormat implements PositionFormat<ChapayevPosition> {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = PositionReader.MAX_LENGTH;

  private final DraftFactory drafts;

  /**
   * The format of a game's positions.
   *
   * @param drafts makes drafts of the game
   */
  public ChapayevPositionFormat(DraftFactory drafts) {
    this.drafts = drafts;
  }

  @Override
  public String format(ChapayevPosition position) {
    StringBuilder out = new StringBuilder();
    out.append(position.rows()).append(' ').append(NotationWords.side(position.mover()));
    out.append(' ').append(NotationWords.of(position.phase()));
    appendMatch(position, out);
    position.strike().ifPresent(strike -> appendStrike(position.checkers(), strike, out));
    out.append(" |");
    for (Checker checker : position.checkers()) {
      if (checker.status() != CheckerStatus.FALLEN) {
        out.append(' ');
        appendChecker(checker, out);
      }
    }
    return out.toString();
  }

  private static void appendMatch(ChapayevPosition position, StringBuilder out) {
    int white = position.formation(Side.WHITE);
    int black = position.formation(Side.BLACK);
    append(out, "formations", white + "-" + black, white + black != 0);
    append(
        out, "base", position.baseRows().toString(), !position.baseRows().equals(position.rows()));
    append(out, "opener", NotationWords.side(position.opener()), true);
    append(out, "won", position.lastWinner().map(NotationWords::side).orElse(""), true);
    append(out, "pie", position.seatsSwapped() ? "swapped" : "offered", position.pieOffered());
    append(out, "round", Integer.toString(position.round()), true);
    append(
        out, "decided", Integer.toString(position.decidedRounds()), position.decidedRounds() != 0);
    append(out, "quiet", Integer.toString(position.quietStrikes()), position.quietStrikes() != 0);
    append(out, "lead", Integer.toString(position.roundLead()), position.roundLead() != 0);
    String lost =
        (position.lostAny(Side.WHITE) ? "w" : "") + (position.lostAny(Side.BLACK) ? "b" : "");
    append(out, "lost", lost, true);
    int struck = position.strikers(Side.WHITE);
    append(out, "struck-w", NotationWords.names(position.checkers(), struck), true);
    struck = position.strikers(Side.BLACK);
    append(out, "struck-b", NotationWords.names(position.checkers(), struck), true);
  }

  private static void appendStrike(List<Checker> all, StrikeInProgress strike, StringBuilder out) {
    append(out, "strikers", NotationWords.names(all, strike.strikers()), true);
    append(out, "own", NotationWords.names(all, strike.own()), true);
    append(out, "out", Integer.toString(strike.knockedOut()), strike.knockedOut() != 0);
    append(out, "hanging", NotationWords.names(all, strike.hanging()), true);
    append(out, "checked", NotationWords.names(all, strike.checked()), true);
    append(
        out,
        "current",
        strike.current().map(id -> NotationWords.names(all, 1 << id)).orElse(""),
        true);
    append(out, "over", strike.hungOver().map(NotationWords::of).orElse(""), true);
    String sealed = strike
        .sealed()
        .map(blow ->
            FixedPoint.text(blow.direction(), FixedPoint.THOUSANDTHS) + "/" + blow.strength())
        .orElse("");
    append(out, "sealed", sealed, true);
    append(out, "blows", Integer.toString(strike.blows()), strike.blows() != 0);
    append(
        out, "sum", strike.sumX() + "/" + strike.sumY(), strike.sumX() != 0 || strike.sumY() != 0);
    append(out, "last", strike.lastToFall().map(NotationWords::side).orElse(""), true);
  }

  private static void append(StringBuilder out, String word, String value, boolean wanted) {
    if (wanted && !value.isEmpty()) {
      out.append(' ').append(word).append('=').append(value);
    }
  }

  private static void appendChecker(Checker checker, StringBuilder out) {
    out.append(checker.name());
    out.append(checker.owner() == checker.colour() ? "" : "~");
    out.append(checker.turned() ? "!" : "");
    out.append(checker.below().isPresent() ? "^" : "");
    checker
        .heading()
        .ifPresent(
            heading -> out.append('/').append(FixedPoint.text(heading, FixedPoint.THOUSANDTHS)));
    out.append('@');
    out.append(
        switch (checker.status()) {
          case ON_BOARD -> checker.place().map(NotationWords::place).orElse("?");
          case IN_RESERVE, PRISONER, FALLEN ->
            checker.status() == CheckerStatus.IN_RESERVE ? "reserve" : "prisoner";
        });
  }

  @Override
  public ParseResult<ChapayevPosition> parse(String text, Strictness strictness) {
    return new PositionReader(drafts, text, strictness == Strictness.STRICT).read();
  }
}
