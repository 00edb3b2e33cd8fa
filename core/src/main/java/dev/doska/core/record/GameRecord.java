package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.History;
import dev.doska.core.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A whole game as it was written down. The moves may be illegal and the result wrong: {@link
 * Replay#verify} tells. Immutable.
 *
 * @param game the game's id
 * @param ruleset the rule set's text
 * @param tags further facts, in order; not Game, Ruleset, Start or Result
 * @param start the state in which the game began
 * @param entries the moves, rolls included
 * @param result the result as stated
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public record GameRecord<S, M>(
    String game,
    String ruleset,
    List<Tag> tags,
    S start,
    List<Entry<M>> entries,
    RecordedResult result) {
  /**
   * Copies the lists and refuses null.
   *
   * @param game the game's id
   * @param ruleset the rule set's text
   * @param tags further facts, in order; not Game, Ruleset, Start or Result
   * @param start the state in which the game began
   * @param entries the moves, rolls included
   * @param result the result as stated
   */
  public GameRecord {
    Objects.requireNonNull(game);
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(start);
    Objects.requireNonNull(result);
    tags = List.copyOf(tags);
    entries = List.copyOf(entries);
  }

  /**
   * A move or a roll, with the key of the state after it if the record states one.
   *
   * @param move the move
   * @param key the state's {@link Game#key}
   * @param <M> the game's moves
   */
  public record Entry<M>(M move, OptionalLong key) {
    /**
     * Refuses null.
     *
     * @param move the move
     * @param key the state's {@link Game#key}
     */
    public Entry {
      Objects.requireNonNull(move);
      Objects.requireNonNull(key);
    }
  }

  /**
   * The record of a game played, with a key after every move.
   *
   * @param line the game
   * @param tags further facts
   * @param <S> the game's states
   * @param <M> the game's moves
   * @return the record
   */
  public static <S, M> GameRecord<S, M> of(Line<S, M> line, List<Tag> tags) {
    Game<S, M> game = line.game();
    History<S, M> history = line;
    List<S> states = history.states();
    List<M> moves = history.moves();
    List<Entry<M>> entries = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      entries.add(new Entry<>(moves.get(i), OptionalLong.of(game.key(states.get(i + 1)))));
    }
    return new GameRecord<>(
        game.id(),
        game.ruleset().text(),
        tags,
        states.get(0),
        entries,
        RecordedResult.of(line.status()));
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
   * @return its value, or empty if it is not there
   */
  public Optional<String> tag(String name) {
    Objects.requireNonNull(name);
    return tags.stream().filter(tag -> tag.name().equals(name)).map(Tag::value).findFirst();
  }
}
