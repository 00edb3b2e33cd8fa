/**
 * The words and numbers that the texts of moves and positions share, and the writer of moves, which pictures use
 * too. Values come in and texts go out, or the reverse. It calls core and the values of the root package and is not
 * exported. Start reading at {@code MoveWriter}.
 */
@NullMarked
package dev.doska.chapayev.internal.text;

import org.jspecify.annotations.NullMarked;
