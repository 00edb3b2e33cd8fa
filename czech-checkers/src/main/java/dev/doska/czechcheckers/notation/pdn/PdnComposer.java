package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Game;
import dev.doska.core.Notation;
import dev.doska.core.Side;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.ArrayList;
import java.util.List;

/** Makes the parts of a PDN game from moves that were played. */
final class PdnComposer {
  private static final List<String> OWN_TAGS =
      List.of("Result", "GameType", "Ruleset", "SetUp", "FEN");

  private PdnComposer() {}

  /** The given tags without those that the composer writes itself, then its own ones. */
  static List<PdnTag> tags(
      Game<CzechPosition, CzechMove> game,
      CzechPosition start,
      RecordedResult result,
      List<Tag> others) {
    List<PdnTag> tags = new ArrayList<>();
    for (Tag tag : others) {
      if (!OWN_TAGS.contains(tag.name())) {
        tags.add(PdnTag.of(tag.name(), tag.value()));
      }
    }
    tags.add(PdnTag.of("Result", PdnResults.word(result)));
    tags.add(PdnTag.of("GameType", PdnHeader.GAME_TYPE));
    if (!game.ruleset().equals(CzechRuleset.FEDERATION)) {
      tags.add(PdnTag.of("Ruleset", game.ruleset().text()));
    }
    // left out only if readers that know the rule set and readers that do not both begin here
    if (!start.equals(game.initial()) || !start.equals(CzechRuleset.FEDERATION.initial())) {
      tags.add(PdnTag.of("SetUp", "1"));
      tags.add(PdnTag.of("FEN", CzechFen.ALGEBRAIC.format(start)));
    }
    return tags;
  }

  /** The moves with their numbers. */
  static PdnMovetext movetext(
      Game<CzechPosition, CzechMove> game, CzechPosition start, List<CzechMove> moves) {
    Game<CzechPosition, CzechMove> free = game.withoutDraws();
    Notation<CzechPosition, CzechMove> notation = free.notation();
    List<PdnMovetext.Move> written = new ArrayList<>();
    CzechPosition position = start;
    int number = 1;
    for (CzechMove move : moves) {
      boolean white = position.side() == Side.WHITE;
      String label = white ? number + "." : written.isEmpty() ? number + "..." : "";
      String text = notation.format(position, move);
      written.add(new PdnMovetext.Move(PdnPlace.NONE, label, text, "", List.of()));
      position = free.playUnchecked(position, move);
      number += white ? 0 : 1;
    }
    return new PdnMovetext(List.of(), written);
  }
}
