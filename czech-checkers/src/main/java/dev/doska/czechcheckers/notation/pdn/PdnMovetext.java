package dev.doska.czechcheckers.notation.pdn;

import java.util.List;

/**
 * The moves of a game or of a variation, with their notes. Immutable.
 *
 * @param leadingNotes the notes before the first move, in order
 * @param moves the moves
 */
public record PdnMovetext(List<Note> leadingNotes, List<Move> moves) {
  /**
   * Copies the lists.
   *
   * @param leadingNotes the notes before the first move, in order
   * @param moves the moves
   */
  public PdnMovetext {
    leadingNotes = List.copyOf(leadingNotes);
    moves = List.copyOf(moves);
  }

  /**
   * The same movetext without places.
   *
   * @return a movetext that can be compared by its content
   */
  public PdnMovetext withoutPlaces() {
    return new PdnMovetext(
        leadingNotes.stream().map(Note::withoutPlaces).toList(),
        moves.stream().map(Move::withoutPlaces).toList());
  }

  /**
   * A move as the text has it, with the notes after it. It may be illegal; {@link PdnReplay} finds out.
   * Immutable.
   *
   * @param place where the move begins
   * @param number the move number before it, such as {@code 12.} or {@code 12...}; empty if there is none
   * @param text the move itself: squares and separators
   * @param strength the mark after it, such as {@code !} or {@code (?)}; empty if there is none
   * @param notes the notes between it and the next move, in order
   */
  public record Move(
      PdnPlace place, String number, String text, String strength, List<Note> notes) {
    /**
     * Copies the list and checks that PDN can hold the words.
     *
     * @param place where the move begins
     * @param number the move number before it, such as {@code 12.} or {@code 12...}; empty if there is none
     * @param text the move itself: squares and separators
     * @param strength the mark after it, such as {@code !} or {@code (?)}; empty if there is none
     * @param notes the notes between it and the next move, in order
     * @throws IllegalArgumentException if PDN cannot hold the words
     */
    public Move {
      notes = List.copyOf(notes);
      if (!PdnWords.areMoveNumbers(number)
          || !PdnWords.isMove(text)
          || !PdnWords.isStrength(strength)) {
        throw new IllegalArgumentException(
            "not a move of PDN: \"" + number + "\" \"" + text + "\" \"" + strength + "\"");
      }
    }

    /**
     * The same move without places.
     *
     * @return a move that can be compared by its content
     */
    public Move withoutPlaces() {
      List<Note> bare = notes.stream().map(Note::withoutPlaces).toList();
      return new Move(PdnPlace.NONE, number, text, strength, bare);
    }
  }

  /** An element that can be between the moves of a PDN game. Immutable. */
  public sealed interface Note {
    /**
     * The same note without places.
     *
     * @return a note that can be compared by its content
     */
    Note withoutPlaces();
  }

  /**
   * A comment in braces or after a semicolon.
   *
   * @param text any text with {@code \n} as its only line end; a text with a closing brace has one line
   *     only, since PDN can write it only after a semicolon
   */
  public record Comment(String text) implements Note {
    /**
     * Checks the text.
     *
     * @param text any text with {@code \n} as its only line end; a text with a closing brace has one line
     *     only, since PDN can write it only after a semicolon
     * @throws IllegalArgumentException if PDN cannot hold it
     */
    public Comment {
      if (text.indexOf('\r') >= 0) {
        throw new IllegalArgumentException("a comment with a carriage return");
      }
      if (text.indexOf('}') >= 0 && text.indexOf('\n') >= 0) {
        throw new IllegalArgumentException("a comment with a closing brace and a line end");
      }
    }

    @Override
    public Note withoutPlaces() {
      return this;
    }
  }

  /**
   * A numeric annotation glyph, such as {@code $7}.
   *
   * @param code from 0 to {@link #MAX}
   */
  public record Nag(int code) implements Note {
    /** The greatest code. */
    public static final int MAX = 9999;

    /**
     * Checks the code.
     *
     * @param code from 0 to {@link #MAX}
     * @throws IllegalArgumentException if it is out of range
     */
    public Nag {
      if (code < 0 || code > MAX) {
        throw new IllegalArgumentException("NAG " + code + " is not from 0 to " + MAX);
      }
    }

    @Override
    public Note withoutPlaces() {
      return this;
    }
  }

  /**
   * Other moves in round brackets. They begin in the position before the last move.
   *
   * @param movetext the moves
   */
  public record Variation(PdnMovetext movetext) implements Note {
    @Override
    public Note withoutPlaces() {
      return new Variation(movetext.withoutPlaces());
    }
  }

  /**
   * A new position in the middle of a game: {@code /FEN "W:Wa1:Bh8"/}. The moves after it begin there.
   *
   * @param fen the position's text, without quotation marks, slashes and line ends
   * @param place where the text begins
   */
  public record Setup(String fen, PdnPlace place) implements Note {
    /**
     * Checks the text.
     *
     * @param fen the position's text, without quotation marks, slashes and line ends
     * @param place where the text begins
     * @throws IllegalArgumentException if PDN cannot hold it
     */
    public Setup {
      for (char c : new char[] {'"', '/', '\n', '\r'}) {
        if (fen.indexOf(c) >= 0) {
          throw new IllegalArgumentException("PDN cannot hold this position text: " + fen);
        }
      }
    }

    @Override
    public Note withoutPlaces() {
      return new Setup(fen, PdnPlace.NONE);
    }
  }
}
