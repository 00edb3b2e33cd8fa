package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.Moves;
import dev.doska.core.Outcome;
import dev.doska.core.Roller;
import dev.doska.core.Rule;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Violation;
import java.util.List;
import java.util.function.UnaryOperator;

/** Images of statuses, outcomes and offers. */
final class Images {
  private Images() {}

  static <S, M> List<Symmetry<S, M>> symmetries(Subject<S, M> subject, Situation<S, M> at) {
    return subject.symmetries(at.game()).stream()
        .filter(symmetry -> symmetry.holds(at.position()))
        .toList();
  }

  static String words(Status status, UnaryOperator<Side> sides) {
    if (status instanceof Status.ToMove toMove) {
      return sides.apply(toMove.mover()) + " moves";
    }
    if (status instanceof Status.ToRoll toRoll) {
      return toRoll.roller().side().map(sides).map(Roller::of).orElse(Roller.BOTH) + " rolls";
    }
    return words(status.outcome().orElseThrow(), sides);
  }

  static String words(Outcome outcome, UnaryOperator<Side> sides) {
    String result = outcome instanceof Outcome.Win win
        ? sides.apply(win.winner()) + " wins " + win.points()
        : "drawn";
    return result + " by " + outcome.why().rule().id();
  }

  static <S, M> List<String> rules(Game<S, M> game, S position, M move) {
    return game.judge(position, move).violations().stream()
        .map(Violation::rule)
        .map(Rule::id)
        .toList();
  }

  static <S, M> void checkOffers(Game<S, M> game, Symmetry<S, M> symmetry, S position, S image) {
    if (game.moves(position) instanceof Moves.Finite<M> moves
        && game.moves(image) instanceof Moves.Finite<M> images) {
      assertThat(moves.list().stream()
              .map(move -> symmetry.identity(image, symmetry.move(position, move))))
          .containsExactlyInAnyOrderElementsOf(
              images.list().stream().map(move -> symmetry.identity(image, move)).toList());
    } else if (game.moves(position) instanceof Moves.Continuous<M> moves
        && game.moves(image) instanceof Moves.Continuous<M> images) {
      assertThat(images.boxes()).hasSameSizeAs(moves.boxes());
      assertThat(images.rest()).hasSameSizeAs(moves.rest());
    } else {
      throw new AssertionError("a position lists its moves and its image does not: " + position);
    }
  }
}
