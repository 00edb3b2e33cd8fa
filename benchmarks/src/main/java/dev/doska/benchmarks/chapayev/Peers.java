package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Board;

/** Creates general physics engines by name. */
final class Peers {
  private Peers() {}

  /**
   * An engine with a board.
   *
   * @throws IllegalArgumentException if there is no engine of that name
   */
  static Peer of(String engine, Board board, int stepsPerSecond) {
    return switch (engine) {
      case "dyn4j" -> new Dyn4jPeer(board, stepsPerSecond);
      case "jbox2d" -> new Jbox2dPeer(board, stepsPerSecond);
      default -> throw new IllegalArgumentException("no engine " + engine);
    };
  }
}
