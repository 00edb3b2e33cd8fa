package dev.doska.tool.command;

import dev.doska.tool.files.Source;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.FileErrors;
import dev.doska.tool.io.Progress;
import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.ToolError;
import dev.doska.tool.vectors.Format;
import dev.doska.tool.vectors.Report;
import dev.doska.tool.vectors.VectorFile;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares every row of files of test vectors with the library. */
@Command(
    name = "vectors",
    mixinStandardHelpOptions = true,
    description = {
      "Compares every row of files of test vectors with the library. Prints each row that differs and, "
          + "at the end, the number of rows and of differences.",
      "A file has a header line with the names of the columns, and tabs between the columns. The "
          + "header determines the format. Czech checkers: perft, moves. Khachapuri: turns, openings, "
          + "perft, outcomes. Chapayev: scenarios, match rows. Czech checkers is compared under the "
          + "selected rule set; rows of the other games name their own.",
      "",
      "Exit status: 0 no row differs; 1 a row differs; 2 a file could not be read, has no rows, or has "
          + "an unknown header."
    },
    footer = {
      "",
      "Examples:",
      "  doska vectors czech-checkers perft.tsv moves.tsv",
      "  doska vectors khachapuri - < turns.tsv"
    })
public final class VectorsCommand implements Callable<Integer> {
  private final Console console;
  private long rows;
  private long differing;
  private boolean failed;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "A file, or - for standard input.")
  private List<String> files = List.of();

  @Option(
      names = {"--threads", "-t"},
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads that count leaves (default ${DEFAULT-VALUE}).")
  private int threads;

  public VectorsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    PerftCommand.requireThreads(threads);
    Source.requireStandardInputOnce(files);
    List<Format> formats = choice.adapter().vectorFormats(threads);
    if (formats.isEmpty()) {
      throw new ToolError("there are no formats of test vectors for " + choice.game);
    }
    try (Progress progress = new Progress(console, "rows compared")) {
      for (String file : files) {
        check(file, formats, progress);
      }
    }
    if (rows > 0) {
      console.line(rows + " rows, " + differing + " differ");
    }
    return failed ? ExitStatus.FAILED : differing > 0 ? ExitStatus.WRONG : 0;
  }

  private void check(String file, List<Format> formats, Progress progress) {
    try (TextLines lines = Source.lines(file, console.in())) {
      VectorFile vectors = new VectorFile(lines, formats);
      long before = rows;
      rows = before
          + vectors.check(new Findings(lines.source()), () -> progress.at(before + lines.number()));
    } catch (IOException e) {
      fail(FileErrors.describe(e));
    } catch (ToolError e) {
      fail(String.valueOf(e.getMessage()));
    }
  }

  private void fail(String message) {
    console.errorLine("doska: " + message);
    failed = true;
  }

  /** Prints and counts the differences in one file. */
  private final class Findings implements Report {
    private final String source;
    private final BitSet lines = new BitSet();

    Findings(String source) {
      this.source = source;
    }

    @Override
    public void differs(int line, String message) {
      differing += lines.get(line) ? 0 : 1;
      lines.set(line);
      print(line, message);
    }

    @Override
    public void missing(int line, String message) {
      differing++;
      print(line, message);
    }

    private void print(int line, String message) {
      console.line(source + ": line " + line + ": " + Console.oneLine(message));
    }
  }
}
