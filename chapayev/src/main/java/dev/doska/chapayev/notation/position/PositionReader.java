package dev.doska.chapayev.notation.position;

import dev.doska.chapayev.ChapayevDraft;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.CheckerStatus;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.chapayev.internal.text.FixedPoint;
import dev.doska.chapayev.internal.text.NotationWords;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads one position. Confined to one call. */
final class PositionReader {
  /** The longest text that is read, in UTF-16 units. */
  static final int MAX_LENGTH = 8192;

  private static final List<String> WORDS = List.of(
      "formations",
      "base",
      "opener",
      "won",
      "pie",
      "round",
      "decided",
      "quiet",
      "lead",
      "lost",
      "struck-w",
      "struck-b",
      "strikers",
      "own",
      "out",
      "hanging",
      "checked",
      "current",
      "over",
      "sealed",
      "blows",
      "sum",
      "last");

  /** The first of the words about a strike that is being resolved. */
  private static final int FIRST_OF_STRIKE = WORDS.indexOf("strikers");

  private static final int LARGEST = 1_000_000_000;
  private static final Phase[] PHASES = Phase.values();

  private final DraftFactory drafts;
  private final TextReader reader;
  private final String text;
  private final boolean strict;
  private final List<TextError> errors = new ArrayList<>();

  /** The values of the words, and where they begin; −1 for missing words. */
  private final String[] values = new String[WORDS.size()];

  private final int[] places = new int[WORDS.size()];
  private List<Checker> checkers = List.of();

  PositionReader(DraftFactory drafts, String text, boolean strict) {
    this.drafts = drafts;
    this.text = text;
    this.strict = strict;
    this.reader = new TextReader(text);
    Arrays.fill(values, "");
    Arrays.fill(places, -1);
  }

