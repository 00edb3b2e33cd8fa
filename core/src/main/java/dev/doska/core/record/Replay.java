package dev.doska.core.record;

import dev.doska.core.Claim;
import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Verifies records by playing them again. Draw rules do not stop the reading: the moves are judged by
 * {@link Game#withoutDraws}, and each draw that the game passed is reported as a fact. Thread-safe.
 *
 * <pre>{@code
 * Line<S, M> line = Playout.<S, M>random(new SplitMix64(3)).run(Line.start(game), 50);
 * RecordFormat<S, M> format = new RecordFormat<>(game);
 * String text = format.format(GameRecord.of(line, List.of(new Tag("White", "nobody"))));
 * Replay.Report<S, M> report = Replay.verify(game, format.parse(text).orElseThrow());
 * System.out.println(report.message());
 * }</pre>
 */
public final class Replay {
  private Replay() {}

  /**
   * The result of a replay: the record is right, or the first place where it is wrong.
   *
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  public sealed interface Report<S, M> {
    /**
     * Whether the record is right.
     *
     * @return true exactly for {@link Verified}
     */
    default boolean isVerified() {
      return this instanceof Verified;
    }

    /**
     * The finding in words.
     *
     * @return one sentence, without a full stop
     */
    String message();
  }

  /**
   * Every move is legal, every key and the result are right. The line ends with the last move; a
   * resignation or an agreement that the recorded result means is not declared on it.
   *
   * @param line the game played again
   * @param facts the draws that the game reached, in order
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  public record Verified<S, M>(Line<S, M> line, List<Fact> facts) implements Report<S, M> {
    /**
     * Copies the list.
     *
     * @param line the game played again
     * @param facts the draws that the game reached, in order
     */
    public Verified {
      facts = List.copyOf(facts);
    }

    @Override
    public String message() {
      return "verified, " + line.ply() + (line.ply() == 1 ? " move" : " moves");
    }
  }

  /**
   * A draw by the rules after which the game went on.
   *
   * @param ply after how many moves it began to hold
   * @param outcome the draw
   * @param automatic whether it would have ended the game; otherwise it could have been claimed
   */
  public record Fact(int ply, Outcome outcome, boolean automatic) {
    private boolean hasRuleOf(Fact other) {
      return outcome.why().rule().equals(other.outcome.why().rule());
    }

    @Override
    public String toString() {
      return "after move " + ply + ": " + (automatic ? "" : "claimable ") + outcome;
    }
  }

  /**
   * A move is illegal; everything before it is right.
   *
   * @param ply the move's number, from 1
   * @param before the line before it
   * @param move the move
   * @param verdict why it is illegal
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  public record IllegalAt<S, M>(int ply, Line<S, M> before, M move, Verdict.Illegal verdict)
      implements Report<S, M> {
    @Override
    public String message() {
      return "move " + ply + " (" + move + ") is illegal: " + verdict;
    }
  }

  /**
   * The position after a move is not the one that the record's key names.
   *
   * @param ply the move's number, from 1
   * @param expected the key in the record
   * @param actual the key of the position
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  public record KeyDiffers<S, M>(int ply, long expected, long actual) implements Report<S, M> {
    @Override
    public String message() {
      return "after move " + ply + " the key is " + GameRecord.keyText(actual) + ", the record has "
          + GameRecord.keyText(expected);
    }
  }

  /**
   * The board decides the game, and the record states another result.
   *
   * @param recorded the result in the record
   * @param actual the result on the board
   * @param why how the board decides
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  public record ResultDiffers<S, M>(RecordedResult recorded, RecordedResult actual, Outcome why)
      implements Report<S, M> {
    @Override
    public String message() {
      return "the result is " + actual + " (" + why + "), the record has " + recorded;
    }
  }

  /**
   * Verifies a record: judges and plays each move, and compares each key and the result. A decisive or
   * drawn result on an undecided board counts as resignation or agreement, and an unknown result
   * contradicts nothing.
   *
   * <p>The moves of a record that was read from a text by this same game are not judged and played
   * again: {@link GameRecord#line} holds the game that its reader played.
   *
   * @param game the game under the record's rule set
   * @param record the record
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return that it is right, or the first place where it is not
   * @throws IllegalArgumentException if the record is of another game or rule set
   */
  public static <S, M> Report<S, M> verify(Game<S, M> game, GameRecord<S, M> record) {
    if (!record.game().equals(game.id())
        || !record.ruleset().equals(game.ruleset().text())) {
      throw new IllegalArgumentException("a record of " + record.game() + " " + record.ruleset()
          + " can't be verified by " + game.id() + " " + game.ruleset().text());
    }
    Game<S, M> free = game.withoutDraws();
    List<Line<S, M>> read = record.pathIn(game);
    Line<S, M> line = Line.start(game, record.start());
    int ply = 0;
    for (GameRecord.Entry<M> entry : record.entries()) {
      ply++;
      if (!read.isEmpty()) {
        line = read.get(ply);
      } else if (free.judge(line.position(), entry.move()) instanceof Verdict.Illegal illegal) {
        return new IllegalAt<>(ply, line, entry.move(), illegal);
      } else {
        line = line.playUnchecked(entry.move());
      }
      if (entry.key().isPresent() && entry.key().getAsLong() != line.key()) {
        return new KeyDiffers<>(ply, entry.key().getAsLong(), line.key());
      }
    }
    return verifyResult(free, line, record.result());
  }

  /**
   * Verifies the result of a game whose moves are known to be legal, and finds the draws that it reached.
   *
   * @param line the game after its last move, without a declared ending
   * @param recorded the result as a record states it
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return {@link Verified} or {@link ResultDiffers}
   */
  public static <S, M> Report<S, M> verifyResult(Line<S, M> line, RecordedResult recorded) {
    return verifyResult(line.game().withoutDraws(), line, recorded);
  }

  private static <S, M> Report<S, M> verifyResult(
      Game<S, M> free, Line<S, M> line, RecordedResult recorded) {
    List<Fact> facts = new ArrayList<>();
    List<Fact> before = List.of();
    Optional<Outcome> won = free.status(line.position()).outcome();
    for (Line<S, M> ply : line.path()) {
      List<Outcome> endings = line.game().endings(ply.position());
      Optional<Outcome> win =
          endings.stream().filter(Outcome.Win.class::isInstance).findFirst();
      if (win.isPresent() && ply.ply() < line.ply()) {
        return playedOn(line, ply);
      }
      won = won.isPresent() ? won : win;
      List<Fact> now = draws(ply, endings);
      for (Fact fact : now) {
        if (before.stream().noneMatch(fact::hasRuleOf)) {
          facts.add(fact);
        }
      }
      before = now;
    }
    RecordedResult actual =
        won.map(outcome -> RecordedResult.of(new Status.Finished(outcome))).orElse(recorded);
    boolean unstated = recorded.equals(RecordedResult.UNKNOWN);
    return unstated || recorded.equals(actual)
        ? new Verified<>(line, facts)
        : new ResultDiffers<>(recorded, actual, won.orElseThrow());
  }

  /** A game that went on after a rule that is no drawing rule had ended it. */
  private static <S, M> Report<S, M> playedOn(Line<S, M> line, Line<S, M> ended) {
    M move = line.moves().get(ended.ply());
    Verdict.Illegal verdict =
        new Verdict.Illegal(line.game().judge(ended.position(), move).violations());
    return new IllegalAt<>(ended.ply() + 1, ended, move, verdict);
  }

  /** The draws that hold at a point of a game. */
  private static <S, M> List<Fact> draws(Line<S, M> line, List<Outcome> endings) {
    List<Claim> claims = line.game().claims(line);
    if (endings.isEmpty() && claims.isEmpty()) {
      return List.of();
    }
    List<Fact> draws = new ArrayList<>();
    endings.forEach(outcome -> draws.add(new Fact(line.ply(), outcome, true)));
    claims.forEach(c -> draws.add(new Fact(line.ply(), c.outcome(), c.automatic())));
    draws.removeIf(fact -> !(fact.outcome() instanceof Outcome.Draw));
    return draws;
  }
}
