package dev.doska.benchmarks.tool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** Runs the benchmarks: hands its arguments on to JMH. */
@Command(
    name = "bench",
    description = {
      "Runs the benchmarks with JMH, to which all arguments are handed on: patterns of names, -f "
          + "forks, -wi warm-up iterations, -i iterations, -prof gc, -rf json -rff FILE.",
      "-h prints JMH's own help, -l lists the benchmarks."
    },
    footer = {
      "",
      "Examples:",
      "  doska bench -l",
      "  doska bench czech.PerftBenchmark -f 1 -prof gc"
    })
final class BenchCommand implements Callable<Integer> {
  private final Console console;

  @SuppressWarnings("UnusedVariable") // picocli acts on it
  @Option(names = "--help", usageHelp = true, description = "Show this help message and exit.")
  private boolean help;

  @Unmatched
  private List<String> arguments = new ArrayList<>();

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.flush();
    try {
      run(new CommandLineOptions(arguments.toArray(new String[0])));
    } catch (NoBenchmarksException e) {
      throw new ToolError("no benchmark has such a name; -l lists them");
    } catch (CommandLineOptionException | RunnerException e) {
      throw new ToolError("JMH: " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return 0;
  }

  private static void run(CommandLineOptions options)
      throws CommandLineOptionException, RunnerException, IOException {
    Runner runner = new Runner(options);
    if (options.shouldHelp()) {
      options.showHelp();
    } else if (options.shouldList()) {
      runner.list();
    } else if (options.shouldListWithParams()) {
      runner.listWithParams(options);
    } else if (options.shouldListProfilers()) {
      options.listProfilers();
    } else if (options.shouldListResultFormats()) {
      options.listResultFormats();
    } else {
      runner.run();
    }
  }
}
