package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.OverlapRepair;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A scene: a specification, a table, flicks. Random ones come from a seed. */
record Scene(SolverSpec spec, Table table, List<Flick> flicks) {
  static final double SQUARE = 0.04;

  Shot shoot() {
    return Solver.solve(spec, table, flicks.toArray(new Flick[0]));
  }

  Scene withSpec(UnaryOperator<SolverSpec> change) {
    return new Scene(change.apply(spec), table, flicks);
  }

  Scene withMaterial(UnaryOperator<Material> change) {
    return withSpec(s -> s.withMaterial(change.apply(s.material())));
  }

  Scene withDiscs(UnaryOperator<Disc> change) {
    List<Disc> changed = table.discs().stream().map(change).toList();
    return new Scene(spec, Table.of(table.board(), changed), flicks);
  }

  Scene withBoard(Board board) {
    return new Scene(spec, Table.of(board, table.discs()), flicks);
  }

  /** The start of a game: 8 against 8, ids 0 to 7 and 8 to 15. */
  static Table opening() {
    List<Disc> discs = new ArrayList<>();
    for (int file = 0; file < 8; file++) {
      discs.add(Disc.of(file, (file - 3.5) * SQUARE, -3.5 * SQUARE, Shape.CHECKER));
      discs.add(Disc.of(8 + file, (file - 3.5) * SQUARE, 3.5 * SQUARE, Shape.CHECKER));
    }
    return Table.of(Board.STANDARD, discs);
  }

  /** A flick of the opening: any disc of the first row, within 30 degrees of ahead, 0.5 to 3 m/s. */
  static Scene openingFlick(SplitMix64 random) {
    int id = below(random, 8);
    int angle = 60_000 + below(random, 60_001);
    Flick flick = Flick.of(id, Direction.ofMillidegrees(angle), between(random, 0.5, 3));
    return new Scene(SolverSpec.DEFAULT, opening(), List.of(flick));
  }

  /** Four to twelve discs anywhere, on whole nanometres, one flicked in any direction. */
  static Scene midGame(SplitMix64 random) {
    return scattered(random, 4 + below(random, 9), 0.155, 0.5, 3);
  }

  /** Seventeen discs close together, one flicked hard. */
  static Scene crowded(SplitMix64 random) {
    return scattered(random, 17, 0.1, 0.5, 4);
  }

  /** A rack of fifteen discs with tiny gaps, and one that runs into it. */
  static Scene rack(SplitMix64 random) {
    return rack(random, 1e-6 * between(random, 0, 100));
  }

  /** A rack of fifteen discs that touch as well as whole nanometres allow, and one that runs into it. */
  static Scene touchingRack(SplitMix64 random) {
    return rack(random, 0);
  }

  private static Scene rack(SplitMix64 random, double gap) {
    List<Disc> discs = new ArrayList<>();
    int id = 0;
    for (int row = 0; row < 5; row++) {
      for (int k = 0; k <= row; k++) {
        double x = (k - row / 2.0) * (0.03 + gap);
        double y = row * (0.03 + gap) * 0.8660254037844387;
        discs.add(Disc.of(id++, snap(x), snap(y), Shape.CHECKER));
      }
    }
    discs.add(Disc.of(15, snap(between(random, -0.02, 0.02)), -0.1, Shape.CHECKER));
    Direction direction = Direction.ofMillidegrees(70_000 + below(random, 40_001));
    return new Scene(
        SolverSpec.DEFAULT,
        Table.of(Board.STANDARD, discs),
        List.of(Flick.of(15, direction, between(random, 0.5, 4))));
  }

  /** {@code side}² touching discs of a binary radius in a square or hexagonal pack. */
  static Scene pack(int side, boolean hexagonal, double e, int flicked, Direction way, double v) {
    double r = 0.015625;
    double d = 2 * r;
    List<Disc> discs = new ArrayList<>();
    for (int row = 0; row < side; row++) {
      for (int k = 0; k < side; k++) {
        double shift = hexagonal && row % 2 == 1 ? r : 0;
        double step = hexagonal ? d * 0.8660254037844387 : d;
        double x = (k - (side - 1) / 2.0) * d + shift;
        double y = (row - (side - 1) / 2.0) * step;
        discs.add(Disc.of(row * side + k, x, y, new Shape(r, 0.007, 0.0035)));
      }
    }
    return new Scene(
        SolverSpec.of(Material.of(0.25, 9.81, e)),
        Table.of(Board.STANDARD, discs),
        List.of(Flick.of(flicked, way, v)));
  }

