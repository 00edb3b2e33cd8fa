package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Odds;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The odds of the dice, shared by all games. */
public final class DiceOdds {
  /** The 21 rolls 1-1, 2-1, 2-2, 3-1 … 6-6: a double weighs 1, the others 2, of 36. */
  public static final Odds<KhachapuriMove> ROLLS = rolls();

  /** The 36 roll-offs 1-1, 1-2 … 6-6, White's die first; each weighs 1. */
  public static final Odds<KhachapuriMove> ROLL_OFFS = rollOffs();

  private DiceOdds() {}

  private static Odds<KhachapuriMove> rolls() {
    List<KhachapuriMove> rolls = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (int larger = 1; larger <= 6; larger++) {
      for (int smaller = 1; smaller <= larger; smaller++) {
        rolls.add(new Roll(larger, smaller));
        weights.add(larger == smaller ? 1 : 2);
      }
    }
    return Odds.of(rolls, weights.stream().mapToInt(Integer::intValue).toArray());
  }

  private static Odds<KhachapuriMove> rollOffs() {
    List<KhachapuriMove> rolls = new ArrayList<>();
    for (int white = 1; white <= 6; white++) {
      for (int black = 1; black <= 6; black++) {
        rolls.add(new RollOff(white, black));
      }
    }
    return Odds.of(
        rolls, Collections.nCopies(36, 1).stream().mapToInt(Integer::intValue).toArray());
  }

  public static void addRolls(MoveBuffer buffer) {
    for (int larger = 1; larger <= 6; larger++) {
      for (int smaller = 1; smaller <= larger; smaller++) {
        buffer.add(PackedMove.roll(larger, smaller));
      }
    }
  }

  public static void addRollOffs(MoveBuffer buffer) {
    for (int white = 1; white <= 6; white++) {
      for (int black = 1; black <= 6; black++) {
        buffer.add(PackedMove.rollOff(white, black));
      }
    }
  }
}
