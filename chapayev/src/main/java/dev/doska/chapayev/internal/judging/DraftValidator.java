package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevRule;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.internal.BoardCheckers;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.BoardStrike;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.FactLog;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.round.RoundFlow;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.Bayonet;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.FirstOpener;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.chapayev.ruleset.match.ClearedBoard;
import dev.doska.chapayev.ruleset.match.LastHopeRight;
import dev.doska.chapayev.ruleset.match.MaxRoundsEnd;
import dev.doska.chapayev.ruleset.match.Opener;
import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/** Finds every reason why a board is not a position of a rule set. */
public final class DraftValidator {
  private final ChapayevRuleset rules;
  private final FaceRules faces;
  private final BoardGeometry geometry;
  private final RoundFlow rounds;
  private final WorkingBoard board;
  private final BoardCheckers checkers;
  private final BoardStrike strike;
  private final List<DraftFault> problems = new ArrayList<>();
  private ChapayevRule rule = ChapayevRule.CH_01;
  private String part = "";

  private DraftValidator(
      ChapayevRuleset rules, BoardGeometry geometry, RoundFlow rounds, WorkingBoard board) {
    this.rules = rules;
    this.faces = FaceRules.of(rules);
    this.geometry = geometry;
    this.rounds = rounds;
    this.board = board;
    this.checkers = board.checkers();
    this.strike = board.strike();
  }

  public static List<DraftFault> of(
      ChapayevRuleset rules, BoardGeometry geometry, RoundFlow rounds, WorkingBoard board) {
    DraftValidator all = new DraftValidator(rules, geometry, rounds, board);
    all.look(ChapayevRule.CH_02, "rows").rows();
    all.look(ChapayevRule.CH_29, "counters").counters();
    all.look(ChapayevRule.CH_30, "checkers").whereabouts();
    all.look(ChapayevRule.CH_27, "checkers").floors();
    all.look(ChapayevRule.CH_30, "checkers").places();
    all.look(ChapayevRule.CH_10, "tally").tallies();
    all.look(ChapayevRule.CH_04, "phase").phase();
    return List.copyOf(all.problems);
  }

  /** Sets the rule and the part of the draft for the faults that are found next. */
  private DraftValidator look(ChapayevRule brokenRule, String partOfDraft) {
    rule = brokenRule;
    part = partOfDraft;
    return this;
  }

  private void require(boolean holds, String problem) {
    if (!holds) {
      problems.add(new DraftFault(rule, problem, "", part, -1));
    }
  }

  private void rows() {
    int last = rules.equipment().rows();
    boolean over = board.phase() == Phase.MATCH_WON && rules.advance() == Advance.ROWS;
    Rows rows = board.rows();
    require(
        over
            ? board.lastWinner() == Side.WHITE ? rows.white() >= 1 : rows.black() <= last
            : rows.white() >= 1 && rows.black() <= last,
        "rows " + rows + " do not lie on the board");
    require(
        rows.white() <= last && rows.black() >= 1 && rows.black() <= last + 1,
        "rows " + rows + " lie beyond the board");
    boolean stepped = board.baseRows().equals(rows)
        || (!rules.stepBackLasting()
            && board.baseRows().adjacent()
            && board.baseRows().stepBack(board.opener().other()).equals(rows));
    require(stepped, "rows " + rows + " cannot come from rows " + board.baseRows());
  }

  private void counters() {
    require(board.round() >= 1, "round " + board.round() + " is less than 1");
    int over = board.phase() == Phase.MATCH_WON ? board.round() : board.round() - 1;
    require(
        board.decided() >= 0 && board.decided() <= over,
        board.decided() + " decided rounds do not fit round " + board.round());
    require(over > 0 || board.lastWinner() == null, "no round was won before round 1");
    require(board.quiet() >= 0, "quiet strikes " + board.quiet() + " are less than 0");
    int limit = rules.noProgressLimit();
    require(
        limit == 0 || board.quiet() <= limit,
        "the round is drawn after " + limit + " quiet strikes, before " + board.quiet());
    boolean counted = rules.maxRounds() > 0 && rules.maxRoundsEnd() == MaxRoundsEnd.MOST_ROUNDS;
    require(
        counted ? Math.abs(board.lead()) <= over : board.lead() == 0,
        "a lead of " + board.lead() + " rounds does not fit round " + board.round());
    require(board.decided() == 0 || board.lastWinner() != null, "a decided round had a winner");
    require(
        board.phase() != Phase.MATCH_WON || board.lastWinner() == board.mover(),
        "the match was won by the winner of its last round");
    require(
        rules.pie() != Pie.OFF || (!board.pieOffered() && !board.swapped()),
        "the players do not change places under these rules");
    require(board.pieOffered() || !board.swapped(), "no player was asked to change places");
  }

