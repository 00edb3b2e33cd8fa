package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Table;
import java.util.List;
import java.util.Locale;
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

/**
 * Opening flicks per second in general physics engines, for comparison with {@link SolverBenchmark}. Each
 * trial prints the share of flicks in which all fates of the engine are correct.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class PeerBenchmark {
  private static final int BATCH = 50;
  private static final int JUDGED = 1000;

  /** The engine. */
  @Param({"dyn4j", "jbox2d"})
  public String engine = "dyn4j";

  /** Its time steps per second. */
  @Param({"60", "240", "1000"})
  public int steps = 240;

  private final Table table = FlickScene.OPENING.table();
  private final List<Flick> flicks = FlickScene.OPENING.flicks(BATCH);
  private Peer peer = Peers.of("dyn4j", table.board(), steps);

  /** Creates the engine and compares its fates with those of the solver. */
  @Setup
  public void prepare() {
    peer = Peers.of(engine, table.board(), steps);
    double share = peer.share(table, FlickScene.OPENING.flicks(JUDGED));
    System.out.printf(
        Locale.ROOT,
        "%n%s at %d Hz: all fates correct in %.1f %% of %d flicks%n",
        engine,
        steps,
        100 * share,
        JUDGED);
  }

  /**
   * Computes the flicks.
   *
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int opening() {
    int sum = 0;
    for (Flick flick : flicks) {
      sum += peer.fallen(table.discs(), flick);
    }
    return sum;
  }
}
