/** Tests of the solver, the independent reference solver, and the test vectors. */
@NullMarked
package dev.doska.chapayev.physics;

import org.jspecify.annotations.NullMarked;
