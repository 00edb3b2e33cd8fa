package dev.doska.tool.command;

import dev.doska.tool.files.Source;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.FileErrors;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The argument that selects the output: a file or standard output. */
final class OutputChoice {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file. Default: standard output.")
  private @Nullable String file;

  /** Receives the result in parts. */
  interface Sink {
    void print(String text);
  }

  /** Produces the result. */
  interface Work {
    void into(Sink sink);
  }

  /**
   * Writes the result. A file is not opened before the first text arrives, so that a command that fails
   * early does not change it.
   *
   * @throws ToolError if the file cannot be written
   */
  void write(Console console, Work work) {
    if (file == null) {
      work.into(console::print);
      return;
    }
    Path path = Source.path(file);
    requireDirectory(path);
    try (OutputFile output = new OutputFile(path)) {
      work.into(output);
    }
  }

  private static void requireDirectory(Path path) {
    Path parent = path.getParent();
    if (Files.isDirectory(path)) {
      throw new ToolError("cannot write " + path + ": it is a directory");
    }
    if (parent != null && !Files.isDirectory(parent)) {
      throw new ToolError("cannot write " + path + ": there is no directory " + parent);
    }
  }

  /** A file that is opened when the first text is written. */
  private static final class OutputFile implements Sink, AutoCloseable {
    private final Path path;
    private @Nullable Writer writer;

    OutputFile(Path path) {
      this.path = path;
    }

    @Override
    public void print(String text) {
      try {
        if (writer == null) {
          writer = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
        }
        writer.write(text);
      } catch (IOException e) {
        throw failure(e);
      }
    }

    @Override
    public void close() {
      try {
        if (writer != null) {
          writer.close();
        }
      } catch (IOException e) {
        throw failure(e);
      }
    }

    private ToolError failure(IOException e) {
      String cause =
          e instanceof FileSystemException ? FileErrors.describe(e) : path + ": " + e.getMessage();
      return new ToolError("cannot write " + cause);
    }
  }
}
