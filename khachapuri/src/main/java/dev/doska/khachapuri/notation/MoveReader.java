package dev.doska.khachapuri.notation;

import dev.doska.core.ParseResult;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads the text of one move as it is written, without the position. Two dice become a
 * roll-off, which keeps their order. The way of a checker from one point to another becomes one step of that
 * length, for one die or more. Confined to one call.
 */
final class MoveReader {
  private static final int MAX_LENGTH = 500;
  private static final String TURN = "a turn such as 13/8 6/5, or pass";

  private final String text;
  private final TextReader reader;
  private final boolean lenient;

  MoveReader(String text, Strictness strictness) {
    this.text = text;
    this.reader = new TextReader(text);
    this.lenient = Objects.requireNonNull(strictness) == Strictness.LENIENT;
  }

  ParseResult<KhachapuriMove> read() {
    if (text.length() > MAX_LENGTH) {
      return ParseResult.failed(
          reader.error(text.length() + " characters", "at most " + MAX_LENGTH));
    }
    if (lenient) {
      reader.skipBlank();
    }
    if (accept("pass")) {
      return end(Pass.PASS);
    }
    return text.indexOf('/') < 0 && TextReader.isDigit(reader.peek()) ? readDice() : readTurn();
  }

  private ParseResult<KhachapuriMove> readDice() {
    int start = reader.offset();
    Optional<DiceText> dice = DiceText.read(reader, lenient);
    if (dice.isEmpty()) {
      return ParseResult.failed(reader.unexpected(DiceText.EXPECTED));
    }
    if (!dice.get().isOnDice()) {
      String written = reader.slice(start, reader.offset());
      return ParseResult.failed(
          reader.errorAt(start, "no dice show " + written, "numbers from 1 to 6"));
    }
    return end(new RollOff(dice.get().first(), dice.get().second()));
  }

  private ParseResult<KhachapuriMove> readTurn() {
    List<Step> steps = new ArrayList<>();
    int start = reader.offset();
    do {
      Optional<TextError> error = readChecker(steps);
      if (error.isPresent()) {
        return ParseResult.failed(error.get());
      }
    } while (readGap());
    Turn turn = new Turn(steps);
    ParseResult<KhachapuriMove> result = end(turn);
    if (lenient || !result.isOk() || text.equals(turn.toString())) {
      return result;
    }
    return ParseResult.failed(reader.errorAt(
        start + mismatch(turn.toString()), "not the writing of this turn", turn.toString()));
  }

  private int mismatch(String writing) {
    int at = 0;
    while (at < Math.min(text.length(), writing.length())
        && text.charAt(at) == writing.charAt(at)) {
      at++;
    }
    return at;
  }

  /** Between two checkers stands a space, in lenient texts any blanks and commas. */
  private boolean readGap() {
    if (!lenient) {
      return reader.accept(' ');
    }
    do {
      reader.skipBlank();
    } while (reader.accept(',') || reader.accept(';'));
    return !reader.atEnd();
  }

  /** Reads {@code 24/19/13} or {@code 24/23(2)}. */
  private Optional<TextError> readChecker(List<Step> steps) {
    int first = steps.size();
    int from = readPoint();
    if (from < 1) {
      return Optional.of(reader.unexpected(steps.isEmpty() ? TURN : "a point, 1 to 24"));
    }
    do {
      if (!acceptSlash()) {
        return Optional.of(reader.unexpected("/ and where the checker goes"));
      }
      int at = reader.offset();
      int to = accept("off") ? 0 : readPoint();
      if (to < 0) {
        return Optional.of(reader.unexpected("a point or off"));
      }
      if (to >= from) {
        return Optional.of(reader.errorAt(
            at, "a checker can't go from " + from + " to " + to, "a point below " + from));
      }
      steps.add(new Step(from, from - to));
      from = to;
    } while (from > 0 && isSlash());
    int at = reader.offset();
    int times = readTimes();
    if (times < 0) {
      return Optional.of(reader.unexpected("how many checkers, 2 to 15, and )"));
    }
    int end = steps.size();
    if (first + (end - first) * times > KhachapuriMove.MAX_STEPS) {
      return Optional.of(
          reader.errorAt(at, "too many steps", "at most " + KhachapuriMove.MAX_STEPS));
    }
    for (int i = 1; i < times; i++) {
      steps.addAll(steps.subList(first, end));
    }
    return Optional.empty();
  }

  /** Reads a point, in lenient texts with leading zeros and 0 for off; or gives -1. */
  private int readPoint() {
    int start = reader.offset();
    int point = (int) reader.number(24);
    boolean plain = lenient || (point > 0 && text.charAt(start) != '0');
    if (!plain) {
      reader.moveTo(start);
    }
    return plain ? point : -1;
  }

  /** Reads {@code (2)}; gives 1 if there is no bracket, -1 if it holds nonsense. */
  private int readTimes() {
    if (!reader.accept('(')) {
      return 1;
    }
    int start = reader.offset();
    int times = (int) reader.number(KhachapuriPosition.CHECKERS);
    if (times < 2 && !(lenient && times == 1)) {
      reader.moveTo(start);
      return -1;
    }
    return reader.accept(')') ? times : -1;
  }

  private boolean isSlash() {
    int start = reader.offset();
    boolean slash = acceptSlash();
    reader.moveTo(start);
    return slash;
  }

  private boolean acceptSlash() {
    int start = reader.offset();
    if (lenient) {
      reader.skipBlank();
    }
    if (!reader.accept('/')) {
      reader.moveTo(start);
      return false;
    }
    if (lenient) {
      reader.skipBlank();
    }
    return true;
  }

  private boolean accept(String word) {
    if (!lenient) {
      return reader.accept(word);
    }
    int start = reader.offset();
    for (int i = 0; i < word.length(); i++) {
      if (Character.toLowerCase(reader.next()) != word.charAt(i)) {
        reader.moveTo(start);
        return false;
      }
    }
    return true;
  }

  private ParseResult<KhachapuriMove> end(KhachapuriMove move) {
    if (lenient) {
      reader.skipBlank();
    }
    return reader.atEnd()
        ? new ParseResult.Ok<>(move)
        : ParseResult.failed(reader.unexpected("the end of the move"));
  }
}
