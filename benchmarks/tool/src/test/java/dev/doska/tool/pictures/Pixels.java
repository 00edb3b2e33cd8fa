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
 * A picture as a renderer paints it that is not ours: one pixel a user unit. An animation is seen at
 * rest, as where animation is not supported, or at a time.
 *
 * <p>The renderer moves what moves but takes no notice of changes of visibility, and its instants are
 * not those of a browser; so only the first and the last instant of one scene tell something.
 */
final class Pixels {
  private final BufferedImage image;

  private Pixels(BufferedImage image) {
    this.image = image;
  }

  /** A picture at rest. */
  static Pixels of(String svg) {
    return paint(svg, AnimationState.NO_ANIMATION);
  }

  /** An animated picture, so many milliseconds after its beginning. */
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

  /** How bright a patch of 7 by 7 pixels is on the average, from 0 to 255. */
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

  /** Whether a pixel has about a colour. */
  boolean shows(int x, int y, int rgb) {
    return isNear(image.getRGB(x, y), 0xff000000 | rgb, 12);
  }

  /** Which part of the picture has about a colour, from 0 to 1. */
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

  /** How many colours there are. */
  long colours() {
    return Arrays.stream(all(0, 0, width(), height())).distinct().count();
  }

  /** How many pixels of a rectangle differ from those of another picture by more than a shade. */
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
