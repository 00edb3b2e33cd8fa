package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.List;
import java.util.Locale;

/** The kinds of {@link Fact}, each with its rule and its sentence. */
public enum FactKind {
  /** Both sides set up for a round on their rows. */
  SET_UP(ChapayevRule.CH_02, "Round {0}: White sets up on row {1}, Black on row {2}"),
  /** A side opens the match. */
  FIRST_OPENER(ChapayevRule.CH_03, "{s} opens the match"),
  /** A side won the last round and opens. */
  WINNER_OPENS(ChapayevRule.CH_08, "{s} won the last round and opens"),
  /** A side lost the last round and opens. */
  LOSER_OPENS(ChapayevRule.CH_08, "{s} lost the last round and opens"),
  /** A side did not open the last round and opens this one. */
  OTHER_OPENS(ChapayevRule.CH_08, "{s} did not open the last round and opens this one"),
  /** A side opens the round by a coin toss. */
  TOSS_OPENS(ChapayevRule.CH_08, "{s} opens the round by a coin toss"),
  /** A side opens the round that is played again after a draw. */
  REPLAY_OPENER(ChapayevRule.CH_07, "{s} opens the replayed round"),
  /** A side is pinned on the last line and opens: the last hope strike. */
  LAST_HOPE(ChapayevRule.CH_17, "{s} is pinned on the last line and opens: the last hope strike"),
  /** A side is pinned on the last line and may take the last hope strike. */
  LAST_HOPE_OFFERED(
      ChapayevRule.CH_17, "{s} is pinned on the last line and may take the last hope strike"),
  /** A side leaves the last hope strike. */
  LAST_HOPE_LEFT(ChapayevRule.CH_17, "{s} leaves the last hope strike"),
  /** A side opens instead of the pinned side. */
  OPENS_INSTEAD(ChapayevRule.CH_08, "{s} opens instead"),
  /** The rows touch: a side may demand a bayonet attack. */
  BAYONET_OFFERED(ChapayevRule.CH_16, "The rows touch: {s} may demand a bayonet attack"),
  /** A side demands a bayonet attack. */
  BAYONET_DEMANDED(ChapayevRule.CH_16, "{s} demands a bayonet attack"),
  /** A side does not demand a bayonet attack. */
  BAYONET_DECLINED(ChapayevRule.CH_16, "{s} does not demand a bayonet attack"),
  /** A side steps one row back before a bayonet attack. */
  STEPPED_BACK(ChapayevRule.CH_16, "{s} steps back to row {0}"),
  /** The rows are set up in contact. */
  CONTACT(ChapayevRule.CH_16, "The rows are set up in contact"),
  /** A checker struck others. */
  STRUCK(ChapayevRule.CH_04, "{first} struck {rest}"),
  /** A checker struck nothing. */
  MISSED(ChapayevRule.CH_04, "{c} struck nothing"),
  /** Two checkers were pushed together as scissors. */
  CLOSED(ChapayevRule.CH_22, "{c} were pushed together as scissors"),
  /** The referee reported what a checker did. */
  OBSERVED(ChapayevRule.CH_04, "The referee reported what {c} did"),
  /** A checker fell over the named edge. */
  FELL(ChapayevRule.CH_30, "{c} fell over the {edge} edge"),
  /** A checker fell off the board. */
  FELL_SOMEWHERE(ChapayevRule.CH_30, "{c} fell off the board"),
  /** A checker slipped off the checker below. */
  LEFT_BEHIND(ChapayevRule.CH_27, "{c} slipped off the {checker|checkers} below"),
  /** A checker turned over and now belongs to the named side. */
  CHANGED_SIDES(ChapayevRule.CH_18, "{c} turned over and now {belongs|belong} to {s}"),
  /** A checker turned over and stays with its side. */
  TURNED(ChapayevRule.CH_18, "{c} turned over and {stays|stay} with {s}"),
  /** A checker stands on its edge. */
  STANDS(ChapayevRule.CH_19, "{c} {stands on its edge|stand on their edges}"),
  /** The standing checker that the players blow at next was chosen. */
  BLOWN_AT_NEXT(ChapayevRule.CH_19, "The players blow at {c} next"),
  /** A side has blown. */
  BLEW(ChapayevRule.CH_19, "{s} has blown"),
  /** A checker still stands after some rounds of blowing. */
  WITHSTOOD(ChapayevRule.CH_19, "{c} still stands after {0} {0:round|rounds} of blowing"),
  /** A checker fell over with the same face up. */
  FELL_FACE_UP(ChapayevRule.CH_19, "{c} fell over with the same face up"),
  /** A checker fell over onto the other face. */
  FELL_FACE_DOWN(ChapayevRule.CH_19, "{c} fell over onto the other face"),
  /** A checker hangs over the named edge. */
  HANGS(ChapayevRule.CH_20, "{c} {hangs|hang} over the {edge} edge"),
  /** A checker hangs over an edge. */
  HANGS_SOMEWHERE(ChapayevRule.CH_20, "{c} {hangs|hang} over an edge"),
  /** A checker was lifted and is still in play. */
  LIFTED_IN(ChapayevRule.CH_20, "{c} {was|were} lifted and {is|are} still in play"),
  /** A checker was lifted and is out of play. */
  LIFTED_OUT(ChapayevRule.CH_20, "{c} {was|were} lifted and {is|are} out of play"),
  /** A hanging checker was chosen to be checked. */
  CHECKED_NEXT(ChapayevRule.CH_20, "{c} is checked next"),
  /** A checker was flicked towards the board. */
  FLICKED(ChapayevRule.CH_20, "{c} was flicked towards the board"),
  /** A checked checker landed without turning over. */
  LANDED(ChapayevRule.CH_20, "{c} landed without turning over"),
  /** A checker still hangs over the same edge and counts as fallen. */
  STILL_HANGS(
      ChapayevRule.CH_20, "{c} still {hangs|hang} over the same edge and {counts|count} as fallen"),
  /** A checker was covered and taken prisoner. */
  PRISONER(ChapayevRule.CH_21, "{c} {was|were} covered and taken prisoner"),
  /** A checker was covered and now belongs to the named side. */
  SWITCHED(ChapayevRule.CH_21, "{c} {was|were} covered and now {belongs|belong} to {s}"),
  /** The player of a side may change places. */
  PIE_OFFERED(ChapayevRule.CH_15, "The player of {s} may change places"),
  /** The players keep their places. */
  STAYED(ChapayevRule.CH_15, "The players keep their places"),
  /** The players change places. */
  SWAPPED(ChapayevRule.CH_15, "The players change places"),
  /** A side brings in a checker. */
  RESERVE_ENTERED(ChapayevRule.CH_25, "{s} brings in {c}"),
  /** No file is free for a checker. */
  RESERVE_LEFT_OUT(ChapayevRule.CH_25, "No file is free for {c}"),
  /** A side knocked out enemies and strikes again. */
  EXTRA_STRIKE(ChapayevRule.CH_05, "{s} knocked out {0} {0:enemy|enemies} and strikes again"),
  /** A side is to strike. */
  TURN_PASSES(ChapayevRule.CH_05, "{s} is to strike"),
  /** The round is drawn after many strikes without a change. */
  NO_PROGRESS(ChapayevRule.CH_29, "{0} {0:strike|strikes} without a change: the round is drawn"),
  /** No checker is left: the round is drawn and the rows stay. */
  ROUND_DRAWN(ChapayevRule.CH_07, "No checker is left: the round is drawn and the rows stay"),
  /** The last checker of the winner fell last. */
  LAST_TO_FALL(ChapayevRule.CH_07, "No checker is left, and {s}'s last one fell last"),
  /** A side wins the round. */
  ROUND_WON(ChapayevRule.CH_06, "{s} wins the round"),
  /** A side advances. */
  ADVANCED(ChapayevRule.CH_09, "{s} advances {0} {0:row|rows}"),
  /** A side lost no checker and advances. */
  DRY_WIN(ChapayevRule.CH_10, "{s} lost no checker and advances {0} {0:row|rows}"),
  /** A side struck with only one checker and advances. */
  SOLO_WIN(ChapayevRule.CH_11, "{s} struck with only one checker and advances {0} {0:row|rows}"),
  /** The other side's row limits the step. */
  STOPPED(ChapayevRule.CH_13, "{o}'s row limits the step to {0} {0:row|rows}"),
  /** The other side goes back. */
  GAVE_WAY(ChapayevRule.CH_12, "{o} goes back to row {0}"),
  /** A side goes on with its next formation. */
  STACKED(ChapayevRule.CH_28, "{s} goes on with formation {0}"),
  /** A side wins the leg and goes on with its next formation. */
  LEG_WON(ChapayevRule.CH_27, "{s} wins the leg and goes on with formation {0}"),
  /** The other side has no row left: a side wins the match. */
  MATCH_WON(ChapayevRule.CH_14, "{o} has no row left: {s} wins the match"),
  /** A side won with its last formation: it wins the match. */
  LADDER_CLIMBED(ChapayevRule.CH_28, "{s} won with the last formation and wins the match"),
  /** The last round was played: the match is drawn. */
  MATCH_DRAWN(ChapayevRule.CH_29, "Round {0} was the last: the match is drawn"),
  /** The last round was played: the side that has won more rounds wins the match. */
  MOST_ROUNDS_WON(
      ChapayevRule.CH_29, "Round {0} was the last: {s} has won more rounds and wins the match");

