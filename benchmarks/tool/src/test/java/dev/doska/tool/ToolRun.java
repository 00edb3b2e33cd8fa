package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The result of a run of the tool inside the JVM of the test.
 *
 * @param status the exit status
 * @param out the standard output
 * @param err the standard error
 */
public record ToolRun(int status, String out, String err) {
  /** Runs the tool without input. */
  public static ToolRun of(String... args) {
    return withInput("", args);
  }

  /** Runs the tool with a text on standard input. */
  public static ToolRun withInput(String input, String... args) {
    return run(false, input.getBytes(StandardCharsets.UTF_8), args);
  }

  static ToolRun run(boolean watched, byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(new ByteArrayInputStream(input), out, err, watched);
    int status = Tool.run(console, args);
    return new ToolRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The lines of standard output. */
  public List<String> lines() {
    return out.lines().toList();
  }

  /** Checks for exit status 0 and no message on standard error. */
  public ToolRun succeeded() {
    assertThat(err).isEmpty();
    assertThat(status).as(out).isZero();
    return this;
  }

  /** Checks for exit status 2, one line on standard error with the given text, and no stack trace. */
  public ToolRun failedWith(String message) {
    assertThat(err).startsWith("doska: ").endsWith("\n").contains(message).doesNotContain("\tat ");
    assertThat(err.lines()).hasSize(1);
    assertThat(status).as(err).isEqualTo(ExitStatus.FAILED);
    return this;
  }
}
