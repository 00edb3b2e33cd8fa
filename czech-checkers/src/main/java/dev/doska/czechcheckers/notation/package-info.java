/** How positions, moves and games of Czech checkers are written: FEN and PDN. */
@NullMarked
package dev.doska.czechcheckers.notation;

import org.jspecify.annotations.NullMarked;
