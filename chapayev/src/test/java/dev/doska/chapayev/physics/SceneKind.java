package dev.doska.chapayev.physics;

import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** The kinds of scenes that {@code scenarios.tsv} has, each with a source of random ones. */
enum SceneKind {
  /** One disc until it stops. */
  STOP {
    @Override
    Scene scene(SplitMix64 random) {
      return made(random, WIDE, List.of(disc(0, 0, 0)), flick(0, random, 0.01, 3));
    }
  },
  /** Two discs of any masses on a line; the second may move too. */
  HEAD_ON {
    @Override
    Scene scene(SplitMix64 random) {
      double distance = Scene.between(random, 0.031, 0.2);
      List<Disc> discs = List.of(
          Disc.of(0, 0, 0, shape(random)), Disc.of(1, distance, 0, shape(random, EXACT.radius())));
      Flick first = new Flick(0, Scene.between(random, 0.3, 3), 0);
      return Scene.below(random, 2) == 0
          ? made(random, WIDE, discs, first)
          : made(random, WIDE, discs, first, new Flick(1, Scene.between(random, -1, 1), 0));
    }
  },
  /** A resting disc struck off its centre. */
  OBLIQUE {
    @Override
    Scene scene(SplitMix64 random) {
      Disc target = Disc.of(1, 0.1, Scene.between(random, -0.03, 0.03), shape(random));
      return made(
          random, WIDE, List.of(Disc.of(0, 0, 0, shape(random)), target), ahead(random, 0.9, 3));
    }
  },
  /** Hits and misses by very little. */
  GRAZE {
    @Override
    Scene scene(SplitMix64 random) {
      double tiny = StrictMath.pow(10, -Scene.between(random, 3, 10));
      double offset = Scene.below(random, 2) == 0 ? 0.03 - tiny : 0.03 + tiny;
      return made(
          random, WIDE, List.of(disc(0, 0, 0), disc(1, 0.1, offset)), ahead(random, 0.9, 3));
    }
  },
  /** Two moving discs whose paths cross. */
  CROSS {
    @Override
    Scene scene(SplitMix64 random) {
      List<Disc> discs = List.of(
          disc(0, -0.05, Scene.between(random, -0.1, 0.1)),
          disc(1, 0.05, Scene.between(random, -0.1, 0.1)));
      return made(random, WIDE, discs, flick(0, random, 0.3, 2), flick(1, random, 0.3, 2));
    }
  },
  /** Stops very near an edge or a corner. */
  EDGE {
    @Override
    Scene scene(SplitMix64 random) {
      double tiny = StrictMath.pow(10, -Scene.between(random, 3, 9));
      double way = 0.1 + (Scene.below(random, 2) == 0 ? tiny : -tiny);
      double speed = Math.sqrt(2 * Material.WOOD.deceleration() * way);
      Direction toward = Direction.ofMillidegrees(90_000 * Scene.below(random, 4));
      double aside = Scene.between(random, -0.1, 0.1);
      Disc one =
          disc(0, 0.06 * toward.x() - aside * toward.y(), 0.06 * toward.y() + aside * toward.x());
      Flick flick =
          Scene.below(random, 4) == 0 ? new Flick(0, speed, speed) : Flick.of(0, toward, speed);
      return new Scene(SolverSpec.DEFAULT, Table.of(Board.STANDARD, List.of(one)), List.of(flick));
    }
  },
  /** Two discs struck at the same instant, touching or apart. */
  TIE {
    @Override
    Scene scene(SplitMix64 random) {
      double half = Scene.below(random, 2) == 0
          ? EXACT.radius()
          : EXACT.radius() + Scene.below(random, 15) / 1024.0;
      List<Disc> discs = List.of(exact(0, -0.125, 0), exact(1, 0, half), exact(2, 0, -half));
      return made(random, WIDE, discs, ahead(random, 1, 3));
    }
  },
  /** A chain of discs, touching or a micrometre apart, struck from one end or from both. */
  CHAIN {
    @Override
    Scene scene(SplitMix64 random) {
      int length = 2 + Scene.below(random, 7);
      double step = 2 * EXACT.radius() + (Scene.below(random, 2) == 0 ? 0 : 1e-6);
      List<Disc> discs = new ArrayList<>();
      for (int id = 1; id <= length; id++) {
        discs.add(exact(id, id * step, 0));
      }
      discs.add(exact(0, -0.03125, 0));
      Flick first = ahead(random, 0.5, 3);
      if (Scene.below(random, 3) > 0) {
        return made(random, WIDE, discs, first);
      }
      discs.add(exact(9, (length + 1) * step + 0.0625 - (step - 0.03125), 0));
      return made(random, WIDE, discs, first, new Flick(9, -Scene.between(random, 0.5, 3), 0));
    }
  },
  /** A disc runs into a row of eight without gaps, sometimes exactly between two of them. */
  BREAK {
    @Override
    Scene scene(SplitMix64 random) {
      List<Disc> discs = new ArrayList<>();
      for (int id = 0; id < 8; id++) {
        discs.add(exact(id, (id - 3.5) * 0.03125, 0.0625));
      }
      boolean between = Scene.below(random, 3) == 0;
      discs.add(exact(8, between ? 0 : Scene.between(random, -0.12, 0.12), -0.0625));
      Flick flick = between
          ? new Flick(8, 0, Scene.between(random, 1, 3))
          : Flick.of(
              8,
              Direction.ofMillidegrees(75_000 + Scene.below(random, 30_001)),
              Scene.between(random, 0.9, 3));
      return made(random, Board.STANDARD, discs, flick);
    }
  },
  /** Two rows in contact; the impact comes at once. */
  BAYONET {
    @Override
    Scene scene(SplitMix64 random) {
      List<Disc> discs = new ArrayList<>();
      for (int file = 0; file < 8; file++) {
        double x = (file - 3.5) * Scene.SQUARE;
        discs.add(disc(file, x, -0.015));
        discs.add(disc(8 + file, x, 0.015));
      }
      int angle = 30_000 + Scene.below(random, 120_001);
      return made(
          random,
          Board.STANDARD,
          discs,
          Flick.of(
              Scene.below(random, 8),
              Direction.ofMillidegrees(angle),
              Scene.between(random, 0.5, 3)));
    }
  },
  /** Two discs flicked at each other with a third between them, on the line or beside it. */
  SCISSORS {
    @Override
    Scene scene(SplitMix64 random) {
      boolean centred = Scene.below(random, 2) == 0;
      List<Disc> discs = List.of(
          exact(0, -0.09375, 0),
          exact(1, 0.09375, 0),
          exact(
              2,
              centred ? 0 : Scene.between(random, -0.05, 0.05),
              centred ? 0 : Scene.between(random, -0.03, 0.03)));
      double speed = Scene.between(random, 0.8, 3);
      return made(random, WIDE, discs, new Flick(0, speed, 0), new Flick(1, -speed, 0));
    }
  },
  /** Crowded, slippery and bouncy: many impacts. */
  HARD {
    @Override
    Scene scene(SplitMix64 random) {
      double mu = Scene.between(random, 0.05, 0.12);
      double e = List.of(0.85, 0.9, 0.95, 1.0).get(Scene.below(random, 4));
      return Scene.crowded(random)
          .withBoard(Board.of(0.3, 0.3))
          .withMaterial(m -> Material.of(mu, 9.81, e));
    }
  },
  /** Eight against eight on any two rows. */
  ROWS {
    @Override
    Scene scene(SplitMix64 random) {
      int white = 1 + Scene.below(random, 6);
      int black = white + 1 + Scene.below(random, 8 - white);
      Scene opening = Scene.openingFlick(random);
      Scene rows =
          opening.withDiscs(d -> d.at(d.x(), ((d.id() < 8 ? white : black) - 4.5) * Scene.SQUARE));
      return rows.withMaterial(m -> material(random));
    }
  },
  /** A flick along the own row. */
  OWN_ROW {
    @Override
    Scene scene(SplitMix64 random) {
      Flick along = new Flick(0, Scene.between(random, 0.8, 3), 0);
      return made(random, Board.STANDARD, Scene.opening().discs(), along);
    }
  },
  /** Four to twelve discs anywhere. */
  MID_GAME {
    @Override
    Scene scene(SplitMix64 random) {
      return Scene.midGame(random).withMaterial(m -> material(random));
    }
  };

