package dev.doska.tool.io;

import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.util.List;
import java.util.stream.Collectors;

/** Ends a command with one line on standard error and exit status 2. */
public final class ToolError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final int MAX_QUOTED = 100;

  public ToolError(String message) {
    super(message);
  }

  /**
   * The value of a text that a user gave.
   *
   * @param what what the text is, such as "position"
   * @param text the text
   * @param result what reading it gave
   * @return the value
   * @throws ToolError with every fault if the text was bad
   */
  public static <T> T unless(String what, String text, ParseResult<T> result) {
    if (result instanceof ParseResult.Ok<T> ok) {
      return ok.get();
    }
    throw new ToolError("bad " + what + " " + quote(text) + ": " + faults(result.errors()));
  }

  /** A user's text as it stands in messages: on one line, and no longer than tells what it is. */
  public static String quote(String text) {
    String line = Console.oneLine(text);
    boolean isLong = line.length() > MAX_QUOTED;
    return "\"" + (isLong ? line.substring(0, MAX_QUOTED) + "…" : line) + "\"";
  }

  /**
   * The refusal of a text that names no move.
   *
   * @param text the text
   * @param parsed what reading it gave
   */
  public static ToolError noMove(String text, MoveParse<?> parsed) {
    String problem = parsed instanceof MoveParse.BadSyntax<?> syntax
        ? faults(List.of(syntax.error()))
        : parsed.problem();
    return new ToolError("move " + quote(text) + ": " + problem);
  }

  /** Faults of a text of one line, on one line. */
  public static String faults(List<TextError> errors) {
    return errors.stream()
        .map(e -> e.line() == 1
            ? "column " + e.column() + ": " + e.message()
                + (e.expected().isEmpty() ? "" : "; expected " + e.expected())
            : e.toString())
        .collect(Collectors.joining("; "));
  }
}
