package dev.doska.tool.io;

import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.util.List;
import java.util.stream.Collectors;

/** An error that ends the command with one line on standard error and exit status 2. */
public final class ToolError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final int MAX_QUOTED = 100;

  public ToolError(String message) {
    super(message);
  }

  /**
   * The value of a text from the command line or from a file.
   *
   * @param what what the text is, such as "position"
   * @param text the text
   * @param result the result of parsing the text
   * @return the parsed value
   * @throws ToolError with every error in the text if it could not be parsed
   */
  public static <T> T requireValue(String what, String text, ParseResult<T> result) {
    if (result instanceof ParseResult.Ok<T> ok) {
      return ok.get();
    }
    throw new ToolError("bad " + what + " " + quote(text) + ": " + faults(result.errors()));
  }

  /** A text as it is quoted in messages: on one line, and shortened if it is long. */
  public static String quote(String text) {
    String line = Console.oneLine(text);
    boolean isLong = line.length() > MAX_QUOTED;
    return "\"" + (isLong ? line.substring(0, MAX_QUOTED) + "…" : line) + "\"";
  }

  /**
   * The error for a text that is not a move.
   *
   * @param text the text
   * @param parsed the result of parsing the text
   */
  public static ToolError noMove(String text, MoveParse<?> parsed) {
    String problem = parsed instanceof MoveParse.BadSyntax<?> syntax
        ? faults(List.of(syntax.error()))
        : parsed.problem();
    return new ToolError("move " + quote(text) + ": " + problem);
  }

  /** Errors in a text of one line, joined to one line. */
  public static String faults(List<TextError> errors) {
    return errors.stream()
        .map(e -> e.line() == 1
            ? "column " + e.column() + ": " + e.message()
                + (e.expected().isEmpty() ? "" : "; expected " + e.expected())
            : e.toString())
        .collect(Collectors.joining("; "));
  }
}
