package dev.doska.khachapuri.picture;

import dev.doska.core.History;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.Step;
import java.util.List;

/** Plays a game on a stage from the first move to the last, with a clock. Confined to one call. */
final class ReplayAnimation {
  // Milliseconds.
  private static final int OPENING = 1200;
  private static final int ROLL_OFF = 1500;
  private static final int ROLL = 800;
  private static final int FLIGHT = 480;
  private static final int LANDING = 120;
  private static final int TURN = 600;
  private static final int PASS = 900;
  private static final int ENDING = 5000;

  private final History<KhachapuriPosition, KhachapuriMove> line;
  private final ReplayScene stage;
  private int now;
  private int rolledAt;

  ReplayAnimation(History<KhachapuriPosition, KhachapuriMove> line) {
    this.line = line;
    this.stage = new ReplayScene(line.initial());
  }

  String svg() {
    List<KhachapuriPosition> positions = line.positions();
    List<KhachapuriMove> moves = line.moves();
    now = OPENING;
    stage.showNumbers(Captions.view(positions.get(0)), 0, now);
    say(0, now, Captions.waitedFor(positions.get(0)));
    rolledAt = OPENING;
    for (int i = 0; i < moves.size(); i++) {
      play(positions.get(i), moves.get(i));
    }
    end(positions.get(positions.size() - 1));
    return stage.svg("Khachapuri: a game of " + moves.size() + " moves", now);
  }

  private void play(KhachapuriPosition before, KhachapuriMove move) {
    Side side = before.side();
    if (move instanceof RollOff dice) {
      int end = now + ROLL_OFF;
      stage.showDie(Side.WHITE, 0, dice.white(), now, end);
      stage.showDie(Side.BLACK, 1, dice.black(), now, end);
      stage.showNumbers(Side.WHITE, now, end);
      say(now, end, "Roll-off: White " + dice.white() + ", Black " + dice.black());
      now = end;
      rolledAt = now;
    } else if (move instanceof Roll) {
      rolledAt = now;
      now += ROLL;
    } else {
      if (now == rolledAt) {
        now += ROLL;
      }
      if (move instanceof Turn turn) {
        turn.steps().forEach(step -> fly(side, step));
      } else if (move instanceof Pass) {
        now += PASS;
      }
      now += TURN;
      showRoll(side, before.larger(), before.smaller(), ": " + move);
      rolledAt = now;
    }
  }

  private void fly(Side side, Step step) {
    stage.fly(side, step.from(), step.to(), now, now + FLIGHT);
    now += FLIGHT + LANDING;
  }

  /** The dice, the numbers of the mover and the words, from the roll to now. */
  private void showRoll(Side side, int larger, int smaller, String turn) {
    stage.showDie(side, 0, larger, rolledAt, now);
    stage.showDie(side, 1, smaller, rolledAt, now);
    stage.showNumbers(side, rolledAt, now);
    say(rolledAt, now, Captions.name(side) + " " + larger + "-" + smaller + turn);
  }

  private void end(KhachapuriPosition last) {
    now += ENDING;
    if (last.phase() == Phase.TO_MOVE) {
      showRoll(last.side(), last.larger(), last.smaller(), "");
    } else {
      stage.showNumbers(Captions.view(last), rolledAt, now);
      say(
          rolledAt,
          now,
          line.status().outcome().map(Outcome::toString).orElse(Captions.waitedFor(last)));
    }
  }

  private void say(int from, int to, String words) {
    stage.show(
        "say " + from, from, to, board -> board.caption(BoardLayout.WIDTH / 2, "middle", words));
  }
}
