package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Score;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The winners and points of finished boards. */
class OutcomeVectorTest {
  private static final List<Row> ROWS = Vectors.outcomes();

  @Test
  void winners_and_points_are_as_in_the_vectors() {
    assertThat(ROWS).isNotEmpty();
    Khachapuri difference = Khachapuri.of(
        KhachapuriRuleset.STANDARD.toBuilder().score(Score.DIFFERENCE).build());
    for (Row row : ROWS) {
      check(Khachapuri.standard(), row, row.get("points (default: 1, mars 2)"));
      check(difference, row, row.get("points (option: difference)"));
    }
  }

  private static void check(Khachapuri game, Row row, String points) {
    boolean whiteWon = row.get("winner").equals("w");
    String text = row.get("position") + (whiteWon ? " b" : " w");
    Status status = game.status(game.positions().parse(text).orElseThrow());
    if (row.get("winner").equals("-")) {
      assertThat(status.isFinished()).as("%s", row).isFalse();
      return;
    }
    Outcome.Win win = (Outcome.Win) status.outcome().orElseThrow();
    assertThat(win.winner()).as("%s", row).isEqualTo(whiteWon ? Side.WHITE : Side.BLACK);
    assertThat(win.points()).as("%s", row).isEqualTo(Integer.parseInt(points));
  }
}
