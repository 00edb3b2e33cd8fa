package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.testkit.support.Allocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes that the walks allocate, exactly. */
class AllocationTest {
  /** The size of a position on a 64-bit virtual machine: a header and four ints. */
  private static final long POSITION = 32;

  private static final String INITIAL =
      "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
  private static final String KINGS = "W:WKc7,Kb4,Kg3,d2:BKh8,e5,Ke3,f6,b6,g7";
  private static final String CAPTURES = "W:WKg3,Ka1:Bb6,e5,b4,f2,d6,g7,c3";

  private final CzechCheckers game = CzechCheckers.standard().withoutDraws();

  @ParameterizedTest
  @ValueSource(strings = {INITIAL, KINGS, CAPTURES})
  void a_cursor_allocates_nothing_for_a_node(String fen) {
    Cursor<CzechPosition, CzechMove> cursor = game.cursor(Positions.of(fen));
    MoveBuffer moves = new MoveBuffer();
    assertThat(Allocation.bytes(50, () -> walk(cursor, 4, moves))).isZero();
    assertThat(Allocation.bytes(50, () -> cursor.leaves(5))).isZero();
  }

  private static long walk(Cursor<?, ?> cursor, int depth, MoveBuffer moves) {
    if (cursor.isFinished()) {
      return 0;
    }
    if (depth == 0) {
      return cursor.count();
    }
    int mark = moves.size();
    cursor.generate(moves);
    long leaves = 0;
    for (int i = mark; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      leaves += walk(cursor, depth - 1, moves);
      cursor.undo();
    }
    moves.truncate(mark);
    return leaves;
  }

  @ParameterizedTest
  @ValueSource(strings = {INITIAL, KINGS, CAPTURES})
  void a_packed_walk_allocates_one_position_for_a_move(String fen) {
    CzechPosition position = Positions.of(fen);
    MoveBuffer moves = new MoveBuffer();
    CzechPosition[] kept = new CzechPosition[1];
    long edges = edges(position, 3, moves, kept);
    long bytes = Allocation.bytes(50, () -> edges(position, 3, moves, kept));
    assertThat(bytes).isEqualTo(edges * POSITION);
  }

  /** Walks and keeps each position for a moment, so that none is optimised away. */
  private long edges(CzechPosition position, int depth, MoveBuffer moves, CzechPosition[] kept) {
    if (depth == 0) {
      return 0;
    }
    int mark = moves.size();
    game.generate(position, moves);
    int end = moves.size();
    long edges = (long) end - mark;
    for (int i = mark; i < end; i++) {
      CzechPosition next = game.playUnchecked(position, moves.get(i));
      kept[0] = next;
      edges += edges(next, depth - 1, moves, kept);
    }
    moves.truncate(mark);
    return edges;
  }

  @ParameterizedTest
  @ValueSource(strings = {INITIAL, KINGS, CAPTURES})
  void counting_allocates_nothing(String fen) {
    CzechPosition position = Positions.of(fen);
    MoveBuffer moves = new MoveBuffer();
    long bytes = Allocation.bytes(200, () -> {
      moves.truncate(0);
      game.generate(position, moves);
      if (game.count(position) != moves.size() || game.key(position) == 0) {
        throw new AssertionError("count and generate differ");
      }
    });
    assertThat(bytes).isZero();
  }
}
