package dev.doska.toys.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.testkit.support.VectorFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of vectors are known by their columns. */
class VectorFilesTest {
  private static final List<String> COLUMNS = List.of("rules", "depth", "leaves");

  @TempDir
  private Path folder;

  @Test
  void a_file_is_found_by_its_columns_whatever_its_name_and_their_order() throws IOException {
    Path deep = Files.createDirectories(folder.resolve("any/where"));
    Files.writeString(
        deep.resolve("a.txt"), "depth\tnote\tleaves\trules\r\n# none\n\n1\t\t118\tstd\r\n");
    Files.writeString(folder.resolve("b"), "rules\tdepth\nstd\t1\n");
    Files.write(folder.resolve("c.bin"), new byte[] {-1, 0, 10, -2});
    Files.writeString(folder.resolve("empty"), "");
    assertThat(VectorFiles.below(folder, COLUMNS)).singleElement().satisfies(row -> {
      assertThat(row.get("rules")).isEqualTo("std");
      assertThat(row.number("leaves")).isEqualTo(118);
      assertThat(row.line()).isEqualTo(4);
      assertThat(row.file()).endsWith("a.txt");
      assertThat(row.has("note")).isTrue();
      assertThat(row.has("id")).isFalse();
      assertThatThrownBy(() -> row.get("id")).hasMessageContaining("no column id");
    });
  }

  @Test
  void a_resource_that_is_missing_or_of_another_kind_is_an_error() {
    assertThatThrownBy(() -> VectorFiles.rows(getClass(), "nowhere.tsv", COLUMNS))
        .hasMessageContaining("no resource nowhere.tsv");
  }
}
