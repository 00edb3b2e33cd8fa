package dev.doska.tool;

import dev.doska.tool.command.UsageErrors;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.FileErrors;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code doska}. It chooses the subcommand and reports every failure in one line. */
@Command(
    name = "doska",
    description =
        "Plays, lists, judges and verifies games of Chapayev, Czech checkers and Khachapuri.",
    footer = {
      "",
      "Exit status: 0 success; 1 the input was read and has errors;",
      "2 the command failed.",
      "",
      "Examples:",
      "  doska games",
      "  doska show czech-checkers",
      "  doska moves khachapuri --roll 6-5",
      "  doska verify games.pdn",
      "  doska help verify",
      "",
      "In these examples doska means java -jar benchmarks/tool/target/doska.jar."
    },
    subcommands = CommandLine.HelpCommand.class)
public final class Tool implements Runnable {
  private static final String BROKEN_PIPE = "Broken pipe";

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  private Tool() {}

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /**
   * Runs a command line. This method never throws.
   *
   * @param console the streams to use
   * @param args the arguments
   * @return the exit status
   */
  public static int run(Console console, String... args) {
    StringWriter help = new StringWriter();
    CommandLine commands = commands(console, new PrintWriter(help));
    try {
      int status = commands.execute(args);
      console.print(help.toString());
      console.flush();
      return status;
    } catch (UncheckedIOException e) {
      return failed(console, e);
    } catch (OutOfMemoryError | StackOverflowError e) {
      console.errorLine("doska: not enough memory (" + e + "); see java -Xmx");
      return ExitStatus.FAILED;
    }
  }

  private static CommandLine commands(Console console, PrintWriter help) {
    CommandLine commands = new CommandLine(new Tool());
    for (Object command : Subcommands.of(console)) {
      commands.addSubcommand(command);
    }
    Version version = new Version();
    for (CommandLine command : commands.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(version);
    }
    commands.getCommandSpec().versionProvider(version).mixinStandardHelpOptions(true);
    return commands
        .setOut(help)
        .registerConverter(int.class, UsageErrors::wholeNumber)
        .registerConverter(Integer.class, UsageErrors::wholeNumber)
        .registerConverter(long.class, UsageErrors::longNumber)
        .setExpandAtFiles(false)
        .setUsageHelpLongOptionsMaxWidth(34)
        .setUsageHelpAutoWidth(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, arguments) -> usageError(console, e))
        .setExecutionExceptionHandler((e, command, parsed) -> failed(console, e));
  }

  private static int usageError(Console console, ParameterException e) {
    console.errorLine("doska: " + UsageErrors.describe(e));
    return ExitStatus.FAILED;
  }

  private static int failed(Console console, Exception e) {
    if (e instanceof ToolError) {
      console.errorLine("doska: " + e.getMessage());
    } else if (e.getCause() instanceof IOException io) {
      if (!BROKEN_PIPE.equals(io.getMessage())) {
        console.errorLine("doska: " + FileErrors.describe(io));
      }
    } else {
      StackTraceElement[] trace = e.getStackTrace();
      console.errorLine("doska: internal error, please report it: " + e
          + (trace.length == 0 ? "" : " at " + trace[0]));
    }
    return ExitStatus.FAILED;
  }
}
