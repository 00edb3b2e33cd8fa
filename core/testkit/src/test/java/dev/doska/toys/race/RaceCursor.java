package dev.doska.toys.race;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import java.util.Arrays;

/** A walker that keeps the packed states of its path. */
final class RaceCursor implements Cursor<Race, RaceMove> {
  private final DiceRace game;
  private long[] path = new long[32];
  private int depth;

  RaceCursor(DiceRace game, long bits) {
    this.game = game;
    path[0] = bits;
  }

  @Override
  public Status status() {
    return game.status(path[depth]);
  }

  @Override
  public boolean isFinished() {
    return game.isFinished(path[depth]);
  }

  @Override
  public Odds<RaceMove> odds() {
    return game.oddsAtRoll(path[depth]);
  }

  @Override
  public int count() {
    return game.count(path[depth]);
  }

  @Override
  public void generate(MoveBuffer buffer) {
    game.generate(path[depth], buffer);
  }

  @Override
  public void play(long packed) {
    if (depth + 1 == path.length) {
      path = Arrays.copyOf(path, path.length * 2);
    }
    path[depth + 1] = game.next(path[depth], packed);
    depth++;
  }

  @Override
  public void undo() {
    if (depth == 0) {
      throw new IllegalStateException("no move to take back");
    }
    depth--;
  }

  @Override
  public Race position() {
    return new Race(path[depth]);
  }

  @Override
  public long key() {
    return DiceRace.key(path[depth]);
  }
}
