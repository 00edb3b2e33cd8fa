package dev.doska.khachapuri.notation;

import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways in which two dice can make a written turn, whose steps may be longer than a die: a way
 * makes such a step by several dice, one after the other. There are at most two for mixed dice and one
 * for doubles, so all of them can be tried. Confined to one call.
 */
final class DiceDecompositions {
  private final int larger;
  private final int smaller;
  private final int times;
  private final List<Step> steps = new ArrayList<>();
  private final List<Turn> found = new ArrayList<>();

  /**
   * The ways of a roll.
   *
   * @param times how often each die is played
   */
  DiceDecompositions(int larger, int smaller, int times) {
    this.larger = larger;
    this.smaller = smaller;
    this.times = times;
  }

  /** All ways that use no die too often, those first that begin with the larger die. */
  List<Turn> of(Turn written) {
    found.clear();
    Step first = written.steps().get(0);
    go(written.steps(), 0, first.from(), times, larger == smaller ? 0 : times);
    return List.copyOf(found);
  }

  /** Goes on with the checker that makes a written step and has come to a point. */
  private void go(List<Step> written, int index, int at, int largerLeft, int smallerLeft) {
    if (largerLeft > 0) {
      step(written, index, at, larger, largerLeft - 1, smallerLeft);
    }
    if (smallerLeft > 0) {
      step(written, index, at, smaller, largerLeft, smallerLeft - 1);
    }
  }

  private void step(
      List<Step> written, int index, int at, int die, int largerLeft, int smallerLeft) {
    int end = written.get(index).to();
    int next = at - die;
    if (next < end && end > 0) {
      return;
    }
    steps.add(new Step(at, die));
    if (next > end) {
      go(written, index, next, largerLeft, smallerLeft);
    } else if (index + 1 < written.size()) {
      go(written, index + 1, written.get(index + 1).from(), largerLeft, smallerLeft);
    } else {
      found.add(new Turn(steps));
    }
    steps.remove(steps.size() - 1);
  }

  /**
   * The probable steps of a text with too many steps or with numbers that no die shows: each
   * written step by itself, made by dice if it can be, preferably by some that are left.
   */
  Turn meant(Turn written) {
    List<Step> meant = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      left.add(larger);
      if (smaller != larger) {
        left.add(smaller);
      }
    }
    for (Step step : written.steps()) {
      List<Step> way = of(Turn.of(step)).stream()
          .map(Turn::steps)
          .sorted((a, b) -> Boolean.compare(areLeft(b, left), areLeft(a, left)))
          .findFirst()
          .orElse(List.of(step));
      way.forEach(each -> left.remove((Integer) each.die()));
      meant.addAll(way);
    }
    return new Turn(meant.subList(0, Math.min(meant.size(), KhachapuriMove.MAX_STEPS)));
  }

  private static boolean areLeft(List<Step> way, List<Integer> left) {
    return left.containsAll(way.stream().map(Step::die).toList());
  }
}
