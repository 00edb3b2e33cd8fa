package dev.doska.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged benchmarks, started as a user starts them. */
class BenchmarksJarIT {
  private static final Path JAR = Path.of(System.getProperty("benchmarks.jar"));

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

  private String read(String name) throws IOException {
    return Files.readString(directory.resolve(name), StandardCharsets.UTF_8);
  }

  @Test
  void one_benchmark_of_each_game_runs() throws Exception {
    assertThat(run(List.of("-l"))).as(read("err")).isZero();
    List<String> benchmarks = read("out")
        .lines()
        .filter(line -> line.startsWith("dev.doska.benchmarks."))
        .toList();
    // each benchmark asserts what it computes
    List<String> chosen = benchmarks.stream()
        .collect(Collectors.toMap(line -> line.split("\\.", -1)[3], line -> line, (a, b) -> a))
        .values()
        .stream()
        .toList();
    assertThat(chosen).hasSize(3);
    List<String> arguments = new ArrayList<>();
    chosen.forEach(name -> arguments.add("^" + name.replace(".", "\\.") + "$"));
    arguments.addAll(List.of("-f", "0", "-wi", "0", "-i", "1", "-r", "1ms", "-foe", "true"));
    assertThat(run(arguments)).as(read("out") + read("err")).isZero();
    assertThat(read("out")).contains("# Run complete.");
  }
}
