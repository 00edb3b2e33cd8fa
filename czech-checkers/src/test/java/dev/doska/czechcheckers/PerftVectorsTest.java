package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Leaves counted, against {@code perft.tsv}: numbers on which an independent generator and, where they
 * count the same thing, dctl agree. Distinct moves and routes both.
 */
class PerftVectorsTest {
  /** The most leaves of a row that is counted here; larger rows are for the command-line tool. */
  private static final long MOST_DISTINCT = 100_000_000;

  private static final long MOST_ROUTES = 1_500_000;
  private static final long MOST_PLAYED = 400_000;

  private final CzechCheckers game = CzechCheckers.standard().withoutDraws();

  static List<String> categories() {
    return rows().stream().map(row -> row.get("category")).distinct().toList();
  }

  private static List<Row> rows() {
    return Vectors.perft();
  }

  @ParameterizedTest
  @MethodSource("categories")
  void leaves_agree_with_the_vectors(String category) {
    for (Row row : rows()) {
      if (row.get("category").equals(category)) {
        check(row);
      }
    }
  }

  private void check(Row row) {
    CzechPosition position = Positions.of(row.get("fen_algebraic"));
    int depth = Integer.parseInt(row.get("depth"));
    long distinct = Long.parseLong(row.get("nodes_distinct"));
    long paths = Long.parseLong(row.get("nodes_paths"));
    if (distinct <= MOST_DISTINCT) {
      assertThat(game.cursor(position).leaves(depth)).as("%s", row).isEqualTo(distinct);
    }
    if (paths <= MOST_ROUTES) {
      assertThat(game.routes(position, depth)).as("%s by routes", row).isEqualTo(paths);
    }
    if (distinct <= MOST_PLAYED) {
      assertThat(game.leavesPlayed(position, depth)).as("%s played", row).isEqualTo(distinct);
      assertThat(played(position, depth, new MoveBuffer()))
          .as("%s over positions", row)
          .isEqualTo(distinct);
      assertThat(played(game.cursor(position), depth, new MoveBuffer()))
          .as("%s with a cursor", row)
          .isEqualTo(distinct);
    }
  }

  private long played(CzechPosition position, int depth, MoveBuffer moves) {
    if (depth == 0) {
      return 1;
    }
    int mark = moves.size();
    game.generate(position, moves);
    int end = moves.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      leaves += played(game.playUnchecked(position, moves.get(i)), depth - 1, moves);
    }
    moves.truncate(mark);
    return leaves;
  }

  private static long played(Cursor<?, ?> cursor, int depth, MoveBuffer moves) {
    if (depth == 0) {
      return 1;
    }
    int mark = moves.size();
    cursor.generate(moves);
    int end = moves.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      cursor.play(moves.get(i));
      leaves += played(cursor, depth - 1, moves);
      cursor.undo();
    }
    moves.truncate(mark);
    return leaves;
  }

  @Test
  void the_initial_position_has_the_known_numbers_of_leaves() {
    long[] known = {1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963671, 18368918, 84967210};
    for (int depth = 0; depth < known.length; depth++) {
      assertThat(game.cursor(game.initial()).leaves(depth)).isEqualTo(known[depth]);
    }
  }

  @Test
  void every_other_rule_set_counts_the_same_when_its_captures_are_the_federations() {
    CzechCheckers undrawn = CzechCheckers.of(CzechRuleset.MISERE).withoutDraws();
    assertThat(undrawn.cursor(undrawn.initial()).leaves(8)).isEqualTo(845931);
  }

  @Test
  void leaves_beyond_a_draw_are_not_counted() {
    CzechCheckers drawn = CzechCheckers.standard();
    CzechPosition position = Positions.of("W:WKc1:BKf8:M7");
    long threePlies = game.cursor(position).leaves(3);
    assertThat(drawn.cursor(position).leaves(3)).isEqualTo(threePlies).isPositive();
    assertThat(drawn.cursor(position).leaves(4)).isZero();
    assertThat(drawn.leavesPlayed(position, 3)).isEqualTo(threePlies);
    assertThat(drawn.leavesPlayed(position, 4)).isZero();
    assertThat(game.cursor(position).leaves(4)).isPositive();
  }
}
