package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.DraftFault;
import dev.doska.core.Drawing.Marks;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.ruleset.Option;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.notation.PositionId;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The README's code runs: each of its blocks stands in this file, word for word. */
class ReadmeTest {
  @Test
  void a_game_is_played() {
    Khachapuri game = Khachapuri.standard();
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
    line = line.play(new RollOff(5, 2)); // White starts
    line = line.play(Roll.of(6, 1));
    List<KhachapuriMove> turns = game.moves(line.position()).list(); // one turn, 24/23/17
    Verdict verdict = game.judge(line.position(), Turn.of(new Step(6, 1)));
    // KH-10: both dice can be played; for example 24/23/17
    line = line.play(turns.get(0));

    assertThat(turns).singleElement().hasToString("24/23/17");
    assertThat(verdict).hasToString("KH-10: both dice can be played; for example 24/23/17");
    assertThat(line.ply()).isEqualTo(3);
  }

  @Test
  void texts_are_read_and_pictures_drawn() {
    Khachapuri game = Khachapuri.standard();
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
    KhachapuriPosition position =
        game.positions().parse("W=24x4,6x11;B=18x11,12x4 w 6-1").orElseThrow();
    KhachapuriMove turn = game.notation().parse(position, "24/17").orElseThrow(); // 24/23/17
    String id = new PositionId(game.ruleset()).format(position); // fits a web address
    String board = game.drawing().text(position);
    String film = game.drawing().replay(line); // an SVG document

    assertThat(turn).hasToString("24/23/17");
    assertThat(id).matches("k1[A-Za-z0-9_-]{15}");
    assertThat(board).startsWith("White to move 6-1");
    assertThat(film).startsWith("<svg");
  }

  @Test
  void a_turn_is_put_together() {
    Khachapuri game = Khachapuri.standard();
    KhachapuriPosition position = game.play(game.initial(Side.BLACK), Roll.of(2, 1));
    TurnBuilder turn = new TurnBuilder(game, position);
    List<Step> choices = turn.next(); // so that the turn can still be completed
    turn.add(choices.get(0));
    turn.undo();

    assertThat(choices).startsWith(new Step(24, 2));
    assertThat(turn.steps()).isEmpty();
  }

  @Test
  void a_position_is_set_up() {
    KhachapuriPosition ending = Khachapuri.standard()
        .draft()
        .put(Side.WHITE, 1, 1)
        .put(Side.BLACK, 18, 11)
        .put(Side.BLACK, 12, 4)
        .toMove(Side.WHITE, 3, 2)
        .toPosition();
    List<DraftFault> faults =
        Khachapuri.standard().draft().put(Side.WHITE, 25, 16).validate();

    assertThat(ending).hasToString("W=1x1;B=18x11,12x4 w 3-2");
    assertThat(faults).hasSizeGreaterThan(2);
  }

  @Test
  void leaves_are_counted() {
    Khachapuri game = Khachapuri.standard();
    Cursor<KhachapuriPosition, KhachapuriMove> cursor = game.cursor(game.initial(Side.WHITE));
    long leaves = cursor.leaves(2); // 13260, each roll once

    assertThat(leaves).isEqualTo(13_260);
  }

  @Test
  void the_example_of_the_game_runs() {
    Khachapuri game = Khachapuri.standard();
    KhachapuriPosition position = game.play(game.initial(), new KhachapuriMove.RollOff(5, 2));
    position = game.play(position, KhachapuriMove.Roll.of(6, 1));
    List<KhachapuriMove> turns = game.moves(position).list(); // the one turn 24/23/17

    assertThat(turns).singleElement().hasToString("24/23/17");
  }

  @Test
  void the_example_of_the_turn_builder_runs() {
    Khachapuri game = Khachapuri.standard();
    KhachapuriPosition position = game.play(game.initial(Side.WHITE), Roll.of(6, 1));
    TurnBuilder turn = new TurnBuilder(game, position);
    List<Step> choices = turn.next();
    Verdict verdict = turn.add(new Step(24, 6)); // legal, or the reasons why not
    turn.complete().ifPresent(move -> game.play(position, move));

    assertThat(choices).containsExactly(new Step(24, 1));
    assertThat(verdict.isLegal()).isFalse();
  }

