/**
 * Benchmarks of reading and writing FEN and PDN of Czech checkers. Random games of a fixed seed go in;
 * times come out. It calls the public API. Start reading at {@link
 * dev.doska.benchmarks.czech.text.PdnBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.czech.text;

import org.jspecify.annotations.NullMarked;
