package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Rule;
import dev.doska.core.Side;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.notation.CzechFen;
import dev.doska.czechcheckers.notation.pdn.PdnGame;
import dev.doska.czechcheckers.notation.pdn.PdnReader;
import dev.doska.czechcheckers.notation.pdn.PdnReplay;
import dev.doska.czechcheckers.ruleset.CzechOptions;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The README's example is this code, its output is the README's, and the tables are complete. */
class ReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final Path SOURCE =
      Path.of("src/test/java/dev/doska/czechcheckers/ReadmeTest.java");
  private static final Path PICTURE = Path.of("docs/position.svg");

  private final StringBuilder printed = new StringBuilder();

  private void print(Object value) {
    String text = value.toString();
    printed.append(text).append(text.endsWith("\n") ? "" : "\n");
  }

  private void example() throws IOException {
    // begin
    CzechCheckers game = CzechCheckers.standard();
    CzechPosition position = CzechFen.ALGEBRAIC.parse("W:Wc1,Kg1:Bb6,d2,f4,f6").orElseThrow();
    print(game.drawing().text(position));

    // legal moves, and the reasons why a move is illegal
    for (CzechMove move : game.moves(position).list()) {
      print(game.notation().format(position, move));
    }
    print(game.judge(position, CzechMove.of("c1", "e3", "g5", "e7")));

    // play: positions are values, a line is a game with its history
    Line<CzechPosition, CzechMove> line = Line.start(game, position);
    line = line.play(game.notation().parse(position, "g1:a7").orElseThrow());
    print(line.position());

    // PDN: games are read one at a time, each with its errors or a report
    String pdn = "[White \"Nováková\"]\n1. c3-d4 b6-c5 2. d4-e5 (2. d4xb6 {best}) 1-0";
    try (PdnReader reader = new PdnReader(new StringReader(pdn))) {
      PdnGame found = reader.next().orElseThrow().orElseThrow();
      print(PdnReplay.verify(found).message());
    }
    print(PdnGame.of(line.resign(Side.BLACK), List.of(new Tag("White", "Nováková"))));
    // end
  }

  private static String between(String text, String begin, String end) {
    int from = text.indexOf(begin) + begin.length();
    return text.substring(from, text.indexOf(end, from));
  }

  private static String trimmed(String text) {
    return text.lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
  }

  @Test
  void the_example_is_this_code() throws IOException {
    String code = between(Files.readString(SOURCE), "    // begin\n", "\n    // end\n");
    assertThat(between(Files.readString(README), "```java\n", "\n```"))
        .isEqualTo(code.stripIndent());
  }

  @Test
  void the_example_prints_what_the_page_shows() throws IOException {
    example();
    String shown = between(Files.readString(README), "```text\n", "```");
    assertThat(trimmed(shown).strip()).isEqualTo(trimmed(printed.toString()).strip());
  }

  @Test
  void every_rule_has_its_row_in_order() throws IOException {
    assertThat(Files.readAllLines(README).stream()
            .filter(line -> line.startsWith("| CZ-"))
            .map(line -> line.substring(2, 7)))
        .containsExactlyElementsOf(
            List.of(CzechRule.values()).stream().map(Rule::id).toList());
  }

  @Test
  void every_preset_and_option_is_named() throws IOException {
    String page = Files.readString(README);
    assertThat(CzechRuleset.presets()).allSatisfy(name -> assertThat(page).contains("`" + name));
    assertThat(CzechOptions.TABLE.options())
        .allSatisfy(option -> assertThat(page).contains("`" + option.name() + "` ("));
  }

  @Test
  void the_picture_is_the_one_that_the_library_draws() throws IOException {
    CzechCheckers game = CzechCheckers.standard();
    CzechPosition before =
        CzechFen.ALGEBRAIC.parse("W:WKh8,a3,b2,h2:Ba7,f8,h6,d2,f2,f6,c7").orElseThrow();
    CzechMove move = game.notation().parse(before, "h8xc3xe1xg3xb8").value().orElseThrow();
    CzechPosition after = game.play(before, move);
    Marks<CzechMove> marks = new Marks<>(Optional.of(move), game.moves(after).list());
    String svg = CzechCheckers.standard().drawing().svg(after, marks);
    assertThat(Files.readString(PICTURE)).isEqualTo(svg);
  }
}
