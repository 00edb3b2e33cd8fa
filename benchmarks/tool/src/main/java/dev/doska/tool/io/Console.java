package dev.doska.tool.io;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The three standard streams of one run of the tool, in UTF-8 on every platform. A failure to write
 * throws {@link UncheckedIOException}, which ends the command.
 */
public final class Console {
  private static final String CLEAR_LINE = "\r\u001B[K";

  private final InputStream in;
  private final Writer out;
  private final Writer err;
  private final boolean watched;
  private boolean progressShown;

  /**
   * A console on the given streams.
   *
   * @param watched whether standard error is a terminal; if so, progress is shown
   */
  public Console(InputStream in, OutputStream out, OutputStream err, boolean watched) {
    this.in = in;
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    this.err = new OutputStreamWriter(err, StandardCharsets.UTF_8);
    this.watched = watched;
  }

  /** The console on the streams of this process. */
  public static Console ofProcess() {
    return new Console(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        errorIsTerminal());
  }

  /** Whether standard error is a terminal. The JDK has no method for this. Linux has; elsewhere: false. */
  private static boolean errorIsTerminal() {
    Path link = Path.of("/proc/self/fd/2");
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  public InputStream in() {
    return in;
  }

  public boolean isWatched() {
    return watched;
  }

  /** Shows the progress on the last line of the terminal, after all output so far. */
  void showProgress(String text) {
    flush();
    printError(CLEAR_LINE + text);
    progressShown = true;
  }

  /** Removes the progress line. */
  void hideProgress() {
    if (progressShown) {
      printError(CLEAR_LINE);
      progressShown = false;
    }
  }

  /** Writes text to standard output. */
  public void print(String text) {
    hideProgress();
    try {
      out.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a line to standard output. */
  public void line(String text) {
    print(text);
    print("\n");
  }

  /** Flushes standard output. */
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes text to standard error and flushes it. A failure is ignored: it cannot be reported. */
  @SuppressWarnings("EmptyCatch")
  public void printError(String text) {
    try {
      err.write(text);
      err.flush();
    } catch (IOException e) {
      // There is no other stream to report this on.
    }
  }

  /** Writes one line to standard error. Line ends in the text are replaced. */
  public void errorLine(String text) {
    hideProgress();
    printError(oneLine(text) + "\n");
  }

  /** The text on one line: line ends become semicolons, other control characters become spaces. */
  public static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (String part : text.strip().split("\\R", -1)) {
      if (!part.isBlank()) {
        line.append(line.isEmpty() ? "" : "; ").append(part.strip());
      }
    }
    for (int i = 0; i < line.length(); i++) {
      if (Character.isISOControl(line.charAt(i))) {
        line.setCharAt(i, ' ');
      }
    }
    return line.toString();
  }
}
