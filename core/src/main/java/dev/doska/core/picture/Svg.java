package dev.doska.core.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * An SVG document that is written from front to end: elements with attributes, text, and nothing else.
 * Numbers have at most three decimals and look the same on every JVM. Confined to one thread.
 *
 * <pre>{@code
 * String picture = new Svg(20, 20, "one disc")
 *     .element("circle", "cx", 10, "cy", 10, "r", 8, "fill", "#c33")
 *     .toString();
 * }</pre>
 */
public final class Svg {
  private final StringBuilder out = new StringBuilder(4096);
  private final List<String> open = new ArrayList<>();

  /**
   * A document of a size.
   *
   * @param width the width in user units
   * @param height the height in user units
   * @param title what the picture shows, for readers that can't see it
   */
  public Svg(double width, double height, String title) {
    begin(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + number(width) + " " + number(height),
        "width",
        width,
        "height",
        height,
        "role",
        "img");
    begin("title").text(title).end();
  }

  /**
   * A number as SVG text: rounded half to even to three decimals, without trailing zeros.
   *
   * @param value any finite number below 10¹² in size
   * @return for example {@code 12.5} or {@code -0.001}
   */
  public static String number(double value) {
    if (!(Math.abs(value) < 1e12)) {
      throw new IllegalArgumentException("not a number to draw with");
    }
    long thousandths = (long) Math.rint(value * 1000);
    long size = Math.abs(thousandths);
    StringBuilder text = new StringBuilder(thousandths < 0 ? "-" : "").append(size / 1000);
    if (size % 1000 != 0) {
      String decimals = Long.toString(1000 + size % 1000).substring(1);
      text.append('.').append(decimals.replaceAll("0+$", ""));
    }
    return text.toString();
  }

  /**
   * Opens an element that will hold others.
   *
   * @param name the element's name
   * @param attributes names and values in turn; a number is written by {@link #number}
   * @return this document
   */
  public Svg begin(String name, Object... attributes) {
    tag(name, attributes);
    out.append(">");
    open.add(name);
    return this;
  }

  /**
   * Closes the element that was opened last.
   *
   * @return this document
   */
  public Svg end() {
    out.append("</").append(open.remove(open.size() - 1)).append(">\n");
    return this;
  }

  /**
   * Writes an empty element.
   *
   * @param name the element's name
   * @param attributes names and values in turn; a number is written by {@link #number}
   * @return this document
   */
  public Svg element(String name, Object... attributes) {
    tag(name, attributes);
    out.append("/>\n");
    return this;
  }

  private void tag(String name, Object... attributes) {
    out.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      String text = value instanceof Number n ? number(n.doubleValue()) : value.toString();
      out.append(' ').append(attributes[i]).append("=\"");
      escape(text);
      out.append('"');
    }
  }

  /**
   * Writes text into the open element.
   *
   * @param text any text
   * @return this document
   */
  public Svg text(String text) {
    escape(text);
    return this;
  }

  /**
   * Writes a text element.
   *
   * @param x the anchor's x
   * @param y the baseline's y
   * @param text any text
   * @param attributes further names and values in turn
   * @return this document
   */
  public Svg label(double x, double y, String text, Object... attributes) {
    Object[] all = new Object[attributes.length + 4];
    all[0] = "x";
    all[1] = x;
    all[2] = "y";
    all[3] = y;
    System.arraycopy(attributes, 0, all, 4, attributes.length);
    return begin("text", all).text(text).end();
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append("&quot;");
        default -> out.append(c < ' ' && c != '\n' && c != '\t' ? '\uFFFD' : c);
      }
    }
  }

  /**
   * The whole document; elements that are still open are closed.
   *
   * @return a complete SVG document
   */
  @Override
  public String toString() {
    StringBuilder whole = new StringBuilder(out);
    for (int i = open.size() - 1; i >= 0; i--) {
      whole.append("</").append(open.get(i)).append(">\n");
    }
    return whole.toString();
  }
}
