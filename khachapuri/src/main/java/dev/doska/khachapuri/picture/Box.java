package dev.doska.khachapuri.picture;

import dev.doska.core.picture.Svg;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A rectangle on the picture. */
record Box(double x, double y, double width, double height) {
  Box moved(double right, double down) {
    return new Box(x + right, y + down, width, height);
  }

  /** The box with a margin of this width around it; inside it if negative. */
  Box grown(double margin) {
    return new Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  }

  /** Draws it with round corners and further attributes, names and values in turn. */
  Svg draw(Svg svg, double corner, Object... attributes) {
    List<Object> all = new ArrayList<>(List.of("x", x, "y", y));
    all.addAll(List.of("width", width, "height", height, "rx", corner));
    all.addAll(Arrays.asList(attributes));
    return svg.element("rect", all.toArray());
  }
}
