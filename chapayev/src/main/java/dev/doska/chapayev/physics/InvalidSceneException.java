package dev.doska.chapayev.physics;

import java.util.List;

/**
 * Thrown when a value cannot be an input of the solver; lists every reason, not only the first.
 *
 * <p>The message joins the reasons with semicolons.
 */
public final class InvalidSceneException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The reasons, in the order of examination. */
  private final String[] reasons;

  /**
   * A refusal.
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
   * Throws if there is a reason to.
   *
   * @param reasons why a scene is refused; empty if it is not
   * @throws InvalidSceneException if there is a reason
   */
  public static void throwIfAny(List<String> reasons) {
    if (!reasons.isEmpty()) {
      throw new InvalidSceneException(reasons);
    }
  }
}
