package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.record.Tag;

/**
 * A tag of a PDN game, such as {@code [White "Novák"]}. Immutable.
 *
 * @param name the name, within the limits of {@link Tag}
 * @param value any text without line ends
 * @param place where the value begins
 */
public record PdnTag(String name, String value, PdnPlace place) {
  /**
   * Checks name and value.
   *
   * @param name the name, within the limits of {@link Tag}
   * @param value any text without line ends
   * @param place where the value begins
   * @throws IllegalArgumentException if the name is no tag name or the value has a line end
   */
  public PdnTag {
    new Tag(name, value);
  }

  /**
   * A tag that was not read from a text.
   *
   * @param name the name
   * @param value the value
   * @return the tag without a place
   */
  public static PdnTag of(String name, String value) {
    return new PdnTag(name, value, PdnPlace.NONE);
  }

  /**
   * The tag as PDN writes it.
   *
   * @return {@code [Name "value"]}, with a backslash before quotation marks and backslashes
   */
  @Override
  public String toString() {
    return new Tag(name, value).toString();
  }
}
