package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Line;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
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
import org.jspecify.annotations.Nullable;

/**
 * Replays PDN games and finds out whether they follow the rules. Each move is judged and played once.
 * Draws do not stop the replay: each draw that the game passed is a fact of the report. A decisive or
 * drawn result on an undecided board counts as resignation or agreement (CZ-19). Variations and move
 * numbers are ignored.
 *
 * <p>The rule set is that of the tag {@code Ruleset}, or the federation's without this tag. The game
 * begins as the tag {@code FEN} says unless {@code SetUp} is 0, or else as the rule set says; it begins
 * again at each position that is set up inside it. A {@code GameType} other than 29 is refused; its
 * attributes are ignored.
 *
 * <p>A capture may be written as several single jumps. They are joined if the first one is not a legal
 * move.
 */
public final class PdnReplay {
  private static final int MOST_JUMPS = 12;

  private final CzechCheckers game;
  private final Notation<CzechPosition, CzechMove> notation;
  private final List<PdnMovetext.Move> moves;
  private final List<Line<CzechPosition, CzechMove>> lines = new ArrayList<>();
  private final List<Replay.Fact> facts = new ArrayList<>();

  /** The moves on the lines before the present one. */
  private int pliesBefore;

  private Line<CzechPosition, CzechMove> line;

  private PdnReplay(CzechCheckers game, CzechPosition start, List<PdnMovetext.Move> moves) {
    this.game = game;
    this.notation = game.withoutDraws().notation();
    this.moves = moves;
    this.line = Line.start(game, start);
  }

  /**
   * Verifies a game.
   *
   * @param game the game
   * @return a report that the game is right, or the first place where it is not
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
    CzechCheckers rules = CzechCheckers.of(ruleset.orElseThrow());
    return new PdnReplay(rules, start.orElseThrow(), game.movetext().moves()).run(game);
  }

  private PdnReport run(PdnGame pdn) {
    PdnReport problem = setUp(pdn.movetext().leadingNotes());
    for (int at = 0; at < moves.size() && problem == null; ) {
      MoveParse<CzechMove> parsed = parse(moves.get(at).text());
      int taken = parsed instanceof MoveParse.Ok<CzechMove> ok ? play(ok.get()) : playJoined(at);
      if (taken == 0) {
        return failure(moves.get(at), parsed);
      }
      at += taken;
      problem = setUp(moves.get(at - 1).notes());
    }
    if (problem == null) {
      problem = finishLine(pdn.recordedResult());
    }
    return problem != null ? problem : new PdnReport.Verified(lines, facts);
  }

  /** Begins again at a position that is set up in the notes, if there is one. */
  private @Nullable PdnReport setUp(List<PdnMovetext.Note> notes) {
    for (PdnMovetext.Note note : notes) {
      if (note instanceof PdnMovetext.Setup setup) {
        ParseResult<CzechPosition> parsed = PdnHeader.position(setup.fen(), setup.place());
        if (!parsed.isOk()) {
          return new PdnReport.Unreadable(parsed.errors());
        }
        if (line.ply() > 0) {
          finishLine(RecordedResult.UNKNOWN);
        }
        line = Line.start(game, parsed.orElseThrow());
      }
    }
    return null;
  }

  private MoveParse<CzechMove> parse(String text) {
    return notation.parse(line.position(), text);
  }

  /** Plays one move of the text. */
  private int play(CzechMove move) {
    line = line.playUnchecked(move);
    return 1;
  }

  /** Plays several moves of the text as one capture. Returns how many; 0 if they are not a capture. */
  private int playJoined(int at) {
    StringBuilder joined = new StringBuilder(moves.get(at).text());
    for (int more = 1; more < MOST_JUMPS && goesOn(at + more); more++) {
      joined.append(' ').append(moves.get(at + more).text());
      if (parse(joined.toString()) instanceof MoveParse.Ok<CzechMove> ok) {
        return more + play(ok.get());
      }
    }
    return 0;
  }

  /** Whether the move at an index is a jump from the square where the one before it ended. */
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

  private PdnReport failure(PdnMovetext.Move move, MoveParse<CzechMove> parsed) {
    PdnPlace place = move.place();
    if (parsed instanceof MoveParse.NotLegal<CzechMove> illegal) {
      int ply = pliesBefore + line.ply() + 1;
      return new PdnReport.IllegalMove(place, ply, move.text(), line, illegal.verdict());
    }
    if (parsed instanceof MoveParse.BadSyntax<CzechMove> syntax) {
      return new PdnReport.Unreadable(place.within(List.of(syntax.error())));
    }
    TextError error = place.error(move.text() + " is " + parsed.problem(), "one move");
    return new PdnReport.Unreadable(List.of(error));
  }

  /** Compares the result with the board and keeps the line with its draws. */
  private @Nullable PdnReport finishLine(RecordedResult recorded) {
    Replay.Report<CzechPosition, CzechMove> report = Replay.verifyResult(line, recorded);
    if (report instanceof Replay.ResultDiffers<CzechPosition, CzechMove> differs) {
      return new PdnReport.ResultDiffers(differs.recorded(), differs.actual(), differs.why());
    }
    if (report instanceof Replay.Verified<CzechPosition, CzechMove> verified) {
      for (Replay.Fact fact : verified.facts()) {
        facts.add(new Replay.Fact(pliesBefore + fact.ply(), fact.outcome(), fact.automatic()));
      }
    }
    lines.add(line);
    pliesBefore += line.ply();
    return null;
  }
}
