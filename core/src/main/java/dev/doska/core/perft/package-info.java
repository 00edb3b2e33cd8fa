/** Counting of a game tree's leaves: the classic test of a move generator. */
@NullMarked
package dev.doska.core.perft;

import org.jspecify.annotations.NullMarked;
