package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, started in its own JVM. */
class DoskaJarIT {
  private static final Path JAR = Path.of(System.getProperty("program.jar"));
  private static final String SERVICE = "META-INF/services/dev.doska.core.GameProvider";

  @TempDir
  private Path directory;

  /** Runs the jar with its output in files. */
  private int run(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(List.of(args));
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
  void the_jar_names_every_game_of_its_modules_as_a_service() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile());
        Stream<Path> modules = Files.list(Path.of(".."))) {
      String services = new String(
          jar.getInputStream(jar.getEntry(SERVICE)).readAllBytes(), StandardCharsets.UTF_8);
      List<Path> declared = modules
          .map(module -> module.resolve("src/main/resources").resolve(SERVICE))
          .filter(Files::exists)
          .toList();
      assertThat(declared).isNotEmpty();
      for (Path file : declared) {
        assertThat(services.lines()).containsAll(Files.readAllLines(file));
      }
    }
  }

  @Test
  void it_lists_the_games() throws Exception {
    assertThat(run("games")).as(read("err")).isZero();
    assertThat(read("out").lines()).contains("chapayev", "czech-checkers", "khachapuri");
  }

  @Test
  void it_prints_its_version() throws Exception {
    assertThat(run("--version")).as(read("err")).isZero();
    assertThat(read("out")).matches("doska \\d+\\.\\d+\\.\\d+.*, Java .*\n");
  }

  @Test
  void it_verifies_the_sample_of_Czech_checkers() throws Exception {
    assertThat(run("verify", "samples/czech-checkers.pdn")).as(read("err")).isZero();
    assertThat(read("out")).endsWith("\n11 games, 0 invalid\n");
  }

  @Test
  void it_plays_a_game_that_it_verifies() throws Exception {
    assertThat(run("play", "czech-checkers", "--seed", "1")).as(read("err")).isZero();
    Path game = directory.resolve("game.pdn");
    Files.copy(directory.resolve("out"), game);
    assertThat(run("verify", game.toString())).as(read("out") + read("err")).isZero();
    assertThat(read("out")).endsWith("\n1 game, 0 invalid\n");
  }

  @Test
  void it_verifies_the_samples_of_all_games() throws Exception {
    assertThat(run("verify", "samples")).as(read("out") + read("err")).isZero();
    assertThat(read("out").lines())
        .anyMatch(line -> line.contains("OK, khachapuri"))
        .anyMatch(line -> line.contains("OK, chapayev"));
  }

  @Test
  void an_error_is_one_line_and_status_2() throws Exception {
    assertThat(run("verify", "samples/nothing.pdn")).isEqualTo(2);
    assertThat(read("err")).isEqualTo("doska: samples/nothing.pdn: no such file\n");
  }
}
