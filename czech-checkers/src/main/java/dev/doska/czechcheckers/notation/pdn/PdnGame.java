package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import java.util.List;
import java.util.Optional;

/**
 * A game as a PDN file has it: tags, moves with their notes, and the result. The moves may be illegal and
 * the result wrong; {@link PdnReplay} finds out. Immutable.
 *
 * <p>{@code equals} compares the places too; {@link #withoutPlaces} keeps the content only. A reader skips
 * a game without tags, notes, moves and result.
 *
 * @param place where the game begins
 * @param tags the tags in order, each name once
 * @param movetext the moves and notes
 * @param terminator the result that ends the game, such as {@code 1-0}, {@code 2-0} or {@code 0-0}; {@code
 *     *} if there is none
 */
public record PdnGame(PdnPlace place, List<PdnTag> tags, PdnMovetext movetext, String terminator) {
  /** The value of the tag {@code GameType} that PDN 3.0 defines for Czech checkers. */
  public static final String GAME_TYPE = PdnHeader.GAME_TYPE;

  /** The end of a game without a result. */
  public static final String NO_RESULT = PdnResults.NO_RESULT;

  /**
   * Copies the list and checks the terminator.
   *
   * @param place where the game begins
   * @param tags the tags in order, each name once
   * @param movetext the moves and notes
   * @param terminator the result that ends the game, such as {@code 1-0}, {@code 2-0} or {@code 0-0};
   *     {@code *} if there is none
   * @throws IllegalArgumentException if two tags have one name or the terminator is no result
   */
  public PdnGame {
    tags = List.copyOf(tags);
    for (int i = 0; i < tags.size(); i++) {
      if (isNamed(tags.subList(0, i), tags.get(i).name())) {
        throw new IllegalArgumentException("two tags with one name: " + tags.get(i));
      }
    }
    if (!terminator.equals(NO_RESULT) && !PdnResults.isResult(terminator)) {
      throw new IllegalArgumentException("no result: " + terminator);
    }
  }

  private static boolean isNamed(List<PdnTag> tags, String name) {
    for (PdnTag tag : tags) {
      if (tag.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The value of a tag.
   *
   * @param name the tag's name
   * @return its value, or empty if there is no such tag
   */
  public Optional<String> tag(String name) {
    return header().find(name).map(PdnTag::value);
  }

  PdnHeader header() {
    return new PdnHeader(tags);
  }

  /**
   * The rule set: that of the tag {@code Ruleset}, or the federation's without this tag.
   *
   * @return the rule set, or the errors of the tag at their places
   */
  public ParseResult<CzechRuleset> ruleset() {
    return header().ruleset();
  }

  /**
   * The result as text: the terminator, or the tag {@code Result} if the terminator is {@code *}.
   *
   * @return for example {@code 1-0}, {@code 2-0} or {@code *}
   */
  public String result() {
    return terminator.equals(NO_RESULT) ? tag("Result").orElse(NO_RESULT) : terminator;
  }

  /**
   * The meaning of the result. The results of PDN 3.0 have their meaning, among them {@code 2-0}, {@code
   * 1-1} and {@code 0-2}; a double forfeit ({@code 0-0}) and any other text say nothing about the board.
   *
   * @return the result, where a win counts 1 point
   */
  public RecordedResult recordedResult() {
    return PdnResults.meaning(result());
  }

  /**
   * The same game without places.
   *
   * @return a game that can be compared by its content
   */
  public PdnGame withoutPlaces() {
    List<PdnTag> bare =
        tags.stream().map(tag -> PdnTag.of(tag.name(), tag.value())).toList();
    return new PdnGame(PdnPlace.NONE, bare, movetext.withoutPlaces(), terminator);
  }

  /**
   * The PDN of a game that was played. It has the given tags, then {@code Result} and {@code GameType},
   * then {@code Ruleset} if the rule set is not the default, then {@code SetUp} and {@code FEN} unless the
   * game began in the usual position with White to move. Given tags of these names are left out.
   *
   * @param line the game
   * @param tags further tags
   * @return the game
   */
  public static PdnGame of(Line<CzechPosition, CzechMove> line, List<Tag> tags) {
    RecordedResult result = RecordedResult.of(line.status());
    return of(line.game(), line.initial(), line.moves(), result, tags);
  }

  /**
   * The PDN of a record.
   *
   * @param game the game under the record's rule set
   * @param record a record of legal moves
   * @return the game, with tags as {@link #of(Line, List)} has them, without the record's keys
   * @throws IllegalMoveException if a move is illegal and so has no text
   */
  public static PdnGame of(
      Game<CzechPosition, CzechMove> game, GameRecord<CzechPosition, CzechMove> record) {
    return of(game, record.start(), record.moves(), record.result(), record.tags());
  }

  private static PdnGame of(
      Game<CzechPosition, CzechMove> game,
      CzechPosition start,
      List<CzechMove> moves,
      RecordedResult result,
      List<Tag> tags) {
    return new PdnGame(
        PdnPlace.NONE,
        PdnComposer.tags(game, start, result, tags),
        PdnComposer.movetext(game, start, moves),
        PdnResults.word(result));
  }

  /**
   * The game in PDN, as {@link PdnWriter} writes it.
   *
   * @return the text, in lines of at most 80 characters where words allow it
   */
  @Override
  public String toString() {
    return PdnLayout.format(tags, movetext, terminator);
  }
}
