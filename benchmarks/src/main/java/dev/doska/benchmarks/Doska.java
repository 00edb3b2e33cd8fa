package dev.doska.benchmarks;

import dev.doska.benchmarks.tool.Console;
import dev.doska.benchmarks.tool.Tool;
import java.util.Locale;

/** The program: the tool on this process' streams. */
public final class Doska {
  private Doska() {}

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    System.exit(Tool.run(Console.ofProcess(), args));
  }
}
