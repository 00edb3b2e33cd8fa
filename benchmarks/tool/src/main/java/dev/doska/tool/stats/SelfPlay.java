package dev.doska.tool.stats;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Bot;
import dev.doska.core.play.Playout;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameEvents;
import dev.doska.tool.io.ToolError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * A number of matches of the game's default bot against itself. Match n depends on the seed and on n
 * only, and is game n of {@code play} with the same seed; the result does not depend on the number of
 * threads. For one use.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class SelfPlay<S, M> {
  private final GameAdapter<S, M> adapter;
  private final GameEvents<S, M> events;
  private final SplitMix64 seeds;
  private final int plies;
  private final LongConsumer progress;
  private long left;
  private long done;

  /**
   * Matches to play.
   *
   * @param adapter the game
   * @param matches the number of matches, at least 1
   * @param seed the seed of bots and dice
   * @param plies the number of moves, rolls included, after which a match is left unfinished
   * @param progress is called with the number of finished matches, by one thread at a time
   */
  public SelfPlay(
      GameAdapter<S, M> adapter, int matches, long seed, int plies, LongConsumer progress) {
    this.adapter = adapter;
    this.events = adapter.events();
    this.seeds = new SplitMix64(seed);
    this.plies = plies;
    this.progress = progress;
    this.left = matches;
  }

  /** Plays all matches in a number of threads. */
  public Statistics run(int threads) {
    Tally<S, M> all = new Tally<>(events);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Tally<S, M>>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(pool.submit(this::part));
      }
      for (Future<Tally<S, M>> part : parts) {
        all.add(part.get());
      }
    } catch (ExecutionException e) {
      throw failure(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("interrupted");
    } finally {
      stop();
      pool.shutdownNow();
    }
    return all.statistics();
  }

  private static RuntimeException failure(ExecutionException e) {
    Throwable cause = e.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException exception ? exception : new IllegalStateException(e);
  }

  private Tally<S, M> part() {
    Tally<S, M> tally = new Tally<>(events);
    for (Optional<Seeds> next = next(); next.isPresent(); next = next()) {
      tally.add(play(next.get()));
      finished();
    }
    return tally;
  }

  private Line<S, M> play(Seeds match) {
    String bot = adapter.bots().get(0);
    Bot<S, M> white = adapter.bot(bot, new SplitMix64(match.white));
    Bot<S, M> black = adapter.bot(bot, new SplitMix64(match.black));
    SplitMix64 dice = new SplitMix64(match.dice);
    return new Playout<>(white, black, dice).run(Line.start(adapter.game()), plies);
  }

  private synchronized Optional<Seeds> next() {
    if (left == 0) {
      return Optional.empty();
    }
    left--;
    return Optional.of(new Seeds(seeds.nextLong(), seeds.nextLong(), seeds.nextLong()));
  }

  private synchronized void finished() {
    done++;
    progress.accept(done);
  }

  private synchronized void stop() {
    left = 0;
  }

  /** The seeds of one match. */
  private record Seeds(long white, long black, long dice) {}
}
