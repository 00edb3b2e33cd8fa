package dev.doska.core.record;

/**
 * A named fact about a recorded game, such as a player's name. Immutable.
 *
 * @param name ASCII letters, digits and underscores, at least one, beginning with a letter
 * @param value any text without line ends
 */
public record Tag(String name, String value) {
  /**
   * Checks name and value.
   *
   * @param name ASCII letters, digits and underscores, at least one, beginning with a letter
   * @param value any text without line ends
   */
  public Tag {
    if (!isName(name)) {
      throw new IllegalArgumentException("\"" + name + "\" is no tag name");
    }
    if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
      throw new IllegalArgumentException("the value of " + name + " has a line end");
    }
  }

  /**
   * Whether a text may name a tag.
   *
   * @param text any text
   * @return true for ASCII letters, digits and underscores that begin with a letter
   */
  public static boolean isName(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      boolean inner = i > 0 && ((c >= '0' && c <= '9') || c == '_');
      if (!letter && !inner) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * The tag as a record writes it.
   *
   * @return {@code [Name "value"]}, with {@code \} before quotation marks and backslashes
   */
  @Override
  public String toString() {
    return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
  }
}
