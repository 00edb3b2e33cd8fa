package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A whole game as it was written down. The moves may be illegal and the result may be wrong; {@link
 * Replay#verify} reports. Two are equal if all their parts are equal. Immutable.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class GameRecord<S, M> {
  private final String game;
  private final String ruleset;
  private final List<Tag> tags;
  private final S start;
  private final List<Entry<M>> entries;
  private final RecordedResult result;
  private final @Nullable Line<S, M> line;

  /**
   * A record of any moves.
   *
   * @param game the game's id
   * @param ruleset the rule set's text
   * @param tags further facts, in order; not Game, Ruleset, Start or Result
   * @param start the position in which the game began
   * @param entries the moves, rolls included
   * @param result the result as stated
   */
  public GameRecord(
      String game,
      String ruleset,
      List<Tag> tags,
      S start,
      List<Entry<M>> entries,
      RecordedResult result) {
    this(game, ruleset, List.copyOf(tags), start, List.copyOf(entries), result, null);
  }

  private GameRecord(
      String game,
      String ruleset,
      List<Tag> tags,
      S start,
      List<Entry<M>> entries,
      RecordedResult result,
      @Nullable Line<S, M> line) {
    this.game = Objects.requireNonNull(game);
    this.ruleset = Objects.requireNonNull(ruleset);
    this.tags = tags;
    this.start = Objects.requireNonNull(start);
    this.entries = entries;
    this.result = Objects.requireNonNull(result);
    this.line = line;
  }

  /**
   * A move or a roll, with the key of the position after it if the record states one.
   *
   * @param move the move
   * @param key the position's {@link Game#key}
   * @param <M> the game's moves
   */
  public record Entry<M>(M move, OptionalLong key) {
    /**
     * Refuses null.
     *
     * @param move the move
     * @param key the position's {@link Game#key}
     */
    public Entry {
      Objects.requireNonNull(move);
      Objects.requireNonNull(key);
    }
  }

  /**
   * The record of a game, with a key after every move.
   *
   * @param line the game
   * @param tags further facts
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return the record
   */
  public static <S, M> GameRecord<S, M> of(Line<S, M> line, List<Tag> tags) {
    List<Entry<M>> entries = new ArrayList<>();
    for (Line<S, M> ply : line.path()) {
      ply.move().ifPresent(move -> entries.add(new Entry<>(move, OptionalLong.of(ply.key()))));
    }
    return new GameRecord<>(
        line.game().id(),
        line.game().ruleset().text(),
        tags,
        line.initial(),
        entries,
        RecordedResult.of(line.status()));
  }

  /**
   * The record that a reader has read and played.
   *
   * @param line the game; each move was judged and is legal
   * @param entries the moves, never to be changed again
   */
  static <S, M> GameRecord<S, M> read(
      Line<S, M> line, List<Tag> tags, List<Entry<M>> entries, RecordedResult result) {
    return new GameRecord<>(
        line.game().id(),
        line.game().ruleset().text(),
        List.copyOf(tags),
        line.initial(),
        Collections.unmodifiableList(entries),
        result,
        line);
  }

  /**
   * A key as records write it.
   *
   * @param key any key
   * @return 16 lower-case hex digits
   */
  public static String keyText(long key) {
    return HexFormat.of().toHexDigits(key);
  }

  /**
   * The game's id.
   *
   * @return the value of the tag Game
   */
  public String game() {
    return game;
  }

  /**
   * The rule set's text.
   *
   * @return the value of the tag Ruleset
   */
  public String ruleset() {
    return ruleset;
  }

  /**
   * Further facts.
   *
   * @return an unmodifiable list, in order
   */
  public List<Tag> tags() {
    return tags;
  }

  /**
   * The position in which the game began.
   *
   * @return the position
   */
  public S start() {
    return start;
  }

  /**
   * The moves, rolls included.
   *
   * @return an unmodifiable list
   */
  public List<Entry<M>> entries() {
    return entries;
  }

  /**
   * The result as stated.
   *
   * @return the result
   */
  public RecordedResult result() {
    return result;
  }

  /**
   * The game as its reader played it. A text names a move only in a position, so reading a record judges
   * and plays each move; so the record keeps the game. It is not compared by {@link #equals}.
   *
   * @return the game after its last move; empty for a record that was not read from a text
   */
  public Optional<Line<S, M>> line() {
    return Optional.ofNullable(line);
  }

  /** The game after each move, as a reader of this game played it; empty if it must be played again. */
  List<Line<S, M>> pathIn(Game<S, M> reader) {
    return line != null && line.game() == reader ? line.path() : List.of();
  }

  /**
   * The moves without their keys.
   *
   * @return an unmodifiable list
   */
  public List<M> moves() {
    return entries.stream().map(Entry::move).toList();
  }

  /**
   * The value of a tag.
   *
   * @param name the tag's name
   * @return its value, or empty if there is no such tag
   */
  public Optional<String> tag(String name) {
    Objects.requireNonNull(name);
    return tags.stream().filter(tag -> tag.name().equals(name)).map(Tag::value).findFirst();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord<?, ?> that
        && game.equals(that.game)
        && ruleset.equals(that.ruleset)
        && tags.equals(that.tags)
        && start.equals(that.start)
        && entries.equals(that.entries)
        && result.equals(that.result);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, ruleset, tags, start, entries, result);
  }

  @Override
  public String toString() {
    return game + " " + ruleset + ", " + entries.size()
        + (entries.size() == 1 ? " move, " : " moves, ") + result;
  }
}
