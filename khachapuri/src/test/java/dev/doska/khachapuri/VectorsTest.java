package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of vectors from outside are known by their columns. */
class VectorsTest {
  @TempDir
  Path folder = Path.of("");

  @Test
  void a_file_is_found_by_its_columns_whatever_its_name_and_their_order() throws IOException {
    Path deep = Files.createDirectories(folder.resolve("any/where"));
    Files.writeString(deep.resolve("a.txt"), "depth\tn36\tn21\trules\r\n1\t175\t118\tstd\r\n");
    Files.writeString(folder.resolve("b"), "dice\tsteps\tsequences\tresults\tresultsHash\n");
    Files.write(folder.resolve("c.bin"), new byte[] {-1, 0, 10, -2});
    Files.writeString(folder.resolve("empty"), "");
    assertThat(Vectors.outside(Vectors.Kind.PERFT, folder))
        .singleElement()
        .satisfies(row -> assertThat(row.get("n36")).isEqualTo("175"));
    assertThat(Vectors.outside(Vectors.Kind.OPENINGS, folder)).isEmpty();
    assertThat(Vectors.outside(Vectors.Kind.TURNS, folder)).isEmpty();
  }

  @Test
  void rules_are_a_preset_or_the_options_that_differ() {
    assertThat(Vectors.game("std")).isSameAs(Khachapuri.standard());
    assertThat(Vectors.game("doubles=2,prime=none").ruleset())
        .hasToString("STANDARD,doubles=2,prime=none");
    assertThat(Vectors.game("MONEY,doubles=2").ruleset())
        .hasToString("STANDARD,doubles=2,matchPoints=0");
  }
}
