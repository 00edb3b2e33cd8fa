package dev.doska.toys.race;

import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;

/** Positions as {@code 0,3 1,7 W2 q5}: White's runners, Black's, turn ({@code ?WB}) and roll, quiet. */
final class RacePositions implements PositionFormat<Race> {
  static final RacePositions INSTANCE = new RacePositions();

  private RacePositions() {}

  @Override
  public String format(Race race) {
    return race.runner(Side.WHITE, 0) + "," + race.runner(Side.WHITE, 1) + " "
        + race.runner(Side.BLACK, 0) + "," + race.runner(Side.BLACK, 1) + " "
        + "?WB".charAt(race.turn())
        + (race.roll() == 0 ? "" : race.roll())
        + " q" + race.quiet();
  }

  @Override
  public ParseResult<Race> parse(String text, Strictness strictness) {
    TextReader reader = new TextReader(text);
    int[] numbers = new int[4];
    for (int i = 0; i < 4; i++) {
      if (strictness == Strictness.LENIENT) {
        reader.skipBlank();
      }
      numbers[i] = (int) reader.number(Race.HOME);
      boolean separated = reader.accept(i % 2 == 0 ? ',' : ' ');
      if (numbers[i] < 0 || !separated) {
        return ParseResult.failed(reader.unexpected("a square from 0 to 7 and a separator"));
      }
    }
    int turn = "?WB".indexOf(reader.next());
    int roll = reader.peek() == ' ' ? 0 : (int) reader.number(3);
    if (turn < 0 || roll < 0 || !reader.accept(" q")) {
      return ParseResult.failed(reader.unexpected("?, W or B, a roll from 1 to 3, q"));
    }
    int quiet = (int) reader.number(255);
    if (strictness == Strictness.LENIENT) {
      reader.skipBlank();
    }
    if (quiet < 0 || !reader.atEnd()) {
      return ParseResult.failed(reader.unexpected("a number up to 255 and the end"));
    }
    Race race = Race.of(numbers[0], numbers[1], numbers[2], numbers[3], turn, roll, quiet);
    List<TextError> faults = validate(race);
    if (strictness == Strictness.STRICT && faults.isEmpty() && !format(race).equals(text)) {
      faults.add(new TextError(1, 1, "not the canonical text", format(race)));
    }
    return faults.isEmpty() ? new ParseResult.Ok<>(race) : new ParseResult.Failed<>(faults);
  }

  private static List<TextError> validate(Race race) {
    List<TextError> faults = new ArrayList<>();
    long bits = race.bits();
    if (race.turn() == 0 && bits != 0) {
      faults.add(new TextError(1, 9, "the roll-off is at the start only", ""));
    }
    if (Race.arrived(bits, 0) == 2 && Race.arrived(bits, 1) == 2) {
      faults.add(new TextError(1, 1, "both sides have won", ""));
    }
    for (int square = 1; square < Race.HOME; square++) {
      if (Race.stands(bits, 0, square) && Race.stands(bits, 1, Race.HOME - square)) {
        faults.add(new TextError(1, 1, "two colours on White's square " + square, ""));
      }
    }
    return faults;
  }
}
