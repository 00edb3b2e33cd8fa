package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.internal.MoveScanner;
import dev.doska.czechcheckers.internal.MoveText;
import dev.doska.czechcheckers.notation.CzechFen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads the moves of one game. Variations are on a stack of its own. Confined to one game. */
final class PdnMovetextParser {
  private static final String MOVE = "a move such as a3-b4, or a result";

  private final PdnSource source;
  private final GameLengthLimit limit;
  private final List<Frame> stack = new ArrayList<>();
  private String terminator = PdnResults.NO_RESULT;
  private boolean ended;

  PdnMovetextParser(PdnSource source, GameLengthLimit limit, List<PdnMovetext.Note> leadingNotes) {
    this.source = source;
    this.limit = limit;
    stack.add(new Frame(PdnPlace.NONE, leadingNotes));
  }

  /** The part of a game or variation that has been read; the last move waits for its notes. */
  private static final class Frame {
    final PdnPlace start;
    final List<PdnMovetext.Note> leadingNotes;
    final List<PdnMovetext.Move> moves = new ArrayList<>();
    List<PdnMovetext.Note> notes;
    String number = "";
    PdnPlace movePlace = PdnPlace.NONE;
    String moveNumber = "";
    String move = "";
    String strength = "";

    Frame(PdnPlace start, List<PdnMovetext.Note> leadingNotes) {
      this.start = start;
      this.leadingNotes = leadingNotes;
      notes = leadingNotes;
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
        moves.add(new PdnMovetext.Move(movePlace, moveNumber, move, strength, notes));
        move = "";
      }
    }

