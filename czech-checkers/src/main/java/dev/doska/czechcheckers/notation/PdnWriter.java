package dev.doska.czechcheckers.notation;

import java.io.IOException;
import java.util.List;
import java.util.Objects;

/**
 * Writes games in PDN: tags, a blank line, the moves in lines of at most 80 characters where words and
 * comments allow it, what ends the game, and a blank line. The text reads back to the same game, places
 * aside. Confined to one thread.
 */
public final class PdnWriter {
  private static final int WIDTH = 80;

  private final Appendable out;

  /**
   * A writer.
   *
   * @param out where to write
   */
  public PdnWriter(Appendable out) {
    this.out = Objects.requireNonNull(out);
  }

  /**
   * A game as text.
   *
   * @param game the game
   * @return its PDN
   */
  public static String format(PdnGame game) {
    Layout layout = new Layout();
    game.tags().forEach(layout::tag);
    layout.lineEnd();
    layout.text(game.text());
    layout.word(game.terminator());
    layout.lineEnd();
    layout.lineEnd();
    return layout.out.toString();
  }

  /**
   * Writes a game.
   *
   * @param game the game
   * @throws IOException if it can't be written
   */
  public void write(PdnGame game) throws IOException {
    out.append(format(game));
  }

  /** The text so far and where its last line stands. */
  private static final class Layout {
    final StringBuilder out = new StringBuilder();
    private int column;
    private boolean tight;

    void tag(PdnTag tag) {
      out.append(tag);
      lineEnd();
    }

    void lineEnd() {
      out.append('\n');
      column = 0;
      tight = false;
    }

    void text(PdnText text) {
      notes(text.opening());
      for (PdnMove move : text.moves()) {
        String number = move.number().isEmpty() ? "" : move.number() + " ";
        word(number + move.text() + move.strength());
        notes(move.notes());
      }
    }

    private void notes(List<PdnNote> notes) {
      for (PdnNote note : notes) {
        if (note instanceof PdnNote.Comment comment) {
          comment(comment.text());
        } else if (note instanceof PdnNote.Nag nag) {
          word("$" + nag.code());
        } else if (note instanceof PdnNote.SetUp setUp) {
          word("/FEN \"" + setUp.fen() + "\"/");
        } else if (note instanceof PdnNote.Variation variation) {
          word("(");
          tight = true;
          text(variation.text());
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

    /** Writes a word behind a blank, or on a new line if it has no room on this one. */
    void word(String word) {
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
}
