package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.OverlapRepair;
import java.util.ArrayList;
import java.util.List;

/**
 * The deepest overlap of discs at any time of a shot. It is checked at all whole multiples of a time step and
 * wherever the motion of a disc changes, except where the speeds prove that a pair is still apart.
 */
final class Closeness {
  private final Shot shot;
  private final double step;
  private final List<Track> tracks = new ArrayList<>();

  private Closeness(Shot shot, double step) {
    this.shot = shot;
    this.step = step;
    for (Disc disc : shot.table().discs()) {
      tracks.add(new Track(shot, disc));
    }
  }

  /**
   * The greatest overlap of a pair on the board, less what it overlapped at the start.
   *
   * @param step seconds
   * @return metres; negative if all were always apart
   */
  static double deepest(Shot shot, double step) {
    return new Closeness(shot, step).deepest();
  }

  private double deepest() {
    double deepest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tracks.size(); i++) {
      for (int k = i + 1; k < tracks.size(); k++) {
        if (!tracks.get(i).parts.isEmpty() || !tracks.get(k).parts.isEmpty()) {
          deepest = Math.max(deepest, deepest(tracks.get(i), tracks.get(k)));
        }
      }
    }
    return deepest;
  }

  private double deepest(Track a, Track b) {
    double reach = a.disc.shape().radius() + b.disc.shape().radius();
    double atStart = Math.max(0, OverlapRepair.of(a.disc, b.disc));
    double gone = Math.min(a.gone, b.gone);
    double deepest = Double.NEGATIVE_INFINITY;
    a.part = -1;
    b.part = -1;
    double t = 0;
    while (t < gone && t <= shot.duration()) {
      a.moveTo(t);
      b.moveTo(t);
      double gap = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) - reach;
      deepest = Math.max(deepest, -gap - atStart);
      // speeds only decrease until the next change: no sample before this can have an overlap
      double apart = gap / (a.fastest + b.fastest);
      double sample = step * Math.floor((t + Math.max(step, apart)) / step);
      t = Math.min(sample > t ? sample : t + step, Math.min(a.change, b.change));
    }
    return deepest;
  }

  /** A disc with its path. */
  private static final class Track {
    final Disc disc;
    final List<Segment> parts;
    final double gone;
    int part;
    double x;
    double y;
    double fastest;
    double change;

    Track(Shot shot, Disc disc) {
      this.disc = disc;
      parts = shot.segments().stream().filter(s -> s.id() == disc.id()).toList();
      DiscOutcome end = shot.end(disc.id());
      gone = end.fate().fell() ? end.time() : Double.POSITIVE_INFINITY;
    }

    /** Advances to a time that is not before the last one. */
    void moveTo(double t) {
      while (part + 1 < parts.size() && parts.get(part + 1).from() <= t) {
        part++;
      }
      change = part + 1 < parts.size() ? parts.get(part + 1).from() : Double.POSITIVE_INFINITY;
      fastest = 0;
      if (part < 0) {
        x = disc.x();
        y = disc.y();
        return;
      }
      Segment now = parts.get(part);
      x = now.xAt(t);
      y = now.yAt(t);
      if (t < now.to()) {
        fastest = now.speed();
        change = Math.min(change, now.to());
      }
    }
  }
}
