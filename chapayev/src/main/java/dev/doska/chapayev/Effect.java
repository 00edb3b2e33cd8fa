package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an act did to the checkers before any rule looked at it: the one door by which computed and
 * observed outcomes enter. Sets are bit sets by id. Mutable, reused, confined to one thread.
 */
final class Effect {
  private static final Edge[] EDGES = Edge.values();

  /** Checkers that came to rest elsewhere, or were put down. */
  int moved;

  int fell;
  int turned;
  int stands;
  int taken;

  /** Prisoners that are off the board before the rest happens. */
  int excluded;

  /** Upper checkers that lie on the board now. */
  int unstacked;

  /** Moved checkers of which nobody knows the place. */
  int unknown;

  /** Moved checkers that hang over an edge. */
  int hangs;

  final int[] x = new int[Roster.MAX];
  final int[] y = new int[Roster.MAX];
  final int[] heading = new int[Roster.MAX];
  private final byte[] edge = new byte[Roster.MAX];

  void clear() {
    moved = 0;
    fell = 0;
    turned = 0;
    stands = 0;
    taken = 0;
    excluded = 0;
    unstacked = 0;
    unknown = 0;
    hangs = 0;
  }

  void rest(int id, int atX, int atY) {
    moved |= 1 << id;
    x[id] = atX;
    y[id] = atY;
  }

  void fall(int id, int edgeOrdinal) {
    fell |= 1 << id;
    moved &= ~(1 << id);
    stands &= ~(1 << id);
    edge[id] = (byte) edgeOrdinal;
  }

  void stand(int id, int direction) {
    stands |= 1 << id;
    heading[id] = direction;
  }

  int edgeOrdinal(int id) {
    return edge[id];
  }

  /** The edge over which a checker fell, if anybody knows. */
  Optional<Edge> edge(int id) {
    return edge[id] < 0 ? Optional.empty() : Optional.of(EDGES[edge[id]]);
  }

  /** The effect as a referee would report it. */
  Observation observation(Roster roster) {
    List<Seen> list = new ArrayList<>();
    for (byte id : roster.ids) {
      int bit = 1 << id;
      if ((fell & bit) != 0) {
        list.add(Seen.fell(id));
      } else if ((taken & bit) != 0) {
        // one who switches sides can be pushed on by the checker that covered him
        Seen prisoner = Seen.prisoner(id);
        list.add((moved & bit) != 0 ? seen(prisoner, id, bit) : prisoner);
      } else if (((moved | turned | stands | unstacked) & bit) != 0) {
        list.add(seen(Seen.moved(id), id, bit));
      }
    }
    return new Observation(list);
  }

  private Seen seen(Seen bare, int id, int bit) {
    Seen seen = (unknown & bit) != 0 ? bare : bare.withPlace(new Place(x[id], y[id]));
    seen = (turned & bit) != 0 ? seen.overturned() : seen;
    seen = (hangs & bit) != 0 ? seen.hanging() : seen;
    return (stands & bit) != 0 ? seen.standing(heading[id]) : seen;
  }

  /** The checkers of a set that a side owned in a draft. */
  static int of(ChapayevDraft draft, int set, Side colour) {
    return set & (colour == Side.WHITE ? ~draft.black : draft.black);
  }
}
