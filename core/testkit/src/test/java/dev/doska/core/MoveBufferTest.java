package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.testkit.support.Allocation;
import org.junit.jupiter.api.Test;

class MoveBufferTest {
  @Test
  void it_grows_and_keeps_what_was_added() {
    MoveBuffer buffer = new MoveBuffer();
    for (int i = 0; i < 1000; i++) {
      buffer.add(i * 3L);
    }
    assertThat(buffer.size()).isEqualTo(1000);
    assertThat(buffer.get(0)).isZero();
    assertThat(buffer.get(999)).isEqualTo(2997);
    assertThat(buffer).hasToString("1000 packed moves");
  }

  @Test
  void one_move_or_two_are_added_at_once() {
    MoveBuffer buffer = new MoveBuffer();
    MoveBuffer single = new MoveBuffer();
    for (int i = 0; i < 1000; i++) {
      int both = i % 3 == 0 ? 1 : 0;
      buffer.add(i, -i, both);
      single.add(i);
      if (both == 1) {
        single.add(-i);
      }
      assertThat(buffer.size()).isEqualTo(single.size());
    }
    for (int i = 0; i < single.size(); i++) {
      assertThat(buffer.get(i)).isEqualTo(single.get(i));
    }
  }

  @Test
  void what_was_truncated_can_not_be_read() {
    MoveBuffer buffer = new MoveBuffer();
    buffer.add(1);
    buffer.add(2);
    buffer.truncate(1);
    assertThat(buffer.size()).isEqualTo(1);
    assertThatThrownBy(() -> buffer.get(1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("index 1, size 1");
    assertThatThrownBy(() -> buffer.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> buffer.truncate(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> buffer.truncate(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void sorting_leaves_what_stands_before_the_mark() {
    MoveBuffer buffer = new MoveBuffer();
    for (long move : new long[] {9, 5, -1, 7}) {
      buffer.add(move);
    }
    buffer.sort(1);
    assertThat(new long[] {buffer.get(0), buffer.get(1), buffer.get(2), buffer.get(3)})
        .containsExactly(9, -1, 5, 7);
    assertThatThrownBy(() -> buffer.sort(5)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void a_buffer_that_has_grown_allocates_nothing() {
    MoveBuffer buffer = new MoveBuffer();
    long bytes = Allocation.bytes(10, () -> {
      buffer.truncate(0);
      for (int i = 0; i < 500; i++) {
        buffer.add(i);
      }
    });
    assertThat(bytes).isZero();
  }
}
