/**
 * The engine of the solver: motion of discs, detection and resolution of collisions, stacks, the log of
 * events. A {@code Simulation} is filled and run by {@link dev.doska.chapayev.physics.Solver}. It calls the
 * values of {@code physics} only and is not exported. Start reading at {@code Simulation}.
 */
@NullMarked
package dev.doska.chapayev.physics.internal;

import org.jspecify.annotations.NullMarked;
