package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;

/** A fault that ends the reading of one game. It never leaves the package. */
final class PdnFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient TextError error;

  PdnFault(TextError error) {
    super(null, null, false, false);
    this.error = error;
  }

  TextError error() {
    return error;
  }
}
