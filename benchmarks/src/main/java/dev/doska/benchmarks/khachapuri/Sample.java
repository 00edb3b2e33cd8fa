package dev.doska.benchmarks.khachapuri;

import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;
import java.util.ArrayList;
import java.util.List;

/** Positions with dice from random games under the standard rules, from a fixed seed. */
public final class Sample {
  /** The kind of position of the player to move. */
  public enum Kind {
    /** An enemy point is ahead of some checker. */
    CONTACT(57_798, 43_856),
    /** No enemy point is ahead, but not all checkers are home. */
    RACE(44_913, 35_355),
    /** All checkers are home or off. */
    BEAR_OFF(19_887, 14_332),
    /** All kinds, as frequent as in random games. */
    ANY(44_204, 32_556);

    private final long mixed;
    private final long doubles;

    Kind(long mixed, long doubles) {
      this.mixed = mixed;
      this.doubles = doubles;
    }

    /** The number of turns of 500 positions. The slow generator of the tests counts the same. */
    long turns(Rolls rolls) {
      return switch (rolls) {
        case MIXED -> mixed;
        case DOUBLES -> doubles;
        case ALL -> mixed + doubles;
      };
    }
  }

  /** The rolls, of the 21, that each position is combined with. */
  public enum Rolls {
    /** The 15 rolls of two different dice. */
    MIXED,
    /** The 6 doubles. */
    DOUBLES,
    /** All 21 rolls. */
    ALL
  }

  private static final int OUTSIDE = 0x1FFFF80;

  private Sample() {}

  /** A number of positions, each combined with every roll of the set. */
  static List<KhachapuriPosition> turns(Kind kind, Rolls rolls, int positions) {
    Khachapuri game = Khachapuri.standard();
    List<KhachapuriPosition> turns = new ArrayList<>();
    for (KhachapuriPosition position : beforeRolls(kind, positions)) {
      for (KhachapuriMove move : game.odds(position).outcomes()) {
        boolean isDouble = ((Roll) move).isDouble();
        if (rolls == Rolls.ALL || isDouble == (rolls == Rolls.DOUBLES)) {
          turns.add(game.playUnchecked(position, move));
        }
      }
    }
    return turns;
  }

  private static List<KhachapuriPosition> beforeRolls(Kind kind, int count) {
    Khachapuri game = Khachapuri.standard();
    SplitMix64 random = new SplitMix64(2026);
    List<KhachapuriPosition> found = new ArrayList<>();
    while (found.size() < count) {
      KhachapuriPosition position = game.initial();
      while (game.any(position) && found.size() < count) {
        if (position.phase() == Phase.TO_ROLL && is(kind, position) && random.nextInt(4) == 0) {
          found.add(position);
        }
        position = game.playUnchecked(position, game.moves(position).sample(random));
      }
    }
    return found;
  }

  private static boolean is(Kind kind, KhachapuriPosition position) {
    Side mover = position.side();
    int held = position.held(mover);
    boolean home = (held & OUTSIDE) == 0;
    return switch (kind) {
      case CONTACT -> !home && meets(position, mover);
      case RACE -> !home && !meets(position, mover);
      case BEAR_OFF -> home;
      case ANY -> true;
    };
  }

  private static boolean meets(KhachapuriPosition position, Side mover) {
    boolean behind = false;
    for (int own = 1; own <= 24; own++) {
      int other = own > 12 ? own - 12 : own + 12;
      behind |= position.own(mover.other(), other) > 0;
      if (behind && position.own(mover, own) > 0) {
        return true;
      }
    }
    return false;
  }
}
