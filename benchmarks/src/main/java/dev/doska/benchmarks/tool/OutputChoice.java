package dev.doska.benchmarks.tool;

import dev.doska.benchmarks.files.Source;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The argument that chooses where the result goes: a file or standard output. */
final class OutputChoice {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file; without it to standard output.")
  private @Nullable String file;

  /** Takes the result piece by piece. */
  interface Sink {
    void print(String text);
  }

  /** Makes the result. */
  interface Work {
    void into(Sink sink);
  }

  /** Sends the result to its place. */
  void write(Console console, Work work) {
    if (file == null) {
      work.into(console::print);
      return;
    }
    try (BufferedWriter writer =
        Files.newBufferedWriter(Source.path(file), StandardCharsets.UTF_8)) {
      work.into(text -> append(writer, text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void append(BufferedWriter writer, String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
