/**
 * Benchmarks of the disc solver, alone and in comparison with general physics engines. Flicks of fixed
 * scenes go in; rates and shares of equal results come out. It calls {@code dev.doska.chapayev.physics}
 * and the engines. Start reading at {@link dev.doska.benchmarks.chapayev.SolverBenchmark}.
 */
@NullMarked
package dev.doska.benchmarks.chapayev;

import org.jspecify.annotations.NullMarked;
