package dev.doska.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged benchmarks, started as a user starts them. */
class BenchmarksJarIT {
  private static final Path JAR = Path.of(System.getProperty("program.jar"));

  private static final List<String> BENCHMARKS = List.of(
      "dev.doska.benchmarks.czech.CzechJudgeBenchmark.capture",
      "dev.doska.benchmarks.khachapuri.KhachapuriJudgeBenchmark.legal",
      "dev.doska.benchmarks.chapayev.PeerBenchmark.opening",
      "dev.doska.benchmarks.chapayev.game.ChapayevMovesBenchmark.key");

  @TempDir
  private Path directory;

  private int run(List<String> args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-Djmh.ignoreLock=true"));
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(args);
    return new ProcessBuilder(command)
        .redirectOutput(directory.resolve("out").toFile())
        .redirectError(directory.resolve("err").toFile())
        .start()
        .waitFor();
  }

  private String read(String name) {
    try {
      return Files.readString(directory.resolve(name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void benchmarks_of_each_game_and_each_peer_run() throws Exception {
    List<String> arguments = new ArrayList<>();
    BENCHMARKS.forEach(name -> arguments.add("^" + name.replace(".", "\\.") + "$"));
    // the fewest time steps, for speed; each benchmark asserts what it computes
    arguments.addAll(List.of("-p", "steps=60"));
    arguments.addAll(List.of("-f", "0", "-wi", "0", "-i", "1", "-r", "1ms", "-foe", "true"));
    assertThat(run(arguments)).as(read("out") + read("err")).isZero();
    BENCHMARKS.forEach(name -> assertThat(read("out")).contains("# Benchmark: " + name + "\n"));
    assertThat(read("out"))
        .contains("engine = dyn4j", "engine = jbox2d")
        .contains("# Run complete.");
  }
}