  private void whereabouts() {
    CheckerRoster roster = board.roster();
    int known = checkers.onBoard()
        | checkers.inReserve()
        | checkers.prisoners()
        | checkers.turned()
        | checkers.standing()
        | checkers.unknownPlace()
        | checkers.stackedOnTop()
        | board.strikers(Side.WHITE)
        | board.strikers(Side.BLACK);
    require((known & ~roster.all) == 0, "the draft has checkers that this round does not have");
    require(
        (checkers.onBoard() & checkers.inReserve()) == 0,
        "a checker is on the board and in reserve");
    require(
        ((checkers.onBoard() | checkers.inReserve()) & checkers.prisoners()) == 0,
        "a prisoner is still in play");
    require(
        (checkers.inReserve() & ~roster.reserve) == 0, "a checker of the formation is in reserve");
    int gone = ~checkers.onBoard();
    require(
        ((checkers.turned()
                    | checkers.standing()
                    | checkers.unknownPlace()
                    | checkers.stackedOnTop())
                & gone)
            == 0,
        "a checker off the board cannot be turned over, stand or lie on another");
    require(
        ((checkers.black() ^ ~roster.white) & gone & roster.all) == 0,
        "a checker off the board must belong to the side that set it up");
    int changed = (checkers.black() ^ ~roster.white) & checkers.onBoard();
    boolean switches = faces.prisonersSwitch();
    require(
        switches || (changed & ~roster.turncoats) == 0,
        "these checkers cannot change sides: " + roster.names(changed & ~roster.turncoats));
    require(
        switches || ((changed ^ checkers.turned()) & checkers.onBoard() & roster.turncoats) == 0,
        "a checker belongs to the other side exactly if it is turned over");
  }

  private void floors() {
    CheckerRoster roster = board.roster();
    require(
        (checkers.stackedOnTop() & ~roster.upper) == 0,
        "a checker of the lower floor lies on another");
    for (int rest = checkers.stackedOnTop() & roster.upper; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      int below = roster.below(id);
      int pair = 1 << id | 1 << below;
      String name = roster.name(id);
      require(
          (checkers.onBoard() & pair) == pair,
          name + " lies on a checker that is not on the board");
      require(
          (checkers.standing() & pair) == 0, name + " cannot stand or lie on a standing checker");
      require(
          ((checkers.unknownPlace() & pair) == 0 || (checkers.unknownPlace() & pair) == pair)
              && checkers.x(id) == checkers.x(below)
              && checkers.y(id) == checkers.y(below),
          name + " must lie where " + roster.name(below) + " lies");
      require(
          checkers.owner(id) == checkers.owner(below),
          name + " must belong to the owner of the checker below");
    }
  }

  private void places() {
    int placed = checkers.onBoard() & ~checkers.unknownPlace() & board.roster().all;
    for (int id = 0; id < CheckerRoster.MAX; id++) {
      require(
          (placed >>> id & 1) != 0 || (checkers.x(id) == 0 && checkers.y(id) == 0),
          board.roster().name(id) + " has a place but does not lie on the board");
    }
    for (int rest = placed; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      require(
          geometry.holds(checkers.x(id), checkers.y(id)),
          board.roster().name(id) + " lies beyond the edge of the board");
      require(
          checkers.heading(id) >= 0 && checkers.heading(id) < Direction.FULL_TURN,
          board.roster().name(id) + " has a heading outside 0..359999");
    }
    geometry.eachOverlap(
        checkers.flat() & board.roster().all,
        checkers::x,
        checkers::y,
        (a, b) ->
            require(false, board.roster().name(a) + " and " + board.roster().name(b) + " overlap"));
  }

