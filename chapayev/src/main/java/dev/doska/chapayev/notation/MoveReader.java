package dev.doska.chapayev.notation;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.internal.text.FixedPoint;
import dev.doska.chapayev.internal.text.MoveWriter;
import dev.doska.chapayev.internal.text.NotationWords;
import dev.doska.core.MoveParse;
import dev.doska.core.Side;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads one move's text without asking whether it is legal. Confined to one call. */
final class MoveReader {
  /** The longest text that is read, in UTF-16 units. */
  static final int MAX_LENGTH = 4096;

  private static final long LARGEST = 1_000_000;
  private static final Decision[] DECISIONS = Decision.values();

  private final ChapayevPosition position;
  private final String text;
  private final TextReader reader;
  private final boolean strict;

  /** A fault in the text, which ends the reading. Caught only in {@link #read}. */
  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient TextError error;

    Fault(TextError error) {
      super(null, null, false, false);
      this.error = error;
    }
  }

  MoveReader(ChapayevPosition position, String text, boolean strict) {
    this.position = position;
    this.text = text;
    this.strict = strict;
    this.reader = new TextReader(text);
  }

  MoveParse<ChapayevMove> read() {
    try {
      if (text.length() > MAX_LENGTH) {
        String found = text.length() + " characters";
        throw new Fault(reader.error(found, "at most " + MAX_LENGTH + " characters"));
      }
      skipBlank();
      ChapayevMove move = move();
      skipBlank();
      if (!reader.atEnd()) {
        throw new Fault(reader.unexpected("the end of the move"));
      }
      return new MoveParse.Ok<>(move);
    } catch (Fault fault) {
      return new MoveParse.BadSyntax<>(fault.error);
    }
  }

  private void skipBlank() {
    if (!strict) {
      reader.skipBlank();
    }
  }

  /** The word that comes next, if a blank or the end follows it. */
  private boolean acceptWord(String word) {
    int start = reader.offset();
    if (reader.accept(word) && " \t;,".indexOf(reader.atEnd() ? ' ' : reader.peek()) >= 0) {
      return true;
    }
    reader.moveTo(start);
    return false;
  }

  private ChapayevMove move() throws Fault {
    if (!isLetter(reader.peek(1))) {
      return observed(strike());
    }
    for (Decision decision : DECISIONS) {
      if (acceptWord(MoveWriter.DECISIONS.get(decision.ordinal()))) {
        return decision;
      }
    }
    if (acceptWord("lot")) {
      blank();
      int start = reader.offset();
      Optional<Side> side = NotationWords.side(reader.until(" \t"));
      return new ChapayevMove.CoinToss(
          side.orElseThrow(() -> new Fault(reader.errorAt(start, "no colour", "w or b"))));
    }
    if (acceptWord("next")) {
      blank();
      return new ChapayevMove.Choose(checker());
    }
    return observed(act());
  }

  /** Whether a character can be in a word; the name of a checker has none after its first. */
  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** The act, with its outcome if one follows. */
  private ChapayevMove observed(ChapayevMove.Act act) throws Fault {
    skipBlank();
    if (reader.accept(strict ? " => " : "=>")) {
      skipBlank();
      return new ChapayevMove.Observed(act, observation());
    }
    return act;
  }

  private void blank() throws Fault {
    if (!reader.accept(' ')) {
      throw new Fault(reader.unexpected("a space"));
    }
    skipBlank();
  }

  private int checker() throws Fault {
    int start = reader.offset();
    String name = NotationWords.name(reader);
    OptionalInt id = position.id(name);
    if (id.isEmpty()) {
      String found = name.isEmpty() ? reader.unexpected("").message() : "no checker " + name;
      throw new Fault(reader.errorAt(start, found, NotationWords.choices(position.checkers())));
    }
    return id.getAsInt();
  }

  private ChapayevMove.Act act() throws Fault {
    if (acceptWord("check")) {
      blank();
      int disc = checker();
      if (isUnmeasured()) {
        return ChapayevMove.Observed.check(disc, Observation.NOTHING).act();
      }
      symbol('@');
      int speed = thousandths("a rim speed in m/s");
      symbol('/');
      int elevation = thousandths("an elevation in degrees");
      symbol('/');
      return new ChapayevMove.ThumbFlick(
          disc, speed, elevation, thousandths("a lateral angle in degrees"));
    }
    if (acceptWord("blow")) {
      blank();
      int disc = checker();
      if (isUnmeasured()) {
        return ChapayevMove.Observed.blow(disc, Observation.NOTHING).act();
      }
      symbol('@');
      int direction = thousandths("a direction in degrees");
      symbol('/');
      long strength = reader.number(LARGEST);
      if (strength < 0) {
        throw new Fault(reader.unexpected("a strength in µN·s"));
      }
      return new ChapayevMove.Blow(disc, direction, (int) strength);
    }
    return strike();
  }

  private ChapayevMove.Act strike() throws Fault {
    int disc = checker();
    skipBlank();
    if (reader.accept('+')) {
      skipBlank();
      int other = checker();
      if (isUnmeasured()) {
        return ChapayevMove.Observed.scissors(disc, other, Observation.NOTHING).act();
      }
      symbol('@');
      return new ChapayevMove.Scissors(disc, other, thousandths("a speed in m/s"));
    }
    if (isUnmeasured()) {
      return ChapayevMove.Observed.strike(disc, Observation.NOTHING).act();
    }
    symbol('@');
    int angle = thousandths("an angle in degrees");
    symbol('/');
    return new ChapayevMove.Strike(disc, angle, thousandths("a speed in m/s"));
  }

  /** Whether an act has no numbers and is followed by an observed outcome. */
  private boolean isUnmeasured() {
    skipBlank();
    return !strict && reader.peek() == '=';
  }

  private void symbol(char symbol) throws Fault {
    skipBlank();
    if (!reader.accept(symbol)) {
      throw new Fault(reader.unexpected(TextReader.quote(symbol)));
    }
    skipBlank();
  }

  private int thousandths(String expected) throws Fault {
    long value = FixedPoint.read(reader, FixedPoint.THOUSANDTHS, strict);
    if (value == FixedPoint.NONE) {
      String wanted = expected + (strict ? " with three decimals" : "");
      throw new Fault(reader.unexpected(wanted));
    }
    return (int) value;
  }

  private Observation observation() throws Fault {
    if (acceptWord("nothing")) {
      return Observation.NOTHING;
    }
    List<DiscObservation> discs = new ArrayList<>();
    Optional<Integer> last = Optional.empty();
    do {
      skipBlank();
      if (last.isEmpty() && acceptWord("last")) {
        blank();
        last = Optional.of(checker());
      } else {
        discs.add(seen());
      }
      skipBlank();
    } while (reader.accept(strict ? "; " : ";"));
    return new Observation(discs, last);
  }

  private DiscObservation seen() throws Fault {
    DiscObservation seen = DiscObservation.moved(checker());
    blank();
    do {
      skipBlank();
      seen = word(seen);
      skipBlank();
    } while (reader.accept(strict ? ", " : ","));
    return seen;
  }

  private DiscObservation word(DiscObservation s) throws Fault {
    if (acceptWord("fell")) {
      return s.withFate(DiscObservation.ObservedFate.FELL);
    }
    if (acceptWord("prisoner")) {
      return s.withFate(DiscObservation.ObservedFate.PRISONER);
    }
    if (acceptWord("moved")) {
      return s;
    }
    if (acceptWord("turned")) {
      return s.overturned();
    }
    if (acceptWord("hangs")) {
      return s.hanging();
    }
    if (acceptWord("stands")) {
      return s.standing(heading());
    }
    if (acceptWord("at")) {
      blank();
      int start = reader.offset();
      Optional<Place> place = NotationWords.place(reader, strict);
      return s.withPlace(place.orElseThrow(
          () -> new Fault(reader.errorAt(start, "no place", "x,y in millimetres"))));
    }
    throw new Fault(reader.unexpected("fell, prisoner, moved, turned, hangs, stands or at"));
  }

  /** The heading of a standing checker; 0 if it was not measured. */
  private int heading() throws Fault {
    if (!strict) {
      skipBlank();
      if (reader.atEnd() || ";,".indexOf(reader.peek()) >= 0) {
        return 0;
      }
    } else {
      blank();
    }
    return thousandths("a heading in degrees");
  }
}
