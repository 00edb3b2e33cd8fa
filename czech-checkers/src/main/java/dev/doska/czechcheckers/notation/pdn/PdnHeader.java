package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The meaning of a game's tags.
 *
 * @param tags the tags
 */
record PdnHeader(List<PdnTag> tags) {
  /** The value of the tag {@code GameType} that PDN 3.0 defines for Czech checkers. */
  static final String GAME_TYPE = "29,W,8,8,A0,0";

  /** The number with which {@link #GAME_TYPE} begins. */
  private static final int CZECH_CHECKERS = 29;

  Optional<PdnTag> find(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst();
  }

  /** The rule set, the federation's if no tag names one; or the errors at their places. */
  ParseResult<CzechRuleset> ruleset() {
    Optional<PdnTag> tag = find("Ruleset");
    if (tag.isEmpty()) {
      return new ParseResult.Ok<>(CzechRuleset.FEDERATION);
    }
    ParseResult<CzechRuleset> parsed = CzechRuleset.parse(tag.get().value());
    return parsed.isOk()
        ? parsed
        : new ParseResult.Failed<>(tag.get().place().within(parsed.errors()));
  }

  /** The position in which the game begins, or the errors at their places. */
  ParseResult<CzechPosition> start(CzechRuleset ruleset) {
    Optional<PdnTag> tag = find("FEN");
    boolean off = find("SetUp").filter(setUp -> setUp.value().equals("0")).isPresent();
    return tag.isEmpty() || off
        ? new ParseResult.Ok<>(ruleset.initial())
        : position(tag.get().value(), tag.get().place());
  }

  /** A position in FEN that begins at a place, or the errors at their places. */
  static ParseResult<CzechPosition> position(String fen, PdnPlace place) {
    ParseResult<CzechPosition> parsed = CzechFen.ALGEBRAIC.parse(fen);
    return parsed.isOk() ? parsed : new ParseResult.Failed<>(place.within(parsed.errors()));
  }

  /** The errors of tags that contradict the game. */
  List<TextError> contradictions(String terminator) {
    List<TextError> errors = new ArrayList<>();
    find("GameType").ifPresent(tag -> {
      TextReader reader = new TextReader(tag.value());
      reader.skipBlank();
      long type = reader.number(Integer.MAX_VALUE);
      if (type >= 0 && type != CZECH_CHECKERS) {
        String message = "GameType " + type + " is another game";
        errors.add(tag.place().error(message, Integer.toString(CZECH_CHECKERS)));
      }
    });
    find("Result").ifPresent(tag -> {
      RecordedResult tagged = PdnResults.meaning(tag.value());
      RecordedResult ended = PdnResults.meaning(terminator);
      boolean both =
          !tagged.equals(RecordedResult.UNKNOWN) && !ended.equals(RecordedResult.UNKNOWN);
      if (both && !tagged.equals(ended)) {
        String message = "the Result tag has " + tag.value() + ", the game ends with " + terminator;
        errors.add(tag.place().error(message, "the same result"));
      }
    });
    return errors;
  }
}
