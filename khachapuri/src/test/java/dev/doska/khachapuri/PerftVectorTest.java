package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Fraction;
import dev.doska.core.Side;
import dev.doska.core.perft.Perft;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The leaves of the initial position with White to roll. */
class PerftVectorTest {
  private static final List<Row> ROWS = Vectors.perft();

  @Test
  void leaves_with_each_roll_once_are_as_in_the_vectors() {
    assertThat(ROWS).isNotEmpty();
    for (Row row : ROWS) {
      Khachapuri game = Vectors.game(row.get("rules"));
      int depth = row.number("depth");
      assertThat(Perft.of(game).count(game.initial(Side.WHITE), depth))
          .as("%s", row)
          .isEqualTo(Long.parseLong(row.get("n21")));
    }
  }

  @Test
  void weighted_leaves_are_as_in_the_vectors() {
    for (Row row : ROWS) {
      Khachapuri game = Vectors.game(row.get("rules"));
      int depth = row.number("depth");
      assertThat(Perft.of(game).weighted(game.initial(Side.WHITE), depth))
          .as("%s", row)
          .isEqualTo(Long.parseLong(row.get("n36")));
    }
  }

  @Test
  void Black_has_as_many_leaves_as_White() {
    Khachapuri game = Khachapuri.standard();
    assertThat(game.cursor(game.initial(Side.BLACK)).leaves(2)).isEqualTo(13_260);
  }

  @Test
  void a_tie_of_the_roll_off_is_rolled_again_and_not_followed() {
    Khachapuri game = Khachapuri.standard();
    KhachapuriPosition start = game.initial();
    Perft<KhachapuriPosition, KhachapuriMove> perft = Perft.of(game);
    assertThat(game.cursor(start).leaves(1)).isEqualTo(30 * 118);
    assertThat(perft.count(start, 1)).isEqualTo(30 * 118);
    assertThat(perft.weighted(start, 1)).isEqualTo(30 * 175);
    assertThat(perft.mass(start, 1)).isEqualTo(new Perft.Mass(Fraction.ONE, Fraction.ZERO));
    assertThat(perft.divide(start, 1)).hasSize(36);
    assertThat(perft.divide(start, 1).stream().mapToLong(Perft.Division::leaves).sum())
        .isEqualTo(30 * 118);
    assertThat(perft.split(start, 2, 1, true)).isNotEmpty();
  }
}