  @Test
  void the_example_of_the_match_runs() {
    KhachapuriMatch match = KhachapuriMatch.of(Khachapuri.standard());
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(match.game(), match.nextStart());
    line = line.resign(Side.BLACK); // or play it to its end
    match = match.with(line);
    long points = match.score(Side.WHITE);

    assertThat(points).isEqualTo(2);
  }

  @Test
  void the_example_of_the_draft_runs() {
    KhachapuriPosition position = Khachapuri.standard()
        .draft()
        .put(Side.WHITE, 1, 1)
        .put(Side.BLACK, 18, 11)
        .put(Side.BLACK, 12, 4)
        .toMove(Side.WHITE, 3, 2)
        .toPosition();

    assertThat(position.larger()).isEqualTo(3);
  }

  @Test
  void every_block_of_the_documentation_comments_stands_here() throws IOException {
    String here =
        words(Files.readString(Path.of("src/test/java/dev/doska/khachapuri/ReadmeTest.java")));
    for (String type : List.of("Khachapuri", "TurnBuilder", "KhachapuriMatch", "KhachapuriDraft")) {
      String source =
          Files.readString(Path.of("src/main/java/dev/doska/khachapuri", type + ".java"));
      Matcher block =
          Pattern.compile("<pre>\\{@code\n(.*?)\\}</pre>", Pattern.DOTALL).matcher(source);
      assertThat(block.find()).as(type).isTrue();
      assertThat(here).contains(words(block.group(1).replaceAll("(?m)^ \\*", "")));
    }
  }

  @Test
  void every_block_of_the_README_stands_here() throws IOException {
    String here =
        words(Files.readString(Path.of("src/test/java/dev/doska/khachapuri/ReadmeTest.java")));
    Matcher blocks = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
        .matcher(Files.readString(Path.of("README.md")));
    int count = 0;
    while (blocks.find()) {
      assertThat(here).contains(words(blocks.group(1)));
      count++;
    }
    assertThat(count).isEqualTo(5);
  }

  @Test
  void every_rule_stands_in_the_README() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    for (KhachapuriRule rule : KhachapuriRule.values()) {
      assertThat(readme).contains("| " + rule.id() + " |");
    }
  }

  @Test
  void every_option_and_preset_stands_in_the_README() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    for (Option<?> option : KhachapuriOptions.TABLE.options()) {
      assertThat(readme).contains("`" + option.name() + "`");
    }
    for (String preset : KhachapuriRuleset.presets()) {
      assertThat(readme).contains("`" + preset + "`");
    }
  }

  /**
   * The tool draws the pictures anew, from the project's folder: {@code doska render khachapuri} with
   *
   * <pre>
   * --position "W=24x4,6x11;B=18x11,12x4 w 6-1" -o khachapuri/docs/opening.svg
   * --game khachapuri/src/test/resources/dev/doska/khachapuri/notation/golden.txt
   *   -o khachapuri/docs/game.svg
   * --position "W=20x2,13x3,9x2,6x5,4x2;B=18x9,16x2,7x3,3x1 w 5-3" --play "13/8 9/6"
   *   -o khachapuri/docs/position.svg
   * </pre>
   */
  @Test
  void the_pictures_are_what_the_drawing_gives() throws IOException {
    Khachapuri game = Khachapuri.standard();
    KhachapuriPosition opening =
        game.positions().parse("W=24x4,6x11;B=18x11,12x4 w 6-1").orElseThrow();
    assertThat(Path.of("docs/opening.svg")).hasContent(game.drawing().svg(opening));
    String golden =
        Files.readString(Path.of("src/test/resources/dev/doska/khachapuri/notation/golden.txt"));
    Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
    for (KhachapuriMove move :
        new RecordFormat<>(game).parse(golden).orElseThrow().moves()) {
      line = line.play(move);
    }
    assertThat(Path.of("docs/game.svg")).hasContent(game.drawing().replay(line));
    KhachapuriPosition before = game.positions()
        .parse("W=20x2,13x3,9x2,6x5,4x2;B=18x9,16x2,7x3,3x1 w 5-3")
        .orElseThrow();
    KhachapuriMove turn = game.notation().parse(before, "13/8 9/6").orElseThrow();
    assertThat(Path.of("docs/position.svg"))
        .hasContent(
            game.drawing().svg(game.play(before, turn), new Marks<>(Optional.of(turn), List.of())));
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