  ParseResult<ChapayevPosition> read() {
    if (text.length() > MAX_LENGTH) {
      String found = text.length() + " characters";
      return ParseResult.failed(reader.error(found, "at most " + MAX_LENGTH + " characters"));
    }
    skipBlank();
    Optional<Rows> rows = rows(token(), reader.offset());
    int moverAt = reader.offset();
    Optional<Side> mover = NotationWords.side(token());
    require(mover.isPresent(), moverAt, "no colour", "w or b");
    int phaseAt = reader.offset();
    Optional<Phase> phase = NotationWords.constant(List.of(PHASES), token());
    require(phase.isPresent(), phaseAt, "no phase", phases());
    readWords();
    Optional<ChapayevDraft> draft = errors.isEmpty() ? draft() : Optional.empty();
    if (draft.isEmpty()) {
      return new ParseResult.Failed<>(errors);
    }
    fill(draft.get(), rows.orElseThrow(), mover.orElseThrow(), phase.orElseThrow());
    readCheckers(draft.get());
    if (errors.isEmpty()) {
      draft.get().validate().forEach(p -> errors.add(reader.errorAt(0, p.message(), "")));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(draft.get().toPosition())
        : new ParseResult.Failed<>(errors);
  }

  private static String phases() {
    return "one of "
        + String.join(" ", Arrays.stream(PHASES).map(NotationWords::of).toList());
  }

  /** The text up to a blank, and the blank. */
  private String token() {
    String token = reader.until(" \t\r\n");
    skipBlank();
    return token;
  }

  private void skipBlank() {
    int start = reader.offset();
    reader.skipBlank();
    boolean single =
        reader.offset() == start + 1 && reader.slice(start, start + 1).equals(" ");
    boolean none = reader.offset() == start;
    if (strict && (none ? start == 0 && text.isEmpty() : !single || start == 0 || reader.atEnd())) {
      errors.add(reader.errorAt(start, "unnecessary blanks", "one space"));
    }
  }

  private void require(boolean holds, int at, String message, String expected) {
    if (!holds) {
      errors.add(reader.errorAt(at, message, expected));
    }
  }

  private Optional<Rows> rows(String token, int end) {
    int at = Math.max(0, end - token.length() - 1);
    TextReader numbers = new TextReader(token);
    long white = numbers.number(99);
    boolean dash = numbers.accept('-');
    long black = numbers.number(99);
    boolean good = white >= 0 && dash && black >= 0 && numbers.atEnd();
    try {
      if (good) {
        return Optional.of(new Rows((int) white, (int) black));
      }
    } catch (IllegalArgumentException e) {
      good = false;
    }
    require(good, at, "no rows", "White's row, a hyphen and Black's row, such as 1-8");
    return Optional.empty();
  }

  private void readWords() {
    int last = -1;
    while (!reader.atEnd() && reader.peek() != '|') {
      int at = reader.offset();
      String token = token();
      int equals = token.indexOf('=');
      int word = equals < 0 ? -1 : WORDS.indexOf(token.substring(0, equals));
      if (word < 0) {
        errors.add(reader.errorAt(
            at, "unknown word " + TextReader.quote(token), String.join("=, ", WORDS) + "= or |"));
      } else if (places[word] >= 0) {
        errors.add(reader.errorAt(at, WORDS.get(word) + " appears twice", "each word once"));
      } else {
        require(
            !strict || word > last,
            at,
            WORDS.get(word) + " is out of order",
            "the order of the format");
        values[word] = token.substring(equals + 1);
        places[word] = at + equals + 1;
        last = word;
      }
    }
    if (!reader.accept('|')) {
      errors.add(reader.unexpected("| and the checkers"));
    }
    skipBlank();
  }

  private Optional<ChapayevDraft> draft() {
    TextReader numbers = new TextReader(value("formations", "0-0"));
    long white = numbers.number(99);
    boolean dash = numbers.accept('-');
    long black = numbers.number(99);
    try {
      if (white >= 0 && dash && black >= 0 && numbers.atEnd()) {
        ChapayevDraft draft = drafts.draft((int) white, (int) black);
        checkers = draft.toPosition().checkers();
        return Optional.of(draft);
      }
    } catch (IllegalArgumentException e) {
      // the rule set has no such formations
    }
    fail("formations", "not in this rule set", "two numbers, such as 0-1");
    return Optional.empty();
  }

  private String value(String word, String otherwise) {
    int index = WORDS.indexOf(word);
    return places[index] < 0 ? otherwise : values[index];
  }

  private void fail(String word, String message, String expected) {
    int at = Math.max(places[WORDS.indexOf(word)], 0);
    errors.add(reader.errorAt(at, word + ": " + message, expected));
  }

  private int number(String word, int otherwise) {
    TextReader digits = new TextReader(value(word, Integer.toString(otherwise)));
    long number = digits.number(LARGEST);
    if (number < 0 || !digits.atEnd()) {
      fail(word, "no number", "a number from 0 to " + LARGEST);
    }
    return (int) number;
  }

  private int signed(String word) {
    TextReader digits = new TextReader(value(word, "0"));
    long number = FixedPoint.read(digits, 0, strict);
    boolean good = number != FixedPoint.NONE && digits.atEnd();
    if (!good) {
      fail(word, "no number", "a whole number such as -2");
    }
    return good ? (int) number : 0;
  }

  private Optional<Side> side(String word, String otherwise) {
    String value = value(word, otherwise);
    Optional<Side> side = NotationWords.side(value);
    if (side.isEmpty() && !value.isEmpty()) {
      fail(word, "no colour", "w or b");
    }
    return side;
  }

  private int set(String word) {
    String names = value(word, "");
    OptionalInt set = names.isEmpty() ? OptionalInt.of(0) : NotationWords.set(checkers, names);
    if (set.isEmpty()) {
      fail(word, "unknown or doubled checker", "names with + between");
    }
    return set.orElse(0);
  }

  private void fill(ChapayevDraft draft, Rows rows, Side mover, Phase phase) {
    int base = WORDS.indexOf("base");
    Rows from = places[base] < 0
        ? rows
        : rows(values[base], places[base] + values[base].length() + 1).orElse(rows);
    draft.rows(rows, from);
    draft.phase(phase, mover);
    draft.opener(side("opener", NotationWords.side(mover)).orElse(mover));
    draft.lastWinner(side("won", ""));
    String pie = value("pie", "");
    if (!List.of("", "offered", "swapped").contains(pie)) {
      fail("pie", "unknown", "offered or swapped");
    }
    draft.pie(!pie.isEmpty(), pie.equals("swapped"));
    draft.counters(number("round", 1), number("decided", 0), number("quiet", 0));
    draft.roundLead(signed("lead"));
    String lost = value("lost", "");
    if (!List.of("", "w", "b", "wb").contains(lost)) {
      fail("lost", "no colours", "w, b or wb");
    }
    draft.tally(Side.WHITE, lost.startsWith("w"), set("struck-w"));
    draft.tally(Side.BLACK, lost.endsWith("b"), set("struck-b"));
    draft.strike(strike());
  }

  private Optional<StrikeInProgress> strike() {
    boolean resolution = false;
    for (int word = FIRST_OF_STRIKE; word < places.length; word++) {
      resolution |= places[word] >= 0;
    }
    if (!resolution) {
      return Optional.empty();
    }
    int current = set("current");
    if (Integer.bitCount(current) > 1) {
      fail("current", "several checkers", "one checker");
    }
    Optional<Integer> now =
        current == 0 ? Optional.empty() : Optional.of(Integer.numberOfTrailingZeros(current));
    Optional<Edge> over = NotationWords.constant(List.of(Edge.values()), value("over", ""));
    if (over.isEmpty() && !value("over", "").isEmpty()) {
      fail("over", "no edge", "east, west, north or south");
    }
    TextReader sum = new TextReader(value("sum", "0/0"));
    long x = FixedPoint.read(sum, 0, false);
    boolean slash = sum.accept('/');
    long y = FixedPoint.read(sum, 0, false);
    boolean good = x != FixedPoint.NONE && slash && y != FixedPoint.NONE && sum.atEnd();
    if (!good) {
      fail("sum", "no sum of blows", "two numbers in nN·s, such as 12/-5");
    }
    return Optional.of(new StrikeInProgress(
        set("strikers"),
        set("own"),
        number("out", 0),
        set("hanging"),
        set("checked"),
        now,
        over,
        sealed(),
        number("blows", 0),
        good ? (int) x : 0,
        good ? (int) y : 0,
        side("last", "")));
  }

  private Optional<SealedBlow> sealed() {
    if (value("sealed", "").isEmpty()) {
      return Optional.empty();
    }
    TextReader blow = new TextReader(value("sealed", ""));
    long direction = FixedPoint.read(blow, FixedPoint.THOUSANDTHS, strict);
    boolean slash = blow.accept('/');
    long strength = blow.number(LARGEST);
    if (direction == FixedPoint.NONE || !slash || strength < 0 || !blow.atEnd()) {
      fail("sealed", "no blow", "degrees and µN·s, such as 90.000/1500");
      return Optional.empty();
    }
    return Optional.of(new SealedBlow((int) direction, (int) strength));
  }

  private void readCheckers(ChapayevDraft draft) {
    boolean[] seen = new boolean[checkers.size()];
    while (!reader.atEnd()) {
      int at = reader.offset();
      String name = NotationWords.name(reader);
      OptionalInt id = NotationWords.id(checkers, name);
      if (id.isEmpty()) {
        String found = reader.until(" \t\r\n");
        errors.add(reader.errorAt(
            at, "no checker " + TextReader.quote(name + found), NotationWords.choices(checkers)));
      } else {
        Checker checker = withId(id.getAsInt());
        int index = checkers.indexOf(checker);
        require(!seen[index], at, name + " appears twice", "each checker once");
        seen[index] = true;
        readChecker(draft, checker);
      }
      skipBlank();
    }
    for (int i = 0; i < seen.length; i++) {
      if (!seen[i]) {
        draft.set(with(checkers.get(i), CheckerStatus.FALLEN));
      }
    }
  }

  private Checker withId(int id) {
    return checkers.stream().filter(c -> c.id() == id).findFirst().orElseThrow();
  }

  private static Checker with(Checker c, CheckerStatus status) {
    return new Checker(
        c.id(),
        c.name(),
        c.colour(),
        c.colour(),
        false,
        status,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private void readChecker(ChapayevDraft draft, Checker c) {
    Side owner = reader.accept('~') ? c.colour().other() : c.colour();
    boolean turned = reader.accept('!');
    int floorAt = reader.offset();
    boolean lifted = reader.accept('^');
    require(!lifted || c.below().isPresent(), floorAt, c.name() + " has no checker below it", "@");
    Optional<Integer> heading = Optional.empty();
    if (reader.accept('/')) {
      int at = reader.offset();
      long angle = FixedPoint.read(reader, FixedPoint.THOUSANDTHS, strict);
      require(angle != FixedPoint.NONE, at, "no heading", "degrees, such as 90.000");
      heading = Optional.of(angle == FixedPoint.NONE ? 0 : (int) angle);
    }
    int at = reader.offset();
    if (!reader.accept('@')) {
      errors.add(reader.unexpected("@ and a place"));
      reader.until(" \t\r\n");
      return;
    }
    CheckerStatus status = reader.accept("reserve")
        ? CheckerStatus.IN_RESERVE
        : reader.accept("prisoner") ? CheckerStatus.PRISONER : CheckerStatus.ON_BOARD;
    Optional<Place> place = Optional.empty();
    if (status == CheckerStatus.ON_BOARD && !reader.accept('?')) {
      place = NotationWords.place(reader, strict);
      require(place.isPresent(), at + 1, "no place", "x,y in mm, ?, reserve or prisoner");
    }
    if (!reader.atEnd() && " \t\r\n".indexOf(reader.peek()) < 0 && place.isPresent()) {
      errors.add(reader.unexpected("a blank"));
    }
    if (place.isEmpty() || !reader.atEnd()) {
      reader.until(" \t\r\n");
    }
    Optional<Integer> below = lifted ? c.below() : Optional.empty();
    draft.set(
        new Checker(c.id(), c.name(), c.colour(), owner, turned, status, below, heading, place));
  }
}
