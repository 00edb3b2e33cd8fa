package dev.doska.benchmarks.files;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads files of games in any format that the tool knows, which it tells by how a file begins. */
public final class GameFiles implements GamesReader {
  private final GamesReader records = new RecordsReader();

  /**
   * A reader.
   *
   * @param rules the rule set of PDN files, empty for the default
   */
  public GameFiles(String rules) {}

  @Override
  public void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException {
    records.verify(source, in, findings);
  }
}
