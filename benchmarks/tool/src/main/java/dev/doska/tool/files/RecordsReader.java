package dev.doska.tool.files;

import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordSplitter;
import dev.doska.tool.io.TextLines;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads records in the text of {@link RecordFormat}. A file can have several records. */
final class RecordsReader implements GamesReader {
  @Override
  public void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException {
    TextLines lines = TextLines.of(source, in);
    RecordSplitter splitter = new RecordSplitter();
    RecordVerifier verifier = new RecordVerifier(source, findings);
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      splitter.add(line.get()).ifPresent(verifier::accept);
    }
    splitter.add(""); // ends the last line
    splitter.end().ifPresent(verifier::accept);
    verifier.end();
  }
}
