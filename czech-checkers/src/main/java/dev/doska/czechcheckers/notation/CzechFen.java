package dev.doska.czechcheckers.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Strictness;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.internal.FenWriter;
import java.util.Objects;

/**
 * The FEN of draughts for positions: the side to move, White's pieces, Black's pieces, and the counters on
 * which draws depend, if they are not 0. {@code W:Wa3,c3,Kf8:Bb6:H4:M4} has White to move, two white men, a
 * white king on f8, a black man, and 4 quiet plies. The four forms write different texts, and each reads
 * the texts of all.
 *
 * <p>Both strictnesses read squares by name ({@code a3}, {@code Kf8}) or by number ({@code 21}, {@code
 * K5}, {@code 21-32}, {@code K5-8} for four kings), but not both in one text; either colour first; empty
 * lists; a final dot; the wrapper {@code [FEN "…"]}; and the counters {@code :H} (quiet plies), {@code
 * :M} (plies without a change of material), {@code :R} (plies on the main road), and {@code :F}, the move
 * number, which is not part of a position. {@link Strictness#LENIENT} also reads a missing or repeated
 * list, blanks between the parts, and letters in the other case.
 */
public enum CzechFen implements PositionFormat<CzechPosition> {
  /** Squares by their names: the usual form. */
  ALGEBRAIC(false, true),
  /** Squares by their numbers, 1 (b8) to 32 (g1). */
  NUMERIC(true, true),
  /** Squares by their names, without counters: the text is not the whole position. */
  PLAIN(false, false),
  /** Squares by their numbers, without counters: the text is not the whole position. */
  PLAIN_NUMERIC(true, false);

  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = FenReader.MAX_LENGTH;

  private final boolean numeric;
  private final boolean counters;

  CzechFen(boolean numeric, boolean counters) {
    this.numeric = numeric;
    this.counters = counters;
  }

  /**
   * A position's text: White's list first, squares ascending by their numbers, men and kings mixed.
   *
   * @param position the position
   * @return for example {@code W:Wa3,c3,Kf8:Bb6}
   */
  @Override
  public String format(CzechPosition position) {
    StringBuilder out = new StringBuilder(96);
    FenWriter.append(
        position.side(), position.white(), position.black(), position.kings(), numeric, out);
    if (counters) {
      FenWriter.appendCounters(
          position.quietPlies(), position.materialPlies(), position.mainRoadPlies(), out);
    }
    return out.toString();
  }

  @Override
  public ParseResult<CzechPosition> parse(String text, Strictness strictness) {
    return new FenReader(text, Objects.requireNonNull(strictness)).read();
  }
}