  /** Discs of three sizes and masses scattered over a square; one or two are flicked. */
  static Scene mixed(SplitMix64 random) {
    Scene scene = scattered(random, 6 + below(random, 6), 0.15, 0.5, 3);
    int[] kinds = new int[Disc.MAX];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = below(random, 3);
    }
    Scene sized = scene.withDiscs(d -> {
      int kind = kinds[d.id()];
      Shape shape = new Shape(0.015 - 0.002 * kind, 0.007, 0.0035 + 0.002 * kind);
      return Disc.of(d.id(), d.x(), d.y(), shape);
    });
    if (below(random, 2) == 0) {
      return sized;
    }
    List<Flick> flicks = new ArrayList<>(sized.flicks());
    int second = (flicks.get(0).id() + 1) % sized.table().discs().size();
    flicks.add(Flick.of(
        second,
        Direction.ofMillidegrees(below(random, Direction.FULL_TURN)),
        between(random, 0.5, 3)));
    return new Scene(sized.spec(), sized.table(), flicks);
  }

  /** The table that a shot leaves, on whole nanometres: many discs touch in it or nearly do. */
  static Optional<Table> snappedRest(Shot shot) {
    List<Disc> discs = new ArrayList<>();
    for (DiscOutcome end : shot.ends()) {
      if (!end.fate().fell()) {
        discs.add(shot.table().disc(end.id()).orElseThrow().at(snap(end.x()), snap(end.y())));
      }
    }
    return discs.isEmpty()
        ? Optional.empty()
        : Optional.of(Table.of(shot.table().board(), discs));
  }

  private static Scene scattered(
      SplitMix64 random, int count, double half, double slow, double fast) {
    List<Disc> discs = new ArrayList<>();
    while (discs.size() < count) {
      Disc next = Disc.of(
          discs.size(),
          snap(between(random, -half, half)),
          snap(between(random, -half, half)),
          Shape.CHECKER);
      if (discs.stream().allMatch(d -> OverlapRepair.of(d, next) <= 0)) {
        discs.add(next);
      }
    }
    Flick flick = Flick.of(
        below(random, count),
        Direction.ofMillidegrees(below(random, Direction.FULL_TURN)),
        between(random, slow, fast));
    return new Scene(SolverSpec.DEFAULT, Table.of(Board.STANDARD, discs), List.of(flick));
  }

  /** Up to eight discs, each in contact with one put down before, all on whole nanometres. */
  static Scene cluster(SplitMix64 random) {
    int count = 2 + below(random, 7);
    List<Disc> discs = new ArrayList<>();
    discs.add(Disc.of(0, 0, 0, Shape.CHECKER));
    while (discs.size() < count) {
      Disc at = discs.get(below(random, discs.size()));
      // sixths of a turn make close packs, other angles chains
      int angle =
          below(random, 2) == 0 ? 60_000 * below(random, 6) : below(random, Direction.FULL_TURN);
      Direction way = Direction.ofMillidegrees(angle);
      Disc next = Disc.of(
          discs.size(),
          snap(at.x() + 0.03 * way.x()),
          snap(at.y() + 0.03 * way.y()),
          Shape.CHECKER);
      if (discs.stream().allMatch(d -> OverlapRepair.of(d, next) <= SolverSpec.MAX_OVERLAP)) {
        discs.add(next);
      }
    }
    double e = List.of(0.7, 0.5, 0.9, 1.0).get(below(random, 4));
    Flick flick = Flick.of(
        below(random, count),
        Direction.ofMillidegrees(below(random, Direction.FULL_TURN)),
        between(random, 0.2, 3));
    // a disc may lie 0.21 m off the centre, so that some fall soon
    return new Scene(
        SolverSpec.of(Material.of(0.25, 9.81, e)),
        Table.of(Board.of(0.25, 0.25), discs),
        List.of(flick));
  }

  static double snap(double metres) {
    return NanometreGrid.metres(NanometreGrid.nanometres(metres));
  }

  static int below(SplitMix64 random, int bound) {
    return (int) SplitMix64.below(random, bound);
  }

  static double between(SplitMix64 random, double low, double high) {
    return low + (high - low) * SplitMix64.unit(random);
  }
}
