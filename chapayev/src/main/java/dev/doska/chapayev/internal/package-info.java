/**
 * The working parts that the packages of the engine share: the board while a move is played, what a position
 * holds, the checkers of a round, the geometry of the board, the log of facts, keys and packed moves.
 * Positions come in and go out as {@code BoardData}. This package calls the solver and the values of
 * the root package; it is not exported. Start reading at {@code WorkingBoard}.
 */
@NullMarked
package dev.doska.chapayev.internal;

import org.jspecify.annotations.NullMarked;
