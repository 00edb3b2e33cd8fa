/**
 * Benchmarks of the turns, perft, odds, verdicts and records of Khachapuri. Positions of random games go
 * in; rates come out. Each benchmark checks its counts. It calls the public API and {@code measure}.
 * Start reading at {@link dev.doska.benchmarks.khachapuri.TurnsBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.khachapuri;

import org.jspecify.annotations.NullMarked;
