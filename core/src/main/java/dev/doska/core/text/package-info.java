/**
 * Tools for readers of text. A text comes in. Its characters, its numbers and the places of its faults go
 * out. This package calls only {@link dev.doska.core.TextError}; every reader of the library calls it.
 * Start reading at {@link dev.doska.core.text.TextReader}.
 */
@NullMarked
package dev.doska.core.text;

import org.jspecify.annotations.NullMarked;
