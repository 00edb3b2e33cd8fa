package dev.doska.khachapuri.picture;

import dev.doska.core.picture.Animation;
import dev.doska.core.picture.Svg;
import java.util.ArrayList;
import java.util.List;

/**
 * The values that one attribute takes in time, in milliseconds; they become an animation when the length of the replay is
 * known. Confined to one thread.
 */
final class KeyFrames {
  private static final String HIDDEN = "hidden";
  private static final String VISIBLE = "visible";

  private record Key(int time, String value) {}

  private final List<Key> keys = new ArrayList<>();

  /** From a time on something is at this place. Times must not go back. */
  void put(int time, BoardLayout.Spot spot) {
    keys.add(new Key(time, spot.toString()));
  }

  /** Visible from a time to another; spans that touch become one. */
  void span(int from, int to) {
    int last = keys.size() - 1;
    if (last >= 0 && keys.get(last).time == from) {
      keys.remove(last);
    } else {
      keys.add(new Key(from, VISIBLE));
    }
    keys.add(new Key(to, HIDDEN));
  }

  /** Writes a group that is seen in the spans. */
  void seen(Svg svg, int duration, Runnable paint) {
    boolean atOnce = keys.get(0).time == 0;
    svg.begin("g", "visibility", atOnce ? VISIBLE : HIDDEN);
    Animation seen = Animation.steps("visibility", seconds(duration));
    if (!atOnce) {
      seen.key(0, HIDDEN);
    }
    keys.stream()
        .filter(key -> key.time < duration)
        .forEach(key -> seen.key(seconds(key.time), key.value));
    seen.writeTo(svg);
    paint.run();
    svg.end();
  }

  /** Writes a shape that is put from place to place at once. */
  void rest(Svg svg, String shape, int duration) {
    svg.begin("use", "href", "#" + shape, "transform", "translate(" + keys.get(0).value + ")");
    Animation places = Animation.steps("transform", seconds(duration));
    keys.forEach(key -> places.key(seconds(key.time), key.value));
    places.writeTransform(svg, "translate");
    svg.end();
  }

  /** Writes a shape that glides from place to place, slowly at both ends. */
  void glide(Svg svg, String shape, int duration) {
    svg.begin("use", "href", "#" + shape);
    Animation way = Animation.smooth("transform", seconds(duration));
    keys.forEach(key -> way.eased(seconds(key.time), key.value, 0, 0));
    way.writeTransform(svg, "translate");
    svg.end();
  }

  boolean isEmpty() {
    return keys.isEmpty();
  }

  private static double seconds(int milliseconds) {
    return milliseconds / 1000.0;
  }
}
