package dev.doska.czechcheckers.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveParse;
import dev.doska.core.Strictness;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Vectors;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of {@code moves.tsv}: short and long form of every legal move of the special positions. */
class MoveTextVectorsTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();
  private static final CzechNotation NOTATION = CzechNotation.of(GAME.ruleset());

  static Stream<Row> rows() {
    return Vectors.moves().stream().filter(row -> !row.get("pdn").equals("none"));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void both_forms_are_written_and_read(Row row) {
    CzechPosition position = CzechFen.ALGEBRAIC.parse(row.get("fen_algebraic")).orElseThrow();
    for (String text : List.of(row.get("pdn"), row.get("pdn_long"))) {
      for (Strictness strictness : Strictness.values()) {
        MoveParse<CzechMove> parsed = NOTATION.parse(position, text, strictness);
        CzechMove move = parsed.value().orElseThrow(() -> new AssertionError(parsed.problem()));
        assertThat(move.from()).hasToString(row.get("from"));
        assertThat(move.to()).hasToString(row.get("to"));
        assertThat(NOTATION.format(position, move)).isEqualTo(row.get("pdn"));
        assertThat(NOTATION.formatLong(position, move)).isEqualTo(row.get("pdn_long"));
      }
    }
  }

  @Test
  void the_short_forms_of_a_position_are_those_of_all_its_moves() {
    Map<String, List<String>> texts = new TreeMap<>();
    for (Row row : Vectors.moves()) {
      texts.computeIfAbsent(row.get("fen_algebraic"), fen -> new ArrayList<>());
      if (!row.get("pdn").equals("none")) {
        texts.get(row.get("fen_algebraic")).add(row.get("pdn"));
      }
    }
    assertThat(texts).hasSizeGreaterThan(30);
    texts.forEach((fen, expected) -> {
      CzechPosition position = CzechFen.ALGEBRAIC.parse(fen).orElseThrow();
      assertThat(GAME.moves(position).list())
          .extracting(move -> NOTATION.format(position, move))
          .as(fen)
          .containsExactlyInAnyOrderElementsOf(expected.stream().distinct().toList());
    });
  }
}
