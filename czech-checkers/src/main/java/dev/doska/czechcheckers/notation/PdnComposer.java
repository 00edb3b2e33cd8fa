package dev.doska.czechcheckers.notation;

import dev.doska.core.Game;
import dev.doska.core.Notation;
import dev.doska.core.Side;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import java.util.ArrayList;
import java.util.List;

/** Makes the PDN of games that were played. */
final class PdnComposer {
  private static final List<String> OWN_TAGS =
      List.of("Result", "GameType", "Ruleset", "SetUp", "FEN");

  private final Game<CzechPosition, CzechMove> game;
  private final Game<CzechPosition, CzechMove> free;

  PdnComposer(Game<CzechPosition, CzechMove> game) {
    this.game = game;
    this.free = game.withoutDraws();
  }

  PdnGame compose(
      CzechPosition start, List<CzechMove> moves, RecordedResult result, List<Tag> others) {
    String terminator = terminator(result);
    List<PdnTag> tags = new ArrayList<>();
    for (Tag tag : others) {
      if (!OWN_TAGS.contains(tag.name())) {
        tags.add(PdnTag.of(tag.name(), tag.value()));
      }
    }
    tags.add(PdnTag.of("Result", terminator));
    tags.add(PdnTag.of("GameType", PdnGame.GAME_TYPE));
    if (!game.ruleset().equals(CzechRuleset.FEDERATION)) {
      tags.add(PdnTag.of("Ruleset", game.ruleset().text()));
    }
    // left out only if readers that know the rule set and those that do not begin here
    if (!start.equals(game.initial()) || !start.equals(CzechRuleset.FEDERATION.initial())) {
      tags.add(PdnTag.of("SetUp", "1"));
      tags.add(PdnTag.of("FEN", CzechFen.ALGEBRAIC.format(start)));
    }
    return new PdnGame(PdnPlace.NONE, tags, text(start, moves), terminator);
  }

  private static String terminator(RecordedResult result) {
    return switch (result.kind()) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case UNKNOWN -> PdnGame.NO_RESULT;
    };
  }

  private PdnText text(CzechPosition start, List<CzechMove> moves) {
    Notation<CzechPosition, CzechMove> notation = free.notation();
    List<PdnMove> written = new ArrayList<>();
    CzechPosition position = start;
    int number = 1;
    for (CzechMove move : moves) {
      boolean white = position.side() == Side.WHITE;
      String label = white ? number + "." : written.isEmpty() ? number + "..." : "";
      String text = notation.format(position, move);
      written.add(new PdnMove(PdnPlace.NONE, label, text, "", List.of()));
      position = free.playUnchecked(position, move);
      number += white ? 0 : 1;
    }
    return new PdnText(List.of(), written);
  }
}
