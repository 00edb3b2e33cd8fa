package dev.doska.khachapuri;

import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.internal.PackedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Moves to their packed form as written, and back. */
final class MoveCodec {
  private MoveCodec() {}

  /** Whether a move has a packed form: all but turns of more than four steps or with added dice. */
  static boolean packs(KhachapuriMove move) {
    return !(move instanceof Turn turn)
        || (turn.steps().size() <= 4 && turn.steps().stream().allMatch(step -> step.die() <= 6));
  }

  static long pack(KhachapuriMove move) {
    Objects.requireNonNull(move);
    if (!packs(move)) {
      throw new IllegalArgumentException("the turn " + move + " has no packed form");
    }
    if (move instanceof Roll roll) {
      return PackedMove.roll(roll.larger(), roll.smaller());
    }
    if (move instanceof RollOff roll) {
      return PackedMove.rollOff(roll.white(), roll.black());
    }
    if (!(move instanceof Turn turn)) {
      return PackedMove.PASS;
    }
    long packed = PackedMove.turn(turn.steps().size());
    for (int i = 0; i < turn.steps().size(); i++) {
      Step step = turn.steps().get(i);
      packed += PackedMove.step(i, step.from(), step.die());
    }
    return packed;
  }

  /** The packed canonical writing of a legal move: the listed turn with the same result. */
  static long canonical(Khachapuri game, KhachapuriPosition position, KhachapuriMove move) {
    long written = pack(move);
    if (!(move instanceof Turn)) {
      return written;
    }
    MoveBuffer buffer = new MoveBuffer();
    game.generate(position, buffer);
    int result = PackedMove.resultKey(written);
    int index = 0;
    while (PackedMove.resultKey(buffer.get(index)) != result) {
      index++;
    }
    return buffer.get(index);
  }

  static KhachapuriMove unpack(long packed) {
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
    List<Step> steps = new ArrayList<>(4);
    for (int i = 0; i < PackedMove.steps(packed); i++) {
      steps.add(new Step(PackedMove.from(packed, i), PackedMove.die(packed, i)));
    }
    return new Turn(steps);
  }
}
