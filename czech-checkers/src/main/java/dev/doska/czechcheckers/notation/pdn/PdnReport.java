package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.TextError;
import dev.doska.core.Verdict;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The report of {@link PdnReplay} on a game: the game is right, or the first place where it is not.
 * Immutable.
 */
public sealed interface PdnReport {
  /**
   * Whether the game is right.
   *
   * @return true exactly for {@link Verified}
   */
  default boolean isVerified() {
    return this instanceof Verified;
  }

  /**
   * The report in words.
   *
   * @return one or more lines without a full stop
   */
  String message();

  /**
   * Every move is legal and the result is possible.
   *
   * @param lines the replayed game: one line, and one more for each position that was set up inside the
   *     game
   * @param facts the draws that the game passed, in order; plies are counted through all lines
   */
  record Verified(List<Line<CzechPosition, CzechMove>> lines, List<Replay.Fact> facts)
      implements PdnReport {
    /**
     * Copies the lists.
     *
     * @param lines the replayed game: one line, and one more for each position that was set up inside the
     *     game
     * @param facts the draws that the game passed, in order; plies are counted through all lines
     */
    public Verified {
      lines = List.copyOf(lines);
      facts = List.copyOf(facts);
    }

    /**
     * The game, or its part after the last position that was set up.
     *
     * @return the last line
     */
    public Line<CzechPosition, CzechMove> line() {
      return lines.get(lines.size() - 1);
    }

    @Override
    public String message() {
      int plies = lines.stream().mapToInt(Line::ply).sum();
      return "verified, " + plies + (plies == 1 ? " move" : " moves");
    }
  }

  /**
   * A move is illegal; everything before it is right.
   *
   * @param place the place of the move
   * @param ply its number among the moves, from 1
   * @param text the move as written
   * @param before the game before it
   * @param verdict why it is illegal
   */
  record IllegalMove(
      PdnPlace place,
      int ply,
      String text,
      Line<CzechPosition, CzechMove> before,
      Verdict.Illegal verdict)
      implements PdnReport {
    @Override
    public String message() {
      return place + ": move " + ply + ", " + text + ", is illegal: " + verdict;
    }
  }

  /**
   * A tag or a move cannot be read; everything before it is right.
   *
   * @param errors the errors, at least one
   */
  record Unreadable(List<TextError> errors) implements PdnReport {
    /**
     * Copies the list.
     *
     * @param errors the errors, at least one
     */
    public Unreadable {
      errors = List.copyOf(errors);
    }

    @Override
    public String message() {
      return errors.stream().map(TextError::toString).collect(Collectors.joining("\n"));
    }
  }

  /**
   * The result on the board is not the recorded one.
   *
   * @param recorded the recorded result
   * @param actual the result on the board
   * @param why the outcome on the board
   */
  record ResultDiffers(RecordedResult recorded, RecordedResult actual, Outcome why)
      implements PdnReport {
    @Override
    public String message() {
      return "the result is " + actual + " (" + why + "), the game has " + recorded;
    }
  }
}
