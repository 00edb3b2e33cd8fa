package dev.doska.chapayev.ruleset.formation;

import dev.doska.core.ParseResult;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;

/** The text of formations. */
public final class FormationText {

  private FormationText() {}

  /**
   * Reads a formation. Never throws, whatever the text. A formation is {@code INFANTRY}, {@code SECOND_FLOOR(n)}, or a figure {@code NAME:files}, {@code
   * NAME:files/files on the second floor}, with {@code !} at the end if its turned checkers change no
   * side, such as {@code ROOK:abcdefgh/cf!}.
   *
   * @param text the text
   * @return the formation or the fault
   */
  public static ParseResult<FormationSpec> parse(String text) {
    TextReader reader = new TextReader(text);
    try {
      return new ParseResult.Ok<>(read(text, reader));
    } catch (IllegalArgumentException e) {
      return ParseResult.failed(reader.error(String.valueOf(e.getMessage()), ""));
    }
  }

  private static FormationSpec read(String text, TextReader reader) {
    String name = reader.until(":(");
    if (name.equals("INFANTRY") && reader.atEnd()) {
      return FormationSpec.INFANTRY;
    }
    if (name.equals("SECOND_FLOOR") && reader.accept('(')) {
      long tops = reader.number(FigureChecks.MAX_TOPS);
      if (tops >= 1 && reader.accept(')') && reader.atEnd()) {
        return FormationSpec.secondFloor((int) tops);
      }
      throw new IllegalArgumentException(
          "SECOND_FLOOR holds 1 to " + FigureChecks.MAX_TOPS + " checkers");
    }
    if (!reader.accept(':')) {
      throw new IllegalArgumentException("no formation " + TextReader.quote(text));
    }
    return figure(name, reader);
  }

  private static FormationSpec figure(String name, TextReader reader) {
    List<PieceSlot> slots = new ArrayList<>();
    floor(reader, 0, slots);
    if (reader.accept('/')) {
      floor(reader, 1, slots);
    }
    boolean loyal = reader.accept('!');
    if (!reader.atEnd()) {
      throw new IllegalArgumentException(
          "figure " + name + " can not hold " + TextReader.quote(reader.peek()));
    }
    return new FormationSpec.Figure(name, !loyal, slots);
  }

  private static void floor(TextReader reader, int level, List<PieceSlot> slots) {
    while (reader.peek() >= 'a' && reader.peek() <= 'j') {
      slots.add(new PieceSlot(reader.next() - 'a', level));
    }
  }
}
