package dev.doska.benchmarks;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command-line tool. */
@Command(
    name = "doska",
    mixinStandardHelpOptions = true,
    description = "Rules of three table games.")
public final class Doska implements Runnable {
  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  public static void main(String[] args) {
    System.exit(new CommandLine(new Doska()).execute(args));
  }
}
