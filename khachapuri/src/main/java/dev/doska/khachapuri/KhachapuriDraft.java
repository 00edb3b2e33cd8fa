package dev.doska.khachapuri;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import dev.doska.khachapuri.internal.PackedTurnState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A builder of positions that may break the rules. {@link #validate} names every fault, and only a
 * draft without faults becomes a position. Confined to one thread.
 *
 * <pre>{@code
 * KhachapuriPosition position =
 *     Khachapuri.standard()
 *     .draft()
 *         .put(Side.WHITE, 1, 1)
 *         .put(Side.BLACK, 18, 11)
 *         .put(Side.BLACK, 12, 4)
 *         .toMove(Side.WHITE, 3, 2)
 *         .toPosition();
 * }</pre>
 */
public final class KhachapuriDraft {
  /** The part of a fault that lies in an entry, as {@link #put} made it. */
  public static final String ENTRIES = "entries";

  /** The part of a fault of White's checkers together. */
  public static final String WHITE = "white";

  /** The part of a fault of Black's checkers together. */
  public static final String BLACK = "black";

  /** The part of a fault of the side and the phase. */
  public static final String SIDE = "side";

  /** The part of a fault of the dice. */
  public static final String DICE = "dice";

  /** The part of a fault of the starter. */
  public static final String STARTER = "starter";

  private record Entry(Side side, int point, int count) {}

  private final KhachapuriRuleset rules;
  private final List<Entry> entries = new ArrayList<>();
  private Phase phase = Phase.ROLL_OFF;
  private Side side = Side.WHITE;
  private int one;
  private int other;
  private @Nullable Side starter;

  private KhachapuriDraft(KhachapuriRuleset rules) {
    this.rules = rules;
  }

  /**
   * An empty draft that waits for the roll-off.
   *
   * @param ruleset the rules that the position must fit
   * @return a new draft
   */
  public static KhachapuriDraft empty(KhachapuriRuleset ruleset) {
    return new KhachapuriDraft(Objects.requireNonNull(ruleset));
  }

  /**
   * A draft that holds a position.
   *
   * @param ruleset the rules that the position must fit
   * @param position the position
   * @return a new draft
   */
  public static KhachapuriDraft of(KhachapuriRuleset ruleset, KhachapuriPosition position) {
    KhachapuriDraft draft = empty(ruleset);
    for (Side side : Side.values()) {
      for (int point = 24; point >= 1; point--) {
        if (position.count(side, point) > 0) {
          draft.put(side, point, position.count(side, point));
        }
      }
    }
    switch (position.phase()) {
      case ROLL_OFF -> draft.rollOff();
      case TO_MOVE -> draft.toMove(position.side(), position.larger(), position.smaller());
      case TO_ROLL, FINISHED -> draft.toRoll(position.side());
    }
    return draft.starter(position.starter().orElse(null));
  }

  /**
   * Puts checkers on a point. Checkers that are not put anywhere are off.
   *
   * @param side whose checkers
   * @param point the point in White's numbers
   * @param count how many
   * @return this draft
   */
  public KhachapuriDraft put(Side side, int point, int count) {
    entries.add(new Entry(Objects.requireNonNull(side), point, count));
    return this;
  }

  /**
   * Takes all checkers off the board.
   *
   * @return this draft
   */
  public KhachapuriDraft clear() {
    entries.clear();
    return this;
  }

  /**
   * Sets the phase to the roll-off.
   *
   * @return this draft
   */
  public KhachapuriDraft rollOff() {
    return waitFor(Phase.ROLL_OFF, Side.WHITE, 0, 0);
  }

  /**
   * Sets the phase to a side's roll. If its opponent has no checkers, the side has lost and the game is
   * over.
   *
   * @param side the side
   * @return this draft
   */
  public KhachapuriDraft toRoll(Side side) {
    return waitFor(Phase.TO_ROLL, side, 0, 0);
  }

  /**
   * Sets the phase to a side's turn.
   *
   * @param side the side
   * @param one a die
   * @param other the other die
   * @return this draft
   */
  public KhachapuriDraft toMove(Side side, int one, int other) {
    return waitFor(Phase.TO_MOVE, side, one, other);
  }

  private KhachapuriDraft waitFor(Phase phase, Side side, int one, int other) {
    this.phase = phase;
    this.side = Objects.requireNonNull(side);
    this.one = one;
    this.other = other;
    return this;
  }

  /**
   * Sets who started, which a game with a last turn (KH-18) needs.
   *
   * @param starter the side, or null for nobody
   * @return this draft
   */
  public KhachapuriDraft starter(@Nullable Side starter) {
    this.starter = starter;
    return this;
  }

  /**
   * Every reason why this draft is not a position.
   *
   * @return an unmodifiable list, entries first; empty if the draft is a position
   */
  public List<DraftFault> validate() {
    List<DraftFault> faults = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      validateEntry(i, faults);
    }
    for (Side each : Side.values()) {
      long sum =
          entries.stream().filter(e -> e.side == each).mapToLong(Entry::count).sum();
      if (sum > KhachapuriPosition.CHECKERS) {
        String part = each == Side.WHITE ? WHITE : BLACK;
        faults.add(fault(
            KhachapuriRule.KH_02, part, name(each) + " has " + sum + " checkers, more than 15"));
      }
    }
    validateDice(faults);
    validateEnd(faults);
    return List.copyOf(faults);
  }

  private void validateEntry(int index, List<DraftFault> faults) {
    Entry entry = entries.get(index);
    if (entry.point < 1 || entry.point > 24) {
      faults.add(entryFault(index, "no point " + entry.point + ": points are 1 to 24"));
    }
    if (entry.count < 1 || entry.count > KhachapuriPosition.CHECKERS) {
      faults.add(entryFault(index, entry.count + " checkers on a point: 1 to 15 are possible"));
    }
    for (Entry earlier : entries.subList(0, index)) {
      if (earlier.point == entry.point) {
        faults.add(entryFault(
            index,
            "point "
                + entry.point
                + (earlier.side == entry.side ? " stands twice" : " is held by both sides")));
        return;
      }
    }
  }

  private void validateDice(List<DraftFault> faults) {
    if (phase == Phase.TO_MOVE) {
      if (one < 1 || one > 6) {
        faults.add(fault(KhachapuriRule.KH_04, DICE, "no die shows " + one));
      }
      if (other < 1 || other > 6) {
        faults.add(fault(KhachapuriRule.KH_04, DICE, "no die shows " + other));
      }
    }
  }

  private void validateEnd(List<DraftFault> faults) {
    if (!has(Side.WHITE) && !has(Side.BLACK) && !rules.lastTurn()) {
      faults.add(fault(KhachapuriRule.KH_02, WHITE, "both sides are off"));
      return;
    }
    boolean over = isOver();
    if (over && phase == Phase.ROLL_OFF) {
      faults.add(fault(KhachapuriRule.KH_18, SIDE, "the game is over: there is no roll-off"));
    } else if (over && phase == Phase.TO_MOVE) {
      faults.add(fault(KhachapuriRule.KH_04, DICE, "a finished game has no dice"));
    }
    if (over && has(side.other()) && phase != Phase.ROLL_OFF) {
      faults.add(fault(
          KhachapuriRule.KH_18,
          SIDE,
          "the game is over: the side to come must be the loser, " + name(side.other())));
    }
    if (!rules.lastTurn() && starter != null) {
      faults.add(fault(
          KhachapuriRule.KH_18, STARTER, "only a game with a last turn remembers who started"));
    } else if (starter != null && (over || phase == Phase.ROLL_OFF)) {
      faults.add(fault(
          KhachapuriRule.KH_18,
          STARTER,
          over ? "the game is over: no starter is kept" : "nobody has started yet"));
    } else if (rules.lastTurn() && starter == null && !over && phase != Phase.ROLL_OFF) {
      faults.add(
          fault(KhachapuriRule.KH_18, STARTER, "a game with a last turn has to know who started"));
    }
  }

  /** Whether the checkers and the starter say that the game is over (KH-18). */
  private boolean isOver() {
    if (has(Side.WHITE) && has(Side.BLACK)) {
      return false;
    }
    boolean lastTurnIsDue = rules.lastTurn()
        && starter != null
        && !has(starter)
        && has(starter.other())
        && side == starter.other()
        && phase != Phase.ROLL_OFF;
    return !lastTurnIsDue;
  }

  private boolean has(Side each) {
    return entries.stream().anyMatch(entry -> entry.side == each && entry.count > 0);
  }

  /**
   * The position.
   *
   * @return a position that the draft describes
   * @throws IllegalArgumentException with every fault, if there is one
   */
  public KhachapuriPosition toPosition() {
    List<DraftFault> faults = validate();
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(
          faults.stream().map(DraftFault::toString).collect(Collectors.joining("\n")));
    }
    int[] white = planes(Side.WHITE);
    int[] black = planes(Side.BLACK);
    return new KhachapuriPosition(
        white[0],
        white[1],
        white[2],
        white[3],
        black[0],
        black[1],
        black[2],
        black[3],
        packedState());
  }

  private int[] planes(Side each) {
    int[] planes = new int[4];
    for (Entry entry : entries) {
      for (int i = 0; i < 4 && entry.side == each; i++) {
        planes[i] |= (entry.count >>> i & 1) << Step.ownNumber(each, entry.point);
      }
    }
    return planes;
  }

  private int packedState() {
    int number = starter == null ? 0 : PackedTurnState.starterNumber(starter);
    if (isOver()) {
      return PackedTurnState.finished(side);
    }
    return switch (phase) {
      case ROLL_OFF -> PackedTurnState.ROLL_OFF;
      case TO_MOVE ->
        PackedTurnState.toMove(side, Math.max(one, other), Math.min(one, other), number);
      case TO_ROLL, FINISHED -> PackedTurnState.toRoll(side, number);
    };
  }

  private static DraftFault fault(KhachapuriRule rule, String part, String message) {
    return new DraftFault(rule, message, "", part, -1);
  }

  private static DraftFault entryFault(int index, String message) {
    return new DraftFault(KhachapuriRule.KH_01, message, "", ENTRIES, index);
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
