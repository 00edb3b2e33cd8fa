package dev.doska.chapayev.internal.round;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.RowMove;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.chapayev.internal.FactLog;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.Bayonet;
import dev.doska.chapayev.ruleset.Collision;
import dev.doska.chapayev.ruleset.DrawOpener;
import dev.doska.chapayev.ruleset.Equipment;
import dev.doska.chapayev.ruleset.FirstOpener;
import dev.doska.chapayev.ruleset.LastHope;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.chapayev.ruleset.match.LastHopeRight;
import dev.doska.chapayev.ruleset.match.MaxRoundsEnd;
import dev.doska.core.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Begins and ends rounds: set-up, opener, bayonet, and the effect of a result on rows and formations. */
public final class RoundFlow {
  private final ChapayevRuleset rules;
  private final Equipment equipment;
  private final CheckerRoster[][] rosters;

  public RoundFlow(ChapayevRuleset rules) {
    this.rules = rules;
    equipment = rules.equipment();
    int formations = rules.formations().size();
    rosters = new CheckerRoster[formations][formations];
    for (int white = 0; white < formations; white++) {
      for (int black = 0; black < formations; black++) {
        rosters[white][black] = new CheckerRoster(rules, white, black);
      }
    }
  }

  public CheckerRoster roster(int white, int black) {
    return rosters[white][black];
  }

  public boolean hasFormation(int index) {
    return index >= 0 && index < rosters.length;
  }

  /** The beginning of a match. */
  public WorkingBoard first(FactLog log) {
    WorkingBoard board = new WorkingBoard(roster(0, 0));
    board.setBaseRows(startRows());
    FirstOpener option = rules.firstOpener();
    place(board, board.mover(), log);
    Side opener = switch (option) {
      case WHITE -> Side.WHITE;
      case BLACK -> Side.BLACK;
      case LOT -> null;
    };
    open(board, opener, FactKind.FIRST_OPENER, log);
    return board;
  }

  /** Two formations on their first rows, White to strike. */
  public WorkingBoard atStart(int white, int black) {
    WorkingBoard board = new WorkingBoard(roster(white, black));
    board.setBaseRows(startRows());
    place(board, board.mover(), FactLog.DISABLED);
    return board;
  }

  private Rows startRows() {
    return equipment.start();
  }

  /** Sets both formations up on their rows, unturned, with their first owners. */
  public void place(WorkingBoard board, Side opener, FactLog log) {
    board.setUp();
    line(board, equipment.y(board.rows().white()), equipment.y(board.rows().black()));
    if (log.isOn()) {
      log.record(
          FactKind.SET_UP,
          opener,
          List.of(board.round(), board.rows().white(), board.rows().black()));
    }
  }

