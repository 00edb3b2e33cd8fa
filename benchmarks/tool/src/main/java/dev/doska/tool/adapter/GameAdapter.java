package dev.doska.tool.adapter;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.MoveParse;
import dev.doska.core.SplitMix64;
import dev.doska.core.Verdict;
import dev.doska.core.play.Bot;
import dev.doska.core.play.Mcts;
import dev.doska.core.play.RandomBot;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.Tag;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.tool.io.ToolError;
import dev.doska.tool.vectors.Format;
import java.util.List;
import java.util.Optional;

/**
 * A game as the tool handles it: the game under its rule set, and what it has beyond the contract. The
 * defaults serve any game; a game with formats or bots of its own has its own implementation, which
 * {@link GameAdapters} chooses.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface GameAdapter<S, M> {
  /** The game under its rule set. */
  Game<S, M> game();

  /** Where counting and {@code --roll} begin if no position is given. */
  default S openingPosition() {
    return game().initial();
  }

  /** The ways to count leaves, the default first. */
  default List<PerftVariant<S, M>> perftVariants() {
    return PerftVariant.ofAnyGame();
  }

  /**
   * The kinds of files of test vectors that can be compared with the game.
   *
   * @param threads how many threads count leaves
   */
  default List<Format> vectorFormats(int threads) {
    return List.of();
  }

  /** The names of the bots that can play the game, the default first. */
  default List<String> bots() {
    return List.of("random", "mcts");
  }

  /**
   * A bot.
   *
   * @param name one of {@link #bots}
   * @param random what it may draw from
   */
  default Bot<S, M> bot(String name, SplitMix64 random) {
    return name.equals("mcts") ? new Mcts<>(random.nextLong()) : new RandomBot<>(random);
  }

  /**
   * Why no bot can go on from a state although somebody is to move.
   *
   * @return the reason; empty if bots can
   */
  default Optional<String> stuckReason(S state) {
    return Optional.empty();
  }

  /**
   * How far a game that goes on is from the draws that counters and the history bring.
   *
   * @return lines as {@code show} prints them; empty if the game counts nothing
   */
  default List<String> drawCounters(Line<S, M> line) {
    return List.of();
  }

  /**
   * One move as an animated picture.
   *
   * @throws ToolError if the game has no such picture
   */
  default String animate(S state, M move) {
    throw new ToolError("--shot: " + game().id() + " has no animated picture of one move");
  }

  /**
   * A record of this game as one of Khachapuri, the only game whose records belong to matches.
   *
   * @return the record, or empty if this is another game
   */
  default Optional<GameRecord<KhachapuriPosition, KhachapuriMove>> khachapuriRecord(
      GameRecord<S, M> record) {
    return Optional.empty();
  }

  /** A game played, as a file of this game has it. */
  default String write(Line<S, M> line, List<Tag> tags) {
    return new RecordFormat<>(game()).format(GameRecord.of(line, tags));
  }

  /**
   * The state that a user's text names.
   *
   * @throws ToolError if it is no position
   */
  default S position(String text) {
    return ToolError.unless("position", text, game().positions().parse(text));
  }

  /**
   * The move that a user's text names.
   *
   * @throws ToolError if it is no legal move
   */
  default M move(S state, String text) {
    MoveParse<M> parsed = game().notation().parse(state, text);
    return parsed.move().orElseThrow(() -> ToolError.noMove(text, parsed));
  }

  /**
   * The verdict on the move that a user's text names.
   *
   * @throws ToolError if the text names no move, or fits several
   */
  default Verdict verdict(S state, String text) {
    MoveParse<M> parsed = game().notation().parse(state, text);
    if (parsed instanceof MoveParse.Ok<M> ok) {
      return game().judge(state, ok.get());
    }
    if (parsed instanceof MoveParse.NotLegal<M> illegal) {
      return illegal.verdict();
    }
    throw ToolError.noMove(text, parsed);
  }
}