  private static final Board WIDE = Board.of(2, 2);

  /** A size that binary numbers hold exactly, so that contacts and ties are exact. */
  private static final Shape EXACT = new Shape(0.015625, 0.007, 0.0035);

  /** One of the scenes of this kind. */
  abstract Scene scene(SplitMix64 random);

  private static Scene made(SplitMix64 random, Board board, List<Disc> discs, Flick... flicks) {
    return new Scene(SolverSpec.of(material(random)), Table.of(board, discs), List.of(flicks));
  }

  private static Material material(SplitMix64 random) {
    double mu = List.of(0.25, 0.25, 0.1, 0.2, 0.3).get(Scene.below(random, 5));
    double e = List.of(0.5, 0.6, 0.7, 0.8, 0.9, 1.0).get(Scene.below(random, 6));
    return Material.of(mu, 9.81, e);
  }

  private static Disc disc(int id, double x, double y) {
    return Disc.of(id, x, y, Shape.CHECKER);
  }

  private static Disc exact(int id, double x, double y) {
    return Disc.of(id, x, y, EXACT);
  }

  private static Shape shape(SplitMix64 random) {
    return shape(random, 0.015);
  }

  private static Shape shape(SplitMix64 random, double largest) {
    return new Shape(
        Scene.between(random, 0.008, largest), 0.007, Scene.between(random, 0.001, 0.01));
  }

  private static Flick ahead(SplitMix64 random, double slow, double fast) {
    return new Flick(0, Scene.between(random, slow, fast), 0);
  }

  private static Flick flick(int id, SplitMix64 random, double slow, double fast) {
    Direction way = Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN));
    return Flick.of(id, way, Scene.between(random, slow, fast));
  }
}
