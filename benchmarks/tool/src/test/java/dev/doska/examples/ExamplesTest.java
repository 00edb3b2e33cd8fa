package dev.doska.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("examples print to the standard output, which is caught")
class ExamplesTest {
  /** Tests run in the folder benchmarks. */
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir
  private Path folder;

  @TestFactory
  Stream<DynamicTest> every_example_compiles_and_runs() throws IOException {
    return Documentation.examples(ROOT).stream()
        .map(example -> DynamicTest.dynamicTest(example.place(), () -> check(example)));
  }

  private void check(Example example) throws Exception {
    Path own = Files.createTempDirectory(folder, "example");
    ExampleProgram program = ExampleProgram.of(example, ROOT, own);
    assertThat(program.compile()).as("%s", program).isEmpty();
    if (example.run()) {
      List<String> lines = program.run().lines().map(String::strip).toList();
      if (!example.printed().isEmpty()) {
        assertThat(lines).as("%s", program).containsSubsequence(example.printed());
      }
    }
  }

  @Test
  void the_documentation_has_examples_of_every_published_module() throws IOException {
    assertThat(Documentation.examples(ROOT))
        .extracting(Example::module)
        .contains("core", "core/testkit", "czech-checkers", "khachapuri", "chapayev");
  }

  @Test
  void an_example_that_does_not_compile_is_found() throws IOException {
    Example wrong = new Example("core", "here", List.of("int x = \"text\";"), true);
    assertThat(ExampleProgram.of(wrong, ROOT, folder).compile()).contains("incompatible types");
  }

  @Test
  void an_example_that_prints_is_caught() throws Exception {
    Example right = new Example("", "here", List.of("System.out.println(6 * 7); // → 42"), true);
    ExampleProgram program = ExampleProgram.of(right, ROOT, folder);
    assertThat(program.compile()).isEmpty();
    assertThat(program.run().lines()).containsExactlyElementsOf(right.printed());
    assertThat(right.printed()).containsExactly("42");
  }

  @Test
  void an_example_may_be_a_program_of_its_own() throws Exception {
    Example whole = new Example(
        "core",
        "here",
        List.of(
            "import dev.doska.core.Side;",
            "public class Whole {",
            "  public static void main(String[] args) {",
            "    System.out.println(Side.WHITE.other());",
            "  }",
            "}"),
        true);
    ExampleProgram program = ExampleProgram.of(whole, ROOT, folder);
    assertThat(program.compile()).isEmpty();
    assertThat(program.run().strip()).isEqualTo("BLACK");
  }
}
