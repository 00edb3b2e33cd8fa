package dev.doska.khachapuri;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Odds;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.internal.DiceOdds;
import dev.doska.khachapuri.internal.PackedMove;
import dev.doska.khachapuri.internal.PackedTurnState;
import dev.doska.khachapuri.internal.PositionKey;
import dev.doska.khachapuri.internal.Scoring;
import dev.doska.khachapuri.internal.Track;
import dev.doska.khachapuri.internal.TurnFlow;
import dev.doska.khachapuri.internal.TurnSearch;
import dev.doska.khachapuri.internal.Turns;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The walker in the tree of Khachapuri. */
final class KhachapuriCursor implements Cursor<KhachapuriPosition, KhachapuriMove> {
  private static final int FRAME = 5;

  private final KhachapuriRuleset rules;
  private final Scoring scoring;
  private final boolean lastTurn;
  private final Turns turns;
  private final TurnSearch search;
  private final MoveBuffer buffer = new MoveBuffer();
  private final Men white;
  private final Men black;
  private int situation;

  /** For each move played: the situation before it, and the planes of the side that moved. */
  private int[] stack = new int[64 * FRAME];

  private int depth;

  KhachapuriCursor(KhachapuriRuleset rules, Turns turns, KhachapuriPosition position) {
    this.rules = rules;
    this.scoring = new Scoring(rules.score());
    this.lastTurn = rules.lastTurn();
    this.turns = turns;
    this.search = new TurnSearch(rules);
    this.white = new Men(position, Side.WHITE);
    this.black = new Men(position, Side.BLACK);
    this.situation = position.situation;
  }

  /** One side's checkers in its own numbers, by planes. */
  private static final class Men {
    int p0;
    int p1;
    int p2;
    int p3;

    Men(KhachapuriPosition position, Side side) {
      p0 = position.plane(side, 0);
      p1 = position.plane(side, 1);
      p2 = position.plane(side, 2);
      p3 = position.plane(side, 3);
    }

    boolean isEmpty() {
      return (p0 | p1 | p2 | p3) == 0;
    }

    void step(int start, int die) {
      int from = 1 << start;
      p3 ^= from & ~(p0 | p1 | p2);
      p2 ^= from & ~(p0 | p1);
      p1 ^= from & ~p0;
      p0 ^= from;
      int to = from >>> die & Track.ALL;
      p3 ^= to & p0 & p1 & p2;
      p2 ^= to & p0 & p1;
      p1 ^= to & p0;
      p0 ^= to;
    }
  }

  private Men mover() {
    return (situation & 1) == 0 ? white : black;
  }

  private Men enemy() {
    return (situation & 1) == 0 ? black : white;
  }

  @Override
  public Status status() {
    return isFinished()
        ? new Status.Finished(scoring.outcome(position()))
        : PackedTurnState.status(situation);
  }

  @Override
  public boolean isFinished() {
    return PackedTurnState.phase(situation) == Phase.FINISHED;
  }

  @Override
  public Odds<KhachapuriMove> odds() {
    return switch (PackedTurnState.phase(situation)) {
      case TO_ROLL -> DiceOdds.ROLLS;
      case ROLL_OFF -> DiceOdds.ROLL_OFFS;
      case TO_MOVE, FINISHED ->
        throw new IllegalStateException("no roll is waited for: " + position());
    };
  }

  @Override
  public int count() {
    return switch (PackedTurnState.phase(situation)) {
      case TO_ROLL -> DiceOdds.ROLLS.size();
      case ROLL_OFF -> DiceOdds.ROLL_OFFS.size();
      case TO_MOVE -> turns(null);
      case FINISHED -> 0;
    };
  }

  @Override
  public void generate(MoveBuffer buffer) {
    switch (PackedTurnState.phase(situation)) {
      case TO_ROLL -> DiceOdds.addRolls(buffer);
      case ROLL_OFF -> DiceOdds.addRollOffs(buffer);
      case TO_MOVE -> turns(buffer);
      case FINISHED -> {}
    }
  }

