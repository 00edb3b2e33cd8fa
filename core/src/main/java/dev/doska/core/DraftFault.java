package dev.doska.core;

import java.util.Objects;

/**
 * Why a draft is no position: the broken rule, what is wrong, what would be right, and the place in the
 * draft. Immutable.
 *
 * @param rule the broken rule
 * @param message what is wrong, one sentence without a full stop
 * @param expected what would be right; empty if the message says it
 * @param part the part of the draft, as its setter is named, such as {@code pieces}
 * @param index the entry of that part, from 0; -1 if the part as a whole is wrong
 */
public record DraftFault(Rule rule, String message, String expected, String part, int index) {
  /**
   * Refuses null.
   *
   * @param rule the broken rule
   * @param message what is wrong
   * @param expected what would be right
   * @param part the part of the draft
   * @param index the entry of that part, or -1
   */
  public DraftFault {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(message);
    Objects.requireNonNull(expected);
    Objects.requireNonNull(part);
  }

  /**
   * The rule, the message and what would be right.
   *
   * @return for example {@code CZ-01: b1 is a light square; expected a dark square from a1 to h8}
   */
  @Override
  public String toString() {
    return rule.id() + ": " + message + (expected.isEmpty() ? "" : "; expected " + expected);
  }
}
