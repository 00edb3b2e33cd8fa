/** How Czech checkers is written: moves, positions in FEN, and games in PDN 3.0. */
@NullMarked
package dev.doska.czechcheckers.notation;

import org.jspecify.annotations.NullMarked;
