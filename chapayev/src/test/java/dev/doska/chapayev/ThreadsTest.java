package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One game serves many threads. */
class ThreadsTest {
  @Test
  void threads_that_share_a_game_get_what_one_thread_gets()
      throws ExecutionException, InterruptedException {
    Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
    List<Long> alone = new ArrayList<>();
    for (int seed = 0; seed < 4; seed++) {
      alone.add(match(game, seed));
    }
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Long>> together = new ArrayList<>();
      for (int seed = 0; seed < 4; seed++) {
        int own = seed;
        together.add(threads.submit(() -> match(game, own)));
      }
      for (int seed = 0; seed < 4; seed++) {
        assertThat(together.get(seed).get()).isEqualTo(alone.get(seed));
      }
    } finally {
      threads.shutdown();
    }
  }

  private static long match(Chapayev game, long seed) {
    Players players = new Players(seed);
    ChapayevPosition position = game.initial();
    long digest = 0;
    for (int ply = 0; ply < 300 && !game.status(position).isFinished(); ply++) {
      position = game.play(position, players.choose(game, position));
      digest = digest * 31 + game.key(position);
    }
    return digest;
  }
}
