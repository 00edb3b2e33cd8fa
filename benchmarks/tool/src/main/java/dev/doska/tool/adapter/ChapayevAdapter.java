package dev.doska.tool.adapter;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Bot;
import dev.doska.tool.vectors.Format;
import dev.doska.tool.vectors.MatchRowsCheck;
import dev.doska.tool.vectors.ScenariosCheck;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Chapayev for the tool: a bot that aims, animations of shots, test vectors.
 *
 * @param game the game
 */
record ChapayevAdapter(Chapayev game) implements GameAdapter<ChapayevPosition, ChapayevMove> {
  private static final String AIMING = "aiming";

  @Override
  public List<String> bots() {
    return List.of(AIMING, "random", "mcts");
  }

  @Override
  public Bot<ChapayevPosition, ChapayevMove> bot(String name, SplitMix64 random) {
    return name.equals(AIMING)
        ? new AimingBot(random, game.ruleset().maxSpeed())
        : GameAdapter.super.bot(name, random);
  }

  @Override
  public Optional<String> stuckReason(ChapayevPosition position) {
    if (position.placesKnown()) {
      return Optional.empty();
    }
    String names = position.checkers().stream()
        .filter(checker -> checker.onBoard() && checker.place().isEmpty())
        .map(Checker::name)
        .collect(Collectors.joining(", "));
    return Optional.of(
        "the place of " + names + " is unknown: only an observed outcome can be played, such as"
            + " \"E => e fell; E moved\" (CH-04)");
  }

  @Override
  public String animate(ChapayevPosition position, ChapayevMove move) {
    return game.drawing().shot(game.resolve(position, move));
  }

  @Override
  public List<Format> vectorFormats(int threads) {
    return List.of(ScenariosCheck.format(), MatchRowsCheck.format());
  }

  @Override
  public GameEvents<ChapayevPosition, ChapayevMove> events() {
    return new ChapayevEvents(game);
  }
}
