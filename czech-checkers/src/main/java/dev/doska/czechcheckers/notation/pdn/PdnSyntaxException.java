package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.TextError;

/** An error that ends the reading of one game. It never leaves the package. */
final class PdnSyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient TextError error;

  PdnSyntaxException(TextError error) {
    super(null, null, false, false);
    this.error = error;
  }

  TextError error() {
    return error;
  }
}
