/**
 * The measure that benchmarks of all games share: a rate per processor second. Counts go in; JMH
 * counters come out. It calls only JMH and the JDK. Start reading at {@link
 * dev.doska.benchmarks.measure.CpuRate}.
 */
@NullMarked
package dev.doska.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
