package dev.doska.core;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What may be played in a position: a list, or boxes of moves too many to list. Immutable; every move in
 * it is legal and in its canonical writing.
 *
 * @param <M> the game's moves
 */
public sealed interface Moves<M> {
  /**
   * Whether there is no move. This is so exactly when the game is over.
   *
   * @return true if there is no move
   */
  boolean isEmpty();

  /**
   * Whether these moves contain a move, as written.
   *
   * @param move any move of the game
   * @return true if it is listed or lies in a box
   */
  boolean contains(M move);

  /**
   * One move at random: a box (or listed move) uniformly, then each of its coordinates uniformly by
   * {@link SplitMix64#below}, in the order of the axes.
   *
   * @param random the generator to draw from
   * @return a move of these
   * @throws IllegalStateException if there is none
   */
  M sample(RandomGenerator random);

  /**
   * The moves that differ from one in a single coordinate by a step: for each axis first down, then
   * up.
   *
   * @param move a move
   * @param step the difference in the axis' unit, 1 or more and less than 2⁶²
   * @return the neighbours inside the box, an unmodifiable list; empty for a listed move
   */
  List<M> near(M move, long step);

  /**
   * Moves spread evenly: the listed ones, and of each box a grid.
   *
   * @param points the number of values on each axis, 1 or more: both ends and evenly between, the
   *     least alone if 1, going round on a cyclic axis; all of them if the axis has fewer
   * @return an unmodifiable list, boxes first
   */
  List<M> grid(int points);

  /**
   * Promising moves: the {@link Box#aimed} ones of each box, then the listed ones.
   *
   * @param limit the greatest number of moves of each box
   * @return an unmodifiable list
   */
  List<M> aimed(int limit);

  /**
   * Moves that can all be listed.
   *
   * @param list the moves in the game's documented order, without duplicates
   * @param <M> the game's moves
   */
  record Finite<M>(List<M> list) implements Moves<M> {
    /**
     * Copies the list.
     *
     * @param list the moves in the game's documented order, without duplicates
     */
    public Finite {
      list = List.copyOf(list);
    }

    @Override
    public boolean isEmpty() {
      return list.isEmpty();
    }

    @Override
    public boolean contains(M move) {
      return list.contains(move);
    }

    @Override
    public M sample(RandomGenerator random) {
      if (list.isEmpty()) {
        throw new IllegalStateException("there is no move to choose from");
      }
      return list.get((int) SplitMix64.below(random, list.size()));
    }

    @Override
    public List<M> near(M move, long step) {
      return List.of();
    }

    @Override
    public List<M> grid(int points) {
      return list;
    }

    @Override
    public List<M> aimed(int limit) {
      return list;
    }
  }

  /**
   * Moves too many to list: boxes, and a list of the rest.
   *
   * @param boxes the kinds of move with coordinates; no move lies in two of them
   * @param rest the moves without coordinates
   * @param <M> the game's moves
   */
  record Continuous<M>(List<Box<M>> boxes, List<M> rest) implements Moves<M> {
    /**
     * Copies the lists.
     *
     * @param boxes the kinds of move with coordinates; no move lies in two of them
     * @param rest the moves without coordinates
     */
    public Continuous {
      boxes = List.copyOf(boxes);
      rest = List.copyOf(rest);
    }

    @Override
    public boolean isEmpty() {
      return boxes.isEmpty() && rest.isEmpty();
    }

    @Override
    public boolean contains(M move) {
      return rest.contains(move)
          || boxes.stream().anyMatch(b -> b.coordinates(move).isPresent());
    }

    @Override
    public M sample(RandomGenerator random) {
      if (isEmpty()) {
        throw new IllegalStateException("there is no move to choose from");
      }
      int kind = (int) SplitMix64.below(random, (long) boxes.size() + rest.size());
      return kind < boxes.size()
          ? Grids.sample(boxes.get(kind), random)
          : rest.get(kind - boxes.size());
    }

    @Override
    public List<M> near(M move, long step) {
      for (Box<M> box : boxes) {
        var point = box.coordinates(move);
        if (point.isPresent()) {
          return Grids.near(box, point.get(), step);
        }
      }
      return List.of();
    }

    @Override
    public List<M> grid(int points) {
      List<M> all = new ArrayList<>();
      for (Box<M> box : boxes) {
        Grids.addGrid(box, points, all);
      }
      all.addAll(rest);
      return List.copyOf(all);
    }

    @Override
    public List<M> aimed(int limit) {
      List<M> all = new ArrayList<>();
      for (Box<M> box : boxes) {
        all.addAll(box.aimed(limit));
      }
      all.addAll(rest);
      return List.copyOf(all);
    }
  }
}