  private void line(WorkingBoard board, int whiteY, int blackY) {
    CheckerRoster roster = board.roster();
    for (int rest = board.checkers().onBoard(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      int y = roster.colour(id) == Side.WHITE ? whiteY : blackY;
      board.checkers().place(id, equipment.x(roster.file(id)), y);
    }
  }

  /**
   * Opens a round that is set up: last hope, then the bayonet offer.
   *
   * @param colour who opens unless a side is pinned; null if a coin toss decides
   */
  private void open(WorkingBoard board, @Nullable Side colour, FactKind why, FactLog log) {
    Side pinned = pinned(board.rows());
    boolean offered = rules.lastHopeRight() == LastHopeRight.OFFERED;
    if (pinned != null && !offered) {
      begin(board, pinned, FactKind.LAST_HOPE, log);
    } else if (pinned != null && pinned != colour) {
      board.setOpener(colour == null ? pinned : colour);
      board.toLastHopeOffer(pinned, colour == null);
      log.record(FactKind.LAST_HOPE_OFFERED, pinned);
    } else if (colour == null) {
      board.toOpenerLot(board.lastWinner() == null ? Side.WHITE : board.lastWinner());
    } else {
      begin(board, colour, why, log);
    }
  }

  /** Leaves the last hope strike: the round opens as it would without it. */
  public void leaveLastHope(WorkingBoard board, FactLog log) {
    log.record(FactKind.LAST_HOPE_LEFT, board.mover());
    if (board.phase() == Phase.LAST_HOPE_OFFER_BEFORE_LOT) {
      board.toOpenerLot(board.mover());
    } else {
      begin(board, board.opener(), FactKind.OPENS_INSTEAD, log);
    }
  }

  /** Lets a side open a round that is set up, and offers it a bayonet attack. */
  public void begin(WorkingBoard board, Side opener, FactKind why, FactLog log) {
    board.setOpener(opener);
    board.toStrike(opener);
    log.record(why, opener);
    if (board.rows().adjacent()) {
      if (rules.bayonet() == Bayonet.ON_DEMAND) {
        board.toBayonetOffer();
        log.record(FactKind.BAYONET_OFFERED, opener);
      } else if (rules.bayonet() == Bayonet.ALWAYS) {
        contact(board, log);
      }
    }
  }

  /** The side that is pinned on its last line, if there is exactly one. */
  public @Nullable Side pinned(Rows rows) {
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
  public void contact(WorkingBoard board, FactLog log) {
    int line = equipment.lineAbove(board.rows().white());
    line(board, line - equipment.radius(), line + equipment.radius());
    board.toStrike(board.mover());
    log.record(FactKind.CONTACT, board.mover());
  }

  /** The opponent steps back before a bayonet attack, for the match or for this round (CH-16). */
  public void stepBack(WorkingBoard board, FactLog log) {
    Side stepping = board.opener().other();
    Rows rows = board.rows().stepBack(stepping);
    board.setRows(rows, rules.stepBackLasting() ? rows : board.baseRows());
    line(board, equipment.y(rows.white()), equipment.y(rows.black()));
    board.toStrike(board.mover());
    log.record(FactKind.STEPPED_BACK, stepping, rows.of(stepping));
  }

  /** CH-25, R-21: a side without checkers brings in its whole reserve, as far as files are free. */
  public void bringInReserve(WorkingBoard board, Side side, BoardGeometry geometry, FactLog log) {
    int reserve = board.checkers().reserveOf(side);
    if (board.checkers().owned(side) != 0 || reserve == 0) {
      return;
    }
    int entered = 0;
    int y = equipment.y(board.rows().of(side));
    for (int i = 0; i < equipment.files() && reserve != 0; i++) {
      int x = equipment.x(equipment.fileFromCentre(side, i));
      if (isFree(board, geometry, x, y)) {
        int id = Integer.numberOfTrailingZeros(reserve);
        reserve &= reserve - 1;
        entered |= 1 << id;
        board.checkers().enter(id, x, y);
      }
    }
    if (entered != 0) {
      log.recordCheckers(FactKind.RESERVE_ENTERED, board, side, entered);
    }
    if (reserve != 0) {
      log.recordCheckers(FactKind.RESERVE_LEFT_OUT, board, side, reserve);
    }
  }

  private static boolean isFree(WorkingBoard board, BoardGeometry geometry, int x, int y) {
    for (int rest = board.checkers().onBoard() & ~board.checkers().unknownPlace();
        rest != 0;
        rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (geometry.overlap(x, y, board.checkers().x(id), board.checkers().y(id), 0)) {
        return false;
      }
    }
    return true;
  }

  /** CH-07, R-17: rows stay, the round is played again. */
  public void drawn(WorkingBoard board, FactLog log) {
    Side opener = board.opener();
    DrawOpener option = rules.drawOpener();
    if (option == DrawOpener.ALTERNATE) {
      opener = opener.other();
    } else if (option == DrawOpener.LAST_WINNER && board.lastWinner() != null) {
      opener = board.lastWinner();
    }
    next(board, opener, FactKind.REPLAY_OPENER, log);
  }

  /** CH-06, CH-09 to CH-14, CH-27, CH-28. */
  public void won(WorkingBoard board, Side winner, FactLog log) {
    log.record(FactKind.ROUND_WON, winner);
    board.setLastWinner(winner);
    if (rules.maxRounds() > 0 && rules.maxRoundsEnd() == MaxRoundsEnd.MOST_ROUNDS) {
      board.countLead(winner);
    }
    if (rules.advance() == Advance.STACKS) {
      board.countDecided();
      if (raise(board, winner)) {
        log.record(FactKind.STACKED, winner, board.roster().formation(winner));
        nextAfter(board, winner, log);
      } else {
        matchWon(board, winner, FactKind.LADDER_CLIMBED, log);
      }
      return;
    }
    RowMove move = advance(board, winner, log);
    board.countDecided();
    if (!move.matchWon()) {
      board.setBaseRows(move.rows());
      nextAfter(board, winner, log);
    } else if (raise(board, winner)) {
      board.beginLeg();
      board.setBaseRows(startRows());
      log.record(FactKind.LEG_WON, winner, board.roster().formation(winner));
      nextAfter(board, winner, log);
    } else {
      board.setRows(move.rows(), move.rows());
      matchWon(board, winner, FactKind.MATCH_WON, log);
    }
  }

  private RowMove advance(WorkingBoard board, Side winner, FactLog log) {
    boolean dry = !(winner == Side.WHITE ? board.lostAny(Side.WHITE) : board.lostAny(Side.BLACK));
    int strikers = winner == Side.WHITE ? board.strikers(Side.WHITE) : board.strikers(Side.BLACK);
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
    log.record(why, winner, step);
    Side loser = winner.other();
    int before = board.baseRows().of(loser);
    RowMove move =
        RowMove.after(rules, equipment.rows(), board.baseRows(), winner, step, board.decided());
    int moved = Math.abs(move.rows().of(winner) - board.baseRows().of(winner));
    if (moved < step
        && rules.meetPolicy() == MeetPolicy.PUSH
        && rules.collision() == Collision.STOP_AT_CONTACT) {
      log.record(FactKind.STOPPED, winner, moved);
    }
    int after = move.rows().of(loser);
    if (after != before && !move.matchWon()) {
      log.record(FactKind.GAVE_WAY, winner, after);
    }
    return move;
  }

  /** Gives a side its next formation; false if it has none. */
  private boolean raise(WorkingBoard board, Side side) {
    int white = board.roster().formationWhite + (side == Side.WHITE ? 1 : 0);
    int black = board.roster().formationBlack + (side == Side.BLACK ? 1 : 0);
    if (!hasFormation(white) || !hasFormation(black)) {
      return false;
    }
    board.setRoster(roster(white, black));
    return true;
  }

  private static void matchWon(WorkingBoard board, Side winner, FactKind how, FactLog log) {
    board.toMatchWon(winner);
    log.record(how, winner);
  }

  /** The round after one that a side won (CH-08, R-26). */
  private void nextAfter(WorkingBoard board, Side winner, FactLog log) {
    switch (rules.opener()) {
      case WINNER -> next(board, winner, FactKind.WINNER_OPENS, log);
      case LOSER -> next(board, winner.other(), FactKind.LOSER_OPENS, log);
      case ALTERNATE -> next(board, board.opener().other(), FactKind.OTHER_OPENS, log);
      case LOT -> next(board, null, FactKind.TOSS_OPENS, log);
    }
  }

  private void next(WorkingBoard board, @Nullable Side opener, FactKind why, FactLog log) {
    int last = rules.maxRounds();
    boolean over = last > 0 && board.round() == last;
    if (over && board.lead() == 0) {
      log.record(FactKind.MATCH_DRAWN, board.mover(), last);
    } else if (over) {
      Side leader = board.lead() > 0 ? Side.WHITE : Side.BLACK;
      log.record(FactKind.MOST_ROUNDS_WON, leader, last);
    }
    FactLog rest = over ? FactLog.DISABLED : log;
    board.countRound();
    place(board, opener == null ? board.mover() : opener, rest);
    open(board, opener, why, rest);
  }
}
