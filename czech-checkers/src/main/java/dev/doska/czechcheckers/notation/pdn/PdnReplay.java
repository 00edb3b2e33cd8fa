package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Line;
import dev.doska.core.MoveParse;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.internal.MoveScanner;
import dev.doska.czechcheckers.internal.MoveText;
import java.util.ArrayList;
import java.util.List;
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
  private final List<PdnMovetext.Move> moves;
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
    this.moves = game.movetext().moves();
    this.result = game.recordedResult();
  }

  /**
   * Verifies a game.
   *
   * @param game the game
   * @return that it is right, or the first place where it is not
   */
  public static PdnReport verify(PdnGame game) {
    PdnHeader header = game.header();
    List<TextError> errors = new ArrayList<>(header.contradictions(game.terminator()));
    ParseResult<CzechRuleset> ruleset = header.ruleset();
    errors.addAll(ruleset.errors());
    ParseResult<CzechPosition> start =
        header.start(ruleset.value().orElse(CzechRuleset.FEDERATION));
    errors.addAll(start.errors());
    if (!errors.isEmpty()) {
      return new PdnReport.Unreadable(errors);
    }
    return new PdnReplay(CzechCheckers.of(ruleset.orElseThrow()), start.orElseThrow(), game)
        .run(game);
  }

  private PdnReport run(PdnGame game) {
    PdnReport problem = setUp(game.movetext().leadingNotes());
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
  private @Nullable PdnReport setUp(List<PdnMovetext.Note> notes) {
    for (PdnMovetext.Note note : notes) {
      if (note instanceof PdnMovetext.Setup setup) {
        ParseResult<CzechPosition> parsed = PdnHeader.position(setup.fen(), setup.place());
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
    MoveText before = MoveScanner.scan(moves.get(at - 1).text()).move();
    MoveText next = MoveScanner.scan(moves.get(at).text()).move();
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
    PdnMovetext.Move move = moves.get(at);
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
      return new PdnReport.Unreadable(place.within(List.of(syntax.error())));
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