  private int turns(@Nullable MoveBuffer out) {
    Men own = mover();
    Men other = enemy();
    return turns.generate(
        own.p0,
        own.p1,
        own.p2,
        own.p3,
        other.p0,
        other.p1,
        other.p2,
        other.p3,
        PackedTurnState.larger(situation),
        PackedTurnState.smaller(situation),
        search,
        out);
  }

  @Override
  public void play(long packed) {
    Men own = mover();
    push(own);
    if (PackedMove.isRoll(packed)) {
      situation = PackedTurnState.rolled(
          situation, PackedMove.firstDie(packed), PackedMove.secondDie(packed));
    } else if (PackedMove.isRollOff(packed)) {
      situation = TurnFlow.afterRollOff(rules, situation, packed);
    } else {
      for (int i = 0; i < PackedMove.steps(packed); i++) {
        own.step(PackedMove.from(packed, i), PackedMove.die(packed, i));
      }
      situation =
          PackedTurnState.afterTurn(situation, !own.isEmpty(), !enemy().isEmpty(), lastTurn);
    }
  }

  private void push(Men own) {
    int at = depth * FRAME;
    if (at == stack.length) {
      stack = Arrays.copyOf(stack, at * 2);
    }
    stack[at] = situation;
    stack[at + 1] = own.p0;
    stack[at + 2] = own.p1;
    stack[at + 3] = own.p2;
    stack[at + 4] = own.p3;
    depth++;
  }

  @Override
  public void undo() {
    if (depth == 0) {
      throw new IllegalStateException("no move has been played");
    }
    depth--;
    int at = depth * FRAME;
    situation = stack[at];
    Men own = mover();
    own.p0 = stack[at + 1];
    own.p1 = stack[at + 2];
    own.p2 = stack[at + 3];
    own.p3 = stack[at + 4];
  }

  @Override
  public KhachapuriPosition position() {
    return new KhachapuriPosition(
        white.p0, white.p1, white.p2, white.p3, black.p0, black.p1, black.p2, black.p3, situation);
  }

  @Override
  public long key() {
    return PositionKey.of(
        white.p0, white.p1, white.p2, white.p3, black.p0, black.p1, black.p2, black.p3, situation);
  }

  @Override
  public long leaves(int decisions) {
    if (decisions < 0) {
      throw new IllegalArgumentException("depth " + decisions + " is negative");
    }
    return decisions == 0 ? 1 : leavesBelow(decisions);
  }

  private long leavesBelow(int decisions) {
    return switch (PackedTurnState.phase(situation)) {
      case TO_MOVE -> decisions == 1 ? turns(null) : leavesOfTurns(decisions);
      case TO_ROLL -> leavesOfRolls(decisions);
      case ROLL_OFF -> leavesOfRollOff(decisions);
      case FINISHED -> 0;
    };
  }

  private long leavesOfTurns(int decisions) {
    int mark = buffer.size();
    int end = mark + turns(buffer);
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      play(buffer.get(i));
      leaves += leavesBelow(decisions - 1);
      undo();
    }
    buffer.truncate(mark);
    return leaves;
  }

  private long leavesOfRolls(int decisions) {
    int waiting = situation;
    long leaves = 0;
    for (int larger = 1; larger <= 6; larger++) {
      for (int smaller = 1; smaller <= larger; smaller++) {
        situation = PackedTurnState.rolled(waiting, larger, smaller);
        leaves += leavesBelow(decisions);
      }
    }
    situation = waiting;
    return leaves;
  }

  private long leavesOfRollOff(int decisions) {
    int waiting = situation;
    long leaves = 0;
    for (int white = 1; white <= 6; white++) {
      for (int black = 1; black <= 6; black++) {
        if (white != black) {
          situation = TurnFlow.afterRollOff(rules, waiting, PackedMove.rollOff(white, black));
          leaves += leavesBelow(decisions);
        }
      }
    }
    situation = waiting;
    return leaves;
  }
}
