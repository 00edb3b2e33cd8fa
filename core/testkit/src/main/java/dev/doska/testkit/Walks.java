package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.FiniteGame;
import dev.doska.core.Game;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Status;
import java.util.ArrayList;
import java.util.List;

/** Walking by values, the slow way that the fast ones are compared with; it gives up after a while. */
final class Walks {
  private int nodesLeft;

  Walks(int nodes) {
    this.nodesLeft = nodes;
  }

  boolean tooMany() {
    return nodesLeft < 0;
  }

  /** The leaves as {@link Cursor#leaves} defines them; meaningless if there were too many nodes. */
  <S, M> long leaves(Game<S, M> game, S position, int depth) {
    if (depth == 0) {
      return 1;
    }
    boolean rolls = game.status(position) instanceof Status.ToRoll;
    List<M> moves = ((Moves.Finite<M>) game.moves(position)).list();
    long leaves = 0;
    for (M move : moves) {
      if (--nodesLeft < 0) {
        return 0;
      }
      S after = game.playUnchecked(position, move);
      if (!rolls || !after.equals(position)) {
        leaves += leaves(game, after, rolls ? depth : depth - 1);
      }
    }
    return leaves;
  }

  /** Compares a cursor with the position on which it stands and gives the packed moves. */
  static <S, M> List<Long> check(FiniteGame<S, M> game, Cursor<S, M> cursor, S position) {
    assertThat(cursor.position()).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(cursor.key()).isEqualTo(game.key(position));
    assertThat(cursor.status()).isEqualTo(game.status(position));
    assertThat(cursor.isFinished()).isEqualTo(game.status(position).isFinished());
    assertThat(cursor.count()).isEqualTo(game.count(position));
    MoveBuffer expected = new MoveBuffer();
    game.generate(position, expected);
    MoveBuffer actual = new MoveBuffer();
    actual.add(7);
    cursor.generate(actual);
    List<Long> moves = new ArrayList<>();
    for (int i = 1; i < actual.size(); i++) {
      moves.add(actual.get(i));
    }
    List<Long> wanted = new ArrayList<>();
    for (int i = 0; i < expected.size(); i++) {
      wanted.add(expected.get(i));
    }
    assertThat(moves).isEqualTo(wanted);
    return moves;
  }

  /** Goes down some plies and back up by every method of a cursor that is to allocate nothing. */
  static void ramble(Cursor<?, ?> cursor, MoveBuffer buffer, int plies) {
    if (plies == 0 || cursor.isFinished()) {
      return;
    }
    buffer.truncate(0);
    cursor.generate(buffer);
    int size = buffer.size();
    if (cursor.status() instanceof Status.ToRoll && cursor.odds().size() != size) {
      throw new AssertionError("the odds and the rolls differ");
    }
    if (cursor.count() != size) {
      throw new AssertionError("count and generate differ");
    }
    cursor.play(buffer.get((int) Long.remainderUnsigned(cursor.key(), size)));
    ramble(cursor, buffer, plies - 1);
    cursor.undo();
  }
}
