package dev.doska.benchmarks.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * How much was done in how much processor time of the benchmark's thread, which a busy machine blurs
 * less than the clock. JMH sums both over the iterations; their quotient is the rate.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuRate {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long done;
  private long start;

  /** Starts an iteration's clock. */
  @Setup(Level.Iteration)
  public void start() {
    done = 0;
    start = THREADS.getCurrentThreadCpuTime();
  }

  /**
   * Counts what was done, and checks it.
   *
   * @param things how many things were done
   * @param expected how many there should be
   */
  public void add(long things, long expected) {
    if (things != expected) {
      throw new IllegalStateException(things + " instead of " + expected);
    }
    done += things;
  }

  /**
   * Counts what was done.
   *
   * @param things how many things were done
   */
  public void add(long things) {
    done += things;
  }

  /**
   * What was done in the iteration so far.
   *
   * @return millions of things
   */
  public double millions() {
    return done * 1e-6;
  }

  /**
   * What the iteration has taken so far.
   *
   * @return seconds of processor time
   */
  public double cpuSeconds() {
    return (THREADS.getCurrentThreadCpuTime() - start) * 1e-9;
  }
}
