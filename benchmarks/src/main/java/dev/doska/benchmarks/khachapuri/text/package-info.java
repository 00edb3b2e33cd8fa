/**
 * Benchmarks of reading and writing positions and records of Khachapuri. Random games of a fixed seed go
 * in; times come out. It calls the public API. Start reading at {@link
 * dev.doska.benchmarks.khachapuri.text.ReplayBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.khachapuri.text;

import org.jspecify.annotations.NullMarked;
