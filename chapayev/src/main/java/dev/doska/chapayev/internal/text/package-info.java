/**
 * The words and numbers that texts of moves and positions share, and the writer of moves, which pictures need
 * too. Values come in, texts go out, and back. It calls core and the values of the root package and is not
 * exported. Start reading at {@code MoveWriter}.
 */
@NullMarked
package dev.doska.chapayev.internal.text;

import org.jspecify.annotations.NullMarked;
