package dev.doska.chapayev;

import dev.doska.core.Rule;

/**
 * The rules of Chapayev in rulebook order.
 *
 * <p>S0 is the text of a rules page in the Russian tradition. S1 is two encyclopedia texts, one in
 * Russian and one in English. "Our reading" marks what the sources leave open.
 */
public enum ChapayevRule implements Rule {
  /** The board, the checkers and the pieces that may replace them. */
  CH_01("equipment", "S0, S1, English and German Wikipedia"),
  /** Where the two rows stand at the beginning. */
  CH_02("start", "S0, S1"),
  /** Who opens the first round. */
  CH_03("who opens the match", "S0, S1; lot: Russian how-to pages"),
  /** One flick of one of the mover's checkers. */
  CH_04("strike", "S0, S1"),
  /** When the striker may strike again. */
  CH_05("extra strike", "S0 (striker stays), S1 (no own loss)"),
  /** When a round has a winner. */
  CH_06("round won", "S0, S1"),
  /** When a round is drawn and how it is replayed. */
  CH_07("round drawn", "S0; opener of the replay: our reading"),
  /** Who opens the next round. */
  CH_08("next opener", "S0, S1"),
  /** The winner's step forward. */
  CH_09("advance", "S0, S1"),
  /** The longer step of a winner who lost nothing. */
  CH_10("dry win", "S0 rule 4"),
  /** The longest step: of a winner who struck with one checker only. */
  CH_11("one-checker win", "S0 rule 4; that it must be dry: our reading"),
  /** What happens when the rows touch. */
  CH_12("rows meet", "S0, S1; the three readings: our naming"),
  /** What a step of several rows does at the enemy row. */
  CH_13("long step into the enemy row", "our reading, the sources are silent"),
  /** When the match has a winner. */
  CH_14("match won", "S0, S1"),
  /** The second player's right to change places. */
  CH_15("pie rule", "S1"),
  /** Rows that are set up in contact when the opener demands it. */
  CH_16("bayonet attack", "S0 rule 3; lasting step back: our reading"),
  /** The pinned player's right to open. */
  CH_17("last hope strike", "S0 rule 5; pinned = last line and adjacent: our reading"),
  /** A checker that turned over changes sides. */
  CH_18("traitor", "S0 rule 1, S1"),
  /** What happens to a checker that stands on its edge. */
  CH_19("standing on edge", "S0 rule 1; how the blow works: our reading"),
  /** The check of a checker that hangs over the edge. */
  CH_20("hanging checker", "S0 rule 2; who checks and when: our reading"),
  /** An enemy covered by a checked checker. */
  CH_21("prisoner", "S0 rule 2; what happens to it: our reading"),
  /** Two checkers of one side pushed together with an enemy between them. */
  CH_22("scissors", "S1"),
  /** The seam of a folding board and how the board lies. */
  CH_23("folding board", "S0 rule 6"),
  /** Where the players stand. It has no meaning for a solver. */
  CH_24("walking round the table", "German Wikipedia: not allowed"),
  /** Checkers that enter when a side has none left. */
  CH_25("reserve", "Russian how-to pages; how it enters: our reading"),
  /** Players of a team take turns; labels only. */
  CH_26("teams", "English Wikipedia"),
  /** The match continues with a stronger formation. */
  CH_27("second floor", "S1; the order of the figures: unverified, so data"),
  /** Winners stack checkers instead of advancing. */
  CH_28("stacks instead of rows", "German Wikipedia"),
  /** A round without progress is drawn; a limit of rounds draws the match. */
  CH_29("limits of strikes and rounds", "our reading, the sources are silent"),
  /** When a checker has fallen. */
  CH_30("off the board", "S0, S1; by the centre: our reading");

  private final String title;
  private final String source;

  ChapayevRule(String title, String source) {
    this.title = title;
    this.source = source;
  }

  @Override
  public String id() {
    return name().replace('_', '-');
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
