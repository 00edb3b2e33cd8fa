package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.Bayonet;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.FirstOpener;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.chapayev.ruleset.Prisoner;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Every reason why a draft is no state of a rule set. */
final class DraftProblems {
  private final ChapayevRuleset rules;
  private final Geometry geometry;
  private final Rounds rounds;
  private final ChapayevDraft draft;
  private final List<String> problems = new ArrayList<>();

  private DraftProblems(
      ChapayevRuleset rules, Geometry geometry, Rounds rounds, ChapayevDraft draft) {
    this.rules = rules;
    this.geometry = geometry;
    this.rounds = rounds;
    this.draft = draft;
  }

  static List<String> of(
      ChapayevRuleset rules, Geometry geometry, Rounds rounds, ChapayevDraft draft) {
    DraftProblems all = new DraftProblems(rules, geometry, rounds, draft);
    all.rows();
    all.counters();
    all.whereabouts();
    all.floors();
    all.places();
    all.tallies();
    all.phase();
    return List.copyOf(all.problems);
  }

  private void require(boolean holds, String problem) {
    if (!holds) {
      problems.add(problem);
    }
  }

  private void rows() {
    int last = rules.equipment().rows();
    boolean over = draft.phase == Phase.MATCH_WON && rules.advance() == Advance.ROWS;
    Rows rows = draft.rows;
    require(
        over
            ? draft.lastWinner == Side.WHITE ? rows.white() >= 1 : rows.black() <= last
            : rows.white() >= 1 && rows.black() <= last,
        "rows " + rows + " do not lie on the board");
    require(
        rows.white() <= last && rows.black() >= 1 && rows.black() <= last + 1,
        "rows " + rows + " lie beyond the board");
    boolean stepped = draft.baseRows.equals(rows)
        || (!rules.stepBackLasting()
            && draft.baseRows.adjacent()
            && draft.baseRows.stepBack(draft.opener.other()).equals(rows));
    require(stepped, "rows " + rows + " can't come from rows " + draft.baseRows);
  }

  private void counters() {
    require(draft.round >= 1, "round " + draft.round + " is less than 1");
    int over = draft.phase == Phase.MATCH_WON ? draft.round : draft.round - 1;
    require(
        draft.decided >= 0 && draft.decided <= over,
        draft.decided + " decided rounds do not fit round " + draft.round);
    require(over > 0 || draft.lastWinner == null, "no round was won before round 1");
    require(draft.quiet >= 0, "quiet strikes " + draft.quiet + " are less than 0");
    int limit = rules.noProgressLimit();
    require(
        limit == 0 || draft.quiet <= limit,
        "after " + limit + " quiet strikes the round was drawn, not after " + draft.quiet);
    require(draft.decided == 0 || draft.lastWinner != null, "a decided round had a winner");
    require(
        draft.phase != Phase.MATCH_WON || draft.lastWinner == draft.mover,
        "the match was won by the winner of its last round");
    require(
        rules.pie() != Pie.OFF || (!draft.pieOffered && !draft.swapped),
        "nobody changes places under these rules");
    require(draft.pieOffered || !draft.swapped, "nobody was asked to change places");
  }

  private void whereabouts() {
    Roster roster = draft.roster;
    int known = draft.onBoard
        | draft.inReserve
        | draft.prisoners
        | draft.turned
        | draft.standing
        | draft.unplaced
        | draft.lifted
        | draft.strikersWhite
        | draft.strikersBlack;
    require((known & ~roster.all) == 0, "there are checkers that this round does not have");
    require((draft.onBoard & draft.inReserve) == 0, "a checker is on the board and in reserve");
    require(
        ((draft.onBoard | draft.inReserve) & draft.prisoners) == 0, "a prisoner is still in play");
    require((draft.inReserve & ~roster.reserve) == 0, "a checker of the formation is in reserve");
    int gone = ~draft.onBoard;
    require(
        ((draft.turned | draft.standing | draft.unplaced | draft.lifted) & gone) == 0,
        "a checker off the board neither turned nor stands nor lies on another");
    require(
        ((draft.black ^ ~roster.white) & gone & roster.all) == 0,
        "a checker off the board belongs to the side that set it up");
    boolean traitors = rules.hasFaces() && rules.traitor();
    int changed = (draft.black ^ ~roster.white) & draft.onBoard;
    boolean switches = rules.hasFaces() && rules.prisoner() == Prisoner.SWITCHES;
    require(
        traitors || switches || changed == 0,
        "no checker changes sides under these rules: " + roster.names(changed));
    require(
        switches || !traitors || ((changed ^ draft.turned) & draft.onBoard & ~roster.loyal) == 0,
        "exactly the turned checkers have changed sides");
    require(
        switches || (changed & roster.loyal) == 0,
        "checkers of this formation do not change sides");
  }

