package dev.doska.czechcheckers;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.czechcheckers.notation.CzechFen;
import dev.doska.czechcheckers.ruleset.Majority;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The source of positions and rule sets for tests. */
public final class Positions {
  private Positions() {}

  /** The position of a text. */
  public static CzechPosition of(String fen) {
    return CzechFen.ALGEBRAIC.parse(fen).orElseThrow();
  }

  /** The move along the squares of a text with - or x between them. */
  public static CzechMove move(String text) {
    return CzechMove.of(text.split("[-x]"));
  }

  /** Any position: up to twelve pieces a side, sparse or dense, often with many kings. */
  public static CzechPosition random(RandomGenerator random) {
    int white = 1 + random.nextInt(random.nextBoolean() ? 4 : 12);
    int black = 1 + random.nextInt(random.nextBoolean() ? 4 : 12);
    int kingPercent = new int[] {0, 15, 50, 100}[random.nextInt(4)];
    CzechDraft draft = CzechDraft.empty().side(random.nextBoolean() ? Side.WHITE : Side.BLACK);
    List<Square> free = new ArrayList<>(Square.all());
    for (int i = 0; i < white + black; i++) {
      Side side = i < white ? Side.WHITE : Side.BLACK;
      Square square = free.remove(random.nextInt(free.size()));
      boolean lastRank = square.rank() == (side == Side.WHITE ? 8 : 1);
      boolean king = lastRank || random.nextInt(100) < kingPercent;
      draft.put(Piece.of(side, king), square);
    }
    return draft.toPosition();
  }

  /** A position with one king against many separate pieces: long captures with many routes. */
  public static CzechPosition crowded(RandomGenerator random) {
    CzechDraft draft = CzechDraft.empty();
    List<Square> inner = new ArrayList<>(Square.all().stream()
        .filter(s -> s.file() > 'a' && s.file() < 'h' && s.rank() > 1 && s.rank() < 8)
        .toList());
    for (int i = 6 + random.nextInt(7); i > 0; i--) {
      draft.put(
          Piece.of(Side.BLACK, random.nextInt(3) == 0), inner.remove(random.nextInt(inner.size())));
    }
    List<Square> free = new ArrayList<>(Square.all());
    draft.placements().forEach(p -> free.remove(p.square()));
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      draft.put(Piece.WHITE_KING, free.remove(random.nextInt(free.size())));
    }
    CzechPosition position = draft.toPosition();
    return random.nextBoolean() ? position : position.rotated();
  }

  /** A position after some random moves from the start. */
  public static CzechPosition played(RandomGenerator random) {
    CzechCheckers game = CzechCheckers.standard();
    CzechPosition position = game.initial();
    MoveBuffer moves = new MoveBuffer();
    for (int plies = random.nextInt(80); plies > 0; plies--) {
      moves.truncate(0);
      game.generate(position, moves);
      if (moves.size() == 0) {
        return position;
      }
      position = game.playUnchecked(position, moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** One of these. */
  public static CzechPosition any(RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> played(random);
      case 1 -> crowded(random);
      default -> random(random);
    };
  }

  /** A random generator for one test. */
  public static RandomGenerator seeded(long seed) {
    return new SplitMix64(SplitMix64.mix(seed));
  }

  /** All 24 combinations of the options on captures. */
  public static List<CzechRuleset> allCaptureRules() {
    List<CzechRuleset> all = new ArrayList<>();
    for (boolean backward : new boolean[] {false, true}) {
      for (boolean priority : new boolean[] {true, false}) {
        for (Majority majority : Majority.values()) {
          for (boolean stopShort : new boolean[] {false, true}) {
            all.add(CzechRuleset.builder()
                .menCaptureBackward(backward)
                .kingPriority(priority)
                .majority(majority)
                .kingMayStopShort(stopShort)
                .build());
          }
        }
      }
    }
    return all;
  }

  /** The game under some capture rules, without draws. */
  public static CzechCheckers game(CzechRuleset captures) {
    return CzechCheckers.of(captures).withoutDraws();
  }
}
