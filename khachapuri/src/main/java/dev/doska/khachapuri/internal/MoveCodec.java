package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.Step;
import java.util.List;
import java.util.Objects;

/** Moves to their packed form as written, and back. */
public final class MoveCodec {
  private static final int MAX_STEPS = 4;
  private static final int MAX_DIE = 6;

  private MoveCodec() {}

  /**
   * Whether a move has a packed form.
   *
   * @param move any move
   * @return true for all but turns of more than four steps or with dice added
   */
  public static boolean packs(KhachapuriMove move) {
    if (!(move instanceof Turn turn)) {
      return true;
    }
    boolean packs = turn.steps().size() <= MAX_STEPS;
    for (int i = 0; packs && i < turn.steps().size(); i++) {
      packs = turn.steps().get(i).die() <= MAX_DIE;
    }
    return packs;
  }

  /**
   * The packed form of a move as it is written.
   *
   * @param move any move
   * @return the packed form
   * @throws IllegalArgumentException if it has none
   */
  public static long pack(KhachapuriMove move) {
    Objects.requireNonNull(move);
    if (move instanceof Roll roll) {
      return PackedMove.roll(roll.larger(), roll.smaller());
    }
    if (move instanceof RollOff roll) {
      return PackedMove.rollOff(roll.white(), roll.black());
    }
    if (!(move instanceof Turn turn)) {
      return PackedMove.PASS;
    }
    if (!packs(move)) {
      throw new IllegalArgumentException("the turn " + move + " has no packed form");
    }
    List<Step> steps = turn.steps();
    long packed = PackedMove.turn(steps.size());
    for (int i = 0; i < steps.size(); i++) {
      packed += PackedMove.step(i, steps.get(i).from(), steps.get(i).die());
    }
    return packed;
  }

  /**
   * The canonical writing of a legal turn: the generated turn with the same result.
   *
   * @param turns the turns that are generated in the position
   * @param written the packed form of the turn as it is written
   * @return the packed form of the canonical writing
   */
  public static long canonical(MoveBuffer turns, long written) {
    int result = PackedMove.resultKey(written);
    int index = 0;
    while (PackedMove.resultKey(turns.get(index)) != result) {
      index++;
    }
    return turns.get(index);
  }

  /**
   * Whether a turn is written canonically and is legal.
   *
   * @param turns the turns that are generated in the position
   * @param turn any turn
   * @return true if it is one of them
   */
  public static boolean contains(MoveBuffer turns, Turn turn) {
    if (!packs(turn)) {
      return false;
    }
    long packed = pack(turn);
    for (int i = 0; i < turns.size(); i++) {
      if (turns.get(i) == packed) {
        return true;
      }
    }
    return false;
  }

  /**
   * The move of a packed form.
   *
   * @param packed a packed form
   * @return the move
   */
  public static KhachapuriMove unpack(long packed) {
    int one = PackedMove.firstDie(packed);
    int other = PackedMove.secondDie(packed);
    if (PackedMove.isRoll(packed)) {
      return new Roll(one, other);
    }
    if (PackedMove.isRollOff(packed)) {
      return new RollOff(one, other);
    }
    return packed == PackedMove.PASS ? Pass.PASS : turn(packed);
  }

  private static Turn turn(long packed) {
    Step[] steps = new Step[PackedMove.steps(packed)];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new Step(PackedMove.from(packed, i), PackedMove.die(packed, i));
    }
    return Turn.of(steps);
  }
}
