package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.ParseResult;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * A text far larger than the heap is read, in a virtual machine with a small heap. The system
 * property {@code doska.pdn.length} sets the number of characters, for example 1000000000.
 */
class PdnStreamingTest {
  private static final long LENGTH = Long.getLong("doska.pdn.length", 60_000_000);
  private static final int HEAP_MEGABYTES = 24;

  /**
   * The program that runs in the small heap: prints how many games of each kind it has read. Its argument
   * is the number of characters.
   */
  static final class Small {
    private Small() {}

    public static void main(String[] args) throws IOException {
      long good = 0;
      long bad = 0;
      try (PdnReader reader = new PdnReader(new Endless(Long.parseLong(args[0])))) {
        for (Optional<ParseResult<PdnGame>> game = reader.next();
            game.isPresent();
            game = reader.next()) {
          if (game.get().isOk()) {
            good++;
          } else {
            bad++;
          }
        }
      }
      System.out.println(found(good, bad));
    }
  }

  private static String found(long good, long bad) {
    return good + " good, " + bad + " bad";
  }

  /**
   * Games generated while they are read, up to a length: 99 good ones of about 1,000 characters, then one
   * with a comment of a million characters, which is too long.
   */
  private static final class Endless extends Reader {
    private static final String GOOD =
        "[White \"A\"]\n[Black \"B\"]\n\n" + "1. e3-f4 {a note} f6-e5 ".repeat(40) + "1-0\n\n";
    private static final String BAD =
        "[White \"C\"]\n\n1. e3-f4 {" + "x".repeat(1_000_000) + "} *\n";

    private final long length;
    private long made;
    private String game = "";
    private int at;
    private int number;

    Endless(long length) {
      this.length = length;
    }

    /** Makes the next game; false if the text is long enough. */
    boolean makeGame() {
      if (made >= length) {
        return false;
      }
      game = ++number % 100 == 0 ? BAD : GOOD;
      made += game.length();
      at = 0;
      return true;
    }

    @Override
    public int read(char[] buffer, int offset, int size) {
      if (at == game.length() && !makeGame()) {
        return -1;
      }
      int count = Math.min(size, game.length() - at);
      game.getChars(at, at + count, buffer, offset);
      at += count;
      return count;
    }

    @Override
    public void close() {}
  }

  @Test
  void a_text_larger_than_the_heap_is_read() throws Exception {
    String classPath = String.join(
        File.pathSeparator, place(PdnReader.class), place(Game.class), place(Small.class));
    Process process = new ProcessBuilder(List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + HEAP_MEGABYTES + "m",
            "-XX:+UseSerialGC",
            "-cp",
            classPath,
            Small.class.getName(),
            Long.toString(LENGTH)))
        .redirectErrorStream(true)
        .start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    long games = 0;
    for (Endless text = new Endless(LENGTH); text.makeGame(); ) {
      games++;
    }
    assertThat(output).isEqualTo(found(games - games / 100, games / 100));
    assertThat(process.exitValue()).isZero();
  }

  /** The directory or archive that a class was loaded from. */
  private static String place(Class<?> type) throws Exception {
    String name = type.getName().replace('.', '/') + ".class";
    String url = Objects.requireNonNull(type.getResource("/" + name)).toString();
    String root = url.substring(0, url.length() - name.length());
    if (root.startsWith("jar:")) {
      root = root.substring("jar:".length(), root.length() - "!/".length());
    }
    return Path.of(URI.create(root)).toString();
  }
}
