package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The legal moves of special positions, against {@code moves.tsv} of two independent generators. */
class MovesVectorsTest {
  static List<List<Row>> positions() {
    Map<String, List<Row>> byId = new TreeMap<>();
    for (Row row : Vectors.moves()) {
      byId.computeIfAbsent(row.file() + " " + row.get("id"), id -> new ArrayList<>())
          .add(row);
    }
    return List.copyOf(byId.values());
  }

  @ParameterizedTest
  @MethodSource("positions")
  void exactly_the_listed_moves_are_legal(List<Row> rows) {
    CzechPosition position = Positions.of(rows.get(0).get("fen_algebraic"));
    List<String> expected = rows.stream()
        .filter(
            r -> !r.get("pdn").equals("none")) // the file marks a position without moves like this
        .map(r ->
            r.get("from") + " " + r.get("to") + " " + r.get("captured") + " " + r.get("crowns"))
        .toList();
    MoveBuffer moves = new MoveBuffer();
    CzechCheckers.standard().generate(position, moves);
    List<String> actual = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      actual.add(text(moves.get(i)));
    }
    assertThat(actual).as("%s", position).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static String text(long move) {
    String captured = Square.ofSet(PackedMove.captured(move)).stream()
        .map(Square::toString)
        .collect(Collectors.joining(","));
    return Square.ofIndex(PackedMove.from(move)) + " " + Square.ofIndex(PackedMove.to(move)) + " "
        + (captured.isEmpty() ? "-" : captured) + " " + (PackedMove.crowns(move) ? "yes" : "no");
  }
}
