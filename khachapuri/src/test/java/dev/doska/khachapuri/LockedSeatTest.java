package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * A seat is locked if every roll is a pass. Two locked seats would stop a game for ever; they never
 * meet, under any option, in any position.
 *
 * <p>Proof. (1) A side that holds two neighbouring points of its track is not locked: by a 1 a checker
 * steps from the one to the other, which is its own already, so that it is open and no wall is new
 * there (KH-07, KH-13); or the 1 must bear a checker off (KH-17), and can. (2) A side that has all its
 * checkers home is not locked: its foremost leaves by its exact number (KH-15). (3) So a locked side has
 * a hindmost checker outside, on point 7 or higher, and no two neighbouring points. No step of it can
 * complete a wall, since any five points of six in a row have two neighbours among them that its track
 * does not part; so all that bars the hindmost checker are closed points, the six ahead of it. Then the
 * enemy holds six points in a row, two of them neighbours on its track, and by (1) is not locked.
 */
class LockedSeatTest {
  @Property(tries = 400)
  void the_enemy_of_a_locked_seat_is_not_locked(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    SplitMix64 random = new SplitMix64(seed);
    Seats seats = new Seats(random);
    assertThat(isLocked(game, seats.toRoll(game, seats.locked))).as("%s", seats).isTrue();
    assertThat(isLocked(game, seats.toRoll(game, seats.locked.other())))
        .as("%s", seats)
        .isFalse();
  }

  @Property(tries = 400)
  void who_holds_two_neighbouring_points_is_not_locked(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position = toRoll(game, Positions.draftedTurn(game, seed));
    Side side = position.side();
    int held = position.held(side);
    if ((held & held >>> 1) != 0) {
      assertThat(isLocked(game, position)).as("%s", position).isFalse();
    }
  }

  @Property(tries = 400)
  void who_is_home_is_not_locked(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position = toRoll(game, Positions.draftedTurn(game, seed));
    if (position.held(position.side()) >>> 7 == 0) {
      assertThat(isLocked(game, position)).as("%s", position).isFalse();
    }
  }

  @Property(tries = 1_000)
  void six_closed_points_lie_ahead_of_the_hindmost_checker_of_a_locked_seat(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    SplitMix64 random = new SplitMix64(seed);
    Seats seats = new Seats(random);
    seats.open(random);
    KhachapuriPosition position = seats.toRoll(game, seats.locked);
    boolean closed = seats.hindmostIsBarred();
    assertThat(isLocked(game, position)).as("%s", position).isEqualTo(closed && seats.allBarred());
  }

  @Test
  void a_locked_seat_can_be_set_up() {
    KhachapuriPosition position = Khachapuri.standard()
        .positions()
        .parse("W=24x15;B=23x3,22x3,21x3,20x2,19x2,18x2 w")
        .orElseThrow();
    assertThat(isLocked(Khachapuri.standard(), position)).isTrue();
  }

  private static KhachapuriPosition toRoll(Khachapuri game, KhachapuriPosition position) {
    return game.draft(position).toRoll(position.side()).toPosition();
  }

  private static boolean isLocked(Khachapuri game, KhachapuriPosition position) {
    Cursor<KhachapuriPosition, KhachapuriMove> cursor = game.cursor(position);
    MoveBuffer rolls = new MoveBuffer();
    cursor.generate(rolls);
    MoveBuffer turns = new MoveBuffer();
    for (int i = 0; i < rolls.size(); i++) {
      cursor.play(rolls.get(i));
      turns.truncate(0);
      cursor.generate(turns);
      cursor.undo();
      if (turns.size() != 1 || turns.get(0) != 0) {
        return false;
      }
    }
    return true;
  }

  /** One side's checkers, each before six closed points or what is left of them, and the other's. */
  private static final class Seats {
    final Side locked;
    private final int[] mine = new int[25];

    /** The other side's checkers, by the locked side's numbers. */
    private final int[] theirs = new int[25];

    private int checkers;

    Seats(SplitMix64 random) {
      locked = Side.values()[below(random, 2)];
      int hindmost = 7 + below(random, 18);
      for (int own = hindmost - 6; own < hindmost; own++) {
        theirs[own] = 1;
      }
      mine[hindmost] = 1;
      int left = 9;
      for (int tries = below(random, 12); tries > 0 && left > 0; tries--) {
        int own = 1 + below(random, 24);
        if (mine[own] == 0) {
          theirs[own]++;
          left--;
        }
      }
      checkers = 1;
      for (int own = 1; own < hindmost; own++) {
        if (theirs[own] == 0 && isBarred(own) && below(random, 2) == 0) {
          mine[own] = 1;
          checkers++;
        }
      }
      if (below(random, 2) == 0) {
        mine[hindmost] += 15 - checkers;
        checkers = 15;
      }
    }

    /** Takes the other side's checkers off a point now and then. */
    void open(SplitMix64 random) {
      int own = 1 + below(random, 24);
      theirs[own] = 0;
    }

    boolean hindmostIsBarred() {
      int own = 24;
      while (mine[own] == 0) {
        own--;
      }
      return own > 6 && isBarred(own);
    }

    boolean allBarred() {
      for (int own = 1; own <= 24; own++) {
        if (mine[own] > 0 && !isBarred(own)) {
          return false;
        }
      }
      return true;
    }

    /** Whether no die can move a checker inside the board from here. */
    private boolean isBarred(int own) {
      for (int die = 1; die <= 6 && die < own; die++) {
        if (theirs[own - die] == 0) {
          return false;
        }
      }
      return true;
    }

    KhachapuriPosition toRoll(Khachapuri game, Side side) {
      KhachapuriDraft draft = game.draft();
      for (int own = 1; own <= 24; own++) {
        int point = Step.ownNumber(locked, own);
        if (mine[own] > 0) {
          draft.put(locked, point, mine[own]);
        }
        if (theirs[own] > 0) {
          draft.put(locked.other(), point, theirs[own]);
        }
      }
      draft.toRoll(side);
      if (game.ruleset().lastTurn()) {
        draft.starter(side);
      }
      return draft.toPosition();
    }

    @Override
    public String toString() {
      return toRoll(Khachapuri.standard(), locked).toString();
    }

    private static int below(SplitMix64 random, int bound) {
      return (int) SplitMix64.below(random, bound);
    }
  }
}
