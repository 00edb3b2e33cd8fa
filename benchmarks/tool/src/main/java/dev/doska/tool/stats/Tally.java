package dev.doska.tool.stats;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.tool.adapter.EventKind;
import dev.doska.tool.adapter.GameEvents;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The counts of a number of matches. All counts are whole numbers, and adding tallies in any order gives
 * the same sum. Confined to one thread.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
final class Tally<S, M> {
  private final GameEvents<S, M> events;
  private final Map<EventKind, Long> counts = new LinkedHashMap<>();
  private final SortedMap<Integer, Long> lengths = new TreeMap<>();
  private final SortedMap<String, EndingCount> endings = new TreeMap<>();
  private final Map<Side, Long> wins = new EnumMap<>(Side.class);
  private long firstMoverWins;
  private long draws;
  private long unfinished;

  Tally(GameEvents<S, M> events) {
    this.events = events;
    events.kinds().forEach(kind -> counts.put(kind, 0L));
  }

  /** Adds a match from its initial position to its last. */
  void add(Line<S, M> match) {
    events.atStart().forEach(kind -> count(kind, 1));
    Optional<Side> firstMover = Optional.empty();
    int length = 0;
    List<S> positions = match.positions();
    List<M> moves = match.moves();
    for (int ply = 0; ply < moves.size(); ply++) {
      S before = positions.get(ply);
      M move = moves.get(ply);
      if (firstMover.isEmpty() && match.game().status(before) instanceof Status.ToMove toMove) {
        firstMover = Optional.of(toMove.mover());
      }
      length += events.counts(move) ? 1 : 0;
      events.events(before, move, positions.get(ply + 1)).forEach(kind -> count(kind, 1));
    }
    lengths.merge(length, 1L, Long::sum);
    Optional<Outcome> outcome = match.status().outcome();
    if (outcome.isEmpty()) {
      unfinished++;
    } else {
      add(outcome.get(), firstMover);
    }
  }

  private void add(Outcome outcome, Optional<Side> firstMover) {
    addEnding(new EndingCount(outcome.why(), 1));
    if (outcome instanceof Outcome.Win win) {
      wins.merge(win.winner(), 1L, Long::sum);
      firstMoverWins += firstMover.equals(Optional.of(win.winner())) ? 1 : 0;
    } else {
      draws++;
    }
  }

  private void addEnding(EndingCount ending) {
    endings.merge(
        ending.ending().rule().id() + " " + ending.ending().reason(), ending, EndingCount::plus);
  }

  private void count(EventKind kind, long times) {
    counts.merge(kind, times, Long::sum);
  }

  /** Adds the counts of other matches. */
  void add(Tally<S, M> other) {
    other.counts.forEach(this::count);
    other.lengths.forEach((length, times) -> lengths.merge(length, times, Long::sum));
    other.endings.values().forEach(this::addEnding);
    other.wins.forEach((side, times) -> wins.merge(side, times, Long::sum));
    firstMoverWins += other.firstMoverWins;
    draws += other.draws;
    unfinished += other.unfinished;
  }

  /** The statistics of the matches so far. */
  Statistics statistics() {
    Lengths all = new Lengths(lengths);
    long rounds =
        events.roundStart().map(kind -> counts.getOrDefault(kind, 0L)).orElse(all.matches());
    return new Statistics(
        events.unit(),
        all,
        rounds,
        unfinished,
        wins.getOrDefault(Side.WHITE, 0L),
        wins.getOrDefault(Side.BLACK, 0L),
        draws,
        firstMoverWins,
        List.copyOf(endings.values()),
        counts.entrySet().stream()
            .map(entry -> new EventCount(entry.getKey(), entry.getValue()))
            .toList());
  }
}
