package dev.doska.benchmarks.khachapuri.text;

import dev.doska.core.Line;
import dev.doska.core.PositionFormat;
import dev.doska.core.Strictness;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.notation.PositionId;
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

/** Reads and writes positions as texts and as ids. The time is for one position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PositionTextBenchmark {
  private static final int POSITIONS = 1000;

  private final PositionFormat<KhachapuriPosition> text = Khachapuri.standard().positions();
  private final PositionFormat<KhachapuriPosition> id =
      new PositionId(Khachapuri.standard().ruleset());
  private final List<KhachapuriPosition> positions = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final List<String> ids = new ArrayList<>();

  /** Collects the first thousand positions of random games. */
  @Setup
  public void collect() {
    for (Line<KhachapuriPosition, KhachapuriMove> line : RandomGames.play(30)) {
      positions.addAll(line.positions());
    }
    positions.subList(POSITIONS, positions.size()).clear();
    for (KhachapuriPosition position : positions) {
      texts.add(text.format(position));
      ids.add(id.format(position));
    }
  }

  /** Reads texts. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int readText() {
    return read(text, texts);
  }

  /** Reads ids. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int readId() {
    return read(id, ids);
  }

  private int read(PositionFormat<KhachapuriPosition> format, List<String> written) {
    int good = 0;
    for (int i = 0; i < POSITIONS; i++) {
      KhachapuriPosition read = format.parse(written.get(i), Strictness.STRICT).orElseThrow();
      good += read.equals(positions.get(i)) ? 1 : 0;
    }
    if (good != POSITIONS) {
      throw new IllegalStateException(good + " of " + POSITIONS + " positions");
    }
    return good;
  }

  /** Writes texts. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int writeText() {
    return write(text);
  }

  /** Writes ids. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int writeId() {
    return write(id);
  }

  private int write(PositionFormat<KhachapuriPosition> format) {
    int length = 0;
    for (KhachapuriPosition position : positions) {
      length += format.format(position).length();
    }
    return length;
  }
}
