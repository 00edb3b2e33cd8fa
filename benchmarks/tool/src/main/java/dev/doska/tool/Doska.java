package dev.doska.tool;

import dev.doska.tool.io.Console;
import java.util.Locale;

/** The program: runs the tool on the streams of this process. */
public final class Doska {
  private Doska() {}

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    System.exit(Tool.run(Console.ofProcess(), args));
  }
}
