package dev.doska.core.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * The values of one attribute of an SVG element as key frames. The animation repeats without
 * end. Times are seconds and never go back. Confined to one thread.
 *
 * <pre>{@code
 * Svg svg = new Svg(100, 20, "a disc that slides and stops");
 * svg.begin("circle", "cy", 10, "r", 8);
 * Animation.smooth("cx", 3).key(0, "10").eased(2, "90", 2, 0).writeTo(svg);
 * svg.end();
 * }</pre>
 */
public final class Animation {
  private final String attribute;
  private final double total;
  private final boolean smooth;
  private final List<Double> times = new ArrayList<>();
  private final List<String> values = new ArrayList<>();
  private final List<String> splines = new ArrayList<>();

  private Animation(String attribute, double total, boolean smooth) {
    if (!(total > 0)) {
      throw new IllegalArgumentException("an animation takes time");
    }
    this.attribute = attribute;
    this.total = total;
    this.smooth = smooth;
  }

  /**
   * A course in steps: each value holds until the next one.
   *
   * @param attribute the attribute
   * @param total how long one run takes in seconds, above 0
   * @return an empty course
   */
  public static Animation steps(String attribute, double total) {
    return new Animation(attribute, total, false);
  }

  /**
   * A smooth course from value to value.
   *
   * @param attribute the attribute
   * @param total how long one run takes in seconds, above 0
   * @return an empty course
   */
  public static Animation smooth(String attribute, double total) {
    return new Animation(attribute, total, true);
  }

  /**
   * Adds a value that is reached evenly.
   *
   * @param time when, in seconds; the first value holds from the beginning, the last to the end
   * @param value the attribute's value
   * @return this course
   */
  public Animation key(double time, String value) {
    return eased(time, value, 1, 1);
  }

  /**
   * Adds a value that is reached with changing speed, which is exact if the value is a quadratic function of
   * time, like the place of a disc under friction.
   *
   * @param time when, in seconds
   * @param value the attribute's value
   * @param startSpeed the speed at the beginning of the way, as a multiple of the mean speed, 0 to 3
   * @param endSpeed the speed at its end, likewise
   * @return this course
   */
  public Animation eased(double time, String value, double startSpeed, double endSpeed) {
    int last = times.size() - 1;
    if (last < 0 && time > 0) {
      key(0, value);
      last = 0;
    }
    if (last >= 0 && time < times.get(last)) {
      throw new IllegalArgumentException("time goes back");
    }
    times.add(Math.min(time, total));
    values.add(value);
    if (times.size() > 1) {
      // a quadratic as a cubic Bézier curve whose abscissa is time itself
      double y1 = Math.min(1, Math.max(0, startSpeed / 3));
      double y2 = Math.min(1, Math.max(0, 1 - endSpeed / 3));
      splines.add("0.333333 " + decimal(y1) + " 0.666667 " + decimal(y2));
    }
    return this;
  }

  /**
   * Whether the attribute ever changes.
   *
   * @return true if there are two different values
   */
  public boolean isMoving() {
    return values.stream().distinct().count() > 1;
  }

  /**
   * Writes the course into the open element of a document; nothing if the attribute never changes.
   *
   * @param svg the document
   */
  public void writeTo(Svg svg) {
    write(svg, "animate", List.of());
  }

  /**
   * Writes the course of a transformation into the open element of a document; nothing if it never
   * changes.
   *
   * @param svg the document
   * @param type the kind of transformation, such as {@code translate}
   */
  public void writeTransform(Svg svg, String type) {
    write(svg, "animateTransform", List.of("type", type));
  }

  private void write(Svg svg, String element, List<Object> more) {
    if (!isMoving()) {
      return;
    }
    if (smooth && times.get(times.size() - 1) < total) {
      key(total, values.get(values.size() - 1));
    }
    List<Object> all = new ArrayList<>(List.of("attributeName", attribute));
    all.addAll(more);
    all.addAll(List.of("dur", Svg.number(total) + "s", "repeatCount", "indefinite"));
    all.addAll(List.of("calcMode", smooth ? "spline" : "discrete"));
    all.addAll(List.of("keyTimes", keyTimes(), "values", String.join(";", values)));
    if (smooth) {
      all.addAll(List.of("keySplines", String.join(";", splines)));
    }
    svg.element(element, all.toArray());
  }

  private String keyTimes() {
    StringBuilder text = new StringBuilder();
    for (double time : times) {
      text.append(text.isEmpty() ? "" : ";").append(decimal(time / total));
    }
    return text.toString();
  }

  /** A number from 0 to 1 with six decimals. */
  private static String decimal(double part) {
    long millionths = (long) Math.rint(Math.min(1, Math.max(0, part)) * 1e6);
    if (millionths % 1_000_000 == 0) {
      return Long.toString(millionths / 1_000_000);
    }
    return "0." + Long.toString(1_000_000 + millionths).substring(1);
  }
}