  private void floors() {
    Roster roster = draft.roster;
    require((draft.lifted & ~roster.upper) == 0, "a checker of the lower floor lies on another");
    for (int rest = draft.lifted & roster.upper; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      int below = roster.below(id);
      int pair = 1 << id | 1 << below;
      String name = roster.name(id);
      require((draft.onBoard & pair) == pair, name + " lies on a checker that is gone");
      require((draft.standing & pair) == 0, name + " can't lie on a standing checker, or stand");
      require(
          ((draft.unplaced & pair) == 0 || (draft.unplaced & pair) == pair)
              && draft.x[id] == draft.x[below]
              && draft.y[id] == draft.y[below],
          name + " must lie where " + roster.name(below) + " lies");
      require(draft.owner(id) == draft.owner(below), name + " belongs to whose is the one below");
    }
  }

  private void places() {
    int placed = draft.onBoard & ~draft.unplaced & draft.roster.all;
    for (int id = 0; id < Roster.MAX; id++) {
      require(
          (placed >>> id & 1) != 0 || (draft.x[id] == 0 && draft.y[id] == 0),
          draft.roster.name(id) + " has a place without lying there");
    }
    for (int rest = placed; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      require(
          geometry.holds(draft.x[id], draft.y[id]),
          draft.roster.name(id) + " lies beyond the edge of the board");
      require(
          draft.heading[id] >= 0 && draft.heading[id] < Judge.FULL_TURN,
          draft.roster.name(id) + " looks in a direction outside 0..359999");
    }
    int flat = draft.flat() & draft.roster.all;
    for (int rest = flat; rest != 0; rest &= rest - 1) {
      int a = Integer.numberOfTrailingZeros(rest);
      for (int others = rest & rest - 1; others != 0; others &= others - 1) {
        int b = Integer.numberOfTrailingZeros(others);
        require(
            !geometry.overlap(draft.x[a], draft.y[a], draft.x[b], draft.y[b], Sightings.TOLERANCE),
            draft.roster.name(a) + " and " + draft.roster.name(b) + " overlap");
      }
    }
  }

  private void tallies() {
    Roster roster = draft.roster;
    int gone = roster.all & ~draft.onBoard & ~draft.inReserve;
    int changed = (draft.black ^ ~roster.white) & draft.onBoard;
    boolean white = ((gone | changed) & roster.white) != 0;
    boolean black = ((gone | changed) & ~roster.white & roster.all) != 0;
    require(draft.lostWhite || !white, "White has lost a checker");
    require(draft.lostBlack || !black, "Black has lost a checker");
    require((draft.prisoners == 0) || rules.hasFaces(), "pawns take no prisoners");
  }

  private void phase() {
    boolean resolves = draft.phase.resolves();
    if (!resolves) {
      require(
          draft.standing == 0, "a checker stands, but the match waits for " + draft.phase.title());
      require(
          draft.striking == 0 && draft.hanging == 0 && draft.current < 0,
          "a strike is being resolved, but the match waits for " + draft.phase.title());
    }
    if (draft.phase != Phase.MATCH_WON && !resolves) {
      require(
          draft.owned(Side.WHITE) != 0 && draft.owned(Side.BLACK) != 0,
          "a side has no checker, but the round goes on");
    }
    switch (draft.phase) {
      case BAYONET_OFFER, BAYONET_REPLY -> {
        require(draft.rows.adjacent(), "a bayonet attack needs adjacent rows");
        require(draft.mover == draft.opener, "the opener is to strike");
        require(
            rules.bayonet() == Bayonet.ON_DEMAND,
            "no bayonet attack is demanded under these rules");
        Side pinned = rounds.pinned(draft.rows);
        require(pinned == null || pinned == draft.opener, "who is on his last line opens");
        setUp();
      }
      case OPENER_LOT -> {
        require(
            rules.firstOpener() == FirstOpener.LOT
                && draft.round == 1
                && rounds.pinned(draft.rows) == null,
            "no lot is drawn for the opener");
        setUp();
      }
      case PIE_CHOICE -> {
        require(draft.pieOffered && !draft.swapped, "nobody is asked to change places");
        strike();
      }
      case CHOOSE_STANDING, EDGE_LOT, BLOW, BLOW_REPLY, CHOOSE_HANGING, THUMB_CHECK -> strike();
      default -> {
        // nothing more to ask of a strike or a finished match
      }
    }
  }

