package dev.doska.chapayev.notation;

import dev.doska.chapayev.ChapayevDraft;
import dev.doska.chapayev.ChapayevGame;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevState;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Resolving;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.Whereabouts;
import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Positions as a line of whole numbers. Immutable and thread-safe. */
public final class PlainPositions implements PositionFormat<ChapayevState> {
  private final ChapayevGame game;

  /**
   * The format of a game's positions.
   *
   * @param game the game
   */
  public PlainPositions(ChapayevGame game) {
    this.game = game;
  }

  @Override
  public String format(ChapayevState s) {
    List<Integer> n = new ArrayList<>(List.of(
        s.formation(Side.WHITE),
        s.formation(Side.BLACK),
        s.rows().white(),
        s.rows().black(),
        s.baseRows().white(),
        s.baseRows().black(),
        s.opener().ordinal(),
        s.lastWinner().map(Side::ordinal).orElse(-1)));
    n.addAll(List.of(
        s.pieOffered() ? 1 : 0,
        s.seatsSwapped() ? 1 : 0,
        s.phase().ordinal(),
        s.mover().ordinal(),
        s.round(),
        s.decidedRounds(),
        s.quietStrikes()));
    for (Side side : Side.values()) {
      n.addAll(List.of(s.lostAny(side) ? 1 : 0, s.strikers(side)));
    }
    for (Checker c : s.checkers()) {
      n.addAll(List.of(
          c.id(),
          c.owner().ordinal(),
          c.turned() ? 1 : 0,
          c.where().ordinal(),
          c.below().orElse(-1),
          c.heading().orElse(-1),
          c.place().isPresent() ? 1 : 0,
          c.place().map(Place::x).orElse(0),
          c.place().map(Place::y).orElse(0)));
    }
    s.resolving()
        .ifPresent(r -> n.addAll(List.of(
            r.strikers(),
            r.own(),
            r.knockedOut(),
            r.hanging(),
            r.checked(),
            r.current().orElse(-1),
            r.hungOver().map(Edge::ordinal).orElse(-1))));
    s.resolving()
        .ifPresent(r -> n.addAll(List.of(
            r.sealed().map(ChapayevMove.Blow::direction).orElse(-1),
            r.sealed().map(ChapayevMove.Blow::strength).orElse(-1),
            r.blows(),
            r.sumX(),
            r.sumY())));
    return n.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  @Override
  public ParseResult<ChapayevState> parse(String text, Strictness strictness) {
    try {
      List<Integer> numbers = new ArrayList<>();
      for (String word : text.strip().split(" ", 1000)) {
        numbers.add(Integer.parseInt(word));
      }
      return new ParseResult.Ok<>(game.state(draft(numbers)));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return ParseResult.failed(new TextError(1, 1, "no position: " + e.getMessage(), ""));
    }
  }

  private ChapayevDraft draft(List<Integer> n) {
    ChapayevDraft d = game.draft(n.get(0), n.get(1));
    Side[] sides = Side.values();
    d.rows(new Rows(n.get(2), n.get(3)), new Rows(n.get(4), n.get(5)))
        .opener(sides[n.get(6)])
        .lastWinner(n.get(7) < 0 ? Optional.empty() : Optional.of(sides[n.get(7)]))
        .pie(n.get(8) == 1, n.get(9) == 1)
        .phase(Phase.values()[n.get(10)], sides[n.get(11)])
        .counters(n.get(12), n.get(13), n.get(14))
        .tally(Side.WHITE, n.get(15) == 1, n.get(16))
        .tally(Side.BLACK, n.get(17) == 1, n.get(18));
    int at = 19;
    for (int left = game.state(game.draft(n.get(0), n.get(1))).checkers().size();
        left > 0;
        left--) {
      List<Integer> c = n.subList(at, at + 9);
      d.set(new Checker(
          c.get(0),
          "",
          sides[0],
          sides[c.get(1)],
          c.get(2) == 1,
          Whereabouts.values()[c.get(3)],
          some(c.get(4)),
          some(c.get(5)),
          c.get(6) == 1 ? Optional.of(new Place(c.get(7), c.get(8))) : Optional.empty()));
      at += 9;
    }
    if (at < n.size()) {
      List<Integer> r = n.subList(at, at + 12);
      Optional<ChapayevMove.Blow> sealed = r.get(8) < 0
          ? Optional.empty()
          : Optional.of(new ChapayevMove.Blow(r.get(5), r.get(7), r.get(8)));
      d.resolving(Optional.of(new Resolving(
          r.get(0),
          r.get(1),
          r.get(2),
          r.get(3),
          r.get(4),
          some(r.get(5)),
          some(r.get(6)).map(i -> Edge.values()[i]),
          sealed,
          r.get(9),
          r.get(10),
          r.get(11))));
    }
    return d;
  }

  private static Optional<Integer> some(int number) {
    return number < 0 ? Optional.empty() : Optional.of(number);
  }
}
