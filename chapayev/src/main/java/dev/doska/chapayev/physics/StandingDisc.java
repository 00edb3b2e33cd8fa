package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * A disc that stands on its edge. The players blow at it from both sides until it lies flat (rules P-15c,
 * CH-19 and R-14).
 *
 * <p>Face A is the face that was up before it stood. Other discs are ignored. If it ends on another disc,
 * the caller moves it back along its way with {@link OverlapResolver}.
 *
 * @param x place of its centre, metres, -10 to 10
 * @param y place of its centre, metres, -10 to 10
 * @param shape shape and mass
 * @param faceA horizontal direction that face A faces
 */
public record StandingDisc(double x, double y, Shape shape, Direction faceA) {
  /** The largest component of a momentum in N·s that is accepted. */
  private static final double STRONGEST = 10;

  /**
   * A disc on its edge.
   *
   * @param x as above
   * @param y as above
   * @param shape as above
   * @param faceA as above
   * @throws InvalidSceneException if the place is outside its range, or NaN
   */
  public StandingDisc {
    List<String> reasons = new ArrayList<>();
    ExactText.place(reasons, x, y);
    InvalidSceneException.throwIfAny(reasons);
  }

  /** The pose of a standing disc after a blow. */
  public enum BlownPose {
    /** It still stands, possibly at another place. */
    STANDS,
    /** It fell over and face A is down: it is turned over. */
    FACE_A_DOWN,
    /** It fell over and face A is up, as before it stood. */
    FACE_A_UP
  }

  /**
   * The effect of a blow.
   *
   * @param pose its pose now
   * @param x place of its centre, metres
   * @param y place of its centre, metres
   * @param fate whether it is on the board, or which edge it passed
   * @param way the direction in which it moved; without meaning if it did not move
   */
  public record Blown(BlownPose pose, double x, double y, Fate fate, Direction way) {}

  /**
   * The effect of the net momentum of simultaneous blows: the disc topples, or rolls, or stays.
   *
   * @param board the board
   * @param material gravity and rolling friction
   * @param bx net momentum, N·s, -10 to 10
   * @param by net momentum, N·s, -10 to 10
   * @return the result; toppling is tried first and ends the movement
   * @throws InvalidSceneException if the momentum is outside its range, or NaN
   */
  public Blown blow(Board board, Material material, double bx, double by) {
    requireMomentum(bx, by);
    double onFace = bx * faceA.x() + by * faceA.y();
    double inertia = shape.inertiaAboutRim();
    double turn = Math.abs(onFace) * shape.radius() / inertia;
    double climb = shape.mass() * material.g() * (shape.halfDiagonal() - shape.radius());
    if (inertia * (turn * turn) / 2 > climb) {
      return topple(board, onFace > 0);
    }
    Direction heading = faceA.left();
    double along = bx * heading.x() + by * heading.y();
    double speed = Math.abs(along) / (1.5 * shape.mass());
    double length = speed * speed / (2 * material.rollFriction() * material.g());
    return moved(board, BlownPose.STANDS, along < 0 ? heading.opposite() : heading, length);
  }

  /**
   * The end after the last round of blows: the disc falls to the side of the summed momentum. If that is 0,
   * it falls onto face A.
   *
   * @param board the board
   * @param sumX momentum of all blows, N·s, -10 to 10
   * @param sumY momentum of all blows, N·s, -10 to 10
   * @return the result, never standing
   * @throws InvalidSceneException if the momentum is outside its range, or NaN
   */
  public Blown giveUp(Board board, double sumX, double sumY) {
    requireMomentum(sumX, sumY);
    return topple(board, sumX * faceA.x() + sumY * faceA.y() >= 0);
  }

  private static void requireMomentum(double bx, double by) {
    List<String> reasons = new ArrayList<>();
    ExactText.between(reasons, "momentum along x", bx, -STRONGEST, STRONGEST);
    ExactText.between(reasons, "momentum along y", by, -STRONGEST, STRONGEST);
    InvalidSceneException.throwIfAny(reasons);
  }

  private Blown topple(Board board, boolean ontoA) {
    Direction way = ontoA ? faceA : faceA.opposite();
    BlownPose pose = ontoA ? BlownPose.FACE_A_DOWN : BlownPose.FACE_A_UP;
    return moved(board, pose, way, shape.radius() + shape.height() / 2);
  }

  private Blown moved(Board board, BlownPose pose, Direction way, double length) {
    double toX = x + way.x() * length + 0.0;
    double toY = y + way.y() * length + 0.0;
    return new Blown(pose, toX, toY, board.edgePassed(x, y, toX, toY), way);
  }
}
