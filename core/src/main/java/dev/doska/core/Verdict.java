package dev.doska.core;

import java.util.List;
import java.util.stream.Collectors;

/** What the rules say of a move: legal, or every reason why not. Immutable. */
public sealed interface Verdict {
  /**
   * The verdict on every legal move; a shared instance.
   *
   * @return the verdict
   */
  static Legal legal() {
    return Legal.INSTANCE;
  }

  /**
   * The verdict with these reasons.
   *
   * @param violations the reasons in rulebook order; if there is none the move is legal
   * @return {@link Legal} or an {@link Illegal}
   */
  static Verdict of(List<Violation> violations) {
    return violations.isEmpty() ? legal() : new Illegal(violations);
  }

  /**
   * The verdict with one reason.
   *
   * @param rule the rule that the move breaks
   * @param message what the rule asks for
   * @param witness the concrete thing that proves it, or the empty string
   * @return the verdict
   */
  static Illegal illegal(Rule rule, String message, String witness) {
    return new Illegal(List.of(new Violation(rule, message, witness)));
  }

  /**
   * Whether the move is legal.
   *
   * @return true exactly for {@link Legal}
   */
  default boolean isLegal() {
    return this instanceof Legal;
  }

  /**
   * All reasons against the move, in rulebook order.
   *
   * @return an unmodifiable list, empty exactly if the move is legal
   */
  List<Violation> violations();

  /** The move is legal. */
  record Legal() implements Verdict {
    private static final Legal INSTANCE = new Legal();

    @Override
    public List<Violation> violations() {
      return List.of();
    }

    @Override
    public String toString() {
      return "legal";
    }
  }

  /**
   * The move is illegal.
   *
   * @param violations the reasons in rulebook order, at least one
   */
  record Illegal(List<Violation> violations) implements Verdict {
    /**
     * Copies the list and checks that there is a reason.
     *
     * @param violations the reasons in rulebook order, at least one
     */
    public Illegal {
      violations = List.copyOf(violations);
      if (violations.isEmpty()) {
        throw new IllegalArgumentException("an illegal move needs a reason");
      }
    }

    @Override
    public String toString() {
      return violations.stream().map(Violation::toString).collect(Collectors.joining("\n"));
    }
  }
}
