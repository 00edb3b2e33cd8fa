package dev.doska.testkit.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A check that every SVG document of the library passes. */
public final class SvgCheck {
  private SvgCheck() {}

  /**
   * Checks that a text is a well-formed SVG document with a title and a view box, without script,
   * without outside references and without numbers that are not finite.
   *
   * @param svg the document
   */
  public static void check(String svg) {
    Document document = read(svg);
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getDocumentElement().getAttribute("viewBox"))
        .matches("-?[0-9.]+( -?[0-9.]+){3}");
    assertThat(document.getElementsByTagName("title").getLength()).isPositive();
    assertThat(document.getElementsByTagName("script").getLength()).isZero();
    assertThat(svg.replace("\"http://www.w3.org/2000/svg\"", ""))
        .doesNotContain("http:", "https:", "NaN", "Infinity", "null");
  }

  private static Document read(String svg) {
    try {
      DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new InputSource(new StringReader(svg)));
    } catch (SAXException e) {
      throw new AssertionError("not well-formed: " + e.getMessage() + "\n" + svg, e);
    } catch (IOException | ParserConfigurationException e) {
      throw new AssertionError(e);
    }
  }
}
