package dev.doska.tool.command;

import dev.doska.tool.io.Console;
import dev.doska.tool.io.ToolError;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Messages for errors in the arguments. */
public final class UsageErrors {
  private static final Pattern LABEL = Pattern.compile("'([A-Z]+)'");

  private UsageErrors() {}

  /** The message: one sentence without a full stop. */
  public static String describe(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String advice = " (try \"" + command.getCommandSpec().qualifiedName() + " --help\")";
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched, command) + advice;
    }
    if (e instanceof MissingParameterException missing) {
      return missing(missing) + advice;
    }
    return e.getMessage() + advice;
  }

  /**
   * Checks that an option is not combined with options that have no effect together with it.
   *
   * @param spec the command
   * @param option the option
   * @param others the options that cannot be combined with it
   * @throws ToolError if one of them is given together with the option
   */
  static void requireWithout(CommandSpec spec, String option, List<String> others) {
    ParseResult given = spec.commandLine().getParseResult();
    if (given.hasMatchedOption(option)) {
      for (String other : others) {
        if (given.hasMatchedOption(other)) {
          throw new ToolError(option + " cannot be combined with " + other);
        }
      }
    }
  }

  private static String unmatched(UnmatchedArgumentException e, CommandLine command) {
    String first = quote(e.getUnmatched().get(0));
    if (e.isUnknownOption()) {
      List<String> similar = e.getSuggestions();
      return "unknown option " + first
          + (similar.isEmpty() ? "" : "; did you mean " + String.join(" or ", similar) + "?");
    }
    return command.getSubcommands().isEmpty()
        ? "unexpected argument " + first
        : "unknown command " + first + "; expected one of "
            + String.join(", ", command.getSubcommands().keySet());
  }

  private static String missing(MissingParameterException e) {
    if (e.getMissing().size() == 1 && e.getMissing().get(0) instanceof OptionSpec option) {
      return String.join(" or ", option.names()) + " needs a value, " + option.paramLabel();
    }
    // if several arguments are missing, the exception has only the first, but its message has all
    List<String> names = LABEL
        .matcher(String.valueOf(e.getMessage()))
        .results()
        .map(m -> m.group(1))
        .toList();
    return String.join(" and ", names) + (names.size() == 1 ? " is missing" : " are missing");
  }

  private static String quote(String argument) {
    return "\"" + Console.oneLine(argument) + "\"";
  }

  /** Parses a whole number of 32 bits. */
  public static int wholeNumber(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw notNumber(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
  }

  /** Parses a whole number of 64 bits. */
  public static long longNumber(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw notNumber(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  private static TypeConversionException notNumber(String text, long min, long max) {
    return new TypeConversionException(
        quote(text) + " is not a whole number from " + min + " to " + max);
  }
}
