/**
 * Discs that slide on a board with Coulomb friction and collide: a deterministic, event-driven
 * solver that knows no rule of any game.
 *
 * <p>Start at {@link dev.doska.chapayev.physics.Solver}. All quantities are in SI units; the origin
 * is the centre of the board, x grows to the right (east), y away from the viewer (north). Results
 * are the same bits on every Java 17 or later virtual machine: only {@code + - * /} and square roots
 * take part, in a fixed order, and {@code StrictMath} where an angle enters.
 */
@NullMarked
package dev.doska.chapayev.physics;

import org.jspecify.annotations.NullMarked;
