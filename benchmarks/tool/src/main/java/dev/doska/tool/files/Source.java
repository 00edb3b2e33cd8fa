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
 * @param name what it is called in messages
 * @param opening opens it
 */
public record Source(String name, Opening opening) {
  /** The argument that stands for standard input. */
  public static final String STANDARD_INPUT = "-";

  private static final List<String> EXTENSIONS = List.of(".pdn", ".doska");

  /** Opens a source. */
  public interface Opening {
    InputStream open() throws IOException;
  }

  /**
   * The sources that an argument stands for: standard input, a file, or the files of games in a
   * directory and those below it, in the order of their names.
   *
   * @param argument the argument
   * @param in standard input
   * @return at least one, unless it is a directory without files of games
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
   * Checks that standard input is named no more than once, since it can't be read again.
   *
   * @throws ToolError if it is
   */
  public static void requireStandardInputOnce(List<String> arguments) {
    if (arguments.stream().filter(STANDARD_INPUT::equals).count() > 1) {
      throw new ToolError("- stands for standard input, which can be read only once");
    }
  }

  /**
   * The source that an argument stands for: standard input or a file.
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
   * @throws ToolError if it can't be one
   */
  public static Path path(String argument) {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      throw new ToolError(ToolError.quote(argument) + " is no file name");
    }
  }

  private static Source file(Path path) {
    return new Source(path.toString(), () -> Files.newInputStream(path));
  }

  /** Whether a file in a directory holds games, by its name or by how it begins. */
  private static boolean isGames(Path file) throws IOException {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (!Files.isRegularFile(file) || name.startsWith(".")) {
      return false;
    }
    if (EXTENSIONS.stream().anyMatch(name::endsWith)) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Head.of(in).hasTags();
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
