package dev.doska.czechcheckers.notation;

import dev.doska.core.Line;
import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plays PDN games again and says whether they keep the rules. Draws do not stop it: each draw that a game
 * passed is a fact of the report. A decisive or drawn result on an undecided board counts as resignation
 * or agreement (CZ-19). Variations and numbers of moves are not looked at.
 *
 * <p>The rule set is that of the tag {@code Ruleset}, or the federation's without one. The game begins
 * with the tag {@code FEN} unless {@code SetUp} is 0, or else as the rule set says, and again at each set-up
 * inside. A {@code GameType} of another game than 29 is refused; its attributes are not looked at.
 *
 * <p>A capture may be written as single jumps one after the other; they are joined if the first of them is
 * no legal move.
 */
public final class PdnReplay {
  private static final int MOST_JUMPS = 12;

  private final CzechCheckers rules;
  private final CzechCheckers free;
  private final List<PdnMove> moves;
  private final RecordedResult result;
  private final List<Line<CzechPosition, CzechMove>> lines = new ArrayList<>();
  private final List<Replay.Fact> facts = new ArrayList<>();
  private int plies;

  private CzechPosition start;
  private CzechPosition position;
  private List<GameRecord.Entry<CzechMove>> entries = new ArrayList<>();

  private PdnReplay(CzechCheckers rules, CzechPosition start, PdnGame game) {
    this.rules = rules;
    this.free = rules.withoutDraws();
    this.start = start;
    this.position = start;
    this.moves = game.text().moves();
    this.result = game.recordedResult();
  }

  /**
   * Verifies a game.
   *
   * @param game the game
   * @return that it is right, or the first place where it is not
   */
  public static PdnReport verify(PdnGame game) {
    List<TextError> errors = new ArrayList<>();
    checkGameType(game, errors);
    checkResult(game, errors);
    ParseResult<CzechCheckers> rules = rules(game);
    errors.addAll(rules.errors());
    ParseResult<CzechPosition> start = rules.isOk()
        ? start(game, rules.orElseThrow())
        : new ParseResult.Ok<>(CzechRuleset.FEDERATION.initial());
    errors.addAll(start.errors());
    if (!errors.isEmpty()) {
      return new PdnReport.Unreadable(errors);
    }
    return new PdnReplay(rules.orElseThrow(), start.orElseThrow(), game).run(game);
  }

  /**
   * The game's rules: those of its tag {@code Ruleset}, or the federation's.
   *
   * @param game the game
   * @return the rules, or the faults of the tag at their places
   */
  public static ParseResult<CzechCheckers> rules(PdnGame game) {
    Optional<PdnTag> tag = game.find("Ruleset");
    if (tag.isEmpty()) {
      return new ParseResult.Ok<>(CzechCheckers.standard());
    }
    ParseResult<CzechRuleset> parsed = CzechRuleset.parse(tag.get().value());
    return parsed.isOk()
        ? parsed.map(CzechCheckers::of)
        : new ParseResult.Failed<>(within(parsed.errors(), tag.get().place()));
  }

  private static ParseResult<CzechPosition> start(PdnGame game, CzechCheckers rules) {
    Optional<PdnTag> tag = game.find("FEN");
    boolean off = game.tag("SetUp").filter(value -> value.equals("0")).isPresent();
    return tag.isEmpty() || off
        ? new ParseResult.Ok<>(rules.initial())
        : position(tag.get().value(), tag.get().place());
  }

  private static ParseResult<CzechPosition> position(String fen, PdnPlace place) {
    ParseResult<CzechPosition> parsed = CzechFen.ALGEBRAIC.parse(fen);
    return parsed.isOk() ? parsed : new ParseResult.Failed<>(within(parsed.errors(), place));
  }

  private static List<TextError> within(List<TextError> errors, PdnPlace place) {
    return errors.stream()
        .map(error -> error.within(Math.max(place.line(), 1), Math.max(place.column(), 1)))
        .toList();
  }

  private static void checkGameType(PdnGame game, List<TextError> errors) {
    game.find("GameType").ifPresent(tag -> {
      TextReader reader = new TextReader(tag.value());
      reader.skipBlank();
      long type = reader.number(Integer.MAX_VALUE);
      if (type >= 0 && type != 29) {
        errors.add(tag.place().error("GameType " + type + " is another game", "29"));
      }
    });
  }

  private static void checkResult(PdnGame game, List<TextError> errors) {
    game.find("Result").ifPresent(tag -> {
      RecordedResult tagged = PdnGame.meaning(tag.value());
      RecordedResult ended = PdnGame.meaning(game.terminator());
      boolean both =
          !tagged.equals(RecordedResult.UNKNOWN) && !ended.equals(RecordedResult.UNKNOWN);
      if (both && !tagged.equals(ended)) {
        String message =
            "the Result tag has " + tag.value() + ", the game ends with " + game.terminator();
        errors.add(tag.place().error(message, "the same"));
      }
    });
  }

