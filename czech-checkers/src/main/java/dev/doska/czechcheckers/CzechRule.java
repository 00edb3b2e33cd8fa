package dev.doska.czechcheckers;

import dev.doska.core.Rule;

/**
 * The rules of Czech checkers in rulebook order. Their sources are CFD, the rulebook of the Czech Draughts
 * Federation with its article numbers, FMJD, the brief rules of the World Draughts Federation, and PDN, the
 * standard PDN 3.0.
 */
public enum CzechRule implements Rule {
  /** Play is on the 32 dark squares; a1 is dark. */
  CZ_01("board", "CFD 2.1-2.6"),
  /** Twelve men each on three ranks, unless the rule set says otherwise. */
  CZ_02("set-up", "CFD 2.8"),
  /** White begins and the sides move in turn, each its own pieces. */
  CZ_03("who starts", "CFD 3.3; PDN"),
  /** A man moves one step diagonally forwards. */
  CZ_04("a man's move", "CFD 3"),
  /** A king moves any number of free squares along a diagonal. */
  CZ_05("a king's move", "CFD 3.9"),
  /** A man captures forwards over an adjacent piece to the square behind it. */
  CZ_06("a man's capture", "CFD 4.1, 4.2; FMJD"),
  /** A king captures the first piece on a diagonal if a free square follows. */
  CZ_07("a king's capture", "CFD 4.3"),
  /** A side that can capture must capture. */
  CZ_08("capture is compulsory", "CFD 4; FMJD"),
  /** If a king can capture, a king must. */
  CZ_09("king priority", "CFD 4.14; FMJD"),
  /** Any capture may be chosen, however few pieces it takes, unless the rule set says otherwise. */
  CZ_10("free choice of capture", "CFD 4.13"),
  /** A capture continues as long as the piece can capture. */
  CZ_11("a capture is finished", "CFD 4.6, 4.13"),
  /** Captured pieces are removed together at the end of the move; until then they block. */
  CZ_12("removal of captured pieces", "CFD 4.5-4.11; FMJD"),
  /** A man that ends its move on the last rank becomes a king; a capture that reaches it ends. */
  CZ_13("crowning", "CFD 3.5, 3.8"),
  /** The side to move loses if it has no piece or no legal move. */
  CZ_14("win", "CFD 7.2; FMJD"),
  /** An omitted capture: the library refuses the move and says why. */
  CZ_15("omitted capture", "CFD 5.4, 5.7; FMJD; refusing is our interpretation"),
  /** The same position with the same side to move for the third time is a draw. */
  CZ_16("repetition", "CFD 6.1; FMJD"),
  /** Fifteen moves by each side without a capture or a man's move are a draw. */
  CZ_17("no progress", "CFD 6.2; FMJD; thirty plies is our interpretation"),
  /** Small endings are drawn after a number of moves. */
  CZ_18("small endings", "CFD 6.3, 6.4"),
  /** Players may agree on a draw or resign. */
  CZ_19("agreement and resignation", "CFD 7.2, 7.3"),
  /** In the losing game the side to move wins if it has no legal move. */
  CZ_20("losing game", "our definition; common in the losing game");

  private final String title;
  private final String source;

  CzechRule(String title, String source) {
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
