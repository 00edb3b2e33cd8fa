package dev.doska.chapayev.internal;

import dev.doska.chapayev.physics.Solver;

/** The workspace of one move: a board, the outcome of the physics, a solver. Confined to one thread. */
public final class Workspace {
  private final WorkingBoard board;
  private final PhysicalOutcome outcome = new PhysicalOutcome();
  private final Solver solver;
  private double restX;
  private double restY;

  /** A workspace with an empty board. */
  public Workspace(CheckerRoster roster, Solver solver) {
    this.board = new WorkingBoard(roster);
    this.solver = solver;
  }

  /** The board on which the move is played. */
  public WorkingBoard board() {
    return board;
  }

  /** The outcome of the physics so far. */
  public PhysicalOutcome outcome() {
    return outcome;
  }

  /** The solver. */
  public Solver solver() {
    return solver;
  }

  /** The exact place along x at which a thrown checker has landed, in metres. */
  public double restX() {
    return restX;
  }

  /** The exact place along y at which a thrown checker has landed, in metres. */
  public double restY() {
    return restY;
  }

  /** Records where a thrown checker has landed, in metres. */
  public void setRest(double x, double y) {
    restX = x;
    restY = y;
  }
}
