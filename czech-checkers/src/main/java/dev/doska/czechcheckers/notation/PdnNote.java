package dev.doska.czechcheckers.notation;

/** What can stand between the moves of a PDN game. Immutable. */
public sealed interface PdnNote {
  /**
   * The same note without places.
   *
   * @return a note that can be compared by its content
   */
  PdnNote withoutPlaces();

  /**
   * A remark in braces or behind a semicolon.
   *
   * @param text any text; with a closing brace in it, it has no line end, since only a semicolon can
   *     begin it; line ends are single {@code \n}
   */
  record Comment(String text) implements PdnNote {
    /**
     * Checks the text.
     *
     * @param text any text; with a closing brace in it, it has no line end, since only a semicolon can
     *     begin it; line ends are single {@code \n}
     * @throws IllegalArgumentException if PDN can't hold it
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
    public PdnNote withoutPlaces() {
      return this;
    }
  }

  /**
   * A numeric annotation glyph, such as {@code $7}.
   *
   * @param code from 0 to {@link #MAX}
   */
  record Nag(int code) implements PdnNote {
    /** The greatest code that is read. */
    public static final int MAX = 9999;

    /**
     * Checks the code.
     *
     * @param code from 0 to {@link #MAX}
     * @throws IllegalArgumentException if it is out of range
     */
    public Nag {
      if (code < 0 || code > MAX) {
        throw new IllegalArgumentException("NAG " + code);
      }
    }

    @Override
    public PdnNote withoutPlaces() {
      return this;
    }
  }

  /**
   * Other moves in round brackets. They begin where the move before them began.
   *
   * @param text the moves
   */
  record Variation(PdnText text) implements PdnNote {
    @Override
    public PdnNote withoutPlaces() {
      return new Variation(text.withoutPlaces());
    }
  }

  /**
   * A new position in the middle of a game: {@code /FEN "W:Wa1:Bh8"/}. The moves behind it are played
   * from there.
   *
   * @param fen the position's text, without quotation marks, slashes and line ends
   * @param place where the text begins
   */
  record SetUp(String fen, PdnPlace place) implements PdnNote {
    /**
     * Checks the text.
     *
     * @param fen the position's text, without quotation marks, slashes and line ends
     * @param place where the text begins
     * @throws IllegalArgumentException if PDN can't hold it
     */
    public SetUp {
      for (char c : new char[] {'"', '/', '\n', '\r'}) {
        if (fen.indexOf(c) >= 0) {
          throw new IllegalArgumentException("a set-up can't hold such a text: " + fen);
        }
      }
    }

    @Override
    public PdnNote withoutPlaces() {
      return new SetUp(fen, PdnPlace.NONE);
    }
  }
}
