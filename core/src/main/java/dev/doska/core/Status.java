package dev.doska.core;

import java.util.Objects;
import java.util.Optional;

/**
 * What a position waits for: a player's decision, a roll of chance, or nothing more. A position has exactly
 * one status. Immutable.
 *
 * @see Outcome
 */
public sealed interface Status {
  /**
   * The status in which a side decides; a shared instance.
   *
   * @param mover the side to move
   * @return the status
   */
  static ToMove toMove(Side mover) {
    return Objects.requireNonNull(mover) == Side.WHITE ? ToMove.WHITE : ToMove.BLACK;
  }

  /**
   * The status in which chance decides; a shared instance.
   *
   * @param roller whose dice are waited for
   * @return the status
   */
  static ToRoll toRoll(Roller roller) {
    return switch (roller) {
      case WHITE -> ToRoll.WHITE;
      case BLACK -> ToRoll.BLACK;
      case BOTH -> ToRoll.BOTH;
    };
  }

  /**
   * The side that is to move or to roll.
   *
   * @return the side; empty if the game is over or both roll
   */
  Optional<Side> side();

  /**
   * The outcome, if the game is over.
   *
   * @return the outcome; empty while the game goes on
   */
  default Optional<Outcome> outcome() {
    return Optional.empty();
  }

  /**
   * Whether the game is over.
   *
   * @return true exactly for {@link Finished}
   */
  default boolean isFinished() {
    return this instanceof Finished;
  }

  /**
   * A player decides.
   *
   * @param mover the side to move
   */
  record ToMove(Side mover) implements Status {
    private static final ToMove WHITE = new ToMove(Side.WHITE);
    private static final ToMove BLACK = new ToMove(Side.BLACK);

    /**
     * Refuses null.
     *
     * @param mover the side to move
     */
    public ToMove {
      Objects.requireNonNull(mover);
    }

    @Override
    public Optional<Side> side() {
      return Roller.of(mover).side();
    }
  }

  /**
   * Chance decides.
   *
   * @param roller whose dice are waited for
   */
  record ToRoll(Roller roller) implements Status {
    private static final ToRoll WHITE = new ToRoll(Roller.WHITE);
    private static final ToRoll BLACK = new ToRoll(Roller.BLACK);
    private static final ToRoll BOTH = new ToRoll(Roller.BOTH);

    /**
     * Refuses null.
     *
     * @param roller whose dice are waited for
     */
    public ToRoll {
      Objects.requireNonNull(roller);
    }

    @Override
    public Optional<Side> side() {
      return roller.side();
    }
  }

  /**
   * The game is over.
   *
   * @param result how it ended
   */
  record Finished(Outcome result) implements Status {
    /**
     * Refuses null.
     *
     * @param result how it ended
     */
    public Finished {
      Objects.requireNonNull(result);
    }

    @Override
    public Optional<Side> side() {
      return Optional.empty();
    }

    @Override
    public Optional<Outcome> outcome() {
      return Optional.of(result);
    }
  }
}
