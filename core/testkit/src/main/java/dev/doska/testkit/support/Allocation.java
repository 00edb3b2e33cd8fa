package dev.doska.testkit.support;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How many bytes a piece of code allocates on its own thread. */
public final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /**
   * The bytes that a block allocates once it is warm: the least of many runs, so that what the virtual
   * machine does once (class loading, growing of buffers) does not count.
   *
   * @param warmUps how often to run it first, enough to be compiled if escape analysis matters
   * @param block the code, which does the same each time
   * @return the bytes allocated by one run on this thread
   */
  public static long bytes(int warmUps, Runnable block) {
    for (int i = 0; i < warmUps; i++) {
      block.run();
    }
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      block.run();
      long after = THREADS.getCurrentThreadAllocatedBytes();
      least = Math.min(least, after - before);
    }
    return least;
  }

  /**
   * The bytes that a block allocates once it is warm, after a thousand runs.
   *
   * @param block the code, which does the same each time
   * @return the bytes allocated by one run on this thread
   */
  public static long bytes(Runnable block) {
    return bytes(1000, block);
  }
}
