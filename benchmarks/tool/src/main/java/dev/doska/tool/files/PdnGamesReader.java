package dev.doska.tool.files;

import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.czechcheckers.notation.pdn.PdnGame;
import dev.doska.czechcheckers.notation.pdn.PdnMovetext;
import dev.doska.czechcheckers.notation.pdn.PdnPlace;
import dev.doska.czechcheckers.notation.pdn.PdnReader;
import dev.doska.czechcheckers.notation.pdn.PdnReplay;
import dev.doska.czechcheckers.notation.pdn.PdnReport;
import dev.doska.czechcheckers.notation.pdn.PdnTag;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Reads games of Czech checkers in PDN. */
final class PdnGamesReader implements GamesReader {
  private static final String RULESET = "Ruleset";
  private static final String RESULT = "Result";

  private final String rules;

  /**
   * A reader.
   *
   * @param rules the rule set of games that name none, empty for the default
   */
  PdnGamesReader(String rules) {
    this.rules = rules;
  }

  @Override
  public void verify(String source, InputStream in, Consumer<Finding> findings) throws IOException {
    PdnReader reader = new PdnReader(in);
    int number = 0;
    for (Optional<ParseResult<PdnGame>> game = reader.next();
        game.isPresent();
        game = reader.next()) {
      number++;
      if (game.get() instanceof ParseResult.Ok<PdnGame> ok) {
        findings.accept(verify(source, number, underRules(ok.get())));
      } else {
        List<TextError> errors = game.get().errors();
        findings.accept(Finding.invalid(source, number, errors.get(0).line(), text(errors)));
      }
    }
  }

  /** The game with a Ruleset tag; the tag is added if rules are given and the game has none. */
  private PdnGame underRules(PdnGame game) {
    if (rules.isEmpty() || game.tag(RULESET).isPresent()) {
      return game;
    }
    List<PdnTag> tags = new ArrayList<>(game.tags());
    tags.add(PdnTag.of(RULESET, rules));
    return new PdnGame(game.place(), tags, game.movetext(), game.terminator());
  }

  private static Finding verify(String source, int number, PdnGame game) {
    int start = game.place().line();
    PdnReport report = PdnReplay.verify(game);
    if (report instanceof PdnReport.Verified verified) {
      List<String> facts = verified.facts().stream().map(Object::toString).toList();
      int plies = verified.lines().stream().mapToInt(Line::ply).sum();
      return Finding.valid(source, number, start, verified.line(), plies, game.result(), facts);
    }
    String place = report instanceof PdnReport.ResultDiffers ? resultPlace(game) + ": " : "";
    return Finding.invalid(source, number, start, place + report.message());
  }

  /** The place of the result: the Result tag, or else the last move. */
  private static PdnPlace resultPlace(PdnGame game) {
    Optional<PdnPlace> tag = game.tags().stream()
        .filter(t -> t.name().equals(RESULT) && !t.value().equals(PdnGame.NO_RESULT))
        .map(PdnTag::place)
        .findFirst();
    List<PdnMovetext.Move> moves = game.movetext().moves();
    PdnPlace last = moves.isEmpty() ? game.place() : moves.get(moves.size() - 1).place();
    return tag.orElse(last);
  }

  private static String text(List<TextError> errors) {
    return errors.stream().map(TextError::toString).collect(Collectors.joining("; "));
  }
}
