package dev.doska.chapayev;

import dev.doska.core.Rule;

/**
 * The rules of Chapayev in rulebook order.
 *
 * <p>S0 is the rulebook page in Russian tradition, S1 the short description with a Russian and an
 * English half; both are quoted nowhere. "Our reading" marks what the sources leave open.
 */
public enum ChapayevRule implements Rule {
  /** The board, the checkers and the pieces that may stand in for them. */
  EQUIPMENT("CH-01", "equipment", "S0, S1, English and German Wikipedia"),
  /** Where the two rows stand at the beginning. */
  START("CH-02", "start", "S0, S1"),
  /** Who opens the first round. */
  FIRST_OPENER("CH-03", "who opens the match", "S0, S1; lot: Russian how-to pages"),
  /** One flick of one's own checker. */
  STRIKE("CH-04", "strike", "S0, S1"),
  /** When the striker may strike again. */
  EXTRA_STRIKE("CH-05", "extra strike", "S0 (striker stays), S1 (no own loss)"),
  /** When a round has a winner. */
  ROUND_WON("CH-06", "round won", "S0, S1"),
  /** When a round is drawn and how it is replayed. */
  ROUND_DRAWN("CH-07", "round drawn", "S0; opener of the replay: our reading"),
  /** Who opens the next round. */
  NEXT_OPENER("CH-08", "next opener", "S0, S1"),
  /** The winner's step forward. */
  ADVANCE("CH-09", "advance", "S0, S1"),
  /** The longer step of a winner who lost nothing. */
  DRY_WIN("CH-10", "dry win", "S0 rule 4"),
  /** The longest step, of a winner who struck with one checker only. */
  SOLO_WIN("CH-11", "one-checker win", "S0 rule 4; that it must be dry: our reading"),
  /** How rows that touch go on. */
  ROWS_MEET("CH-12", "rows meet", "S0, S1; the three readings: our naming"),
  /** What a step of several rows does at the enemy's row. */
  COLLISION("CH-13", "long step into the enemy row", "our reading, the sources are silent"),
  /** When the match has a winner. */
  MATCH_WON("CH-14", "match won", "S0, S1"),
  /** The second player's right to change places. */
  PIE("CH-15", "pie rule", "S1"),
  /** Rows set up in contact at the opener's demand. */
  BAYONET("CH-16", "bayonet attack", "S0 rule 3; lasting step back: our reading"),
  /** The pinned player's right to open. */
  LAST_HOPE("CH-17", "last hope strike", "S0 rule 5; pinned = last line and adjacent: our reading"),
  /** A checker that turned over changes sides. */
  TRAITOR("CH-18", "traitor", "S0 rule 1, S1"),
  /** What becomes of a checker that stands on its edge. */
  EDGE_STAND("CH-19", "standing on edge", "S0 rule 1; how the blow works: our reading"),
  /** The check of a checker that hangs over the edge. */
  HANGING("CH-20", "hanging checker", "S0 rule 2; who flicks and when: our reading"),
  /** An enemy covered by a checked checker. */
  PRISONER("CH-21", "prisoner", "S0 rule 2; what becomes of him: our reading"),
  /** Two own checkers closed on an enemy between them. */
  SCISSORS("CH-22", "scissors", "S1"),
  /** The seam of a folding board and how the board lies. */
  FOLD("CH-23", "folding board", "S0 rule 6"),
  /** Where the players stand; without meaning for a solver. */
  WALKING_ROUND("CH-24", "turning and walking round", "German Wikipedia: not allowed"),
  /** Checkers that enter when a side has none left. */
  RESERVE("CH-25", "reserve", "Russian how-to pages; how it enters: our reading"),
  /** Players of a team take turns; labels only. */
  TEAMS("CH-26", "teams", "English Wikipedia"),
  /** The match goes on with a stronger formation. */
  SECOND_FLOOR("CH-27", "second floor", "S1; the order of the figures: unverified, so data"),
  /** Winners stack checkers instead of advancing. */
  STACKS("CH-28", "stacks instead of rows", "German Wikipedia"),
  /** A round without progress is drawn, a match without end too. */
  NO_PROGRESS("CH-29", "guard against endless play", "our reading, the sources are silent"),
  /** When a checker has fallen. */
  OFF_THE_BOARD("CH-30", "off the board", "S0, S1; by the centre: our reading");

  private final String id;
  private final String title;
  private final String source;

  ChapayevRule(String id, String title, String source) {
    this.id = id;
    this.title = title;
    this.source = source;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String source() {
    return source;
  }
}
