package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A builder of positions that can hold nonsense. {@link #validate} says everything that is wrong with
 * it; only a clean draft becomes a position. Confined to one thread.
 *
 * <pre>{@code
 * KhachapuriPosition position =
 *     new KhachapuriDraft()
 *         .put(Side.WHITE, 1, 1)
 *         .put(Side.BLACK, 18, 11)
 *         .put(Side.BLACK, 12, 4)
 *         .toMove(Side.WHITE, 3, 2)
 *         .position(KhachapuriRuleset.STANDARD);
 * }</pre>
 */
public final class KhachapuriDraft {
  /** A part of a draft in which something can be wrong. */
  public enum Part {
    /** One {@link #put}. */
    ENTRY,
    /** White's checkers together. */
    WHITE,
    /** Black's checkers together. */
    BLACK,
    /** What is waited for, and from which side. */
    SIDE,
    /** The dice. */
    DICE,
    /** Who started. */
    STARTER
  }

  /**
   * Something that is wrong with a draft.
   *
   * @param part where it lies
   * @param entry the number of the {@link #put} that brought it, from 0; −1 if it lies elsewhere
   * @param message what is wrong, without a full stop
   */
  public record Flaw(Part part, int entry, String message) {
    @Override
    public String toString() {
      return message;
    }
  }

  private record Entry(Side side, int point, int count) {}

  private final List<Entry> entries = new ArrayList<>();
  private Phase phase = Phase.ROLL_OFF;
  private Side side = Side.WHITE;
  private int one;
  private int other;
  private @Nullable Side starter;

  /** An empty board before the roll-off. */
  public KhachapuriDraft() {}

  static KhachapuriDraft of(KhachapuriPosition position) {
    KhachapuriDraft draft = new KhachapuriDraft();
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
   * The roll-off is waited for.
   *
   * @return this draft
   */
  public KhachapuriDraft rollOff() {
    return waitFor(Phase.ROLL_OFF, Side.WHITE, 0, 0);
  }

  /**
   * A side's roll is waited for; or, if its opponent has no checkers, it has lost and the game is over.
   *
   * @param side the side
   * @return this draft
   */
  public KhachapuriDraft toRoll(Side side) {
    return waitFor(Phase.TO_ROLL, side, 0, 0);
  }

  /**
   * A side's turn is waited for.
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
   * Says who started, which a game with a last turn (KH-18) has to know.
   *
   * @param starter the side, or null for nobody
   * @return this draft
   */
  public KhachapuriDraft starter(@Nullable Side starter) {
    this.starter = starter;
    return this;
  }

  /**
   * Everything that is wrong.
   *
   * @param rules the rules that the position is for
   * @return an unmodifiable list, entries first; empty if the draft is a position
   */
  public List<Flaw> validate(KhachapuriRuleset rules) {
    List<Flaw> flaws = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      validateEntry(i, flaws);
    }
    for (Side each : Side.values()) {
      long sum =
          entries.stream().filter(e -> e.side == each).mapToLong(Entry::count).sum();
      if (sum > KhachapuriPosition.CHECKERS) {
        Part part = each == Side.WHITE ? Part.WHITE : Part.BLACK;
        flaws.add(flaw(part, name(each) + " has " + sum + " checkers, more than 15"));
      }
    }
    validateDice(flaws);
    validateEnd(rules, flaws);
    return List.copyOf(flaws);
  }

  private void validateEntry(int index, List<Flaw> flaws) {
    Entry entry = entries.get(index);
    if (entry.point < 1 || entry.point > 24) {
      flaws.add(new Flaw(Part.ENTRY, index, "no point " + entry.point + ": points are 1 to 24"));
    }
    if (entry.count < 1 || entry.count > KhachapuriPosition.CHECKERS) {
      flaws.add(
          new Flaw(Part.ENTRY, index, entry.count + " checkers on a point: 1 to 15 are possible"));
    }
    for (Entry earlier : entries.subList(0, index)) {
      if (earlier.point == entry.point) {
        flaws.add(new Flaw(
            Part.ENTRY,
            index,
            "point "
                + entry.point
                + (earlier.side == entry.side ? " stands twice" : " is held by both sides")));
        return;
      }
    }
  }

  private void validateDice(List<Flaw> flaws) {
    if (phase == Phase.TO_MOVE) {
      if (one < 1 || one > 6) {
        flaws.add(flaw(Part.DICE, "no die shows " + one));
      }
      if (other < 1 || other > 6) {
        flaws.add(flaw(Part.DICE, "no die shows " + other));
      }
    }
  }

  private void validateEnd(KhachapuriRuleset rules, List<Flaw> flaws) {
    if (!has(Side.WHITE) && !has(Side.BLACK) && !rules.lastTurn()) {
      flaws.add(flaw(Part.WHITE, "both sides are off"));
      return;
    }
    boolean over = isOver(rules);
    if (over && phase == Phase.ROLL_OFF) {
      flaws.add(flaw(Part.SIDE, "the game is over: there is no roll-off"));
    } else if (over && phase == Phase.TO_MOVE) {
      flaws.add(flaw(Part.DICE, "the game is over: no dice lie"));
    }
    if (over && has(side.other()) && phase != Phase.ROLL_OFF) {
      flaws.add(flaw(
          Part.SIDE,
          "the game is over: the side to come must be the loser, " + name(side.other())));
    }
    if (!rules.lastTurn() && starter != null) {
      flaws.add(flaw(Part.STARTER, "only a game with a last turn remembers who started"));
    } else if (starter != null && (over || phase == Phase.ROLL_OFF)) {
      flaws.add(flaw(
          Part.STARTER, over ? "the game is over: no starter is kept" : "nobody has started yet"));
    } else if (rules.lastTurn() && starter == null && !over && phase != Phase.ROLL_OFF) {
      flaws.add(flaw(Part.STARTER, "a game with a last turn has to know who started"));
    }
  }

  /** Whether the checkers and the starter say that the game is over (KH-18). */
  private boolean isOver(KhachapuriRuleset rules) {
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
   * @param rules the rules that it is for
   * @return a position that the draft describes
   * @throws IllegalArgumentException with all that is wrong, if {@link #validate} finds anything
   */
  public KhachapuriPosition position(KhachapuriRuleset rules) {
    List<Flaw> flaws = validate(rules);
    if (!flaws.isEmpty()) {
      throw new IllegalArgumentException(
          flaws.stream().map(Flaw::message).collect(Collectors.joining("; ")));
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
        situation(rules));
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

  private int situation(KhachapuriRuleset rules) {
    int number = starter == null ? 0 : Situation.starterNumber(starter);
    if (isOver(rules)) {
      return Situation.finished(side);
    }
    return switch (phase) {
      case ROLL_OFF -> Situation.ROLL_OFF;
      case TO_MOVE -> Situation.toMove(side, Math.max(one, other), Math.min(one, other), number);
      case TO_ROLL, FINISHED -> Situation.toRoll(side, number);
    };
  }

  private static Flaw flaw(Part part, String message) {
    return new Flaw(part, -1, message);
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
