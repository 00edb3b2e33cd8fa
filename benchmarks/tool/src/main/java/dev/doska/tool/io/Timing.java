package dev.doska.tool.io;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The time that a count took.
 *
 * @param nodes the number of nodes
 * @param wallNanos the elapsed time
 * @param cpuNanos the processor time
 */
public record Timing(long nodes, long wallNanos, long cpuNanos) {
  /** The processor time of this thread, in nanoseconds. */
  private static long threadNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long processNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  /**
   * Times a count.
   *
   * @param oneThread whether the count runs on this thread alone; then the time of this thread is
   *     measured, otherwise that of the whole process, including compiler and garbage collector
   * @param count returns the number of nodes
   */
  public static Timing time(boolean oneThread, LongSupplier count) {
    LongSupplier clock = oneThread ? Timing::threadNanos : Timing::processNanos;
    long wall = System.nanoTime();
    long cpu = clock.getAsLong();
    long nodes = count.getAsLong();
    return new Timing(nodes, System.nanoTime() - wall, clock.getAsLong() - cpu);
  }

  /** Prints the result in four lines. */
  public void print(Console console) {
    console.line("nodes                 " + nodes);
    console.line("wall seconds          " + seconds(wallNanos));
    console.line("CPU seconds           " + seconds(cpuNanos));
    long rate = Math.round(nodes * 1e9 / Math.max(cpuNanos, 1));
    console.line("nodes per CPU second  " + rate);
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
  }
}
