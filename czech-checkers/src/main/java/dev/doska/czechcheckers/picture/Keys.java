package dev.doska.czechcheckers.picture;

import dev.doska.core.picture.Svg;
import java.util.ArrayList;
import java.util.List;

/** The values of an animation at given times. Times are in milliseconds and never go back. */
final class Keys {
  private final List<Integer> times = new ArrayList<>();
  private final List<String> values = new ArrayList<>();

  Keys add(int time, String value) {
    times.add(time);
    values.add(value);
    return this;
  }

  /** Animates an attribute of the open element, without end. */
  void animate(Svg svg, String attribute, int total, boolean smooth) {
    element(svg, "animate", attribute, total, smooth);
  }

  /** Animates the place of the open element, without end. */
  void animateTranslation(Svg svg, int total, boolean smooth) {
    element(svg, "animateTransform", "transform", total, smooth, "type", "translate");
  }

  private void element(
      Svg svg, String name, String attribute, int total, boolean smooth, Object... more) {
    if (times.size() < 2) {
      return;
    }
    StringBuilder keyTimes = new StringBuilder();
    for (int time : times) {
      keyTimes.append(keyTimes.isEmpty() ? "" : ";").append(fraction(time, total));
    }
    String keyValues = String.join(";", values);
    if (smooth && times.get(times.size() - 1) < total) {
      // a smooth animation has to have a value at its end
      keyTimes.append(";1");
      keyValues += ";" + values.get(values.size() - 1);
    }
    List<Object> attributes = new ArrayList<>(List.of(more));
    attributes.addAll(List.of(
        "attributeName",
        attribute,
        "dur",
        Svg.number(total / 1000.0) + "s",
        "repeatCount",
        "indefinite",
        "calcMode",
        smooth ? "linear" : "discrete",
        "keyTimes",
        keyTimes,
        "values",
        keyValues));
    svg.element(name, attributes.toArray());
  }

  /** A part of the whole with six decimals. */
  private static String fraction(int time, int total) {
    if (time >= total) {
      return "1";
    }
    long millionths = time * 1_000_000L / total;
    return millionths == 0 ? "0" : "0." + Long.toString(1_000_000 + millionths).substring(1);
  }
}
