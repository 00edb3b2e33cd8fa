package dev.doska.tool.files;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads one format of files of games and verifies each game. */
public interface GamesReader {
  /**
   * Verifies the games of a stream one by one, in constant memory.
   *
   * @param source what the stream is called in messages
   * @param in the stream
   * @param findings takes the finding on each game
   */
  void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException;
}
