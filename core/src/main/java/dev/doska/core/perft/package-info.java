/**
 * Perft, the standard test of a move generator: the number of leaves of a game tree at a depth. A {@link
 * dev.doska.core.FiniteGame}, a position and a depth come in. Counts go out: for each move, weighted by
 * the odds, or in units that other processes can count. This package calls the contract and {@code text}.
 * Start reading at {@link dev.doska.core.perft.Perft}.
 */
@NullMarked
package dev.doska.core.perft;

import org.jspecify.annotations.NullMarked;
