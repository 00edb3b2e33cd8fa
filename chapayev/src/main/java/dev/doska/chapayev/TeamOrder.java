package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.Teams;
import dev.doska.core.History;
import dev.doska.core.Side;
import java.util.List;

/** Which player of a team plays next (CH-26). */
final class TeamOrder {
  private TeamOrder() {}

  static int member(Teams teams, History<ChapayevPosition, ChapayevMove> history, int size) {
    if (size < 1) {
      throw new IllegalArgumentException("a team of " + size);
    }
    if (teams == Teams.NONE) {
      return 0;
    }
    ChapayevPosition now = history.position();
    Side seat = now.seatOf(now.mover());
    List<ChapayevPosition> positions = history.positions();
    int begun = 0;
    ChapayevPosition last = null;
    for (int i = 0; i + 1 < positions.size(); i++) {
      ChapayevPosition position = positions.get(i);
      if (position.phase() == Phase.STRIKE) {
        boolean next = teams == Teams.BY_STRIKE || last == null || isNewTurn(last, position);
        begun += next && position.seatOf(position.mover()) == seat ? 1 : 0;
        last = position;
      }
    }
    boolean goesOn = last != null
        && (now.phase().resolves() || (teams == Teams.BY_TURN && !isNewTurn(last, now)));
    return (goesOn ? begun - 1 : begun) % size;
  }

  private static boolean isNewTurn(ChapayevPosition last, ChapayevPosition position) {
    return last.round() != position.round() || last.mover() != position.mover();
  }
}
