package dev.doska.khachapuri.notation;

import dev.doska.core.Side;
import dev.doska.core.record.Tag;
import dev.doska.khachapuri.KhachapuriMatch;
import java.util.List;

/** The tags that say which game of which match a record is. */
final class MatchTags {
  static final String MATCH = "Match";
  static final String MATCH_GAME = "MatchGame";
  static final String SCORE = "Score";

  private MatchTags() {}

  /** The tags of the next game of a match. */
  static List<Tag> of(String name, KhachapuriMatch match) {
    return List.of(
        new Tag(MATCH, name),
        new Tag(MATCH_GAME, String.valueOf(match.results().size() + 1)),
        new Tag(SCORE, match.score(Side.WHITE) + "-" + match.score(Side.BLACK)));
  }
}
