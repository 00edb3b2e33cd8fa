package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the examples of the help as they are written, one after the other, in a directory that has the
 * files that they name.
 */
@Execution(ExecutionMode.SAME_THREAD) // an example reads the files that earlier examples write
class ExamplesOfHelpTest {
  private static final String DOSKA = "doska ";

  @TempDir
  private static Path directory;

  @BeforeAll
  static void files_that_the_examples_name() throws IOException {
    copy("samples/czech-checkers.pdn", "games.pdn");
    Files.createDirectory(directory.resolve("archive"));
    copy("samples/khachapuri.doska", "archive/games.doska");
    String czech = "../czech-checkers/src/test/resources/dev/doska/czechcheckers/";
    copy(czech + "moves.tsv", "moves.tsv");
    List<String> perft = Files.readAllLines(Path.of(czech, "perft.tsv")).subList(0, 6);
    Files.write(directory.resolve("perft.tsv"), perft);
    copy("../khachapuri/src/test/resources/dev/doska/khachapuri/turns.tsv", "turns.tsv");
    Files.writeString(directory.resolve("moves.jsonl"), "{\"move\": \"3-1\"}\n");
  }

  private static void copy(String from, String to) throws IOException {
    Files.copy(Path.of(from), directory.resolve(to), StandardCopyOption.REPLACE_EXISTING);
  }

  static Stream<String> examples() {
    return Stream.concat(Stream.of(""), ToolTest.subcommands())
        .flatMap(
            name -> ToolRun.of(name.isEmpty() ? "--help" : name, "--help").out().lines())
        .filter(line -> line.startsWith("  " + DOSKA))
        .map(String::strip);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void runs(String example) throws IOException {
    String input = "";
    for (String command : example.split(" \\| ", -1)) {
      List<String> words = Arrays.asList(command.split(" ", -1));
      assertThat(words.get(0)).isEqualTo(DOSKA.strip());
      int from = words.indexOf("<");
      int to = words.indexOf(">");
      int end = Math.max(from, to) < 0 ? words.size() : Math.max(from, to);
      String given = from < 0 ? input : Files.readString(directory.resolve(words.get(from + 1)));
      String[] args =
          words.subList(1, end).stream().map(ExamplesOfHelpTest::placed).toArray(String[]::new);
      ToolRun run = ToolRun.withInput(given, args);
      boolean refuses = example.startsWith("doska judge ") && run.status() == ExitStatus.WRONG;
      assertThat(run.status()).as(run.out() + run.err()).isEqualTo(refuses ? ExitStatus.WRONG : 0);
      assertThat(run.err()).isEmpty();
      input = run.out();
      if (to >= 0) {
        Files.writeString(directory.resolve(words.get(to + 1)), run.out());
      }
    }
  }

  /** A word of a command line; a file name gets its directory. */
  private static String placed(String word) {
    return word.matches("[a-z]+(\\.[a-z]+|/)") ? directory.resolve(word).toString() : word;
  }
}
