package dev.doska.chapayev;

import dev.doska.chapayev.physics.Solver;

/** The working things of one thread: a draft, a solver and an effect, used again for every move. */
final class Desk {
  final ChapayevDraft draft;
  final Effect effect = new Effect();
  final Solver solver;

  /** Where a checker that was put down lies before it slides on, in metres off the lattice. */
  double restX;

  double restY;

  Desk(Roster roster, Solver solver) {
    this.draft = new ChapayevDraft(roster);
    this.solver = solver;
  }
}
