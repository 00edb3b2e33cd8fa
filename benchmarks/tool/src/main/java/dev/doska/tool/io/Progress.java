package dev.doska.tool.io;

/** A line on a terminal's standard error that tells how far long work has come; else nothing. */
public final class Progress implements AutoCloseable {
  private static final long INTERVAL_NANOS = 200_000_000;

  private final Console console;
  private final String what;
  private final long interval;
  private long next;

  public Progress(Console console, String what) {
    this(console, what, INTERVAL_NANOS);
  }

  /** A line that is renewed no oftener than after an interval in nanoseconds. */
  public Progress(Console console, String what, long interval) {
    this.console = console;
    this.what = what;
    this.interval = interval;
    this.next = System.nanoTime() + interval;
  }

  /** Tells how much is done, unless that was told a moment ago. */
  public void at(long done) {
    if (console.isWatched() && System.nanoTime() - next >= 0) {
      console.showProgress(done + " " + what);
      next = System.nanoTime() + interval;
    }
  }

  /** Removes the line. */
  @Override
  public void close() {
    console.hideProgress();
  }
}