    PdnMovetext movetext() {
      finishMove();
      return new PdnMovetext(leadingNotes, moves);
    }
  }

  private Frame top() {
    return stack.get(stack.size() - 1);
  }

  String terminator() {
    return terminator;
  }

  PdnMovetext read() throws IOException, PdnSyntaxException {
    while (!ended) {
      source.skipBlank();
      limit.check();
      readToken();
    }
    if (stack.size() > 1) {
      throw new PdnSyntaxException(top().start.error("a variation without an end", ")"));
    }
    return top().movetext();
  }

  private void readToken() throws IOException, PdnSyntaxException {
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
      case '/' -> readSetup();
      case '*' -> {
        source.next();
        ended = stack.size() == 1;
      }
      case PdnSource.END -> ended = true;
      case '[' -> {
        if (!source.atTagLine()) {
          throw new PdnSyntaxException(source.unexpected(MOVE));
        }
        ended = true;
      }
      default -> readWord();
    }
  }

  static PdnMovetext.Note readComment(PdnSource source) throws IOException, PdnSyntaxException {
    PdnPlace place = source.place();
    StringBuilder text = new StringBuilder();
    if (source.next() == ';') {
      for (int c = source.peek(); c != '\n' && c != '\r' && c != PdnSource.END; c = source.peek()) {
        text.append((char) source.next());
        if (text.length() > PdnLimits.MAX_COMMENT_LENGTH) {
          throw new PdnSyntaxException(place.error(
              "the comment is too long",
              "its end within " + PdnLimits.MAX_COMMENT_LENGTH + " characters"));
        }
      }
      return new PdnMovetext.Comment(text.toString());
    }
    if (source.closingBrace(PdnLimits.MAX_COMMENT_LENGTH) < 0) {
      throw new PdnSyntaxException(place.error(
          "a comment without an end", "} within " + PdnLimits.MAX_COMMENT_LENGTH + " characters"));
    }
    for (int c = source.next(); c != '}'; c = source.next()) {
      text.append((char) c);
    }
    return new PdnMovetext.Comment(text.toString());
  }

  private void openVariation() throws IOException, PdnSyntaxException {
    PdnPlace place = source.place();
    if (stack.size() > PdnLimits.MAX_VARIATION_DEPTH) {
      throw new PdnSyntaxException(
          place.error("variations nested too deep", "at most " + PdnLimits.MAX_VARIATION_DEPTH));
    }
    source.next();
    stack.add(new Frame(place, new ArrayList<>()));
  }

  private void closeVariation() throws IOException, PdnSyntaxException {
    if (stack.size() == 1) {
      throw new PdnSyntaxException(source.unexpected(MOVE));
    }
    source.next();
    PdnMovetext movetext = stack.remove(stack.size() - 1).movetext();
    top().notes.add(new PdnMovetext.Variation(movetext));
  }

  private void readStrength() throws IOException, PdnSyntaxException {
    PdnPlace place = source.place();
    boolean bracket = source.peek() == '(';
    StringBuilder mark = new StringBuilder();
    if (bracket) {
      mark.append((char) source.next());
    }
    while ((source.peek() == '!' || source.peek() == '?')
        && mark.length() < PdnLimits.MAX_WORD_LENGTH) {
      mark.append((char) source.next());
    }
    if (bracket) {
      if (source.peek() != ')') {
        throw new PdnSyntaxException(source.unexpected("a mark such as (?)"));
      }
      mark.append((char) source.next());
    }
    if (top().move.isEmpty()) {
      throw new PdnSyntaxException(place.error("a mark without a move", MOVE));
    }
    top().strength += mark;
    if (top().strength.length() > PdnLimits.MAX_WORD_LENGTH) {
      throw new PdnSyntaxException(place.error("too many marks after a move", MOVE));
    }
  }

  private void readNag() throws IOException, PdnSyntaxException {
    String expected = "a number from 0 to " + PdnMovetext.Nag.MAX;
    source.next();
    PdnPlace place = source.place();
    if (!TextReader.isDigit((char) source.peek())) {
      throw new PdnSyntaxException(source.unexpected(expected));
    }
    int code = 0;
    while (TextReader.isDigit((char) source.peek()) && code <= PdnMovetext.Nag.MAX) {
      code = code * 10 + source.next() - '0';
    }
    if (code > PdnMovetext.Nag.MAX) {
      throw new PdnSyntaxException(place.error("the number after $ is too great", expected));
    }
    top().notes.add(new PdnMovetext.Nag(code));
  }

  /** Reads {@code /FEN "…"/}. */
  private void readSetup() throws IOException, PdnSyntaxException {
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
        throw new PdnSyntaxException(source.unexpected("\" at the end of the position"));
      }
      if (fen.length() == CzechFen.MAX_LENGTH) {
        throw new PdnSyntaxException(place.error(
            "the position is too long", "\" within " + CzechFen.MAX_LENGTH + " characters"));
      }
      fen.append((char) source.next());
    }
    source.next();
    skipSpaces();
    accept('/', "/");
    top().notes.add(new PdnMovetext.Setup(fen.toString(), place));
  }

  private void accept(char wanted, String expected) throws IOException, PdnSyntaxException {
    if (source.peek() != wanted) {
      throw new PdnSyntaxException(source.unexpected(expected));
    }
    source.next();
  }

  private void skipSpaces() throws IOException {
    while (source.peek() == ' ') {
      source.next();
    }
  }

  private void readWord() throws IOException, PdnSyntaxException {
    PdnPlace place = source.place();
    String read = source.word(PdnLimits.MAX_WORD_LENGTH);
    if (read.isEmpty()) {
      throw new PdnSyntaxException(source.unexpected(MOVE));
    }
    if (read.length() > PdnLimits.MAX_WORD_LENGTH) {
      throw new PdnSyntaxException(
          place.error("a word of more than " + PdnLimits.MAX_WORD_LENGTH + " characters", MOVE));
    }
    takeWord(read, place);
  }

  private void takeWord(String word, PdnPlace place) throws PdnSyntaxException {
    int at = 0;
    for (int end = PdnWords.moveNumberEnd(word, at);
        end > at;
        end = PdnWords.moveNumberEnd(word, at)) {
      addNumber(word.substring(at, end), place);
      at = end;
    }
    String rest = word.substring(at);
    if (rest.isEmpty()) {
      return;
    }
    if (PdnResults.isResult(rest)) {
      if (stack.size() == 1) {
        terminator = rest;
        ended = true;
      }
      return;
    }
    TextError error = MoveText.isSimple(rest) ? null : MoveScanner.scan(rest).error();
    if (error != null) {
      PdnPlace errorPlace = place.right(at + error.column() - 1);
      throw new PdnSyntaxException(errorPlace.error(error.message(), error.expected()));
    }
    top().beginMove(place.right(at), rest);
  }

  private void addNumber(String label, PdnPlace place) throws PdnSyntaxException {
    String number = label.indexOf('…') < 0 ? label : label.replace("…", "...");
    top().number = top().number.isEmpty() ? number : top().number + " " + number;
    if (top().number.length() > PdnLimits.MAX_WORD_LENGTH) {
      throw new PdnSyntaxException(place.error("numbers without a move", MOVE));
    }
  }
}
