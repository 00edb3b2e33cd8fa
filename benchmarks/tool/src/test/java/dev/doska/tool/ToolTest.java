package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.FileErrors;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ToolTest {
  private static final InputStream NOTHING = new ByteArrayInputStream(new byte[0]);

  static Stream<String> subcommands() {
    return Subcommands.of(new Console(
            NOTHING, OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), false))
        .stream()
        .map(command ->
            command.getClass().getAnnotation(picocli.CommandLine.Command.class).name());
  }

  @Test
  void without_a_subcommand_it_prints_its_help() {
    assertThat(ToolRun.of().succeeded().out()).startsWith("Usage: doska").contains("Examples:");
  }

  @ParameterizedTest
  @MethodSource("subcommands")
  void every_subcommand_has_a_help_with_an_example(String name) {
    String help = ToolRun.of(name, "--help").succeeded().out();
    assertThat(help).startsWith("Usage: doska " + name).contains("Example", "  doska " + name);
    assertThat(help.lines()).allMatch(line -> line.length() <= 80);
    assertThat(ToolRun.of("help", name).succeeded().out()).isEqualTo(help);
    assertThat(ToolRun.of("--help").succeeded().out()).contains("\n  " + name + " ");
  }

  @Test
  void version_names_the_program_and_the_JVM() {
    assertThat(ToolRun.of("--version").succeeded().out()).matches("doska .+, Java .+\n");
  }

  @Test
  void an_unknown_subcommand_or_option_is_one_line_and_status_2() {
    ToolRun.of("frobnicate").failedWith("frobnicate");
    ToolRun.of("games", "--frobnicate").failedWith("--frobnicate");
    ToolRun.of("show").failedWith("GAME");
  }

  @Test
  void an_unknown_game_or_rule_set_is_one_line_and_status_2() {
    ToolRun.of("show", "chess").failedWith("unknown game \"chess\"; expected one of ");
    ToolRun.of("show", "czech-checkers", "--rules", "NOWHERE")
        .failedWith("bad rule set \"NOWHERE\"");
  }

  @Test
  void a_message_of_several_lines_becomes_one() {
    assertThat(Console.oneLine(" a\r\nb\n\n c\u0007d\n")).isEqualTo("a; b; c d");
  }

  @Test
  void a_broken_pipe_ends_the_command_silently() {
    assertThat(intoBroken("Broken pipe")).isEmpty();
  }

  @Test
  void output_that_cannot_be_written_is_one_line_and_status_2() {
    assertThat(intoBroken("No space left on device"))
        .isEqualTo("doska: input or output failed: No space left on device\n");
  }

  private static String intoBroken(String failure) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream broken = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(failure);
      }
    };
    int status = Tool.run(new Console(NOTHING, broken, err, false), "games");
    assertThat(status).isEqualTo(ExitStatus.FAILED);
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void failures_of_the_file_system_have_clear_messages() {
    assertThat(FileErrors.describe(new NoSuchFileException("x"))).isEqualTo("x: no such file");
    assertThat(FileErrors.describe(new AccessDeniedException("x")))
        .isEqualTo("x: permission denied");
    assertThat(FileErrors.describe(new FileSystemException("x", null, "is odd")))
        .isEqualTo("x: is odd");
    assertThat(FileErrors.describe(new FileSystemException("x"))).isEqualTo("x: cannot be read");
  }
}
