package dev.doska.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DependencyGraphTest {
  @Test
  void a_circle_is_reported_by_its_shortest_path() {
    DependencyGraph graph = graph("a b", "b c", "c d b", "d a", "e a");
    assertThat(graph.circles()).containsExactly("b -> c -> b (group: a, b, c, d)");
  }

  @Test
  void each_group_has_one_circle() {
    assertThat(graph("a b", "b a", "c d", "d c b").circles())
        .containsExactly("a -> b -> a (group: a, b)", "c -> d -> c (group: c, d)");
  }

  @Test
  void a_graph_without_circles_has_none() {
    assertThat(graph("a b c", "b c", "c").circles()).isEmpty();
    assertThat(graph("a a").circles()).isEmpty();
  }

  @Test
  void the_longest_chain_is_found() {
    assertThat(graph("a d b", "b c", "c d", "d").longestChain())
        .containsExactly("a", "b", "c", "d");
  }

  @Test
  void names_that_depend_on_each_other_are_one_link() {
    assertThat(graph("a b", "b c", "c b d", "d").longestChain()).containsExactly("a", "b + c", "d");
  }

  @Test
  void merged_names_share_their_dependencies() {
    DependencyGraph merged =
        graph("p.a q.b", "p.c q.d", "q.d p.a").merged(name -> name.substring(0, 1));
    assertThat(merged.names()).containsExactly("p", "q");
    assertThat(merged.circles()).containsExactly("p -> q -> p (group: p, q)");
  }

  @Test
  void a_part_keeps_the_dependencies_between_its_names() {
    assertThat(
            graph("a b c", "b", "c d").restrictedTo(name -> !name.equals("c")).longestChain())
        .containsExactly("a", "b");
  }

  /** A graph from lines: a name, then the names that it depends on. */
  private static DependencyGraph graph(String... lines) {
    DependencyGraph graph = new DependencyGraph();
    for (String line : lines) {
      List<String> names = List.of(line.split(" "));
      graph.add(names.get(0), names.subList(1, names.size()));
    }
    return graph;
  }
}
