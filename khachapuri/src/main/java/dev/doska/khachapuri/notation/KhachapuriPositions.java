package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.khachapuri.KhachapuriDraft;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of positions, {@code W=24x4,6x11;B=18x11,12x4 w 6-5}. Immutable and thread-safe. */
public final class KhachapuriPositions implements PositionFormat<KhachapuriPosition> {
  private static final String CHECKERS = "(-|\\d{1,2}x\\d{1,2}(?:,\\d{1,2}x\\d{1,2}){0,23})";
  private static final Pattern POSITION = Pattern.compile(
      "W=" + CHECKERS + ";B=" + CHECKERS + " (?:-|([wb])(?: (\\d)-(\\d))?(?: s=([wb]))?)");

  private final KhachapuriRuleset rules;

  /**
   * The format of positions under a rule set.
   *
   * @param rules the rules
   */
  public KhachapuriPositions(KhachapuriRuleset rules) {
    this.rules = rules;
  }

  @Override
  public String format(KhachapuriPosition position) {
    return position.toString();
  }

  @Override
  public ParseResult<KhachapuriPosition> parse(String text, Strictness strictness) {
    Matcher matcher = POSITION.matcher(text);
    if (text.length() > 1000 || !matcher.matches()) {
      return ParseResult.failed(
          new TextError(1, 1, "not a position", "such as W=24x4,6x11;B=18x11,12x4 w 6-5"));
    }
    KhachapuriDraft draft = new KhachapuriDraft();
    put(draft, Side.WHITE, matcher.group(1));
    put(draft, Side.BLACK, matcher.group(2));
    if (matcher.group(4) != null) {
      draft.toMove(
          side(matcher.group(3)),
          Integer.parseInt(matcher.group(4)),
          Integer.parseInt(matcher.group(5)));
    } else if (matcher.group(3) != null) {
      draft.toRoll(side(matcher.group(3)));
    }
    draft.starter(matcher.group(6) == null ? null : side(matcher.group(6)));
    List<TextError> errors = new ArrayList<>();
    for (KhachapuriDraft.Flaw flaw : draft.validate(rules)) {
      errors.add(new TextError(1, 1, flaw.message(), ""));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(draft.position(rules))
        : new ParseResult.Failed<>(errors);
  }

  private static void put(KhachapuriDraft draft, Side side, String checkers) {
    if (!checkers.equals("-")) {
      for (String entry : checkers.split(",", -1)) {
        int x = entry.indexOf('x');
        draft.put(
            side,
            Integer.parseInt(entry.substring(0, x)),
            Integer.parseInt(entry.substring(x + 1)));
      }
    }
  }

  private static Side side(String letter) {
    return letter.equals("w") ? Side.WHITE : Side.BLACK;
  }
}
