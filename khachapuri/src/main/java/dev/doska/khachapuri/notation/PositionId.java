package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A position in 17 characters that are allowed in a web address: {@code k1}, the version, then 90 bits as
 * 15 characters of base64url, the first bit highest.
 *
 * <p>White's 39 bits, then Black's: for the own points 24 to 1 a one for each checker, then a zero;
 * the rest zero. Then the side (1 bit, one for Black), the larger die (3), the smaller (3), the
 * phase (2: roll-off, roll, turn, finished), the starter (2: none, White, Black) and a zero. Every
 * position has one id, and every other text is refused. The lenient reader takes blanks around it.
 * Immutable and thread-safe.
 */
public final class PositionId implements PositionFormat<KhachapuriPosition> {
  /** What every id begins with. */
  public static final String PREFIX = "k1";

  /** The length of every id in characters. */
  public static final int LENGTH = 17;

  static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private final KhachapuriRuleset rules;

  /**
   * The format of ids under a rule set.
   *
   * @param rules the rule set, which says what a position holds
   */
  public PositionId(KhachapuriRuleset rules) {
    this.rules = Objects.requireNonNull(rules);
  }

  @Override
  public String format(KhachapuriPosition position) {
    PositionBits bits = new PositionBits();
    for (Side side : Side.values()) {
      bits.moveTo(side.ordinal() * PositionBits.CHECKERS);
      for (int own = 24; own >= 1; own--) {
        for (int i = position.own(side, own); i > 0; i--) {
          bits.write(1, 1);
        }
        bits.write(0, 1);
      }
    }
    bits.moveTo(PositionBits.SIDE);
    bits.write(position.side().ordinal(), 1);
    bits.write(position.larger(), 3);
    bits.write(position.smaller(), 3);
    bits.write(position.phase().ordinal(), 2);
    bits.write(position.starter().map(side -> side.ordinal() + 1).orElse(0), 2);
    StringBuilder id = new StringBuilder(PREFIX);
    bits.moveTo(0);
    while (id.length() < LENGTH) {
      id.append(ALPHABET.charAt(bits.read(6)));
    }
    return id.toString();
  }

  @Override
  public ParseResult<KhachapuriPosition> parse(String text, Strictness strictness) {
    if (text.length() > PositionReader.MAX_LENGTH) {
      return ParseResult.failed(new TextError(
          1, 1, text.length() + " characters", "at most " + PositionReader.MAX_LENGTH));
    }
    boolean lenient = Objects.requireNonNull(strictness) == Strictness.LENIENT;
    TextReader reader = new TextReader(text);
    if (lenient) {
      reader.skipBlank();
    }
    int start = reader.offset();
    if (!reader.accept(PREFIX)) {
      return ParseResult.failed(reader.unexpected(PREFIX + " at the beginning of an id"));
    }
    PositionBits bits = new PositionBits();
    while (reader.offset() - start < LENGTH) {
      int value = ALPHABET.indexOf(reader.peek());
      if (value < 0) {
        return ParseResult.failed(reader.unexpected("15 letters, digits, - or _ after k1"));
      }
      bits.write(value, 6);
      reader.next();
    }
    if (lenient) {
      reader.skipBlank();
    }
    if (!reader.atEnd()) {
      return ParseResult.failed(reader.unexpected("the end after 17 characters"));
    }
    List<TextError> errors = new ArrayList<>();
    PositionBits.Decoded decoded = bits.decode(rules);
    for (PositionBits.Fault fault : decoded.faults()) {
      int character = start + PREFIX.length() + fault.bit() / 6;
      errors.add(reader.errorAt(character, fault.message(), ""));
    }
    return decoded
        .position()
        .<ParseResult<KhachapuriPosition>>map(ParseResult.Ok::new)
        .orElseGet(() -> new ParseResult.Failed<>(errors));
  }
}
