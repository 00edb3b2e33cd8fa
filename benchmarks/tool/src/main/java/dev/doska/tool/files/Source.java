package dev.doska.tool.files;

import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Something to read games from: a file or standard input.
 *
 * @param name its name in messages
 * @param opening opens it
 */
public record Source(String name, Opening opening) {
  /** The argument that means standard input. */
  public static final String STANDARD_INPUT = "-";

  private static final List<String> EXTENSIONS = List.of(".pdn", ".doska");

  /** Opens a source. */
  public interface Opening {
    InputStream open() throws IOException;
  }

  /**
   * The sources of an argument: standard input, a file, or all files of games in a directory and its
   * subdirectories, in the order of their names.
   *
   * @param argument the argument
   * @param in standard input
   * @return the sources; empty only for a directory without files of games
   */
  public static List<Source> of(String argument, InputStream in) throws IOException {
    if (argument.equals(STANDARD_INPUT)) {
      return List.of(new Source("standard input", () -> in));
    }
    Path path = path(argument);
    if (!Files.isDirectory(path)) {
      return List.of(file(path));
    }
    List<Source> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(path)) {
      for (Path found : files.sorted().toList()) {
        if (isGames(found)) {
          sources.add(file(found));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return List.copyOf(sources);
  }

  /**
   * Checks that standard input is named at most once, because it cannot be read twice.
   *
   * @throws ToolError if it is named more than once
   */
  public static void requireStandardInputOnce(List<String> arguments) {
    if (arguments.stream().filter(STANDARD_INPUT::equals).count() > 1) {
      throw new ToolError("- is standard input, which can be read only once");
    }
  }

  /**
   * The source of an argument: standard input or a file.
   *
   * @throws ToolError if it is a directory
   */
  public static Source single(String argument, InputStream in) throws IOException {
    if (!argument.equals(STANDARD_INPUT) && Files.isDirectory(path(argument))) {
      throw new ToolError(argument + ": is a directory");
    }
    return of(argument, in).get(0);
  }

  /** The lines of a file or of standard input. */
  public static TextLines lines(String argument, InputStream in) throws IOException {
    Source source = single(argument, in);
    return TextLines.of(source.name(), source.opening().open());
  }

  /**
   * The path that an argument names.
   *
   * @throws ToolError if it is not a valid path
   */
  public static Path path(String argument) {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      throw new ToolError(ToolError.quote(argument) + " is not a file name");
    }
  }

  private static Source file(Path path) {
    return new Source(path.toString(), () -> Files.newInputStream(path));
  }

  /** Whether a file in a directory has games, judged by its name or its beginning. */
  private static boolean isGames(Path file) throws IOException {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (!Files.isRegularFile(file) || name.startsWith(".")) {
      return false;
    }
    if (EXTENSIONS.stream().anyMatch(name::endsWith)) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return FileStart.of(in).hasTags();
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
