/**
 * Benchmarks of the move generator and the judge of Czech checkers. Fixed positions go in; rates come
 * out. Each benchmark checks its counts. It calls the public API and {@code measure}. Start reading at
 * {@link dev.doska.benchmarks.czech.CzechMovesBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.czech;

import org.jspecify.annotations.NullMarked;
