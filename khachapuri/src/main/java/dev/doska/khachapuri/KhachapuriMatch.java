package dev.doska.khachapuri;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.ruleset.KhachapuriOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A match of several games (KH-20): who starts each (KH-05), the score, and the stake. It is not
 * part of the positions of the games. Immutable and thread-safe. Two are equal if their games have the
 * same rules, starters and outcomes.
 *
 * <pre>{@code
 * KhachapuriMatch match = KhachapuriMatch.of(Khachapuri.standard());
 * Line<KhachapuriPosition, KhachapuriMove> line = Line.start(match.game(), match.nextStart());
 * line = line.resign(Side.BLACK); // or play it to its end
 * match = match.with(line);
 * long points = match.score(Side.WHITE);
 * }</pre>
 */
public final class KhachapuriMatch {
  /**
   * A game of a match that is over.
   *
   * @param starter who started it
   * @param outcome how it ended
   */
  public record Result(Side starter, Outcome outcome) {}

  private final Khachapuri game;
  private final List<Result> results;

  private KhachapuriMatch(Khachapuri game, List<Result> results) {
    this.game = Objects.requireNonNull(game);
    this.results = List.copyOf(results);
  }

  /**
   * A match before its first game.
   *
   * @param game the game under the match's rules, which hold its length and its stake
   * @return the match
   */
  public static KhachapuriMatch of(Khachapuri game) {
    return new KhachapuriMatch(game, List.of());
  }

  /**
   * The game that is played.
   *
   * @return the game under the match's rules
   */
  public Khachapuri game() {
    return game;
  }

  /**
   * The games that are over.
   *
   * @return an unmodifiable list in order
   */
  public List<Result> results() {
    return results;
  }

  /**
   * The position in which the next game starts: as {@link Khachapuri#initial()} for the first (KH-03),
   * then by the rule of later games (KH-05). After a draw, where the winner or the loser should start,
   * the last starter starts again.
   *
   * @return the position
   * @throws IllegalStateException if the match is over
   */
  public KhachapuriPosition nextStart() {
    if (winner().isPresent()) {
      throw new IllegalStateException("the match is over");
    }
    return nextStarter().map(game::initial).orElseGet(this::startWithoutStarter);
  }

  private KhachapuriPosition startWithoutStarter() {
    return results.isEmpty()
        ? game.initial()
        : Khachapuri.of(game.ruleset().toBuilder()
                .starter(KhachapuriOption.Starter.ROLL_OFF)
                .build())
            .initial();
  }

  /** Who starts the next game; empty if the game's own start decides, or a roll-off. */
  private Optional<Side> nextStarter() {
    if (results.isEmpty()) {
      return Optional.empty();
    }
    Result last = results.get(results.size() - 1);
    Optional<Side> winner =
        last.outcome() instanceof Outcome.Win win ? Optional.of(win.winner()) : Optional.empty();
    return switch (game.ruleset().nextStarter()) {
      case WINNER -> winner.or(() -> Optional.of(last.starter()));
      case LOSER -> winner.map(Side::other).or(() -> Optional.of(last.starter()));
      case ALTERNATE -> Optional.of(last.starter().other());
      case ROLL_OFF -> Optional.empty();
    };
  }

  /**
   * The match after another game.
   *
   * @param line the game, from {@link #nextStart} to its end, on the board or by resignation
   * @return the longer match
   * @throws IllegalArgumentException if the game is not over, was played under other rules, or did not
   *     start where it had to
   * @throws IllegalStateException if the match is over
   */
  public KhachapuriMatch with(Line<KhachapuriPosition, KhachapuriMove> line) {
    KhachapuriPosition start = nextStart();
    if (!line.game().ruleset().equals(game.ruleset())) {
      throw new IllegalArgumentException(
          "a game by " + line.game().ruleset() + " in a match by " + game.ruleset());
    }
    if (!line.initial().equals(start)) {
      throw new IllegalArgumentException(
          "the game starts at " + line.initial() + ", not at " + start);
    }
    if (!(line.status() instanceof Status.Finished finished)) {
      throw new IllegalArgumentException("the game is not over: " + line.position());
    }
    List<Result> longer = new ArrayList<>(results);
    longer.add(new Result(starter(line), finished.result()));
    return new KhachapuriMatch(game, longer);
  }

  /** Who started a game: the winner of its roll-off, or the side that rolled first. */
  private static Side starter(Line<KhachapuriPosition, KhachapuriMove> line) {
    for (KhachapuriMove move : line.moves()) {
      if (move instanceof RollOff roll && !roll.isTie()) {
        return roll.white() > roll.black() ? Side.WHITE : Side.BLACK;
      }
    }
    // Given up before the roll-off was decided: nobody has started, so White is recorded as the
    // starter.
    return line.initial().side();
  }

  /**
   * A side's points.
   *
   * @param side the side
   * @return the sum over its wins, 0 or more
   */
  public long score(Side side) {
    Objects.requireNonNull(side);
    return results.stream()
        .mapToLong(result -> Math.max(0, result.outcome().points(side)))
        .sum();
  }

  /**
   * Who has won the match.
   *
   * @return the side with enough points; empty before that, and always in a money session
   */
  public Optional<Side> winner() {
    int goal = game.ruleset().matchPoints();
    for (Side side : Side.values()) {
      if (goal > 0 && score(side) >= goal) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /**
   * What a side has won or lost so far.
   *
   * @param side the side
   * @return the stake times the difference of the points, negative for a loss
   */
  public long balance(Side side) {
    return game.ruleset().stake() * (score(side) - score(side.other()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KhachapuriMatch that
        && game.ruleset().equals(that.game.ruleset())
        && results.equals(that.results);
  }

  @Override
  public int hashCode() {
    return results.hashCode();
  }

  /**
   * The score in words.
   *
   * @return for example {@code 3-1 after 3 games}
   */
  @Override
  public String toString() {
    return score(Side.WHITE) + "-" + score(Side.BLACK) + " after " + results.size()
        + (results.size() == 1 ? " game" : " games");
  }
}
