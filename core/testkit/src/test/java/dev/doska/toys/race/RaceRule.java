package dev.doska.toys.race;

import dev.doska.core.Rule;

/** The rules of the dice race, in rulebook order. */
public enum RaceRule implements Rule {
  OVER("RA-01", "nothing is played after the end"),
  CHANCE(
      "RA-02", "first a lot decides who begins, then each turn begins with a die of three faces"),
  DECISION("RA-03", "after the roll its roller advances a runner"),
  RUNNER("RA-04", "a runner of one's own advances by the number rolled"),
  HOME("RA-05", "the home is square 7"),
  HIT("RA-06", "a runner that is met goes back to its start"),
  PASS("RA-07", "who can't advance passes"),
  WIN("RA-08", "both runners at home win; twice if the other has none there"),
  QUIET("RA-09", "a long time without hit or arrival is a draw");

  private final String id;
  private final String title;

  RaceRule(String id, String title) {
    this.id = id;
    this.title = title;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String source() {
    return "this toy";
  }
}
