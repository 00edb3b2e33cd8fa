package dev.doska.chapayev;

import dev.doska.chapayev.physics.Solver;

/** The working things of one thread: a draft, a solver and an effect, used again for every move. */
final class Desk {
  final ChapayevDraft draft;
  final Effect effect = new Effect();
  final Solver solver;

  Desk(Roster roster, Solver solver) {
    this.draft = new ChapayevDraft(roster);
    this.solver = solver;
  }
}
