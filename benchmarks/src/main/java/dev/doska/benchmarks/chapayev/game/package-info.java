/**
 * Benchmarks of Chapayev the game: strikes with the rules on top of the solver, whole rounds, sampling
 * and aiming.
 */
@NullMarked
package dev.doska.benchmarks.chapayev.game;

import org.jspecify.annotations.NullMarked;
