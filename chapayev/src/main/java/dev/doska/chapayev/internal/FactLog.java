package dev.doska.chapayev.internal;

import dev.doska.chapayev.Fact;
import dev.doska.chapayev.FactKind;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/** The log of the facts of a transition; it can be disabled. Confined to one thread. */
public final class FactLog {
  /** A log that records nothing. It has no state and is shared. */
  public static final FactLog DISABLED = new FactLog(false);

  private final boolean on;
  private final List<Fact> facts = new ArrayList<>();

  private FactLog(boolean on) {
    this.on = on;
  }

  public static FactLog enabled() {
    return new FactLog(true);
  }

  public boolean isOn() {
    return on;
  }

  public List<Fact> facts() {
    return List.copyOf(facts);
  }

  public void record(FactKind kind, Side colour) {
    if (on) {
      facts.add(new Fact(kind, colour, List.of(), List.of()));
    }
  }

  public void record(FactKind kind, Side colour, int number) {
    if (on) {
      facts.add(new Fact(kind, colour, List.of(), List.of(number)));
    }
  }

  public void record(FactKind kind, Side colour, List<Integer> numbers) {
    facts.add(new Fact(kind, colour, List.of(), numbers));
  }

  public void recordCheckers(FactKind kind, WorkingBoard board, Side colour, int set) {
    if (on) {
      facts.add(new Fact(kind, colour, board.roster().names(set), List.of()));
    }
  }

  public void recordCheckers(FactKind kind, WorkingBoard board, Side colour, int set, int number) {
    if (on) {
      facts.add(new Fact(kind, colour, board.roster().names(set), List.of(number)));
    }
  }

  public void recordInOrder(FactKind kind, Side colour, List<String> checkers) {
    facts.add(new Fact(kind, colour, checkers, List.of()));
  }
}
