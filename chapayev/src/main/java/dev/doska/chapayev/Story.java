package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/** Collects the facts of a transition, or nothing when nobody wants them. Confined to one thread. */
final class Story {
  /** Tells nothing; shared, as it changes nothing. */
  static final Story SILENT = new Story(false);

  private final boolean on;
  private final List<Fact> facts = new ArrayList<>();

  private Story(boolean on) {
    this.on = on;
  }

  static Story telling() {
    return new Story(true);
  }

  boolean isOn() {
    return on;
  }

  List<Fact> facts() {
    return List.copyOf(facts);
  }

  void tell(FactKind kind, Side colour) {
    if (on) {
      facts.add(new Fact(kind, colour, List.of(), List.of()));
    }
  }

  void tell(FactKind kind, Side colour, int number) {
    if (on) {
      facts.add(new Fact(kind, colour, List.of(), List.of(number)));
    }
  }

  void tell(FactKind kind, Side colour, List<Integer> numbers) {
    facts.add(new Fact(kind, colour, List.of(), numbers));
  }

  void about(FactKind kind, ChapayevDraft draft, Side colour, int set) {
    if (on) {
      facts.add(new Fact(kind, colour, draft.roster.names(set), List.of()));
    }
  }

  void about(FactKind kind, ChapayevDraft draft, Side colour, int set, int number) {
    if (on) {
      facts.add(new Fact(kind, colour, draft.roster.names(set), List.of(number)));
    }
  }

  void ordered(FactKind kind, Side colour, List<String> checkers) {
    facts.add(new Fact(kind, colour, checkers, List.of()));
  }
}
