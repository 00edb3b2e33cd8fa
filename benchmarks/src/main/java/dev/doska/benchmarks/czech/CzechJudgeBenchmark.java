package dev.doska.benchmarks.czech;

import dev.doska.core.Verdict;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Verdicts on one move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CzechJudgeBenchmark {
  private final CzechCheckers game = CzechCheckers.standard();
  private final CzechPosition start = game.initial();
  private final CzechPosition kings =
      CzechFen.ALGEBRAIC.parse("W:Wc1,Kg1:Bb6,d2,f4,f6").orElseThrow();
  private final CzechMove step = CzechMove.of("c3", "d4");
  private final CzechMove kingsCapture = CzechMove.of("g1", "a7");
  private final CzechMove mansCapture = CzechMove.of("c1", "e3", "g5", "e7");

  /**
   * Judges a legal step of a man.
   *
   * @return the verdict
   */
  @Benchmark
  public Verdict step() {
    return legal(game.judge(start, step));
  }

  /**
   * Judges a legal capture by a king.
   *
   * @return the verdict
   */
  @Benchmark
  public Verdict capture() {
    return legal(game.judge(kings, kingsCapture));
  }

  /**
   * Judges a capture by a man where a king must capture; the verdict has a witness.
   *
   * @return the verdict
   */
  @Benchmark
  public Verdict refusal() {
    Verdict verdict = game.judge(kings, mansCapture);
    if (verdict.violations().size() != 1
        || !verdict.violations().get(0).rule().equals(CzechRule.CZ_09)) {
      throw new IllegalStateException(verdict.toString());
    }
    return verdict;
  }

  private static Verdict legal(Verdict verdict) {
    if (!verdict.isLegal()) {
      throw new IllegalStateException(verdict.toString());
    }
    return verdict;
  }
}
