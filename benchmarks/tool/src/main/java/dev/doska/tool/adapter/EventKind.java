package dev.doska.tool.adapter;

import dev.doska.core.Rule;
import java.util.Locale;

/**
 * A kind of event that a move can cause, with its rule.
 *
 * @param rule the rule by which it happens
 * @param name lower-case words joined by hyphens, unique within the game
 */
public record EventKind(Rule rule, String name) {
  /** The kind that a constant of the game stands for. */
  static EventKind of(Rule rule, Enum<?> constant) {
    return new EventKind(rule, constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
