/** Benchmarks of Czech checkers; each asserts what it counts. */
@NullMarked
package dev.doska.benchmarks.czech;

import org.jspecify.annotations.NullMarked;
