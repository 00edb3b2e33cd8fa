package dev.doska.core;

import java.util.Objects;
import java.util.Optional;

/** Whose dice (or lots) a position waits for. */
public enum Roller {
  /** White rolls. */
  WHITE,
  /** Black rolls. */
  BLACK,
  /** Both take part, as in a roll-off or the drawing of a lot. */
  BOTH;

  private static final Optional<Side> WHITE_SIDE = Optional.of(Side.WHITE);
  private static final Optional<Side> BLACK_SIDE = Optional.of(Side.BLACK);

  /**
   * The roller that is one side alone.
   *
   * @param side the side
   * @return {@link #WHITE} or {@link #BLACK}
   */
  public static Roller of(Side side) {
    return Objects.requireNonNull(side) == Side.WHITE ? WHITE : BLACK;
  }

  /**
   * The side that rolls, if it is one side alone.
   *
   * @return the side, or empty for {@link #BOTH}
   */
  public Optional<Side> side() {
    return switch (this) {
      case WHITE -> WHITE_SIDE;
      case BLACK -> BLACK_SIDE;
      case BOTH -> Optional.empty();
    };
  }
}
