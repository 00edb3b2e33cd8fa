package dev.doska.benchmarks.czech.text;

import dev.doska.core.Line;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reads and writes positions. The time is for one position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FenBenchmark {
  private static final int POSITIONS = 1000;

  private final List<CzechPosition> positions = new ArrayList<>();
  private final List<String> algebraic = new ArrayList<>();
  private final List<String> numeric = new ArrayList<>();

  /** Collects the first thousand positions of random games. */
  @Setup
  public void collect() {
    for (Line<CzechPosition, CzechMove> line : RandomGames.play(50)) {
      positions.addAll(line.positions());
    }
    positions.subList(POSITIONS, positions.size()).clear();
    for (CzechPosition position : positions) {
      algebraic.add(CzechFen.ALGEBRAIC.format(position));
      numeric.add(CzechFen.NUMERIC.format(position));
    }
  }

  /** Reads algebraic FEN. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int readAlgebraic() {
    return read(algebraic);
  }

  /** Reads numeric FEN. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int readNumeric() {
    return read(numeric);
  }

  private int read(List<String> texts) {
    int good = 0;
    for (int i = 0; i < POSITIONS; i++) {
      if (CzechFen.ALGEBRAIC.parse(texts.get(i)).orElseThrow().equals(positions.get(i))) {
        good++;
      }
    }
    if (good != POSITIONS) {
      throw new IllegalStateException(good + " of " + POSITIONS + " positions");
    }
    return good;
  }

  /** Writes algebraic FEN. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int write() {
    int length = 0;
    for (int i = 0; i < POSITIONS; i++) {
      length += CzechFen.ALGEBRAIC.format(positions.get(i)).length();
    }
    return length;
  }
}
