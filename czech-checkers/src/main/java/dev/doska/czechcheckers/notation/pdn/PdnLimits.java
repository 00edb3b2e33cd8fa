package dev.doska.czechcheckers.notation.pdn;

/**
 * The limits within which PDN is read. A text beyond a limit is an error of its game alone. They bound
 * the memory for one game of any text; lengths are in UTF-16 units.
 */
public final class PdnLimits {
  /** The greatest length of a word, such as a move: the longest capture has 13 squares, 38 units. */
  public static final int MAX_WORD_LENGTH = 256;

  /** The greatest length of a tag with its brackets; a position has at most 4,096 units. */
  public static final int MAX_TAG_LENGTH = 8192;

  /** The greatest number of tags of a game; files in use have fewer than 50. */
  public static final int MAX_TAGS = 1000;

  /** The greatest length of a comment. */
  public static final int MAX_COMMENT_LENGTH = 1 << 16;

  /** The greatest depth of nested variations; code that walks through them may recurse. */
  public static final int MAX_VARIATION_DEPTH = 100;

  /** The greatest length of one game. */
  public static final int MAX_GAME_LENGTH = 1 << 20;

  /** The greatest number of errors that are reported for one game. */
  public static final int MAX_ERRORS = 100;

  private PdnLimits() {}
}