  private static final Edge[] EDGES = Edge.values();

  private final ChapayevRule rule;
  private final String sentence;

  FactKind(ChapayevRule rule, String sentence) {
    this.rule = rule;
    this.sentence = sentence;
  }

  /**
   * The rule by which it happened.
   *
   * @return the rule
   */
  public ChapayevRule rule() {
    return rule;
  }

  /** The sentence for a side, checkers and numbers. */
  String sentence(Side colour, List<String> checkers, List<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (int open = sentence.indexOf('{'); open >= 0; open = sentence.indexOf('{', at)) {
      int close = sentence.indexOf('}', open);
      text.append(sentence, at, open);
      text.append(blank(sentence.substring(open + 1, close), colour, checkers, numbers));
      at = close + 1;
    }
    return text.append(sentence, at, sentence.length()).toString();
  }

  private static String blank(
      String name, Side colour, List<String> checkers, List<Integer> numbers) {
    if (name.indexOf('|') >= 0) {
      return agreeing(name, checkers.size(), numbers);
    }
    return switch (name) {
      case "s" -> name(colour);
      case "o" -> name(colour.other());
      case "c" -> joined(checkers);
      case "first" -> checkers.get(0);
      case "rest" -> joined(checkers.subList(1, checkers.size()));
      case "edge" -> EDGES[numbers.get(0)].name().toLowerCase(Locale.ROOT);
      default -> Integer.toString(numbers.get(name.charAt(0) - '0'));
    };
  }

  /** {@code one|many} agrees with the checkers, {@code 0:one|many} with the first number. */
  private static String agreeing(String forms, int checkers, List<Integer> numbers) {
    int colon = forms.indexOf(':');
    int count = colon < 0 ? checkers : numbers.get(forms.charAt(0) - '0');
    int bar = forms.indexOf('|');
    return count == 1 ? forms.substring(colon + 1, bar) : forms.substring(bar + 1);
  }

  /**
   * A side as sentences name it.
   *
   * @param colour the side
   * @return {@code White} or {@code Black}
   */
  public static String name(Side colour) {
    return colour == Side.WHITE ? "White" : "Black";
  }

  private static String joined(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
