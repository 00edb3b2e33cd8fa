package dev.doska.tool.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads files of games in any format that the tool knows. The beginning of a file determines its format. */
public final class GameFiles implements GamesReader {
  private final GamesReader records = new RecordsReader();
  private final GamesReader pdn;

  /**
   * A reader.
   *
   * @param rules the rule set of PDN games that name none, empty for the default
   */
  public GameFiles(String rules) {
    this.pdn = new PdnGamesReader(rules);
  }

  @Override
  public void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException {
    BufferedInputStream stream = new BufferedInputStream(in, FileStart.LENGTH * 2);
    GamesReader reader = FileStart.peek(stream).isRecord() ? records : pdn;
    reader.verify(source, stream, findings);
  }
}
