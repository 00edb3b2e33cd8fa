package dev.doska.benchmarks.khachapuri;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Verdicts on legal turns, and on the same turns without their last step. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class KhachapuriJudgeBenchmark {
  private static final int POSITIONS = 50;

  private record Question(KhachapuriPosition position, KhachapuriMove move) {}

  private final Khachapuri game = Khachapuri.standard();
  private final List<Question> legal = new ArrayList<>();
  private final List<Question> shortened = new ArrayList<>();

  /** Takes the middle turn of each list. */
  @Setup
  public void sample() {
    MoveBuffer buffer = new MoveBuffer();
    for (KhachapuriPosition position : Sample.turns(Sample.Kind.ANY, Sample.Rolls.ALL, POSITIONS)) {
      game.generate(position, buffer);
      KhachapuriMove move = game.decode(position, buffer.get(buffer.size() / 2));
      buffer.truncate(0);
      legal.add(new Question(position, move));
      if (move instanceof Turn turn && turn.steps().size() > 1) {
        List<Step> steps = turn.steps().subList(0, turn.steps().size() - 1);
        shortened.add(new Question(position, new Turn(steps)));
      }
    }
  }

  /**
   * Judges legal turns.
   *
   * @param rate counts verdicts
   * @return the number of legal turns
   */
  @Benchmark
  public int legal(CpuRate rate) {
    return judge(legal, legal.size(), rate);
  }

  /**
   * Judges turns that leave a die unused (KH-10).
   *
   * @param rate counts verdicts
   * @return the number of legal turns
   */
  @Benchmark
  public int tooShort(CpuRate rate) {
    return judge(shortened, 0, rate);
  }

  private int judge(List<Question> questions, int expected, CpuRate rate) {
    int legalOnes = 0;
    for (Question question : questions) {
      Verdict verdict = game.judge(question.position, question.move);
      legalOnes += verdict.isLegal() ? 1 : 0;
    }
    if (legalOnes != expected) {
      throw new IllegalStateException(legalOnes + " legal turns instead of " + expected);
    }
    rate.add(questions.size());
    return legalOnes;
  }
}
