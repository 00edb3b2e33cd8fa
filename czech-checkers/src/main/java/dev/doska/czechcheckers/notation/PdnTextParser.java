package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads the moves of one game, variations by a stack of its own. */
final class PdnTextParser {
  private static final String MOVE = "a move such as a3-b4, or a result";

  private final PdnSource source;
  private final PdnLimit limit;
  private final List<Frame> stack = new ArrayList<>();
  private String terminator = PdnGame.NO_RESULT;
  private boolean ended;

  PdnTextParser(PdnSource source, PdnLimit limit, List<PdnNote> opening) {
    this.source = source;
    this.limit = limit;
    stack.add(new Frame(PdnPlace.NONE, opening));
  }

  /** A game or variation of which a part has been read; the last move waits for its notes. */
  private static final class Frame {
    final PdnPlace start;
    final List<PdnNote> opening;
    final List<PdnMove> moves = new ArrayList<>();
    List<PdnNote> notes;
    String number = "";
    PdnPlace movePlace = PdnPlace.NONE;
    String moveNumber = "";
    String move = "";
    String strength = "";

    Frame(PdnPlace start, List<PdnNote> opening) {
      this.start = start;
      this.opening = opening;
      notes = opening;
    }

    void beginMove(PdnPlace place, String text) {
      finishMove();
      movePlace = place;
      moveNumber = number;
      move = text;
      strength = "";
      number = "";
      notes = new ArrayList<>();
    }

    private void finishMove() {
      if (!move.isEmpty()) {
        moves.add(new PdnMove(movePlace, moveNumber, move, strength, notes));
        move = "";
      }
    }

    PdnText text() {
      finishMove();
      return new PdnText(opening, moves);
    }
  }

  private Frame top() {
    return stack.get(stack.size() - 1);
  }

  String terminator() {
    return terminator;
  }

  PdnText read() throws IOException, PdnFault {
    while (!ended) {
      source.skipBlank();
      limit.check();
      readToken();
    }
    if (stack.size() > 1) {
      throw new PdnFault(top().start.error("a variation without its end", ")"));
    }
    return top().text();
  }

  private void readToken() throws IOException, PdnFault {
    switch (source.peek()) {
      case '{', ';' -> top().notes.add(readComment(source));
      case '(' -> {
        if (source.peek(1) == '!' || source.peek(1) == '?') {
          readStrength();
        } else {
          openVariation();
        }
      }
      case ')' -> closeVariation();
      case '!', '?' -> readStrength();
      case '$' -> readNag();
      case '/' -> readSetUp();
      case '*' -> {
        source.next();
        ended = stack.size() == 1;
      }
      case PdnSource.END -> ended = true;
      case '[' -> {
        if (!source.atTagLine()) {
          throw new PdnFault(source.unexpected(MOVE));
        }
        ended = true;
      }
      default -> readWord();
    }
  }

  static PdnNote readComment(PdnSource source) throws IOException, PdnFault {
    PdnPlace place = source.place();
    StringBuilder text = new StringBuilder();
    if (source.next() == ';') {
      for (int c = source.peek(); c != '\n' && c != '\r' && c != PdnSource.END; c = source.peek()) {
        text.append((char) source.next());
        if (text.length() > PdnReader.MAX_COMMENT) {
          throw new PdnFault(place.error(
              "the comment is too long",
              "its end within " + PdnReader.MAX_COMMENT + " characters"));
        }
      }
      return new PdnNote.Comment(text.toString());
    }
    if (source.closingBrace(PdnReader.MAX_COMMENT) < 0) {
      throw new PdnFault(place.error(
          "a comment without its end", "} within " + PdnReader.MAX_COMMENT + " characters"));
    }
    for (int c = source.next(); c != '}'; c = source.next()) {
      text.append((char) c);
    }
    return new PdnNote.Comment(text.toString());
  }

  private void openVariation() throws IOException, PdnFault {
    PdnPlace place = source.place();
    if (stack.size() > PdnReader.MAX_DEPTH) {
      throw new PdnFault(
          place.error("variations nested too deep", "at most " + PdnReader.MAX_DEPTH));
    }
    source.next();
    stack.add(new Frame(place, new ArrayList<>()));
  }

  private void closeVariation() throws IOException, PdnFault {
    if (stack.size() == 1) {
      throw new PdnFault(source.unexpected(MOVE));
    }
    source.next();
    PdnText text = stack.remove(stack.size() - 1).text();
    top().notes.add(new PdnNote.Variation(text));
  }