  private PdnReport run(PdnGame game) {
    PdnReport problem = setUp(game.text().opening());
    for (int at = 0; at < moves.size() && problem == null; ) {
      int taken = play(at);
      problem = taken == 0 ? problemAt(at) : setUp(moves.get(at + taken - 1).notes());
      at += taken;
    }
    if (problem == null) {
      problem = finishLine(result);
    }
    return problem != null ? problem : new PdnReport.Verified(lines, facts);
  }

  /** Goes on from a position that is set up in the notes, if there is one. */
  private @Nullable PdnReport setUp(List<PdnNote> notes) {
    for (PdnNote note : notes) {
      if (note instanceof PdnNote.SetUp setUp) {
        ParseResult<CzechPosition> parsed = position(setUp.fen(), setUp.place());
        if (!parsed.isOk()) {
          return new PdnReport.Unreadable(parsed.errors());
        }
        if (!entries.isEmpty()) {
          finishLine(RecordedResult.UNKNOWN);
        }
        start = parsed.orElseThrow();
        position = start;
      }
    }
    return null;
  }

  /** Plays the move at an index; how many written moves it took, 0 if it can't be played. */
  private int play(int at) {
    MoveParse<CzechMove> parsed = free.notation().parse(position, moves.get(at).text());
    if (parsed instanceof MoveParse.Ok<CzechMove> ok) {
      play(ok.get());
      return 1;
    }
    StringBuilder joined = new StringBuilder(moves.get(at).text());
    for (int more = 1; more < MOST_JUMPS && goesOn(at + more); more++) {
      joined.append(' ').append(moves.get(at + more).text());
      parsed = free.notation().parse(position, joined.toString());
      if (parsed instanceof MoveParse.Ok<CzechMove> ok) {
        play(ok.get());
        return more + 1;
      }
    }
    return 0;
  }

  /** Whether the move at an index is a jump from where the one before it ended. */
  private boolean goesOn(int at) {
    if (at >= moves.size()) {
      return false;
    }
    MoveText before = MoveText.scan(moves.get(at - 1).text()).move();
    MoveText next = MoveText.scan(moves.get(at).text()).move();
    return before != null
        && next != null
        && before.isCapture()
        && next.isCapture()
        && before
            .squares()
            .get(before.squares().size() - 1)
            .equals(next.squares().get(0));
  }

  private void play(CzechMove move) {
    entries.add(new GameRecord.Entry<>(move, OptionalLong.empty()));
    position = free.playUnchecked(position, move);
    plies++;
  }

  private PdnReport problemAt(int at) {
    PdnMove move = moves.get(at);
    PdnPlace place = move.place();
    MoveParse<CzechMove> parsed = free.notation().parse(position, move.text());
    if (parsed instanceof MoveParse.NotLegal<CzechMove> illegal) {
      Line<CzechPosition, CzechMove> before = Line.start(rules, start);
      for (GameRecord.Entry<CzechMove> entry : entries) {
        before = before.playUnchecked(entry.move());
      }
      return new PdnReport.IllegalMove(place, plies + 1, move.text(), before, illegal.verdict());
    }
    if (parsed instanceof MoveParse.BadSyntax<CzechMove> syntax) {
      return new PdnReport.Unreadable(within(List.of(syntax.error()), place));
    }
    TextError error = place.error(move.text() + " is " + parsed.problem(), "one move");
    return new PdnReport.Unreadable(List.of(error));
  }

  /** Verifies what has been played from {@code start} and begins anew. */
  private @Nullable PdnReport finishLine(RecordedResult stated) {
    Replay.Report<CzechPosition, CzechMove> report = Replay.verify(
        rules,
        new GameRecord<>(rules.id(), rules.ruleset().text(), List.of(), start, entries, stated));
    if (report instanceof Replay.ResultDiffers<CzechPosition, CzechMove> differs) {
      return new PdnReport.ResultDiffers(differs.recorded(), differs.actual(), differs.why());
    }
    if (report instanceof Replay.Verified<CzechPosition, CzechMove> verified) {
      int before = plies - entries.size();
      for (Replay.Fact fact : verified.facts()) {
        facts.add(new Replay.Fact(before + fact.ply(), fact.outcome(), fact.automatic()));
      }
      lines.add(verified.line());
      entries = new ArrayList<>();
      return null;
    }
    throw new IllegalStateException("moves that were read as legal: " + report.message());
  }
}
