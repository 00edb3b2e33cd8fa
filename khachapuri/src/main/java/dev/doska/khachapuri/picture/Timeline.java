package dev.doska.khachapuri.picture;

import dev.doska.core.picture.Svg;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The values that one attribute takes in time, in milliseconds. Confined to one thread. */
final class Timeline {
  private static final String HIDDEN = "hidden";
  private static final String VISIBLE = "visible";

  private final List<Integer> times = new ArrayList<>();
  private final List<String> values = new ArrayList<>();

  /** From a time on the value is this. Times must not go back. */
  void set(int time, String value) {
    times.add(time);
    values.add(value);
  }

  /** From a time on something is at this place. */
  void put(int time, Plan.Spot spot) {
    set(time, spot.toString());
  }

  /** Visible from a time to another; spans that touch become one. */
  void span(int from, int to) {
    int last = times.size() - 1;
    if (last >= 0 && times.get(last) == from) {
      times.remove(last);
      values.remove(last);
    } else {
      set(from, VISIBLE);
    }
    set(to, HIDDEN);
  }

  /** Writes a group that is seen in the spans. */
  void seen(Svg svg, int duration, Runnable paint) {
    if (times.get(0) > 0) {
      times.add(0, 0);
      values.add(0, HIDDEN);
    }
    svg.begin("g", "visibility", values.get(0));
    animate(svg, "animate", duration, "attributeName", "visibility", "calcMode", "discrete");
    paint.run();
    svg.end();
  }

  /** Writes a shape that is put from place to place at once. */
  void rest(Svg svg, String shape, int duration) {
    svg.begin("use", "href", "#" + shape, "transform", "translate(" + values.get(0) + ")");
    if (times.size() > 1) {
      animate(
          svg,
          "animateTransform",
          duration,
          "attributeName",
          "transform",
          "type",
          "translate",
          "calcMode",
          "discrete");
    }
    svg.end();
  }

  /** Writes a shape that glides from place to place. */
  void glide(Svg svg, String shape, int duration) {
    times.add(0, 0);
    values.add(0, values.get(0));
    set(duration, values.get(values.size() - 1));
    svg.begin("use", "href", "#" + shape);
    String ease = String.join(";", Collections.nCopies(times.size() - 1, ".4 0 .3 1"));
    animate(
        svg,
        "animateTransform",
        duration,
        "attributeName",
        "transform",
        "type",
        "translate",
        "calcMode",
        "spline",
        "keySplines",
        ease);
    svg.end();
  }

  boolean isEmpty() {
    return times.isEmpty();
  }

  private void animate(Svg svg, String element, int duration, Object... attributes) {
    List<Object> all = new ArrayList<>(List.of(attributes));
    String keyTimes = times.stream().map(t -> part(t, duration)).collect(Collectors.joining(";"));
    all.addAll(List.of("values", String.join(";", values), "keyTimes", keyTimes));
    all.addAll(List.of("dur", duration + "ms", "repeatCount", "indefinite"));
    svg.element(element, all.toArray());
  }

  /** A time as a part of the whole, with six decimals. */
  private static String part(int time, int duration) {
    long millionths = (time * 1_000_000L + duration / 2) / duration;
    String decimals = Long.toString(1_000_000 + millionths % 1_000_000).substring(1);
    return millionths / 1_000_000 + "." + decimals;
  }
}