  private void tallies() {
    CheckerRoster roster = board.roster();
    int gone = roster.all & ~checkers.onBoard() & ~checkers.inReserve();
    int changed = (checkers.black() ^ ~roster.white) & checkers.onBoard();
    boolean white = ((gone | changed) & roster.white) != 0;
    boolean black = ((gone | changed) & ~roster.white & roster.all) != 0;
    require(board.lostAny(Side.WHITE) || !white, "White has lost a checker");
    require(board.lostAny(Side.BLACK) || !black, "Black has lost a checker");
    require((checkers.prisoners() == 0) || rules.hasFaces(), "pawns take no prisoners");
  }

  private void phase() {
    boolean resolves = board.phase().resolves();
    if (!resolves) {
      require(
          checkers.standing() == 0,
          "a checker stands, but the match waits for " + board.phase().title());
      require(
          strike.strikers() == 0 && strike.hanging() == 0 && strike.current() < 0,
          "a strike is being resolved, but the match waits for " + board.phase().title());
    }
    if (board.phase() != Phase.MATCH_WON && !resolves) {
      require(
          checkers.owned(Side.WHITE) != 0 && checkers.owned(Side.BLACK) != 0,
          "a side has no checker, but the round goes on");
    }
    switch (board.phase()) {
      case BAYONET_OFFER, BAYONET_REPLY -> {
        require(board.rows().adjacent(), "a bayonet attack needs adjacent rows");
        require(board.mover() == board.opener(), "the opener is to strike");
        require(
            rules.bayonet() == Bayonet.ON_DEMAND,
            "no bayonet attack is demanded under these rules");
        Side pinned = rounds.pinned(board.rows());
        require(
            pinned == null
                || pinned == board.opener()
                || rules.lastHopeRight() == LastHopeRight.OFFERED,
            "the side that is pinned on its last line must open");
        setUp();
      }
      case OPENER_LOT -> {
        require(
            lotDecides()
                && (rounds.pinned(board.rows()) == null
                    || rules.lastHopeRight() == LastHopeRight.OFFERED),
            "no coin toss decides who opens here");
        require(
            board.mover() == board.opener(),
            "before the coin toss the opener must be the side to move");
        setUp();
      }
      case LAST_HOPE_OFFER, LAST_HOPE_OFFER_BEFORE_LOT -> {
        require(
            rules.lastHopeRight() == LastHopeRight.OFFERED
                && rounds.pinned(board.rows()) == board.mover(),
            "no last hope strike is offered to " + FactKind.name(board.mover()));
        if (board.phase() == Phase.LAST_HOPE_OFFER) {
          require(board.opener() != board.mover(), "the pinned side must not be the opener");
        } else {
          require(
              lotDecides() && board.opener() == board.mover(),
              "no coin toss decides who opens here");
        }
        setUp();
      }
      case PIE_CHOICE -> {
        require(board.pieOffered() && !board.swapped(), "no player is asked to change places now");
        strike();
      }
      case CHOOSE_STANDING, EDGE_LOT, BLOW, BLOW_REPLY, CHOOSE_HANGING, THUMB_CHECK -> strike();
      default -> {
        // a strike or a finished match has no further condition
      }
    }
  }

  private boolean lotDecides() {
    return board.round() == 1
        ? rules.firstOpener() == FirstOpener.LOT
        : rules.opener() == Opener.LOT;
  }

  /** Before the first strike of a round the board must be as it was set up. */
  private void setUp() {
    WorkingBoard fresh = new WorkingBoard(board.roster());
    fresh.setBaseRows(board.rows());
    rounds.place(fresh, board.opener(), FactLog.DISABLED);
    require(
        checkers.onBoard() == fresh.checkers().onBoard()
            && checkers.inReserve() == fresh.checkers().inReserve()
            && checkers.black() == fresh.checkers().black()
            && checkers.turned() == 0
            && checkers.stackedOnTop() == fresh.checkers().stackedOnTop(),
        "before the first strike both sides must have all their checkers, not turned over");
    require(
        checkers.unknownPlace() == 0 && samePlaces(checkers, fresh.checkers()),
        "before the first strike all checkers stand on their rows");
    require(
        board.strikers(Side.WHITE) == 0
            && board.strikers(Side.BLACK) == 0
            && !board.lostAny(Side.WHITE)
            && !board.lostAny(Side.BLACK)
            && board.quiet() == 0,
        "before the first strike no side has struck or lost a checker");
  }

