package dev.doska.czechcheckers.notation;

import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import java.util.List;
import java.util.Optional;

/**
 * A game as a PDN file has it: tags, moves with their notes, and what ends it. The moves may be illegal
 * and the result wrong: {@link PdnReplay} tells. Immutable.
 *
 * <p>{@code equals} compares the places too; {@link #withoutPlaces} leaves the content. A game without tags,
 * notes, moves and result is nothing to a reader.
 *
 * @param place where the game begins
 * @param tags the tags in order, no name twice
 * @param text the moves and notes
 * @param terminator what ends the game: a result such as {@code 1-0}, {@code 2-0} or {@code 0-0}, or
 *     {@code *}, which also stands for none
 */
public record PdnGame(PdnPlace place, List<PdnTag> tags, PdnText text, String terminator) {
  /** The value of the tag {@code GameType} that PDN 3.0 has for Czech checkers. */
  public static final String GAME_TYPE = "29,W,8,8,A0,0";

  /** What ends a game without a result. */
  public static final String NO_RESULT = "*";

  private static final List<String> RESULTS =
      List.of("1-0", "0-1", "1/2-1/2", "0-0", "2-0", "0-2", "1-1");

  /**
   * Copies the list and checks the terminator.
   *
   * @param place where the game begins
   * @param tags the tags in order, no name twice
   * @param text the moves and notes
   * @param terminator what ends the game: a result such as {@code 1-0}, {@code 2-0} or {@code 0-0}, or
   *     {@code *}, which also stands for none
   * @throws IllegalArgumentException if a name stands twice or the terminator is none
   */
  public PdnGame {
    tags = List.copyOf(tags);
    for (int i = 0; i < tags.size(); i++) {
      if (isNamed(tags.subList(0, i), tags.get(i).name())) {
        throw new IllegalArgumentException("a tag stands twice: " + tags.get(i));
      }
    }
    if (!terminator.equals(NO_RESULT) && !isResult(terminator)) {
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

  /** Whether a word is a result that ends a game. */
  static boolean isResult(String word) {
    return RESULTS.contains(word);
  }

  /**
   * The value of a tag.
   *
   * @param name the tag's name
   * @return its value, or empty if it is not there
   */
  public Optional<String> tag(String name) {
    return find(name).map(PdnTag::value);
  }

  Optional<PdnTag> find(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst();
  }

  /**
   * The result as text: what ends the game, or else its tag {@code Result}.
   *
   * @return for example {@code 1-0}, {@code 2-0} or {@code *}
   */
  public String result() {
    return terminator.equals(NO_RESULT) ? tag("Result").orElse(NO_RESULT) : terminator;
  }

  /**
   * What the result says. The results of PDN 3.0 have their meaning, {@code 2-0}, {@code 1-1} and {@code
   * 0-2} among them; a double forfeit ({@code 0-0}) and any other text say nothing of the board.
   *
   * @return the result, a win counting 1
   */
  public RecordedResult recordedResult() {
    return meaning(result());
  }

  static RecordedResult meaning(String result) {
    return switch (result) {
      case "1-0", "2-0" -> RecordedResult.win(Side.WHITE, 1);
      case "0-1", "0-2" -> RecordedResult.win(Side.BLACK, 1);
      case "1/2-1/2", "1-1" -> RecordedResult.DRAW;
      default -> RecordedResult.UNKNOWN;
    };
  }

  /**
   * The same game without places.
   *
   * @return a game that can be compared by its content
   */
  public PdnGame withoutPlaces() {
    List<PdnTag> bare =
        tags.stream().map(tag -> PdnTag.of(tag.name(), tag.value())).toList();
    return new PdnGame(PdnPlace.NONE, bare, text.withoutPlaces(), terminator);
  }

  /**
   * The PDN of a game played. Its tags are the given ones, then {@code Result} and {@code GameType}, then
   * {@code Ruleset} if it is not the default, then {@code SetUp} and {@code FEN} unless the game began in
   * the usual position with White to move; given tags of these names are left out.
   *
   * @param line the game
   * @param tags further facts
   * @return the game
   */
  public static PdnGame of(Line<CzechPosition, CzechMove> line, List<Tag> tags) {
    RecordedResult result = RecordedResult.of(line.status());
    return new PdnComposer(line.game()).compose(line.states().get(0), line.moves(), result, tags);
  }

  /**
   * The PDN of a record.
   *
   * @param game the game under the record's rule set
   * @param record a record of legal moves
   * @return the game, with tags as {@link #of(Line, List)} has them; keys are left out
   * @throws IllegalMoveException if a move is illegal, since it has no text
   */
  public static PdnGame of(
      Game<CzechPosition, CzechMove> game, GameRecord<CzechPosition, CzechMove> record) {
    return new PdnComposer(game)
        .compose(record.start(), record.moves(), record.result(), record.tags());
  }

  /**
   * The game in PDN, as {@link PdnWriter} writes it.
   *
   * @return the text, lines of at most 80 characters where words allow it
   */
  @Override
  public String toString() {
    return PdnWriter.format(this);
  }
}
