package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.physics.Table;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** A scene of the benchmarks: a table and the flicks on it. */
enum FlickScene {
  /** Eight against eight; any disc of the first row, within 30 degrees of ahead, 0.5 to 3 m/s. */
  OPENING {
    @Override
    Table table() {
      return Table.of(Board.STANDARD, rows(8, 0.04, -0.14, 0.14));
    }
  },
  /** Four against five, scattered, any direction. */
  MID_GAME {
    @Override
    Table table() {
      return Table.of(Board.STANDARD, scattered(9, 0.15));
    }

    @Override
    Flick flick(SplitMix64 random) {
      return anywhere(random, 9);
    }
  },
  /** Seventeen discs within 20 cm, any direction. */
  CROWDED {
    @Override
    Table table() {
      return Table.of(Board.STANDARD, scattered(17, 0.1));
    }

    @Override
    Flick flick(SplitMix64 random) {
      return anywhere(random, 17);
    }
  },
  /** Ten discs in a row without gaps, struck by one of the other row. */
  TOUCHING_ROW {
    @Override
    Table table() {
      List<Disc> discs = rows(8, 0.04, -0.14, 1);
      discs.removeIf(disc -> disc.y() > 0);
      for (int k = 0; k < 10; k++) {
        discs.add(Disc.of(8 + k, (k - 4.5) * 0.03, 0.1, Shape.CHECKER));
      }
      return Table.of(Board.STANDARD, discs);
    }
  },
  /** Twenty-five touching discs in a hexagonal pack, any of them, any direction. */
  PACK {
    @Override
    Table table() {
      List<Disc> discs = new ArrayList<>();
      for (int row = 0; row < 5; row++) {
        for (int k = 0; k < 5; k++) {
          double x = (k - 2) * 0.03 + (row % 2 == 0 ? 0 : 0.015);
          double y = (row - 2) * 0.03 * 0.8660254037844387;
          discs.add(Disc.of(5 * row + k, snap(x), snap(y), Shape.CHECKER));
        }
      }
      return Table.of(Board.STANDARD, discs);
    }

    @Override
    Flick flick(SplitMix64 random) {
      return anywhere(random, 25);
    }
  };

  /** The discs at rest. */
  abstract Table table();

  /** A flick from a random generator. */
  Flick flick(SplitMix64 random) {
    int id = (int) SplitMix64.below(random, 8);
    int angle = 60_000 + (int) SplitMix64.below(random, 60_001);
    return Flick.of(id, Direction.ofMillidegrees(angle), speed(random));
  }

  /** A fixed sequence of flicks. */
  final List<Flick> flicks(int count) {
    SplitMix64 random = new SplitMix64(2026);
    List<Flick> flicks = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      flicks.add(flick(random));
    }
    return flicks;
  }

  private static Flick anywhere(SplitMix64 random, int discs) {
    int id = (int) SplitMix64.below(random, discs);
    int angle = (int) SplitMix64.below(random, Direction.FULL_TURN);
    return Flick.of(id, Direction.ofMillidegrees(angle), speed(random));
  }

  private static double speed(SplitMix64 random) {
    return 0.5 + 2.5 * SplitMix64.unit(random);
  }

  private static List<Disc> rows(int files, double square, double near, double far) {
    List<Disc> discs = new ArrayList<>();
    for (int k = 0; k < files; k++) {
      double x = (k - (files - 1) / 2.0) * square;
      discs.add(Disc.of(k, x, near, Shape.CHECKER));
      discs.add(Disc.of(files + k, x, far, Shape.CHECKER));
    }
    return discs;
  }

  private static List<Disc> scattered(int count, double half) {
    SplitMix64 random = new SplitMix64(7);
    List<Disc> discs = new ArrayList<>();
    while (discs.size() < count) {
      double x = snap(half * (2 * SplitMix64.unit(random) - 1));
      double y = snap(half * (2 * SplitMix64.unit(random) - 1));
      List<Disc> more = new ArrayList<>(discs);
      more.add(Disc.of(discs.size(), x, y, Shape.CHECKER));
      if (Table.problems(Board.STANDARD, more).isEmpty()) {
        discs = more;
      }
    }
    return discs;
  }

  private static double snap(double metres) {
    return NanometreGrid.metres(NanometreGrid.nanometres(metres));
  }
}
