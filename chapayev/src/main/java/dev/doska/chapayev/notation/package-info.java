/**
 * Moves as text. A position and a move or a text come in; a text, a move or the place of a fault goes out.
 * This package asks the game what is legal through the common contract, and calls no other. Positions as text
 * are in {@code notation.position}. Start reading at {@link dev.doska.chapayev.notation.ChapayevNotation}.
 */
@NullMarked
package dev.doska.chapayev.notation;

import org.jspecify.annotations.NullMarked;
