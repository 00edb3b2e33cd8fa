package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OffStart;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Over;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Prime;
import dev.doska.khachapuri.ruleset.KhachapuriOption.PrimeCheck;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * The turns of a position by brute force: plain arrays, every order of every step, rules read straight
 * from the table. It shares nothing with the library but positions and rule sets.
 */
final class ReferenceTurns {
  private final KhachapuriRuleset rules;
  private final int[] theirs = new int[25];
  private final int larger;
  private final int smaller;
  private final boolean homeAtStart;
  private final boolean[] wallsAtStart;

  /** Every sequence that may end, legal step by step, by its text; with the board after it. */
  private final TreeMap<String, Board> sequences = new TreeMap<>();

  private static final class Board {
    final int[] mine;
    final List<int[]> steps;

    Board(int[] mine, List<int[]> steps) {
      this.mine = mine;
      this.steps = steps;
    }

    /** Lexicographic order of steps by start, then die. */
    static int compare(Board a, Board b) {
      for (int i = 0; i < Math.min(a.steps.size(), b.steps.size()); i++) {
        int byFrom = Integer.compare(a.steps.get(i)[0], b.steps.get(i)[0]);
        int byDie = Integer.compare(a.steps.get(i)[1], b.steps.get(i)[1]);
        if (byFrom != 0 || byDie != 0) {
          return byFrom != 0 ? byFrom : byDie;
        }
      }
      return Integer.compare(a.steps.size(), b.steps.size());
    }

    String result() {
      StringBuilder text = new StringBuilder();
      for (int own = 24; own >= 0; own--) {
        text.append(mine[own]).append(' ');
      }
      return text.toString();
    }

    String text() {
      List<String> words = new ArrayList<>();
      steps.forEach(step -> words.add(step[0] + ":" + step[1]));
      return words.isEmpty() ? "-" : String.join(" ", words);
    }
  }

  ReferenceTurns(KhachapuriRuleset rules, KhachapuriPosition position) {
    this.rules = rules;
    this.larger = position.larger();
    this.smaller = position.smaller();
    Side mover = position.side();
    int[] mine = new int[25];
    for (int own = 1; own <= 24; own++) {
      mine[own] = position.own(mover, own);
      theirs[own] = position.own(mover.other(), own);
    }
    mine[0] = position.off(mover);
    theirs[0] = position.off(mover.other());
    homeAtStart = isHome(mine);
    wallsAtStart = walls(mine);
    List<Integer> dice = new ArrayList<>();
    int times = larger == smaller ? rules.doubles() : 1;
    for (int i = 0; i < times; i++) {
      dice.add(larger);
    }
    if (larger != smaller) {
      dice.add(smaller);
    }
    explore(mine, dice, new ArrayList<>());
    keepLongest();
  }

  private void explore(int[] mine, List<Integer> dice, List<int[]> steps) {
    if (!(rules.primeCheck() == PrimeCheck.TURN && addsForbidden(wallsAtStart, walls(mine)))) {
      Board board = new Board(mine.clone(), List.copyOf(steps));
      sequences.put(board.text(), board);
    }
    for (int die : List.of(larger, smaller)) {
      if (!dice.contains(die)) {
        continue;
      }
      for (int from = 1; from <= 24; from++) {
        if (isLegal(mine, steps, from, die)) {
          int[] after = step(mine, from, die);
          List<Integer> left = new ArrayList<>(dice);
          left.remove(Integer.valueOf(die));
          List<int[]> more = new ArrayList<>(steps);
          more.add(new int[] {from, die});
          explore(after, left, more);
        }
      }
      if (larger == smaller) {
        break;
      }
    }
  }

  private static int[] step(int[] mine, int from, int die) {
    int[] after = mine.clone();
    after[from]--;
    after[Math.max(0, from - die)]++;
    return after;
  }

  private boolean isLegal(int[] mine, List<int[]> steps, int from, int die) {
    if (mine[from] == 0) {
      return false;
    }
    long leftHead = steps.stream().filter(step -> step[0] == 24).count();
    if (from == 24 && rules.headLimit() > 0 && leftHead >= rules.headLimit()) {
      return false;
    }
    if (from <= die) {
      return canBearOff(mine, from, die);
    }
    if (theirs[otherTrack(from - die)] > 0) {
      return false;
    }
    if (rules.force()) {
      for (int off = 1; off <= die; off++) {
        if (mine[off] > 0 && canBearOff(mine, off, die)) {
          return false;
        }
      }
    }
    return rules.primeCheck() == PrimeCheck.TURN
        || !addsForbidden(walls(mine), walls(step(mine, from, die)));
  }

  private boolean canBearOff(int[] mine, int from, int die) {
    if (!isHome(mine) || (rules.offStart() == OffStart.NEXT && !homeAtStart)) {
      return false;
    }
    if (from == die) {
      return true;
    }
    if (rules.over() == Over.NONE) {
      return false;
    }
    for (int higher = rules.over() == Over.ANY ? die : from + 1; higher <= 24; higher++) {
      if (mine[higher] > 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHome(int[] mine) {
    for (int own = 7; own <= 24; own++) {
      if (mine[own] > 0) {
        return false;
      }
    }
    return true;
  }

  private static int otherTrack(int own) {
    return (own + 11) % 24 + 1;
  }

  /** Element k is true if the enemy's points k to k+5 are all held by the mover. */
  private static boolean[] walls(int[] mine) {
    boolean[] walls = new boolean[20];
    for (int k = 1; k <= 19; k++) {
      walls[k] = true;
      for (int point = k; point <= k + 5; point++) {
        walls[k] &= mine[otherTrack(point)] > 0;
      }
    }
    return walls;
  }

  private boolean addsForbidden(boolean[] before, boolean[] after) {
    for (int k = 1; k <= 19; k++) {
      if (after[k] && !before[k] && isForbidden(k)) {
        return true;
      }
    }
    return false;
  }

  private boolean isForbidden(int k) {
    boolean ahead = false;
    boolean behind = false;
    for (int own = 0; own <= 24; own++) {
      ahead |= theirs[own] > 0 && own < k;
      behind |= theirs[own] > 0 && own > k + 5;
    }
    return rules.prime() == Prime.FORBID
        ? behind
        : rules.prime() == Prime.AHEAD && !ahead && theirs[0] < 15;
  }

  private void keepLongest() {
    int longest =
        sequences.values().stream().mapToInt(board -> board.steps.size()).max().orElse(0);
    sequences.values().removeIf(board -> board.steps.size() < longest);
    boolean hasLarger = sequences.values().stream().anyMatch(this::isLargerAlone);
    if (longest == 1 && rules.largerDie() && hasLarger) {
      sequences.values().removeIf(board -> !isLargerAlone(board));
    }
  }

  private boolean isLargerAlone(Board board) {
    return board.steps.size() == 1 && board.steps.get(0)[1] == larger;
  }

  /** All legal sequences as {@code from:die} steps, {@code -} for a pass, sorted as text. */
  Collection<String> sequences() {
    return sequences.keySet();
  }

  /** The canonical sequences in the order in which turns are to be listed. */
  List<String> canonical() {
    TreeMap<String, Board> best = new TreeMap<>();
    for (Board board : sequences.values()) {
      best.merge(board.result(), board, (a, b) -> Board.compare(a, b) >= 0 ? a : b);
    }
    List<Board> boards = new ArrayList<>(best.values());
    boards.sort((a, b) -> Board.compare(b, a));
    return boards.stream().map(Board::text).toList();
  }
}
