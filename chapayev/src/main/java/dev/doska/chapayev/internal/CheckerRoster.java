package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.formation.PieceSlot;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The checkers of a round: their ids, their names and who set them up (R-3). It depends
 * only on the rule set and the two formations; a game shares one instance per pair of formations.
 */
public final class CheckerRoster {
  public static final int MAX = ChapayevRuleset.MAX_CHECKERS;

  private static final int BASES = (1 << 20) - 1;
  private static final int BLACK_BASE = 10;
  private static final int WHITE_TOPS = 20;
  private static final int BLACK_TOPS = 24;

  public final int formationWhite;
  public final int formationBlack;

  /** Ids in ascending order. */
  public final byte[] ids;

  /** Bit sets of ids. */
  public final int all;

  public final int white;
  public final int upper;
  public final int reserve;

  /** Checkers that change sides when they turn over (CH-18). */
  public final int turncoats;

  /** The id below a checker of the upper floor, otherwise −1. */
  private final byte[] below = new byte[MAX];

  /** The id on top of a checker of the lower floor, otherwise −1. */
  private final byte[] above = new byte[MAX];

  private final byte[] file = new byte[MAX];
  private final String[] names = new String[MAX];

  public CheckerRoster(ChapayevRuleset rules, int formationWhite, int formationBlack) {
    this.formationWhite = formationWhite;
    this.formationBlack = formationBlack;
    Arrays.fill(below, (byte) -1);
    Arrays.fill(above, (byte) -1);
    int files = rules.equipment().files();
    List<FormationSpec> ladder = rules.formations();
    int placedWhite = place(ladder.get(formationWhite).slots(files, Side.WHITE), Side.WHITE);
    int placedBlack = place(ladder.get(formationBlack).slots(files, Side.BLACK), Side.BLACK);
    int topsMask = (placedWhite | placedBlack) >>> WHITE_TOPS << WHITE_TOPS;
    int taken = topsMask | BASES;
    int reserveWhite = reserves(rules.reserve(), taken, Side.WHITE);
    int reserveBlack = reserves(rules.reserve(), taken | reserveWhite, Side.BLACK);
    white = placedWhite | reserveWhite;
    all = white | placedBlack | reserveBlack;
    upper = topsMask;
    reserve = reserveWhite | reserveBlack;
    turncoats = FaceRules.of(rules).traitors()
        ? (ladder.get(formationWhite).traitorAllowed() ? white : 0)
            | (ladder.get(formationBlack).traitorAllowed() ? all & ~white : 0)
        : 0;
    ids = new byte[Integer.bitCount(all)];
    int slot = 0;
    for (int rest = all; rest != 0; rest &= rest - 1) {
      ids[slot] = (byte) Integer.numberOfTrailingZeros(rest);
      slot++;
    }
  }

  /** Gives ids to a formation's checkers; the bit set of them. */
  private int place(List<PieceSlot> slots, Side colour) {
    int placed = 0;
    int base = colour == Side.WHITE ? 0 : BLACK_BASE;
    int top = colour == Side.WHITE ? WHITE_TOPS : BLACK_TOPS;
    char letter = colour == Side.WHITE ? 'A' : 'a';
    for (PieceSlot slot : slots) {
      int lower = base + slot.file();
      int id = slot.level() == 0 ? lower : top;
      String name = String.valueOf((char) (letter + slot.file()));
      names[id] = slot.level() == 0 ? name : name + "2";
      file[id] = (byte) slot.file();
      if (slot.level() == 1) {
        below[id] = (byte) lower;
        above[lower] = (byte) id;
        top++;
      }
      placed |= 1 << id;
    }
    return placed;
  }

  private int reserves(int count, int taken, Side colour) {
    int placed = 0;
    int free = ~taken;
    for (int i = 1; i <= count; i++) {
      int id = Integer.numberOfTrailingZeros(free);
      names[id] = (colour == Side.WHITE ? "R" : "r") + i;
      placed |= 1 << id;
      free &= free - 1;
    }
    return placed;
  }

  public boolean has(int id) {
    return id >= 0 && id < MAX && (all >>> id & 1) != 0;
  }

  public String name(int id) {
    return has(id) ? names[id] : "#" + id;
  }

  /** The id of the checker with a name, or −1. */
  public int id(String name) {
    for (byte id : ids) {
      if (names[id].equals(name)) {
        return id;
      }
    }
    return -1;
  }

  /** The names of a bit set of checkers, by ascending id. */
  public List<String> names(int set) {
    List<String> list = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      list.add(name(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(list);
  }

  /** The checkers that a side has set up or has in reserve. */
  public int setUpBy(Side side) {
    return side == Side.WHITE ? white : all & ~white;
  }

  public Side colour(int id) {
    return (white >>> id & 1) != 0 ? Side.WHITE : Side.BLACK;
  }

  /** The number of ids of this round below one. */
  int slot(int id) {
    return Integer.bitCount(all & ((1 << id) - 1));
  }

  public int below(int id) {
    return below[id];
  }

  public int above(int id) {
    return above[id];
  }

  public int file(int id) {
    return file[id];
  }

  public int formation(Side colour) {
    return colour == Side.WHITE ? formationWhite : formationBlack;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof CheckerRoster roster
            && all == roster.all
            && white == roster.white
            && upper == roster.upper
            && reserve == roster.reserve
            && turncoats == roster.turncoats
            && formationWhite == roster.formationWhite
            && formationBlack == roster.formationBlack
            && Arrays.equals(below, roster.below));
  }

  @Override
  public int hashCode() {
    return all * 31 + formationWhite * 16 + formationBlack;
  }
}
