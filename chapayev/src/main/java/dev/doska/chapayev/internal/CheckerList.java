package dev.doska.chapayev.internal;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.CheckerStatus;
import dev.doska.chapayev.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads checkers, one by one, from the bit sets and arrays of a position. */
public final class CheckerList {
  private CheckerList() {}

  public static List<Checker> all(BoardData position) {
    List<Checker> list = new ArrayList<>(position.roster().ids.length);
    for (byte id : position.roster().ids) {
      list.add(one(position, id));
    }
    return List.copyOf(list);
  }

  public static Checker one(BoardData position, int id) {
    boolean up = (position.stackedOnTop() >>> id & 1) != 0;
    boolean stands = (position.standing() >>> id & 1) != 0;
    boolean known = ((position.onBoard() & ~position.unknownPlace()) >>> id & 1) != 0;
    return new Checker(
        id,
        position.roster().name(id),
        position.roster().colour(id),
        position.owner(id),
        (position.turned() >>> id & 1) != 0,
        whereabouts(position, id),
        up ? Optional.of(position.roster().below(id)) : Optional.empty(),
        stands ? Optional.of(position.heading(id)) : Optional.empty(),
        known ? Optional.of(new Place(position.x(id), position.y(id))) : Optional.empty());
  }

  private static CheckerStatus whereabouts(BoardData position, int id) {
    if ((position.onBoard() >>> id & 1) != 0) {
      return CheckerStatus.ON_BOARD;
    }
    if ((position.inReserve() >>> id & 1) != 0) {
      return CheckerStatus.IN_RESERVE;
    }
    return (position.prisoners() >>> id & 1) != 0 ? CheckerStatus.PRISONER : CheckerStatus.FALLEN;
  }
}
