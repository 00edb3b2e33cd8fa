package dev.doska.chapayev.physics;

import java.util.List;

/**
 * The exception for a value that the solver cannot accept; it lists every reason, not only the first.
 *
 * <p>The message joins the reasons with semicolons.
 */
public final class InvalidSceneException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The reasons, in the order of examination. */
  private final String[] reasons;

  /**
   * An exception with reasons.
   *
   * @param reasons why, at least one
   */
  public InvalidSceneException(List<String> reasons) {
    super(String.join("; ", reasons));
    this.reasons = reasons.toArray(new String[0]);
  }

  /**
   * Every reason, in the order in which the input was examined.
   *
   * @return an unmodifiable list, never empty
   */
  public List<String> reasons() {
    return List.of(reasons);
  }

  /**
   * Throws an exception if there is a reason.
   *
   * @param reasons why a value is refused; empty if it is accepted
   * @throws InvalidSceneException if there is a reason
   */
  public static void throwIfAny(List<String> reasons) {
    if (!reasons.isEmpty()) {
      throw new InvalidSceneException(reasons);
    }
  }
}
