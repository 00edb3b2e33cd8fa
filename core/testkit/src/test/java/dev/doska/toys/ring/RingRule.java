package dev.doska.toys.ring;

import dev.doska.core.Rule;

/** The rules of ring shuffleboard, in rulebook order. */
public enum RingRule implements Rule {
  OVER("RI-01", "nothing is played after the end"),
  PUSH("RI-02", "a new puck is pushed from any of 360 places with a strength of 1 to 200"),
  TAP("RI-03", "a puck of one's own may be tapped instead, with a strength up to 200"),
  SEEN("RI-04", "an outcome seen on a real ring has one puck of the mover more"),
  SCORE("RI-05", "more pucks within 30 places of 0 win, Black if there are as many"),
  KEEPS("RI-06", "many keeps in a row are a draw"),
  REPETITION("RI-07", "a position that stands for the third time is a draw");

  private final String id;
  private final String title;

  RingRule(String id, String title) {
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
