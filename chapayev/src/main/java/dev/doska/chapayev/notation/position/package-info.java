/**
 * Positions as text. A text and a way to make drafts come in, positions or every fault of the text go out.
 * This package calls {@code notation} for the words that moves and positions share. Start reading at {@link
 * dev.doska.chapayev.notation.position.ChapayevPositionFormat}.
 */
@NullMarked
package dev.doska.chapayev.notation.position;

import org.jspecify.annotations.NullMarked;
