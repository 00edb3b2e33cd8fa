package dev.doska.czechcheckers.notation.pdn;

import java.util.List;

/** The text of one game, broken into lines. Confined to one call. */
final class PdnLayout {
  private static final int WIDTH = 80;

  private final StringBuilder out = new StringBuilder();
  private int column;

  /** Whether the next word follows without a blank. */
  private boolean tight;

  private PdnLayout() {}

  /** The text of a game with a blank line after its tags and another one at its end. */
  static String format(List<PdnTag> tags, PdnMovetext movetext, String terminator) {
    PdnLayout layout = new PdnLayout();
    tags.forEach(layout::tag);
    layout.lineEnd();
    layout.movetext(movetext);
    layout.word(terminator);
    layout.lineEnd();
    layout.lineEnd();
    return layout.out.toString();
  }

  private void tag(PdnTag tag) {
    out.append(tag);
    lineEnd();
  }

  private void lineEnd() {
    out.append('\n');
    column = 0;
    tight = false;
  }

  private void movetext(PdnMovetext text) {
    notes(text.leadingNotes());
    for (PdnMovetext.Move move : text.moves()) {
      String number = move.number().isEmpty() ? "" : move.number() + " ";
      word(number + move.text() + move.strength());
      notes(move.notes());
    }
  }

  private void notes(List<PdnMovetext.Note> notes) {
    for (PdnMovetext.Note note : notes) {
      if (note instanceof PdnMovetext.Comment comment) {
        comment(comment.text());
      } else if (note instanceof PdnMovetext.Nag nag) {
        word("$" + nag.code());
      } else if (note instanceof PdnMovetext.Setup setup) {
        word("/FEN \"" + setup.fen() + "\"/");
      } else if (note instanceof PdnMovetext.Variation variation) {
        word("(");
        tight = true;
        movetext(variation.movetext());
        tight = true;
        word(")");
      }
    }
  }

  private void comment(String text) {
    if (text.indexOf('}') < 0) {
      word("{" + text + "}");
    } else {
      word(";" + text);
      lineEnd();
    }
  }

  /** Writes a word after a blank, or on a new line if this line has no room for it. */
  private void word(String word) {
    if (!tight && column > 0) {
      int end = word.indexOf('\n');
      if (column + 1 + (end < 0 ? word.length() : end) > WIDTH) {
        lineEnd();
      } else {
        out.append(' ');
        column++;
      }
    }
    tight = false;
    out.append(word);
    int lineStart = word.lastIndexOf('\n') + 1;
    column = (lineStart > 0 ? 0 : column) + word.length() - lineStart;
  }
}
