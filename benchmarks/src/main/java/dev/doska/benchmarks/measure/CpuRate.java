package dev.doska.benchmarks.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The number of items and the processor time of the benchmark thread. Other load on the machine disturbs
 * this time less than the clock. JMH sums both over the iterations; their ratio is the rate.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuRate {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long done;
  private long start;

  /** Starts the clock of an iteration. */
  @Setup(Level.Iteration)
  public void start() {
    done = 0;
    start = THREADS.getCurrentThreadCpuTime();
  }

  /**
   * Counts items and checks their number.
   *
   * @param things the number of items
   * @param expected the expected number of items
   */
  public void add(long things, long expected) {
    if (things != expected) {
      throw new IllegalStateException(things + " instead of " + expected);
    }
    done += things;
  }

  /**
   * Counts items.
   *
   * @param things the number of items
   */
  public void add(long things) {
    done += things;
  }

  /**
   * The number of items in this iteration so far.
   *
   * @return millions of items
   */
  public double millions() {
    return done * 1e-6;
  }

  /**
   * The processor time of this iteration so far.
   *
   * @return seconds of processor time
   */
  public double cpuSeconds() {
    return (THREADS.getCurrentThreadCpuTime() - start) * 1e-9;
  }
}
