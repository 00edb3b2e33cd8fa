package dev.doska.chapayev.internal;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.CheckerStatus;
import dev.doska.chapayev.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads checkers, one by one, from the bit sets and arrays of a state. */
public final class CheckerList {
  private CheckerList() {}

  public static List<Checker> all(BoardData state) {
    List<Checker> list = new ArrayList<>(state.roster().ids.length);
    for (byte id : state.roster().ids) {
      list.add(one(state, id));
    }
    return List.copyOf(list);
  }

  public static Checker one(BoardData state, int id) {
    boolean up = (state.stackedOnTop() >>> id & 1) != 0;
    boolean stands = (state.standing() >>> id & 1) != 0;
    boolean known = ((state.onBoard() & ~state.unknownPosition()) >>> id & 1) != 0;
    return new Checker(
        id,
        state.roster().name(id),
        state.roster().colour(id),
        state.owner(id),
        (state.turned() >>> id & 1) != 0,
        whereabouts(state, id),
        up ? Optional.of(state.roster().below(id)) : Optional.empty(),
        stands ? Optional.of(state.heading(id)) : Optional.empty(),
        known ? Optional.of(new Place(state.x(id), state.y(id))) : Optional.empty());
  }

  private static CheckerStatus whereabouts(BoardData state, int id) {
    if ((state.onBoard() >>> id & 1) != 0) {
      return CheckerStatus.ON_BOARD;
    }
    if ((state.inReserve() >>> id & 1) != 0) {
      return CheckerStatus.IN_RESERVE;
    }
    return (state.prisoners() >>> id & 1) != 0 ? CheckerStatus.PRISONER : CheckerStatus.FALLEN;
  }
}
