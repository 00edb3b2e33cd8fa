package dev.doska.chapayev;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.ruleset.Equipment;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Moves and positions of any kind, for the laws. */
final class RandomMoves {
  private RandomMoves() {}

  static ChapayevMove move(ChapayevPosition position, RandomGenerator random) {
    ChapayevMove move = plain(position, random);
    return move instanceof ChapayevMove.Act act && random.nextInt(4) == 0
        ? new ChapayevMove.Observed(act, observation(random))
        : move;
  }

  private static ChapayevMove plain(ChapayevPosition position, RandomGenerator random) {
    int disc = disc(position, random);
    int angle = near(random, 0, 359_999);
    return switch (random.nextInt(7)) {
      case 0, 1 -> new ChapayevMove.Strike(disc, angle, near(random, 1, 3_000));
      case 2 -> new ChapayevMove.Scissors(disc, disc(position, random), near(random, 1, 3_000));
      case 3 ->
        new ChapayevMove.ThumbFlick(
            disc, near(random, 1, 3_000), near(random, 0, 90_000), near(random, -30_000, 30_000));
      case 4 -> new ChapayevMove.Blow(disc, angle, near(random, 0, 2_000));
      case 5 -> Decision.values()[random.nextInt(6)];
      default ->
        random.nextBoolean()
            ? new ChapayevMove.CoinToss(Side.values()[random.nextInt(2)])
            : new ChapayevMove.Choose(disc);
    };
  }

  /** Mostly in range, or just beyond it. */
  private static int near(RandomGenerator random, int min, int max) {
    return switch (random.nextInt(8)) {
      case 0 -> min - 1;
      case 1 -> max + 1;
      default -> random.nextInt(min, max + 1);
    };
  }

  private static int disc(ChapayevPosition position, RandomGenerator random) {
    Optional<Integer> current = position.strike().flatMap(StrikeInProgress::current);
    if (current.isPresent() && random.nextBoolean()) {
      return current.get();
    }
    return random.nextInt(-1, 33);
  }

  private static Observation observation(RandomGenerator random) {
    List<DiscObservation> seen = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      int disc = random.nextInt(-1, 20);
      DiscObservation one = switch (random.nextInt(4)) {
        case 0 -> DiscObservation.fell(disc);
        case 1 -> DiscObservation.prisoner(disc);
        case 2 -> DiscObservation.moved(disc);
        default ->
          DiscObservation.at(
              disc,
              random.nextInt(-170_000_000, 170_000_000),
              random.nextInt(-170_000_000, 170_000_000));
      };
      one = random.nextInt(4) == 0 ? one.overturned() : one;
      one = random.nextInt(4) == 0 ? one.hanging() : one;
      seen.add(random.nextInt(6) == 0 ? one.standing(random.nextInt(360_000)) : one);
    }
    return Observation.of(seen);
  }

  /** A position that a referee reports: some checkers gone, turned, hanging or on their edge. */
  static ChapayevPosition position(Chapayev game, RandomGenerator random) {
    ChapayevPosition position = game.initial();
    for (int i = 0; i < 40; i++) {
      if (game.status(position) instanceof Status.Finished) {
        return position;
      }
      ChapayevMove move = game.moves(position).sample(random);
      if (position.phase() == Phase.STRIKE) {
        ChapayevMove report = report(game, position, (ChapayevMove.Act) move, random);
        move = game.judge(position, report).isLegal() ? report : move;
      }
      position = game.play(position, move);
      if (position.phase() != Phase.STRIKE && random.nextInt(3) == 0) {
        return position;
      }
    }
    return position;
  }

  private static ChapayevMove report(
      Chapayev game, ChapayevPosition position, ChapayevMove.Act act, RandomGenerator random) {
    Equipment equipment = game.ruleset().equipment();
    List<DiscObservation> seen = new ArrayList<>();
    for (Checker checker : position.checkers()) {
      if (checker.onBoard() && checker.level() == 0 && random.nextInt(6) == 0) {
        int x = random.nextInt(-equipment.halfX(), equipment.halfX() + 1);
        int y = random.nextInt(-equipment.halfY(), equipment.halfY() + 1);
        DiscObservation one = DiscObservation.at(checker.id(), x, y);
        boolean carries = position.data().carries(checker.id());
        if (!carries && random.nextInt(3) == 0) {
          one = one.standing(random.nextInt(360_000));
        } else if (!carries && new BoardGeometry(game.ruleset()).hangs(x, y)) {
          one = one.hanging();
        }
        one = !carries && random.nextInt(3) == 0 ? one.overturned() : one;
        seen.add(random.nextInt(5) == 0 ? DiscObservation.fell(checker.id()) : one);
      }
    }
    return new ChapayevMove.Observed(act, Observation.of(seen));
  }
}
