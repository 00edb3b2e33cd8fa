package dev.doska.tool.adapter;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.FactKind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The facts of Chapayev as events. Lengths are counted in strikes; scissors are strikes. A round begins
 * when the sides set up.
 *
 * @param game the game
 */
record ChapayevEvents(Chapayev game) implements GameEvents<ChapayevPosition, ChapayevMove> {
  private static final List<EventKind> BY_FACT = Arrays.stream(FactKind.values())
      .map(kind -> EventKind.of(kind.rule(), kind))
      .toList();
  private static final EventKind SET_UP = BY_FACT.get(FactKind.SET_UP.ordinal());

  @Override
  public String unit() {
    return "strikes";
  }

  @Override
  public boolean counts(ChapayevMove move) {
    return move instanceof ChapayevMove.Strike || move instanceof ChapayevMove.Scissors;
  }

  @Override
  public List<EventKind> kinds() {
    return BY_FACT.stream()
        .sorted(Comparator.comparing(kind -> kind.rule().id()))
        .toList();
  }

  /** The first set-up comes before all moves, unless a coin is tossed for the opener. */
  @Override
  public List<EventKind> atStart() {
    return game.initial().round() == 0 ? List.of() : List.of(SET_UP);
  }

  @Override
  public List<EventKind> events(
      ChapayevPosition before, ChapayevMove move, ChapayevPosition after) {
    return game.resolve(before, move).facts().stream()
        .map(fact -> BY_FACT.get(fact.kind().ordinal()))
        .toList();
  }

  @Override
  public Optional<EventKind> roundStart() {
    return Optional.of(SET_UP);
  }
}
