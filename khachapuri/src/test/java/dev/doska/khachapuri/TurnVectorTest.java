package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.testkit.support.VectorFiles.Row;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The turns of the vector files: steps, sequences, results, and the hashes of both lists. */
class TurnVectorTest {
  @Test
  void turns_of_all_vectors_are_generated() {
    List<Row> rows = Vectors.turns();
    assertThat(rows).hasSizeGreaterThan(1_500);
    for (Row row : rows) {
      Khachapuri game = Vectors.game(row.get("rules"));
      String text = row.get("position") + " " + row.get("side") + " " + row.get("dice");
      check(game, game.positions().parse(text).orElseThrow(), row);
    }
  }

  @Test
  void turns_of_all_opening_rolls_are_generated() {
    Khachapuri game = Khachapuri.standard();
    for (Row row : Vectors.openings()) {
      String text = "W=24x4,6x11;B=18x11,12x4 w " + row.get("dice");
      check(game, game.positions().parse(text).orElseThrow(), row);
    }
  }

  private static void check(Khachapuri game, KhachapuriPosition position, Row row) {
    List<KhachapuriMove> moves = game.moves(position).list();
    List<String> results = new ArrayList<>();
    for (KhachapuriMove move : moves) {
      assertThat(steps(move)).as("%s", row).isEqualTo(row.number("steps"));
      results.add(board(game.play(position, move)));
    }
    assertThat(results).as("%s", row).doesNotHaveDuplicates();
    results.sort(null);
    assertThat(results).as("%s", row).hasSize(row.number("results"));
    assertThat(hash(results)).as("%s %s", row, results).isEqualTo(row.get("resultsHash"));
    if (row.has("resultList") && !row.get("resultList").equals("*")) {
      assertThat(String.join(" ", results)).as("%s", row).isEqualTo(row.get("resultList"));
    }
    List<String> sequences = new ArrayList<>();
    game.forEachSequence(position, sequence -> sequences.add(sequence(sequence)));
    assertThat(sequences).as("%s", row).hasSize(row.number("sequences"));
    if (row.has("sequencesHash")) {
      sequences.sort(null);
      assertThat(hash(sequences)).as("%s", row).isEqualTo(row.get("sequencesHash"));
    }
    assertThat(game.count(position)).isEqualTo(moves.size());
    assertThat(game.cursor(position).count()).isEqualTo(moves.size());
    MoveBuffer buffer = new MoveBuffer();
    game.cursor(position).generate(buffer);
    assertThat(buffer.size()).isEqualTo(moves.size());
  }

  private static int steps(KhachapuriMove move) {
    return move instanceof Turn turn ? turn.steps().size() : 0;
  }

  private static String sequence(KhachapuriMove move) {
    return move instanceof Turn turn
        ? turn.steps().stream()
            .map(step -> step.from() + ":" + step.die())
            .collect(Collectors.joining(" "))
        : "-";
  }

  private static String board(KhachapuriPosition position) {
    String text = position.toString();
    return text.substring(0, text.indexOf(' '));
  }

  static String hash(List<String> sorted) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256")
          .digest(String.join("\n", sorted).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
