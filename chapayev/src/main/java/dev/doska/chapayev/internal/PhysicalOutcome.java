package dev.doska.chapayev.internal;

import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an act did to the checkers before any rule is applied. Both computed and
 * observed outcomes are written here. Sets are bit sets by id. Mutable, reused, confined to one thread.
 */
public final class PhysicalOutcome {
  private static final Edge[] EDGES = Edge.values();

  /** Checkers that came to rest at another place, or were placed. */
  public int moved;

  public int fell;
  public int turned;
  public int stands;
  public int taken;

  /** Prisoners, which leave the board before the other effects. */
  public int excluded;

  /** Upper checkers that lie on the board now. */
  public int unstacked;

  /** Moved checkers whose place is unknown. */
  public int unknown;

  /** Moved checkers that hang over an edge. */
  public int hangs;

  /** The checker that fell last, if that is known and another side's fell before it; else −1. */
  public int last = -1;

  public final int[] x = new int[CheckerRoster.MAX];
  public final int[] y = new int[CheckerRoster.MAX];
  public final int[] heading = new int[CheckerRoster.MAX];
  private final byte[] edge = new byte[CheckerRoster.MAX];

  public void clear() {
    moved = 0;
    fell = 0;
    turned = 0;
    stands = 0;
    taken = 0;
    excluded = 0;
    unstacked = 0;
    unknown = 0;
    hangs = 0;
    last = -1;
  }

  public void rest(int id, int atX, int atY) {
    moved |= 1 << id;
    x[id] = atX;
    y[id] = atY;
  }

  public void fall(int id, int edgeOrdinal) {
    fell |= 1 << id;
    moved &= ~(1 << id);
    stands &= ~(1 << id);
    edge[id] = (byte) edgeOrdinal;
  }

  /** Adds the upper checkers of lower ones that fell or were taken, unless they came down before. */
  public void takeTopsAlong(WorkingBoard board) {
    for (int rest = (fell | taken) & ~board.checkers().stackedOnTop();
        rest != 0;
        rest &= rest - 1) {
      int lower = Integer.numberOfTrailingZeros(rest);
      int top = board.checkers().topOf(lower);
      if (top >= 0 && (unstacked >>> top & 1) == 0) {
        if ((fell >>> lower & 1) != 0) {
          fall(top, edge[lower]);
        } else {
          taken |= 1 << top;
        }
      }
    }
  }

  public void stand(int id, int direction) {
    stands |= 1 << id;
    heading[id] = direction;
  }

  /** The edge over which a checker fell, if it is known. */
  public Optional<Edge> edge(int id) {
    return edge[id] < 0 ? Optional.empty() : Optional.of(EDGES[edge[id]]);
  }

  /** The outcome as a referee would report it. */
  public Observation observation(CheckerRoster roster) {
    List<DiscObservation> list = new ArrayList<>();
    for (byte id : roster.ids) {
      int bit = 1 << id;
      if ((fell & bit) != 0) {
        list.add(DiscObservation.fell(id));
      } else if ((taken & bit) != 0) {
        // a prisoner that switches sides can be pushed on by the checker that covered it
        DiscObservation prisoner = DiscObservation.prisoner(id);
        list.add((moved & bit) != 0 ? seen(prisoner, id, bit) : prisoner);
      } else if (((moved | turned | stands | unstacked) & bit) != 0) {
        list.add(seen(DiscObservation.moved(id), id, bit));
      }
    }
    Observation all = Observation.of(list);
    return last < 0 ? all : all.withLast(last);
  }

  private DiscObservation seen(DiscObservation bare, int id, int bit) {
    DiscObservation seen = (unknown & bit) != 0 ? bare : bare.withPlace(new Place(x[id], y[id]));
    seen = (turned & bit) != 0 ? seen.overturned() : seen;
    seen = (hangs & bit) != 0 ? seen.hanging() : seen;
    return (stands & bit) != 0 ? seen.standing(heading[id]) : seen;
  }
}