  private void readStrength() throws IOException, PdnFault {
    PdnPlace place = source.place();
    boolean bracket = source.peek() == '(';
    StringBuilder mark = new StringBuilder();
    if (bracket) {
      mark.append((char) source.next());
    }
    while ((source.peek() == '!' || source.peek() == '?') && mark.length() < PdnReader.MAX_WORD) {
      mark.append((char) source.next());
    }
    if (bracket) {
      if (source.peek() != ')') {
        throw new PdnFault(source.unexpected("a mark such as (?)"));
      }
      mark.append((char) source.next());
    }
    if (top().move.isEmpty()) {
      throw new PdnFault(place.error("a mark without a move", MOVE));
    }
    top().strength += mark;
    if (top().strength.length() > PdnReader.MAX_WORD) {
      throw new PdnFault(place.error("too many marks behind a move", MOVE));
    }
  }

  private void readNag() throws IOException, PdnFault {
    String expected = "a number from 0 to " + PdnNote.Nag.MAX;
    source.next();
    PdnPlace place = source.place();
    if (!TextReader.isDigit((char) source.peek())) {
      throw new PdnFault(source.unexpected(expected));
    }
    int code = 0;
    while (TextReader.isDigit((char) source.peek()) && code <= PdnNote.Nag.MAX) {
      code = code * 10 + source.next() - '0';
    }
    if (code > PdnNote.Nag.MAX) {
      throw new PdnFault(place.error("the number behind $ is too great", expected));
    }
    top().notes.add(new PdnNote.Nag(code));
  }

  /** Reads {@code /FEN "…"/}. */
  private void readSetUp() throws IOException, PdnFault {
    source.next();
    skipSpaces();
    for (char wanted : new char[] {'F', 'E', 'N'}) {
      accept(wanted, "/FEN \"…\"/");
    }
    skipSpaces();
    accept('"', "a position in quotation marks");
    PdnPlace place = source.place();
    StringBuilder fen = new StringBuilder();
    for (int c = source.peek(); c != '"'; c = source.peek()) {
      if (c < ' ' || c == '/') {
        throw new PdnFault(source.unexpected("\" at the end of the position"));
      }
      if (fen.length() == CzechFen.MAX_LENGTH) {
        throw new PdnFault(place.error(
            "the position is too long", "\" within " + CzechFen.MAX_LENGTH + " characters"));
      }
      fen.append((char) source.next());
    }
    source.next();
    skipSpaces();
    accept('/', "/");
    top().notes.add(new PdnNote.SetUp(fen.toString(), place));
  }

  private void accept(char wanted, String expected) throws IOException, PdnFault {
    if (source.peek() != wanted) {
      throw new PdnFault(source.unexpected(expected));
    }
    source.next();
  }

  private void skipSpaces() throws IOException {
    while (source.peek() == ' ') {
      source.next();
    }
  }

  private void readWord() throws IOException, PdnFault {
    PdnPlace place = source.place();
    String read = source.word(PdnReader.MAX_WORD);
    if (read.isEmpty()) {
      throw new PdnFault(source.unexpected(MOVE));
    }
    if (read.length() > PdnReader.MAX_WORD) {
      throw new PdnFault(
          place.error("a word of more than " + PdnReader.MAX_WORD + " characters", MOVE));
    }
    takeWord(read, place);
  }

  private void takeWord(String word, PdnPlace place) throws PdnFault {
    int at = 0;
    for (int end = afterNumber(word, at); end > at; end = afterNumber(word, at)) {
      addNumber(word.substring(at, end), place);
      at = end;
    }
    String rest = word.substring(at);
    if (rest.isEmpty()) {
      return;
    }
    if (PdnGame.isResult(rest)) {
      if (stack.size() == 1) {
        terminator = rest;
        ended = true;
      }
      return;
    }
    TextError error = MoveText.isSimple(rest) ? null : MoveText.scan(rest).error();
    if (error != null) {
      PdnPlace fault = place.right(at + error.column() - 1);
      throw new PdnFault(fault.error(error.message(), error.expected()));
    }
    top().beginMove(place.right(at), rest);
  }

  private void addNumber(String label, PdnPlace place) throws PdnFault {
    String number = label.replace("…", "...");
    top().number = top().number.isEmpty() ? number : top().number + " " + number;
    if (top().number.length() > PdnReader.MAX_WORD) {
      throw new PdnFault(place.error("numbers without a move", MOVE));
    }
  }

  /** Where a move number and its dots, or dots alone, end; the beginning if there are none. */
  static int afterNumber(String word, int begin) {
    int at = begin;
    while (at < word.length() && TextReader.isDigit(word.charAt(at))) {
      at++;
    }
    int digits = at;
    while (at < word.length() && (word.charAt(at) == '.' || word.charAt(at) == '…')) {
      at++;
    }
    return at > digits ? at : begin;
  }
}
