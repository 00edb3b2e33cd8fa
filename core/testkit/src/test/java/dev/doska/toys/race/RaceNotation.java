package dev.doska.toys.race;

import dev.doska.core.Game;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Strictness;
import dev.doska.core.Verdict;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Moves as {@code white-begins}, {@code d2}, {@code 0-3}, {@code 0x3}, {@code pass}. */
public final class RaceNotation implements Notation<Race, RaceMove>, RecordLines<RaceMove> {
  private final Game<Race, RaceMove> game;

  public RaceNotation(Game<Race, RaceMove> game) {
    this.game = game;
  }

  @Override
  public String format(Race race, RaceMove move) {
    return game.canonical(race, move).toString();
  }

  @Override
  public MoveParse<RaceMove> parse(Race race, String text, Strictness strictness) {
    String token = strictness == Strictness.STRICT ? text : text.strip().toLowerCase(Locale.ROOT);
    TextReader reader = new TextReader(token);
    RaceMove move = read(reader);
    if (move == null || !reader.atEnd()) {
      return new MoveParse.BadSyntax<>(
          reader.unexpected("white-begins, black-begins, d1, 0-1, 0x1 or pass"));
    }
    return game.judge(race, move) instanceof Verdict.Illegal illegal
        ? new MoveParse.NotLegal<>(illegal)
        : new MoveParse.Ok<>(game.canonicalUnchecked(race, move));
  }

  private static @Nullable RaceMove read(TextReader reader) {
    if (reader.accept("pass")) {
      return RaceMove.PASS;
    }
    if (reader.accept("again")) {
      return RaceMove.AGAIN;
    }
    for (Side side : Side.values()) {
      RaceMove begin = new RaceMove.Begin(side);
      if (reader.accept(begin.toString())) {
        return begin;
      }
    }
    boolean die = reader.accept('d');
    int first = digit(reader);
    if (die) {
      return first < 0 ? null : new RaceMove.Roll(first);
    }
    boolean hit = reader.accept('x');
    if (first < 0 || !(hit || reader.accept('-'))) {
      return null;
    }
    int second = digit(reader);
    return second < 0 ? null : new RaceMove.Advance(first, second, hit);
  }

  private static int digit(TextReader reader) {
    return TextReader.isDigit(reader.peek()) ? reader.next() - '0' : -1;
  }

  @Override
  public RecordLines<RaceMove> recordLines() {
    return this;
  }

  @Override
  public int take(List<RaceMove> moves, int from) {
    return moves.get(from) instanceof RaceMove.Roll && from + 1 < moves.size() ? 2 : 1;
  }

  @Override
  public String format(int number, Status mover, List<String> texts) {
    return number + ". " + String.join(" ", texts);
  }

  @Override
  public ParseResult<List<Piece>> split(String line) {
    TextReader reader = new TextReader(line);
    if (reader.number(1_000_000) < 0 || !reader.accept(". ")) {
      return ParseResult.failed(reader.unexpected("a number and a full stop"));
    }
    List<Piece> pieces = new ArrayList<>();
    while (!reader.atEnd()) {
      int start = reader.offset();
      pieces.add(new Piece(start + 1, reader.until(" ")));
      reader.accept(' ');
    }
    return new ParseResult.Ok<>(pieces);
  }
}
