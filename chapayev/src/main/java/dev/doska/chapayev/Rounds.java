package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.Bayonet;
import dev.doska.chapayev.ruleset.Collision;
import dev.doska.chapayev.ruleset.DrawOpener;
import dev.doska.chapayev.ruleset.Equipment;
import dev.doska.chapayev.ruleset.FirstOpener;
import dev.doska.chapayev.ruleset.LastHope;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.core.Side;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Begins and ends rounds: set-up, opener, bayonet, and what a result does to rows and formations. */
final class Rounds {
  private final ChapayevRuleset rules;
  private final Equipment equipment;
  private final Roster[][] rosters;

  Rounds(ChapayevRuleset rules) {
    this.rules = rules;
    equipment = rules.equipment();
    int formations = rules.formations().size();
    rosters = new Roster[formations][formations];
    for (int white = 0; white < formations; white++) {
      for (int black = 0; black < formations; black++) {
        rosters[white][black] = new Roster(rules, white, black);
      }
    }
  }

  Roster roster(int white, int black) {
    return rosters[white][black];
  }

  boolean hasFormation(int index) {
    return index >= 0 && index < rosters.length;
  }

  /** The beginning of a match. */
  ChapayevDraft first(Story story) {
    ChapayevDraft draft = new ChapayevDraft(roster(0, 0));
    draft.baseRows = startRows();
    FirstOpener option = rules.firstOpener();
    place(draft, story);
    if (option == FirstOpener.LOT && pinned(draft.rows) == null) {
      draft.phase = Phase.OPENER_LOT;
    } else {
      open(
          draft,
          option == FirstOpener.BLACK ? Side.BLACK : Side.WHITE,
          FactKind.FIRST_OPENER,
          story);
    }
    return draft;
  }

  /** Two formations on their first rows, White to strike. */
  ChapayevDraft draft(int white, int black) {
    ChapayevDraft draft = new ChapayevDraft(roster(white, black));
    draft.baseRows = startRows();
    place(draft, Story.SILENT);
    return draft;
  }

  private Rows startRows() {
    return equipment.start();
  }

  /** Sets both formations up on their rows, unturned, with their first owners. */
  void place(ChapayevDraft draft, Story story) {
    draft.rows = draft.baseRows;
    Roster roster = draft.roster;
    draft.onBoard = roster.all & ~roster.reserve;
    draft.inReserve = roster.reserve;
    draft.prisoners = 0;
    draft.black = roster.all & ~roster.white;
    draft.turned = 0;
    draft.standing = 0;
    draft.unplaced = 0;
    draft.lifted = roster.upper;
    draft.lostWhite = false;
    draft.lostBlack = false;
    draft.strikersWhite = 0;
    draft.strikersBlack = 0;
    draft.quiet = 0;
    draft.endResolving();
    Arrays.fill(draft.x, 0);
    Arrays.fill(draft.y, 0);
    line(draft, equipment.y(draft.rows.white()), equipment.y(draft.rows.black()));
    if (story.isOn()) {
      story.tell(
          FactKind.SET_UP,
          draft.mover,
          List.of(draft.round, draft.rows.white(), draft.rows.black()));
    }
  }

  private void line(ChapayevDraft draft, int whiteY, int blackY) {
    Roster roster = draft.roster;
    for (int rest = draft.onBoard; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      draft.x[id] = equipment.x(roster.file(id));
      draft.y[id] = roster.colour(id) == Side.WHITE ? whiteY : blackY;
    }
  }

  /** Opens a round that is set up: last hope, then the bayonet offer. */
  void open(ChapayevDraft draft, Side colour, FactKind why, Story story) {
    Side pinned = pinned(draft.rows);
    Side opener = pinned == null ? colour : pinned;
    draft.opener = opener;
    draft.mover = opener;
    draft.phase = Phase.STRIKE;
    story.tell(pinned == null ? why : FactKind.LAST_HOPE, opener);
    if (draft.rows.adjacent()) {
      if (rules.bayonet() == Bayonet.ON_DEMAND) {
        draft.phase = Phase.BAYONET_OFFER;
        story.tell(FactKind.BAYONET_OFFERED, opener);
      } else if (rules.bayonet() == Bayonet.ALWAYS) {
        contact(draft, story);
      }
    }
  }

