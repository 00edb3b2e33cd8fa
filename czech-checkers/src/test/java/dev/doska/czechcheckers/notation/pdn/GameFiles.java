package dev.doska.czechcheckers.notation.pdn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Texts of PDN files: {@code games.pdn}, random legal games by two generators that are independent of this
 * library and of each other, each with the last position in its last comment; and every PDN file in the
 * directory that the system property {@code doska.vectors} names.
 */
final class GameFiles {
  private GameFiles() {}

  /** The games that come with the tests. */
  static String own() {
    try (InputStream in = GameFiles.class.getResourceAsStream("games.pdn")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All files, first the one of the tests. */
  static List<String> all() {
    List<String> texts = new ArrayList<>(List.of(own()));
    String directory = System.getProperty("doska.vectors", "");
    if (!directory.isEmpty()) {
      try (Stream<Path> files = Files.walk(Path.of(directory))) {
        for (Path file :
            files.filter(f -> f.toString().endsWith(".pdn")).sorted().toList()) {
          texts.add(Files.readString(file));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return texts;
  }
}
