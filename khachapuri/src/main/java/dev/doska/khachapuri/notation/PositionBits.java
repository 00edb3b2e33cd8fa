package dev.doska.khachapuri.notation;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriDraft;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The 90 bits of a position id, written and read from the first on. Confined to one call. */
final class PositionBits {
  /** How many bits the checkers of a side take: 15 ones and 24 zeros. */
  static final int CHECKERS = 39;

  /** Where the bits begin that say what is waited for. */
  static final int SIDE = 2 * CHECKERS;

  private static final int DICE = SIDE + 1;
  private static final int PHASE = DICE + 6;
  private static final int STARTER = PHASE + 2;
  private static final int REST = STARTER + 2;

  /** Something wrong, and the bit that shows it. */
  record Fault(int bit, String message) {}

  /** What the bits mean: a position, or all that is wrong with them. */
  record Decoded(Optional<KhachapuriPosition> position, List<Fault> faults) {}

  private final boolean[] bits = new boolean[90];
  private final List<Fault> faults = new ArrayList<>();
  private final List<Integer> entries = new ArrayList<>();
  private int at;

  void moveTo(int bit) {
    at = bit;
  }

  /** Writes a number's lowest bits, the highest of them first. */
  void write(int value, int width) {
    for (int i = width - 1; i >= 0; i--) {
      bits[at++] = (value >>> i & 1) != 0;
    }
  }

  /** Reads a number, its highest bit first. */
  int read(int width) {
    int value = 0;
    for (int i = 0; i < width; i++) {
      value = value << 1 | (bits[at++] ? 1 : 0);
    }
    return value;
  }

  /** What the bits mean, everything checked. */
  Decoded decode(KhachapuriRuleset rules) {
    KhachapuriDraft draft = KhachapuriDraft.empty(rules);
    readCheckers(Side.WHITE, draft);
    readCheckers(Side.BLACK, draft);
    readSituation(draft);
    List<DraftFault> found = draft.validate();
    found.forEach(fault -> faults.add(new Fault(bit(fault), fault.message())));
    if (found.isEmpty()) {
      checkEnd(draft.toPosition());
    }
    faults.sort(Comparator.comparingInt(Fault::bit));
    return new Decoded(
        faults.isEmpty() ? Optional.of(draft.toPosition()) : Optional.empty(), List.copyOf(faults));
  }

  private int bit(DraftFault fault) {
    return switch (fault.part()) {
      case KhachapuriDraft.ENTRIES -> entries.get(fault.index());
      case KhachapuriDraft.WHITE -> 0;
      case KhachapuriDraft.BLACK -> CHECKERS;
      case KhachapuriDraft.SIDE -> SIDE;
      case KhachapuriDraft.DICE -> DICE;
      default -> STARTER;
    };
  }

  private void readCheckers(Side side, KhachapuriDraft draft) {
    at = side.ordinal() * CHECKERS;
    int end = at + CHECKERS;
    int own = 24;
    while (own >= 1 && at < end) {
      int start = at;
      while (at < end && bits[at]) {
        at++;
      }
      if (at > start && at < end) {
        draft.put(side, Step.ownNumber(side, own), at - start);
        entries.add(start);
      }
      if (at < end) {
        at++;
        own--;
      }
    }
    if (own >= 1) {
      faults.add(new Fault(end - 1, name(side) + "'s bits end before its point " + own));
    }
    while (at < end) {
      if (bits[at++]) {
        faults.add(new Fault(at - 1, "a one after the points of " + name(side)));
        at = end;
      }
    }
  }

  private void readSituation(KhachapuriDraft draft) {
    at = SIDE;
    Side side = Side.values()[read(1)];
    int larger = read(3);
    int smaller = read(3);
    Phase phase = Phase.values()[read(2)];
    int starter = read(2);
    switch (phase) {
      case ROLL_OFF -> draft.rollOff();
      case TO_MOVE -> draft.toMove(side, larger, smaller);
      case TO_ROLL, FINISHED -> draft.toRoll(side);
    }
    if (phase == Phase.ROLL_OFF && side == Side.BLACK) {
      faults.add(new Fault(SIDE, "a side though both roll"));
    }
    if (phase != Phase.TO_MOVE && (larger != 0 || smaller != 0)) {
      faults.add(new Fault(DICE, "dice though no side is to move"));
    } else if (larger < smaller) {
      faults.add(new Fault(DICE, "the larger die must come first"));
    }
    if (starter == 3) {
      faults.add(new Fault(STARTER, "no such starter"));
    } else if (starter != 0) {
      draft.starter(Side.values()[starter - 1]);
    }
    if (read(1) != 0) {
      faults.add(new Fault(REST, "a one in the last place"));
    }
  }

  /** The checkers alone say whether the game is over; the bits must say the same. */
  private void checkEnd(KhachapuriPosition position) {
    at = PHASE;
    boolean finished = read(2) == Phase.FINISHED.ordinal();
    if (finished != (position.phase() == Phase.FINISHED)) {
      faults.add(new Fault(
          PHASE, finished ? "the game is not over" : "the game is over, nothing is waited for"));
    }
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