  private static boolean samePlaces(BoardCheckers a, BoardCheckers b) {
    for (int id = 0; id < CheckerRoster.MAX; id++) {
      if (a.x(id) != b.x(id) || a.y(id) != b.y(id)) {
        return false;
      }
    }
    return true;
  }

  private void strike() {
    CheckerRoster roster = board.roster();
    int strikers = Integer.bitCount(strike.strikers());
    require(
        (strike.strikers() & ~roster.all) == 0 && (strikers == 1 || strikers == 2),
        "a strike that is being resolved must have one or two striking checkers");
    int tally =
        board.mover() == Side.WHITE ? board.strikers(Side.WHITE) : board.strikers(Side.BLACK);
    require(
        (strike.strikers() & ~tally) == 0,
        "the striking checkers must be among those that the mover has struck with");
    require(
        (strike.strikers() & ~strike.ownAtStart()) == 0 && (strike.ownAtStart() & ~roster.all) == 0,
        "the striking checkers must have belonged to the mover");
    require(
        strike.knockedOut() >= 0 && strike.knockedOut() <= CheckerRoster.MAX,
        "the number of knocked-out checkers is out of range");
    int carriers = 0;
    for (int rest = checkers.stackedOnTop() & roster.upper; rest != 0; rest &= rest - 1) {
      carriers |= 1 << roster.below(Integer.numberOfTrailingZeros(rest));
    }
    require(
        (strike.hanging()
                    & ~(checkers.onBoard()
                        & ~checkers.standing()
                        & ~checkers.stackedOnTop()
                        & ~carriers))
                == 0
            && (strike.hanging() & strike.checked()) == 0
            && (strike.checked() & ~roster.all) == 0,
        "only checkers that lie on the board, carry no other and were not checked can hang");
    require(
        strike.blows() >= 0 && strike.blows() < MoveRanges.MAX_BLOW_ROUNDS,
        "the number of blows is out of range");
    require(
        checkers.standing() == 0 || faces.canStand(),
        "no checker can stand on its edge under these rules");
    require(
        strike.hanging() == 0 || faces.hanging() == Hanging.THUMB_CHECK,
        "no checker is checked under these rules");
    boolean cleared = board.phase() == Phase.PIE_CHOICE
        && rules.clearedBoard() == ClearedBoard.LAST_FALLER
        && (checkers.onBoard() | checkers.inReserve()) == 0;
    require(
        cleared || strike.lastToFall() == null,
        "the last checker to fall matters only if no checker is left");
    current();
  }

  private void current() {
    int bit = strike.current() < 0 ? 0 : 1 << strike.current();
    boolean lot = faces.standing() == EdgeStand.LOT;
    boolean fits = switch (board.phase()) {
      case CHOOSE_STANDING -> bit == 0 && Integer.bitCount(checkers.standing()) > 1;
      case EDGE_LOT -> lot && (checkers.standing() & bit) != 0;
      case BLOW, BLOW_REPLY -> !lot && (checkers.standing() & bit) != 0;
      case CHOOSE_HANGING ->
        bit == 0 && checkers.standing() == 0 && Integer.bitCount(board.hangingChoices()) > 1;
      case THUMB_CHECK -> checkers.standing() == 0 && (board.hangingChoices() & bit) != 0;
      default -> bit == 0 && checkers.standing() == 0 && strike.hanging() == 0;
    };
    require(fits, "the checkers in question do not fit " + board.phase().title());
    SealedBlow blow = strike.sealed();
    require(
        (blow != null) == (board.phase() == Phase.BLOW_REPLY),
        "there must be a sealed blow exactly while the other player is asked to blow");
    require(
        blow == null
            || (blow.direction() >= 0
                && blow.direction() < Direction.FULL_TURN
                && blow.strength() >= 0
                && blow.strength() <= MoveRanges.MAX_BLOW),
        "the sealed blow is out of range");
  }
}