  /** Before the first strike of a round all stands as it was set up. */
  private void setUp() {
    ChapayevDraft fresh = new ChapayevDraft(draft.roster);
    fresh.baseRows = draft.rows;
    rounds.place(fresh, Story.SILENT);
    require(
        draft.onBoard == fresh.onBoard
            && draft.inReserve == fresh.inReserve
            && draft.black == fresh.black
            && draft.turned == 0
            && draft.lifted == fresh.lifted,
        "before the first strike both sides have all their checkers, unturned");
    require(
        draft.unplaced == 0 && Arrays.equals(draft.x, fresh.x) && Arrays.equals(draft.y, fresh.y),
        "before the first strike all checkers stand on their rows");
    require(
        draft.strikersWhite == 0
            && draft.strikersBlack == 0
            && !draft.lostWhite
            && !draft.lostBlack
            && draft.quiet == 0,
        "before the first strike nobody has struck or lost a checker");
  }

  private void strike() {
    Roster roster = draft.roster;
    int strikers = Integer.bitCount(draft.striking);
    require(
        (draft.striking & ~roster.all) == 0 && (strikers == 1 || strikers == 2),
        "a strike is being resolved, so one or two checkers struck");
    int tally = draft.mover == Side.WHITE ? draft.strikersWhite : draft.strikersBlack;
    require((draft.striking & ~tally) == 0, "the striking checkers belong to the mover's tally");
    require(
        (draft.striking & ~draft.ownAtStart) == 0 && (draft.ownAtStart & ~roster.all) == 0,
        "the striking checkers were the mover's");
    require(draft.knockedOut >= 0 && draft.knockedOut <= Roster.MAX, "bad count of knock-outs");
    int carriers = 0;
    for (int rest = draft.lifted & roster.upper; rest != 0; rest &= rest - 1) {
      carriers |= 1 << roster.below(Integer.numberOfTrailingZeros(rest));
    }
    require(
        (draft.hanging & ~(draft.onBoard & ~draft.standing & ~draft.lifted & ~carriers)) == 0
            && (draft.hanging & draft.checked) == 0
            && (draft.checked & ~roster.all) == 0,
        "only unchecked checkers that lie on the board and carry none hang");
    require(draft.blows >= 0 && draft.blows < Referee.MAX_BLOWS, "bad count of blows");
    boolean faces = rules.hasFaces();
    require(
        draft.standing == 0 || (faces && rules.edgeStand() != EdgeStand.OFF),
        "nothing stands on its edge under these rules");
    require(
        draft.hanging == 0 || (faces && rules.hanging() == Hanging.THUMB_CHECK),
        "nothing is checked under these rules");
    current();
  }

  private void current() {
    int bit = draft.current < 0 ? 0 : 1 << draft.current;
    boolean lot = rules.edgeStand() == EdgeStand.LOT;
    boolean fits = switch (draft.phase) {
      case CHOOSE_STANDING -> bit == 0 && Integer.bitCount(draft.standing) > 1;
      case EDGE_LOT -> lot && (draft.standing & bit) != 0;
      case BLOW, BLOW_REPLY -> !lot && (draft.standing & bit) != 0;
      case CHOOSE_HANGING ->
        bit == 0 && draft.standing == 0 && Integer.bitCount(Referee.candidates(draft)) > 1;
      case THUMB_CHECK -> draft.standing == 0 && (Referee.candidates(draft) & bit) != 0;
      default -> bit == 0 && draft.standing == 0 && draft.hanging == 0;
    };
    require(fits, "the checkers in question do not fit " + draft.phase.title());
    boolean sealed = draft.sealed != null;
    require(
        sealed == (draft.phase == Phase.BLOW_REPLY),
        "a blow is sealed exactly while the other player is asked");
    require(
        draft.sealed == null
            || (draft.sealed.disc() == draft.current
                && PackedMoves.packs(draft.sealed)
                && draft.sealed.direction() < Judge.FULL_TURN
                && draft.sealed.strength() <= Judge.MAX_BLOW),
        "the sealed blow is out of range");
  }
}
