package dev.doska.tool.adapter;

import dev.doska.chapayev.Chapayev;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Games;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.tool.io.ToolError;
import java.util.stream.Collectors;

/** Finds the adapter of a game. */
public final class GameAdapters {
  private GameAdapters() {}

  /**
   * The adapter of a game.
   *
   * @param id the id of the game
   * @param ruleset the text of the rule set, empty for the default
   * @throws ToolError if there is no such game or rule set
   */
  public static GameAdapter<?, ?> of(String id, String ruleset) {
    return of(ToolError.requireValue("rule set", ruleset, provider(id).create(ruleset)));
  }

  /** The adapter of a game under its rule set. */
  public static GameAdapter<?, ?> of(Game<?, ?> game) {
    if (game instanceof CzechCheckers czech) {
      return new CzechCheckersAdapter(czech);
    }
    if (game instanceof Khachapuri khachapuri) {
      return new KhachapuriAdapter(khachapuri);
    }
    if (game instanceof Chapayev chapayev) {
      return new ChapayevAdapter(chapayev);
    }
    return plain(game);
  }

  /**
   * The provider of a game.
   *
   * @throws ToolError if there is no such game
   */
  public static GameProvider provider(String id) {
    return Games.find(id)
        .orElseThrow(
            () -> new ToolError("unknown game \"" + id + "\"; expected one of " + names()));
  }

  static String names() {
    return Games.all().stream().map(GameProvider::id).collect(Collectors.joining(", "));
  }

  private static <S, M> GameAdapter<S, M> plain(Game<S, M> game) {
    return () -> game;
  }
}
