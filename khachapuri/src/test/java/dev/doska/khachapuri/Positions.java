package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Makes games and positions for tests, from a seed alone. */
public final class Positions {
  /** Every option of turns away from the default at least once, alone and together. */
  public static final List<String> RULES = List.of(
      "std",
      "std,doubles=2",
      "std,largerDie=no",
      "std,prime=forbid",
      "std,prime=none",
      "std,primeCheck=turn",
      "std,prime=forbid,primeCheck=turn",
      "std,offStart=next",
      "std,over=any",
      "std,over=none",
      "std,force=yes",
      "std,headLimit=1",
      "std,headLimit=2",
      "std,headLimit=3,doubles=2",
      "std,lastTurn=yes",
      "std,force=yes,over=any",
      "std,force=yes,over=none,offStart=next",
      "std,force=yes,primeCheck=turn,largerDie=no",
      "std,over=any,offStart=next,largerDie=no",
      "std,over=none,largerDie=no,headLimit=1",
      "std,prime=forbid,force=yes,offStart=next,headLimit=2",
      "std,doubles=2,largerDie=no,over=any,primeCheck=turn",
      "std,starter=black,openingRoll=reuse,lastTurn=yes,score=difference",
      "std,openingRoll=reuse");

  /** What each option of turns can be; the default first. */
  private static final List<List<String>> OPTIONS = List.of(
      List.of("headLimit=0", "headLimit=1", "headLimit=2", "headLimit=3"),
      List.of("doubles=4", "doubles=2"),
      List.of("largerDie=yes", "largerDie=no"),
      List.of("prime=ahead", "prime=forbid", "prime=none"),
      List.of("primeCheck=step", "primeCheck=turn"),
      List.of("offStart=now", "offStart=next"),
      List.of("over=highest", "over=any", "over=none"),
      List.of("force=no", "force=yes"),
      List.of("lastTurn=no", "lastTurn=yes"));

  /** One of {@link #RULES}, or any options together. */
  static final class Rules implements ArbitrarySupplier<String> {
    @Override
    public Arbitrary<String> get() {
      return Arbitraries.oneOf(Arbitraries.of(RULES), Arbitraries.longs().map(Positions::anyRules));
    }
  }

  private Positions() {}

  public static Khachapuri game(String rules) {
    return Khachapuri.of(KhachapuriRuleset.parse(rules).orElseThrow());
  }

  public static Khachapuri anyGame(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    return game(
        below(random, 2) == 0
            ? RULES.get(below(random, RULES.size()))
            : anyRules(random.nextLong()));
  }

  private static String anyRules(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    StringBuilder text = new StringBuilder("std");
    OPTIONS.forEach(words -> text.append(',').append(words.get(below(random, words.size()))));
    return text.toString();
  }

  /** A position after a random number of random moves, perhaps at the end of the game. */
  public static KhachapuriPosition reachable(Khachapuri game, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    KhachapuriPosition position = game.initial();
    for (long plies = SplitMix64.below(random, 180); plies > 0 && game.any(position); plies--) {
      position = game.playUnchecked(position, game.moves(position).sample(random));
    }
    return position;
  }

  /** A reachable position with dice. */
  public static KhachapuriPosition reachableTurn(Khachapuri game, long seed) {
    for (long next = seed; ; next = SplitMix64.mix(next + 1)) {
      KhachapuriPosition position = reachable(game, next);
      if (position.phase() == Phase.TO_ROLL) {
        position = game.playUnchecked(position, game.odds(position).draw(new SplitMix64(~next)));
      }
      if (position.phase() == Phase.TO_MOVE) {
        return position;
      }
    }
  }

  /** A set-up with dice that no game need lead to. */
  public static KhachapuriPosition draftedTurn(Khachapuri game, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Side mover = below(random, 2) == 0 ? Side.WHITE : Side.BLACK;
    int[] mine = new int[25];
    int[] theirs = new int[25];
    switch (below(random, 4)) {
      case 0 -> {
        scatter(random, mine, theirs, 1 + below(random, 15), 1, 24);
        scatter(random, theirs, mine, 1 + below(random, 15), 1, 24);
      }
      case 1 -> {
        buildWall(random, mine);
        scatter(random, theirs, mine, below(random, 3) == 0 ? 14 : 15, 7, 24);
      }
      case 2 -> {
        scatter(random, mine, theirs, 1 + below(random, 15), 1, below(random, 3) == 0 ? 9 : 6);
        scatter(random, theirs, mine, 1 + below(random, 15), 1, 24);
      }
      default -> {
        scatter(random, mine, theirs, 1 + below(random, 5), 1, 12);
        scatter(random, theirs, mine, 15, 1, 24);
      }
    }
    KhachapuriDraft draft = game.draft();
    put(draft, mover, mine);
    put(draft, mover.other(), theirs);
    draft.toMove(mover, 1 + below(random, 6), 1 + below(random, 6));
    if (game.ruleset().lastTurn()) {
      draft.starter(below(random, 2) == 0 ? Side.WHITE : Side.BLACK);
    }
    return draft.toPosition();
  }

  private static int below(RandomGenerator random, int bound) {
    return (int) SplitMix64.below(random, bound);
  }

  /** Five or six points in a row, and the rest anywhere; free of the enemy as nothing stands yet. */
  private static void buildWall(RandomGenerator random, int[] mine) {
    int start = 1 + below(random, 24);
    int length = 5 + below(random, 2);
    for (int i = 0; i < length; i++) {
      mine[(start + i - 1) % 24 + 1] = 1 + below(random, 2);
    }
    if (below(random, 2) == 0) {
      mine[(start + below(random, length) - 1) % 24 + 1] = 0;
    }
    for (int i = below(random, 4); i > 0; i--) {
      mine[1 + below(random, 24)]++;
    }
  }

  /** Puts checkers on points from low to high that the other side does not hold, if there are any. */
  private static void scatter(
      RandomGenerator random, int[] mine, int[] theirs, int checkers, int low, int high) {
    for (int placed = 0, tries = 0; placed < checkers && tries < 1_000; tries++) {
      int own = low + below(random, high - low + 1);
      if (theirs[(own + 11) % 24 + 1] == 0) {
        int count = Math.min(1 + below(random, 3), checkers - placed);
        mine[own] += count;
        placed += count;
      }
    }
    boolean none = java.util.stream.IntStream.of(mine).sum() == 0;
    for (int own = 1; none && own <= 24; own++) {
      if (theirs[(own + 11) % 24 + 1] == 0) {
        mine[own] = 1;
        none = false;
      }
    }
  }

  private static void put(KhachapuriDraft draft, Side side, int[] men) {
    for (int own = 1; own <= 24; own++) {
      if (men[own] > 0) {
        draft.put(side, Step.ownNumber(side, own), men[own]);
      }
    }
  }
}
