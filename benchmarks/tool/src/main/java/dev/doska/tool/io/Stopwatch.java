package dev.doska.tool.io;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * What counting something took.
 *
 * @param nodes what was counted
 * @param wallNanos the time that passed
 * @param cpuNanos the time that processors worked
 */
public record Stopwatch(long nodes, long wallNanos, long cpuNanos) {
  /** A clock of processor time, in nanoseconds. */
  private static long threadNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long processNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  /**
   * Times a count.
   *
   * @param oneThread whether the count runs on this thread alone, whose time is then measured; else
   *     the time of the whole process is, compiler and collector included
   * @param count the count
   */
  public static Stopwatch time(boolean oneThread, LongSupplier count) {
    LongSupplier clock = oneThread ? Stopwatch::threadNanos : Stopwatch::processNanos;
    long wall = System.nanoTime();
    long cpu = clock.getAsLong();
    long nodes = count.getAsLong();
    return new Stopwatch(nodes, System.nanoTime() - wall, clock.getAsLong() - cpu);
  }

  /** The finding in four lines. */
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
