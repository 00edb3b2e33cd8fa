package dev.doska.tool.io;

/** A progress line on standard error. It is shown only on a terminal. */
public final class Progress implements AutoCloseable {
  private static final long INTERVAL_NANOS = 200_000_000;

  private final Console console;
  private final String what;
  private final long interval;
  private long next;

  public Progress(Console console, String what) {
    this(console, what, INTERVAL_NANOS);
  }

  /** A line that is updated at most once in an interval, given in nanoseconds. */
  public Progress(Console console, String what, long interval) {
    this.console = console;
    this.what = what;
    this.interval = interval;
    this.next = System.nanoTime() + interval;
  }

  /** Shows the number of items done, unless the line was updated a moment ago. */
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
