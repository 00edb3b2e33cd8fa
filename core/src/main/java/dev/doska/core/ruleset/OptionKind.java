package dev.doska.core.ruleset;

/** What kind of value an option has. */
public enum OptionKind {
  /** On or off. */
  FLAG,
  /** One of several words. */
  CHOICE,
  /** A whole number. */
  WHOLE_NUMBER,
  /** A decimal number. */
  DECIMAL,
  /** A text with a special form. */
  TEXT
}
