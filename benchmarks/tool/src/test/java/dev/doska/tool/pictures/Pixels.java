package dev.doska.tool.pictures;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.renderer.animation.AnimationState;
import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.Objects;

/**
 * A picture as painted by an independent renderer, with one pixel per user unit. An animation is painted
 * without animation or at a point in time.
 *
 * <p>The renderer animates motion but not visibility, and its times differ from those of a browser.
 * Therefore only the first and the last instant of one scene are compared.
 */
final class Pixels {
  private final BufferedImage image;

  private Pixels(BufferedImage image) {
    this.image = image;
  }

  /** A picture without animation. */
  static Pixels of(String svg) {
    return paint(svg, AnimationState.NO_ANIMATION);
  }

  /** An animated picture at a time in milliseconds. */
  static Pixels of(String svg, long millis) {
    return paint(svg, new AnimationState(0, millis));
  }

  private static Pixels paint(String svg, AnimationState time) {
    SVGDocument document = Objects.requireNonNull(
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(UTF_8)), null, LoaderContext.createDefault()),
        "no SVG");
    int width = Math.round(document.size().width);
    int height = Math.round(document.size().height);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    Output output = Output.createForGraphics(graphics);
    document.renderWithPlatform(
        NullPlatformSupport.INSTANCE, output, new ViewBox(0, 0, width, height), time);
    output.dispose();
    graphics.dispose();
    return new Pixels(image);
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }

  /** The average brightness of 7 by 7 pixels, from 0 to 255. */
  int brightness(int x, int y) {
    int sum = 0;
    for (int dy = -3; dy <= 3; dy++) {
      for (int dx = -3; dx <= 3; dx++) {
        int rgb = image.getRGB(x + dx, y + dy);
        sum += (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255);
      }
    }
    return sum / (3 * 49);
  }

  /** Whether a pixel has approximately a colour. */
  boolean shows(int x, int y, int rgb) {
    return isNear(image.getRGB(x, y), 0xff000000 | rgb, 12);
  }

  /** The fraction of the picture that has approximately a colour, from 0 to 1. */
  double share(int rgb) {
    long count = Arrays.stream(all(0, 0, width(), height()))
        .filter(argb -> isNear(argb, 0xff000000 | rgb, 12))
        .count();
    return (double) count / (width() * height());
  }

  private static boolean isNear(int one, int other, int tolerance) {
    for (int shift = 0; shift < 32; shift += 8) {
      if (Math.abs((one >>> shift & 255) - (other >>> shift & 255)) > tolerance) {
        return false;
      }
    }
    return true;
  }

  /** The number of colours. */
  long colours() {
    return Arrays.stream(all(0, 0, width(), height())).distinct().count();
  }

  /** The number of pixels of a rectangle that clearly differ from another picture. */
  int differences(Pixels other, int x, int y, int width, int height) {
    int[] own = all(x, y, width, height);
    int[] others = other.all(x, y, width, height);
    int count = 0;
    for (int i = 0; i < own.length; i++) {
      count += isNear(own[i], others[i], 24) ? 0 : 1;
    }
    return count;
  }

  private int[] all(int x, int y, int width, int height) {
    return image.getRGB(x, y, width, height, null, 0, width);
  }
}