  /** The one side that is pinned on its last line, if exactly one is. */
  @Nullable Side pinned(Rows rows) {
    LastHope option = rules.lastHope();
    if (option == LastHope.OFF || (option == LastHope.PINNED && !rows.adjacent())) {
      return null;
    }
    boolean white = rows.white() == equipment.lastLine(Side.WHITE);
    boolean black = rows.black() == equipment.lastLine(Side.BLACK);
    if (white == black) {
      return null;
    }
    return white ? Side.WHITE : Side.BLACK;
  }

  /** Moves both rows to their common line. */
  void contact(ChapayevDraft draft, Story story) {
    int line = equipment.lineAbove(draft.rows.white());
    line(draft, line - equipment.radius(), line + equipment.radius());
    draft.phase = Phase.STRIKE;
    story.tell(FactKind.CONTACT, draft.mover);
  }

  /** The opponent steps back before a bayonet attack, for good or for this round (CH-16). */
  void stepBack(ChapayevDraft draft, Story story) {
    Side stepping = draft.opener.other();
    Rows rows = draft.rows.stepBack(stepping);
    draft.rows = rows;
    if (rules.stepBackLasting()) {
      draft.baseRows = rows;
    }
    line(draft, equipment.y(rows.white()), equipment.y(rows.black()));
    draft.phase = Phase.STRIKE;
    story.tell(FactKind.STEPPED_BACK, stepping, rows.of(stepping));
  }

  static int reserveOf(ChapayevDraft draft, Side side) {
    return draft.inReserve & (side == Side.WHITE ? draft.roster.white : ~draft.roster.white);
  }

  /** CH-25, R-21: a side without checkers brings all its reserve in, as far as files are free. */
  void bringInReserve(ChapayevDraft draft, Side side, Geometry geometry, Story story) {
    int reserve = reserveOf(draft, side);
    if (draft.owned(side) != 0 || reserve == 0) {
      return;
    }
    int entered = 0;
    int y = equipment.y(draft.rows.of(side));
    for (int i = 0; i < equipment.files() && reserve != 0; i++) {
      int x = equipment.x(equipment.fileFromCentre(side, i));
      if (isFree(draft, geometry, x, y)) {
        int id = Integer.numberOfTrailingZeros(reserve);
        reserve &= reserve - 1;
        entered |= 1 << id;
        draft.x[id] = x;
        draft.y[id] = y;
        draft.onBoard |= 1 << id;
      }
    }
    draft.inReserve &= ~entered;
    if (entered != 0) {
      story.about(FactKind.RESERVE_ENTERED, draft, side, entered);
    }
    if (reserve != 0) {
      story.about(FactKind.RESERVE_LEFT_OUT, draft, side, reserve);
    }
  }

  private static boolean isFree(ChapayevDraft draft, Geometry geometry, int x, int y) {
    for (int rest = draft.onBoard & ~draft.unplaced; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (geometry.overlap(x, y, draft.x[id], draft.y[id], 0)) {
        return false;
      }
    }
    return true;
  }

  /** CH-07, R-17: rows stay, the round is played again. */
  void drawn(ChapayevDraft draft, Story story) {
    Side opener = draft.opener;
    DrawOpener option = rules.drawOpener();
    if (option == DrawOpener.ALTERNATE) {
      opener = opener.other();
    } else if (option == DrawOpener.LAST_WINNER && draft.lastWinner != null) {
      opener = draft.lastWinner;
    }
    next(draft, opener, FactKind.REPLAY_OPENER, story);
  }

