package dev.doska.benchmarks.tool;

/** A line on a terminal's standard error that tells how far long work has come; else nothing. */
final class Progress implements AutoCloseable {
  private static final long INTERVAL_NANOS = 200_000_000;
  private static final String CLEAR = "\r\u001B[K";

  private final Console console;
  private final String what;
  private long next;
  private boolean shown;

  Progress(Console console, String what) {
    this.console = console;
    this.what = what;
    this.next = System.nanoTime() + INTERVAL_NANOS;
  }

  /** Tells how much is done, unless that was told a moment ago. */
  void at(long done) {
    if (console.isWatched() && System.nanoTime() - next >= 0) {
      console.printError(CLEAR + done + " " + what);
      next = System.nanoTime() + INTERVAL_NANOS;
      shown = true;
    }
  }

  /** Removes the line. */
  @Override
  public void close() {
    if (shown) {
      console.printError(CLEAR);
    }
  }
}
