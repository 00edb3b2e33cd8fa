/**
 * Benchmarks of the game of Chapayev: strikes with all rules, whole rounds, moves and records. Positions
 * from fixed seeds go in; rates come out. It calls the public API and {@code measure}. Start reading at
 * {@link dev.doska.benchmarks.chapayev.game.StrikeBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.chapayev.game;

import org.jspecify.annotations.NullMarked;
