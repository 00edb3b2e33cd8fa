/** Tests of the solver, its independent slow twin, and the vectors. */
@NullMarked
package dev.doska.chapayev.physics;

import org.jspecify.annotations.NullMarked;
