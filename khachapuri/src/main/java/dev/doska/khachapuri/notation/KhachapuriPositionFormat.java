package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Strictness;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.Objects;

/**
 * The text of positions: {@code W=24x4,6x11;B=18x11,12x4 w 6-5}. Each side's points with their
 * checkers in White's numbers, descending, {@code -} for none; checkers that are not named are off.
 * Then the phase: {@code -} the roll-off, {@code w} White's roll, {@code w 6-5} White's turn
 * with these dice, and in a game with a last turn (KH-18) who started, {@code s=w}. If a side has no
 * checkers the game is over and the side named is the loser.
 *
 * <p>The strict reader takes the sides' lists, the points in them and the dice in any order. The
 * lenient one also takes blanks between the parts, small and capital letters, {@code ×} and {@code *}
 * for {@code x}, a point without a count for one checker, {@code 65} for {@code 6-5}, leading zeros,
 * and a {@linkplain PositionId position id} in place of the whole. Immutable and thread-safe.
 */
public final class KhachapuriPositionFormat implements PositionFormat<KhachapuriPosition> {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = PositionReader.MAX_LENGTH;

  private final KhachapuriRuleset rules;

  private KhachapuriPositionFormat(KhachapuriRuleset rules) {
    this.rules = rules;
  }

  /**
   * The format of positions under a rule set.
   *
   * @param rules the rule set, which says what a position holds
   * @return the format
   */
  public static KhachapuriPositionFormat of(KhachapuriRuleset rules) {
    return new KhachapuriPositionFormat(Objects.requireNonNull(rules));
  }

  @Override
  public String format(KhachapuriPosition position) {
    return position.toString();
  }

  @Override
  public ParseResult<KhachapuriPosition> parse(String text, Strictness strictness) {
    if (strictness == Strictness.LENIENT && text.stripLeading().startsWith(PositionId.PREFIX)) {
      return new PositionId(rules).parse(text, strictness);
    }
    return new PositionReader(rules, text, strictness).read();
  }
}
