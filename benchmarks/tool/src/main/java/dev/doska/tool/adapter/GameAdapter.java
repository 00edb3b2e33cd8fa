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
 * A game under a rule set with everything that the tool needs beyond the contract. The defaults work for
 * any game. A game with its own formats or bots has its own implementation; {@link GameAdapters} selects
 * it.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface GameAdapter<S, M> {
  /** The game under its rule set. */
  Game<S, M> game();

  /** The position from which counting and {@code --roll} start if no position is given. */
  default S openingPosition() {
    return game().initial();
  }

  /** The perft variants, the default first. */
  default List<PerftVariant<S, M>> perftVariants() {
    return PerftVariant.ofAnyGame();
  }

  /**
   * The formats of test vectors for the game.
   *
   * @param threads the number of threads that count leaves
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
   * @param random the source of all random choices
   */
  default Bot<S, M> bot(String name, SplitMix64 random) {
    return name.equals("mcts") ? new Mcts<>(random.nextLong()) : new RandomBot<>(random);
  }

  /** The events that {@code stats} counts. */
  default GameEvents<S, M> events() {
    return GameEvents.none();
  }

  /**
   * The reason why no bot can move in a position although the game is not over.
   *
   * @return the reason; empty if bots can move
   */
  default Optional<String> stuckReason(S position) {
    return Optional.empty();
  }

  /**
   * The counters of the draw rules in an unfinished game.
   *
   * @return lines for {@code show}; empty if the game has no such counters
   */
  default List<String> drawCounters(Line<S, M> line) {
    return List.of();
  }

  /**
   * One move as an animated picture.
   *
   * @throws ToolError if the game has no animation of one move
   */
  default String animate(S position, M move) {
    throw new ToolError("--shot: " + game().id() + " has no animation of one move");
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

  /** A played game in the file format of this game. */
  default String write(Line<S, M> line, List<Tag> tags) {
    return new RecordFormat<>(game()).format(GameRecord.of(line, tags));
  }

  /**
   * The position of a text.
   *
   * @throws ToolError if the text is not a position
   */
  default S position(String text) {
    return ToolError.requireValue("position", text, game().positions().parse(text));
  }

  /**
   * The move of a text.
   *
   * @throws ToolError if the text is not a legal move
   */
  default M move(S position, String text) {
    MoveParse<M> parsed = game().notation().parse(position, text);
    return parsed.value().orElseThrow(() -> ToolError.noMove(text, parsed));
  }

  /**
   * The verdict on the move of a text.
   *
   * @throws ToolError if the text is not a move, or is ambiguous
   */
  default Verdict verdict(S position, String text) {
    MoveParse<M> parsed = game().notation().parse(position, text);
    if (parsed instanceof MoveParse.Ok<M> ok) {
      return game().judge(position, ok.get());
    }
    if (parsed instanceof MoveParse.NotLegal<M> illegal) {
      return illegal.verdict();
    }
    throw ToolError.noMove(text, parsed);
  }
}
