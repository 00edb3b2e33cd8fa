package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.physics.Table;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Flicks per second, all from the same table. A batch is 1000 different flicks. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SolverBenchmark {
  private static final int BATCH = 1000;

  /** The table and the flicks. */
  @Param({"OPENING", "MID_GAME", "CROWDED", "TOUCHING_ROW", "PACK"})
  public String scene = "OPENING";

  private final Solver solver = new Solver(SolverSpec.DEFAULT);
  private Table table = FlickScene.OPENING.table();
  private List<Flick> flicks = List.of();
  private long expectedEvents;

  /** Creates the flicks, and counts their events in another way than the benchmarks. */
  @Setup
  public void prepare() {
    FlickScene chosen = FlickScene.valueOf(scene);
    table = chosen.table();
    flicks = chosen.flicks(BATCH);
    expectedEvents = 0;
    for (Flick flick : flicks) {
      expectedEvents += Solver.solve(SolverSpec.DEFAULT, table, flick).eventCount();
    }
  }

  /**
   * Uses one solver for all shots, without a log.
   *
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public double logOff() {
    long events = 0;
    double sum = 0;
    for (Flick flick : flicks) {
      solver.set(table);
      solver.flick(flick.id(), flick.vx(), flick.vy());
      solver.run();
      events += solver.events();
      sum += solver.x(flick.id());
    }
    check(events);
    return sum;
  }

  /**
   * Uses one solver for all shots and makes the full log of each shot.
   *
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public double logOn() {
    long events = 0;
    double sum = 0;
    for (Flick flick : flicks) {
      var shot = solver.shoot(table, flick);
      events += shot.eventCount();
      sum += shot.duration();
    }
    check(events);
    return sum;
  }

  private void check(long events) {
    if (events != expectedEvents) {
      throw new IllegalStateException(events + " events instead of " + expectedEvents);
    }
  }
}
