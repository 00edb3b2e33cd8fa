package dev.doska.core;

/** How much a reader forgives. */
public enum Strictness {
  /** Only what the format's own specification allows. */
  STRICT,
  /** Also the customs of real files that have one clear meaning. */
  LENIENT
}
