package dev.doska.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The structure of the project: no circles, small packages, short chains of dependencies, unique names. */
class StructureTest {
  /** Tests run in the folder of the benchmarks. */
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final int MOST_TYPES = 25;
  private static final String CONTRACT = "dev.doska.core";
  private static final String CHAPAYEV = "dev.doska.chapayev";
  private static final int LONGEST_CHAIN = 11;

  private static DependencyGraph classes;

  @BeforeAll
  static void readClasses() throws IOException {
    classes = ProjectClasses.of(ROOT);
  }

  @Test
  void every_module_is_compiled_and_read() throws IOException {
    List<String> modules = ProjectClasses.modules(ROOT);
    assertThat(modules)
        .contains(
            "core",
            "core/testkit",
            "czech-checkers",
            "khachapuri",
            "chapayev",
            "benchmarks",
            "benchmarks/tool");
    for (String module : modules) {
      assertThat(ProjectClasses.classFiles(ROOT.resolve(module).resolve("target/classes")))
          .as("class files of %s", module)
          .isNotEmpty();
    }
    assertThat(classes.names())
        .contains("dev.doska.core.Game", "dev.doska.testkit.GameLaws", "dev.doska.tool.Tool");
  }

  @Test
  void no_classes_depend_on_each_other_in_a_circle() {
    assertThat(classes.circles()).as("circles of classes").isEmpty();
  }

  @Test
  void a_package_has_at_most_25_types_except_the_contract_of_core() {
    SortedMap<String, Integer> sizes = new TreeMap<>();
    for (String name : classes.names()) {
      sizes.merge(ProjectClasses.packageOf(name), 1, Integer::sum);
    }
    assertThat(sizes.remove(CONTRACT)).isPositive();
    sizes.values().removeIf(size -> size <= MOST_TYPES);
    assertThat(sizes).as("packages of more than %d types", MOST_TYPES).isEmpty();
  }

  @Test
  void public_types_of_a_module_have_different_simple_names() throws IOException {
    for (String module : ProjectClasses.modules(ROOT)) {
      assertThat(ProjectClasses.publicNames(ROOT, module))
          .as("public types of %s", module)
          .isNotEmpty()
          .doesNotHaveDuplicates();
    }
  }

  /** A link of the chain is a class of the root package, or a whole other package. */
  @Test
  void the_longest_chain_of_dependencies_in_Chapayev_has_at_most_11_links() {
    DependencyGraph links = classes
        .restrictedTo(name -> name.startsWith(CHAPAYEV + "."))
        .merged(name -> {
          String room = ProjectClasses.packageOf(name);
          return room.equals(CHAPAYEV) ? name : room;
        });
    List<String> chain = links.longestChain();
    assertThat(chain.size())
        .as("length of the chain %s", String.join("\n  -> ", chain))
        .isLessThanOrEqualTo(LONGEST_CHAIN);
  }
}
