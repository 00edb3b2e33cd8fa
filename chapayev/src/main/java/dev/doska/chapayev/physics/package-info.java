/**
 * The physics of discs that slide on a board with Coulomb friction and collide: a deterministic,
 * event-driven solver that knows no rule of the game. A {@code Table} of discs and {@code Flick}s come in, a
 * {@code Shot} comes out; the thumb's flick and the blow at a standing disc are values of their own. It
 * calls its own {@code internal} package only. Start reading at {@link
 * dev.doska.chapayev.physics.Solver#solve}; the page {@code PHYSICS.md} has the rules by id.
 *
 * <p>All quantities are in SI units; the origin is the centre of the board, x grows to the right (east), y
 * away from the viewer (north). Results are the same bits on every Java 17 or later virtual machine: only
 * {@code + - * /} and square roots are used, in a fixed order, and {@code StrictMath} for angles.
 */
@NullMarked
package dev.doska.chapayev.physics;

import org.jspecify.annotations.NullMarked;
