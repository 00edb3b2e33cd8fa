package dev.doska.khachapuri;

import dev.doska.core.Rule;

/**
 * The numbered rules of Khachapuri, in rulebook order. The sources are the Russian rule page of the
 * game ("Правила игры в «Хачапури»", called the page below), its description in the archive of
 * rec.games.backgammon (message 1537), and, where both say nothing, the common rules of long nardy. No official rulebook is known.
 */
public enum KhachapuriRule implements Rule {
  /** Both sides go round anticlockwise; Black's track is White's turned by 12 points. */
  KH_01("board and direction", "the page"),
  /** Four checkers on the head, eleven on the sixth point. */
  KH_02("set-up", "the page; message 1537"),
  /** Each side rolls one die; the higher begins. */
  KH_03("who starts", "the page; ties rolled again: message 1537"),
  /** Both dice are thrown at once, also for the first turn. */
  KH_04("the roll", "the page; the starter rolls anew: message 1537"),
  /** The winner of a game starts the next of the match. */
  KH_05("who starts later games", "custom"),
  /** A step is exactly the number on one die; dice cannot be added. */
  KH_06("one die, one step", "the page"),
  /** A point with an enemy checker is closed; nothing is ever hit. */
  KH_07("closed points", "the page"),
  /** Any number of checkers on a point; any number may leave the head. */
  KH_08("own checkers and the head", "the page; a limit: long nardy"),
  /** A double is played four times. */
  KH_09("doubles", "nearly all texts of nardy; the page is silent"),
  /** All dice that can be played must be played. */
  KH_10("all dice that can be played", "the page; for doubles our reading of it"),
  /** If either die can be played but not both, the larger must be. */
  KH_11("either die but not both", "long nardy; the page is silent"),
  /** Without a legal step the turn passes. */
  KH_12("pass", "the page"),
  /** No impassable wall before enemy checkers unless one of them is ahead of it. */
  KH_13("the wall", "the page; six points: our reading of \"impassable\""),
  /** Bearing off begins when all checkers are home or off. */
  KH_14("when bearing off begins", "the page"),
  /** A die bears off from the point of its number. */
  KH_15("bearing off by the exact number", "the page"),
  /** A die larger than the highest point bears off from the highest. */
  KH_16("no checker on the die's point", "the page"),
  /** One may move inside the home instead of bearing off. */
  KH_17("bearing off is optional", "the page"),
  /** The first to bear off all checkers wins, also inside a turn. */
  KH_18("the end", "the page"),
  /** A win counts one point, mars two. */
  KH_19("score", "the page; the difference: other descriptions"),
  /** Games are played for a stake a point, or to a number of points. */
  KH_20("match and stake", "the page");

  private final String title;
  private final String source;

  KhachapuriRule(String title, String source) {
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

  @Override
  public String toString() {
    return id() + " " + title;
  }
}
