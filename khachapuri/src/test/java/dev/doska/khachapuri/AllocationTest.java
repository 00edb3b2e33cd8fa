package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.testkit.support.Allocation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bytes that the fast walks allocate, which are exact. */
class AllocationTest {
  /** Header 12, eight planes and the situation 4 each. */
  private static final long POSITION_BYTES = 48;

  private static final Khachapuri GAME = Khachapuri.standard();

  private static List<KhachapuriPosition> turns(Khachapuri game) {
    List<KhachapuriPosition> positions = new ArrayList<>();
    for (long seed = 0; seed < 200; seed++) {
      positions.add(Positions.reachableTurn(game, seed));
    }
    return positions;
  }

  @Test
  void generating_and_counting_turns_of_positions_allocate_nothing() {
    List<KhachapuriPosition> positions = turns(GAME);
    MoveBuffer buffer = new MoveBuffer();
    long bytes = Allocation.bytes(() -> {
      for (int i = 0; i < positions.size(); i++) {
        GAME.generate(positions.get(i), buffer);
        GAME.count(positions.get(i));
        buffer.truncate(0);
      }
    });
    assertThat(bytes).isZero();
  }

  @Test
  void a_packed_edge_allocates_one_position() {
    List<KhachapuriPosition> positions = turns(GAME);
    long[] moves = new long[positions.size()];
    KhachapuriPosition[] after = new KhachapuriPosition[positions.size()];
    MoveBuffer buffer = new MoveBuffer();
    for (int i = 0; i < moves.length; i++) {
      GAME.generate(positions.get(i), buffer);
      moves[i] = buffer.get(buffer.size() - 1);
    }
    long bytes = Allocation.bytes(() -> {
      for (int i = 0; i < moves.length; i++) {
        after[i] = GAME.playUnchecked(positions.get(i), moves[i]);
      }
    });
    assertThat(bytes).isEqualTo(POSITION_BYTES * moves.length);
  }

  @Test
  void a_cursor_allocates_nothing_once_warm() {
    Cursor<KhachapuriPosition, KhachapuriMove> cursor = GAME.cursor(GAME.initial(Side.WHITE));
    assertThat(Allocation.bytes(() -> cursor.leaves(2))).isZero();
  }

  @Test
  void a_cursor_allocates_nothing_where_turns_have_to_be_searched() {
    Khachapuri game = Positions.game("std,prime=forbid,force=yes,primeCheck=turn");
    Cursor<KhachapuriPosition, KhachapuriMove> cursor = game.cursor(game.initial(Side.WHITE));
    assertThat(Allocation.bytes(20, () -> cursor.leaves(2))).isZero();
  }

  @Test
  void statuses_odds_and_keys_are_not_made_anew() {
    KhachapuriPosition turn = Positions.reachableTurn(GAME, 1);
    KhachapuriPosition roll = GAME.initial(Side.BLACK);
    long bytes = Allocation.bytes(() -> {
      GAME.status(turn);
      GAME.status(roll);
      GAME.odds(roll);
      GAME.key(turn);
    });
    assertThat(bytes).isZero();
  }
}
