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
      "Plays the games of files again and says of each that it is right, or the first illegal move "
          + "with its line, the rules that it breaks and what proves it.",
      "Reads PDN (Czech checkers) and records (all games), several games a file; of a directory all "
          + "files of games below it.",
      "",
      "Exit status: 0 every game is right; 1 some game is not; 2 some file could not be read or holds "
          + "no game."
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
  private int wrong;
  private boolean failed;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A file, a directory, or - for standard input.")
  private List<String> files = List.of();

  @Option(
      names = {"--quiet", "-q"},
      description = "Print only the games that are not right, and the sum.")
  private boolean quiet;

  @Option(names = "--facts", description = "Print also the draws that a game reached and passed.")
  private boolean facts;

  @Option(
      names = {"--rules", "--preset"},
      paramLabel = "RULES",
      defaultValue = "",
      description = "The rule set of PDN files; records name their own.")
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
    console.line(games + (games == 1 ? " game, " : " games, ") + wrong + " not right");
    return failed ? ExitStatus.FAILED : wrong > 0 ? ExitStatus.WRONG : 0;
  }

  private void verify(GameFiles reader, String file, Progress progress) {
    try {
      List<Source> sources = Source.of(file, console.in());
      if (sources.isEmpty()) {
        fail(file + ": no file of games");
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
    wrong += finding.isRight() ? 0 : 1;
    if (!quiet || !finding.isRight()) {
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
