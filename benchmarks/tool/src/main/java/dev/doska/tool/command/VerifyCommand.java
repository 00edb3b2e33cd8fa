package dev.doska.tool.command;

import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.tool.adapter.GameAdapters;
import dev.doska.tool.files.Finding;
import dev.doska.tool.files.GameFiles;
import dev.doska.tool.files.Source;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.FileErrors;
import dev.doska.tool.io.Progress;
import dev.doska.tool.io.ToolError;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Verifies files of games. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Replays the games in files. For each game, prints OK or the first error: an illegal move with "
          + "its line, the rules that it breaks and the evidence.",
      "Reads PDN (Czech checkers) and records (all games). A file can have several games. In a "
          + "directory, all files of games are read, also in its subdirectories.",
      "",
      "Exit status: 0 every game is valid; 1 a game is invalid; 2 a file could not be read or has no "
          + "game."
    },
    footer = {
      "",
      "Examples:",
      "  doska verify games.pdn",
      "  doska verify --quiet archive/",
      "  doska play khachapuri --seed 1 | doska verify -"
    })
public final class VerifyCommand implements Callable<Integer> {
  private final Console console;
  private int games;
  private int invalid;
  private boolean failed;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A file, a directory, or - for standard input.")
  private List<String> files = List.of();

  @Option(
      names = {"--quiet", "-q"},
      description = "Print only the invalid games and the totals.")
  private boolean quiet;

  @Option(names = "--facts", description = "Also print draws that were reached but not taken.")
  private boolean facts;

  @Option(
      names = {"--rules", "--preset"},
      paramLabel = "RULES",
      defaultValue = "",
      description = "The rule set of PDN games that name none. Records name their own.")
  private String rules = "";

  public VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!rules.isEmpty()) {
      GameAdapters.of(CzechCheckers.ID, rules);
    }
    Source.requireStandardInputOnce(files);
    try (Progress progress = new Progress(console, "games verified")) {
      GameFiles reader = new GameFiles(rules);
      for (String file : files) {
        verify(reader, file, progress);
      }
    }
    console.line(games + (games == 1 ? " game, " : " games, ") + invalid + " invalid");
    return failed ? ExitStatus.FAILED : invalid > 0 ? ExitStatus.WRONG : 0;
  }

  private void verify(GameFiles reader, String file, Progress progress) {
    try {
      List<Source> sources = Source.of(file, console.in());
      if (sources.isEmpty()) {
        fail(file + ": no files of games");
      }
      for (Source source : sources) {
        verify(reader, source, progress);
      }
    } catch (ToolError e) {
      fail(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      fail(FileErrors.describe(e));
    }
  }

  private void verify(GameFiles reader, Source source, Progress progress) {
    int before = games;
    try (InputStream in = new BufferedInputStream(source.opening().open(), 1 << 16)) {
      reader.verify(source.name(), in, finding -> report(finding, progress));
      if (games == before) {
        fail(source + ": no game");
      }
    } catch (IOException e) {
      fail(FileErrors.describe(e));
    } catch (ToolError e) {
      fail(String.valueOf(e.getMessage()));
    }
  }

  private void report(Finding finding, Progress progress) {
    games++;
    invalid += finding.isValid() ? 0 : 1;
    if (!quiet || !finding.isValid()) {
      console.line(finding.toString());
    }
    if (facts) {
      finding.facts().forEach(fact -> console.line("  " + fact));
    }
    progress.at(games);
  }

  private void fail(String message) {
    console.errorLine("doska: " + message);
    failed = true;
  }
}