  /** CH-06, CH-09 to CH-14, CH-27, CH-28. */
  void won(ChapayevDraft draft, Side winner, Story story) {
    story.tell(FactKind.ROUND_WON, winner);
    draft.lastWinner = winner;
    if (rules.advance() == Advance.STACKS) {
      draft.decided++;
      if (raise(draft, winner)) {
        story.tell(FactKind.STACKED, winner, draft.roster.formation(winner));
        next(draft, winner, FactKind.WINNER_OPENS, story);
      } else {
        matchWon(draft, winner, FactKind.LADDER_CLIMBED, story);
      }
      return;
    }
    RowMove move = advance(draft, winner, story);
    draft.decided++;
    if (!move.matchWon()) {
      draft.baseRows = move.rows();
      next(draft, winner, FactKind.WINNER_OPENS, story);
    } else if (raise(draft, winner)) {
      draft.decided = 0;
      draft.baseRows = startRows();
      story.tell(FactKind.LEG_WON, winner, draft.roster.formation(winner));
      next(draft, winner, FactKind.WINNER_OPENS, story);
    } else {
      draft.rows = move.rows();
      draft.baseRows = move.rows();
      matchWon(draft, winner, FactKind.MATCH_WON, story);
    }
  }

  private RowMove advance(ChapayevDraft draft, Side winner, Story story) {
    boolean dry = !(winner == Side.WHITE ? draft.lostWhite : draft.lostBlack);
    int strikers = winner == Side.WHITE ? draft.strikersWhite : draft.strikersBlack;
    boolean solo = Integer.bitCount(strikers) == 1 && (dry || !rules.soloNeedsDry());
    int step = rules.baseStep();
    FactKind why = FactKind.ADVANCED;
    if (dry && rules.dryWinStep() > step) {
      step = rules.dryWinStep();
      why = FactKind.DRY_WIN;
    }
    if (solo && rules.soloWinStep() > step) {
      step = rules.soloWinStep();
      why = FactKind.SOLO_WIN;
    }
    story.tell(why, winner, step);
    Side loser = winner.other();
    int before = draft.baseRows.of(loser);
    RowMove move =
        RowMove.after(rules, equipment.rows(), draft.baseRows, winner, step, draft.decided);
    int moved = Math.abs(move.rows().of(winner) - draft.baseRows.of(winner));
    if (moved < step
        && rules.meetPolicy() == MeetPolicy.PUSH
        && rules.collision() == Collision.STOP_AT_CONTACT) {
      story.tell(FactKind.STOPPED, winner, moved);
    }
    int after = move.rows().of(loser);
    if (after != before && !move.matchWon()) {
      story.tell(FactKind.GAVE_WAY, winner, after);
    }
    return move;
  }

  /** Gives a side its next formation; false if it has none. */
  private boolean raise(ChapayevDraft draft, Side side) {
    int white = draft.roster.formationWhite + (side == Side.WHITE ? 1 : 0);
    int black = draft.roster.formationBlack + (side == Side.BLACK ? 1 : 0);
    if (!hasFormation(white) || !hasFormation(black)) {
      return false;
    }
    draft.roster = roster(white, black);
    return true;
  }

  private static void matchWon(ChapayevDraft draft, Side winner, FactKind how, Story story) {
    draft.phase = Phase.MATCH_WON;
    draft.mover = winner;
    draft.endResolving();
    story.tell(how, winner);
  }

  private void next(ChapayevDraft draft, Side opener, FactKind why, Story story) {
    int last = rules.maxRounds();
    boolean over = last > 0 && draft.round == last;
    if (over) {
      story.tell(FactKind.MATCH_DRAWN, draft.mover, last);
    }
    Story rest = over ? Story.SILENT : story;
    draft.round++;
    draft.mover = opener;
    place(draft, rest);
    open(draft, opener, why, rest);
  }
}
