/** Benchmarks of Khachapuri: turns by kind of position and roll, dice perft, odds, verdicts. */
@NullMarked
package dev.doska.benchmarks.khachapuri;

import org.jspecify.annotations.NullMarked;
