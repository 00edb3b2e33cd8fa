package dev.doska.tool.files;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads files of games in one format and verifies each game. */
public interface GamesReader {
  /**
   * Verifies the games of a stream one by one, in constant memory.
   *
   * @param source the name of the stream in messages
   * @param in the stream
   * @param findings receives the result for each game
   */
  void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException;
}
