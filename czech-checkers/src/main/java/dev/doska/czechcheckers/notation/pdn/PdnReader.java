package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads the games of a PDN text one after the other, in memory that does not grow with the text. It never
 * throws because of the content: a malformed game is reported with the places of its errors, and reading
 * goes on with the next game. The limits are in {@link PdnLimits}. Confined to one thread.
 *
 * <pre>{@code
 * try (PdnReader reader = new PdnReader(Files.newBufferedReader(path))) {
 *   for (Optional<ParseResult<PdnGame>> game = reader.next();
 *       game.isPresent();
 *       game = reader.next()) {
 *     game.get().value().map(PdnReplay::verify).ifPresent(System.out::println);
 *   }
 * }
 * }</pre>
 *
 * <p>It reads PDN 3.0 and the customs of older files: games that end with a result, with {@code *}, with
 * both or with neither; comments after a semicolon; lines that begin with {@code %}, which are skipped;
 * repeated tags, which begin another game if there is a blank line before the second one; results inside
 * variations, which are skipped; a byte order mark; any line ends. It checks the form of moves, not the
 * rules.
 *
 * <p>After an error in a tag it goes on with the next line, and the game counts as malformed. After an
 * error among the moves it goes on with the next line that begins with a tag, or after the next result.
 */
public final class PdnReader implements Closeable {
  private final PdnSource source;
  private final PdnGameParser parser;

  /**
   * A reader of a text.
   *
   * @param in the text, which need not be buffered
   */
  public PdnReader(Reader in) {
    source = new PdnSource(Objects.requireNonNull(in));
    parser = new PdnGameParser(source);
  }

  /**
   * A reader of bytes: UTF-8, in which each malformed sequence is read as one unknown character.
   *
   * @param in the bytes, which need not be buffered
   */
  public PdnReader(InputStream in) {
    this(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /**
   * All games of a text.
   *
   * @param text any text
   * @return an unmodifiable list of games and malformed games in their order
   */
  public static List<ParseResult<PdnGame>> readAll(String text) {
    PdnReader reader = new PdnReader(new StringReader(text));
    List<ParseResult<PdnGame>> games = new ArrayList<>();
    try {
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("reading a string failed", e);
    }
    return List.copyOf(games);
  }

  /**
   * Reads the next game.
   *
   * @return the game or its errors; empty at the end of the text
   * @throws IOException if the text cannot be read
   */
  public Optional<ParseResult<PdnGame>> next() throws IOException {
    while (true) {
      parser.begin();
      if (source.peek() == PdnSource.END && parser.isIdle()) {
        return Optional.empty();
      }
      Optional<ParseResult<PdnGame>> game = readGame();
      if (game.isPresent()) {
        return game;
      }
    }
  }

  /** Reads a game; empty if there were only comments or numbers. */
  private Optional<ParseResult<PdnGame>> readGame() throws IOException {
    try {
      Optional<PdnGame> game = parser.readGame();
      List<TextError> errors = parser.errors();
      return errors.isEmpty()
          ? game.map(ParseResult.Ok::new)
          : Optional.of(new ParseResult.Failed<>(errors));
    } catch (PdnSyntaxException e) {
      List<TextError> errors = new ArrayList<>(parser.errors());
      errors.add(e.error());
      parser.recover();
      return Optional.of(new ParseResult.Failed<>(errors));
    }
  }

  /** How many characters are kept at present. It does not grow with the text. */
  int capacity() {
    return source.capacity();
  }

  /**
   * Closes the text.
   *
   * @throws IOException if it cannot be closed
   */
  @Override
  public void close() throws IOException {
    source.close();
  }
}
