/**
 * The engine of the solver: the motion of discs, the detection and resolution of collisions, stacks, the
 * event log. A {@code Simulation} is filled and run by {@link dev.doska.chapayev.physics.Solver}, in
 * parallel arrays and without allocation. It calls only the values of {@code physics} and is not exported.
 * Start reading at {@code Simulation}, the loop over events; then {@code CollisionDetector} and {@code
 * CollisionResolver}.
 */
@NullMarked
package dev.doska.chapayev.physics.internal;

import org.jspecify.annotations.NullMarked;
