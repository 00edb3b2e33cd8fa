package dev.doska.khachapuri.internal;

import java.util.Arrays;

/** A growing set of positive numbers, used again and again. Confined to one thread. */
final class ResultSet {
  private int[] slots = new int[256];
  private int size;

  /** Adds a number; false if it was there. */
  boolean add(int number) {
    if (size * 2 >= slots.length) {
      grow();
    }
    int slot = place(number);
    if (slots[slot] == number) {
      return false;
    }
    slots[slot] = number;
    size++;
    return true;
  }

  void clear() {
    Arrays.fill(slots, 0);
    size = 0;
  }

  private int place(int number) {
    int mask = slots.length - 1;
    int slot = ((number * 0x9E3779B1) >>> 8) & mask;
    while (slots[slot] != 0 && slots[slot] != number) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    int[] old = slots;
    slots = new int[old.length * 2];
    for (int number : old) {
      if (number != 0) {
        slots[place(number)] = number;
      }
    }
  }
}
