package dev.doska.toys.race;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.core.Side;
import dev.doska.core.picture.Svg;

/** The track as a row of squares. */
final class RaceDrawing implements Drawing<Race, RaceMove> {
  static final RaceDrawing INSTANCE = new RaceDrawing();

  private RaceDrawing() {}

  @Override
  public String text(Race race) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      for (int square = 0; square <= Race.HOME; square++) {
        int track = side == Side.WHITE ? square : Race.HOME - square;
        text.append(Race.stands(race.bits(), side.ordinal(), track) ? '●' : '·');
      }
      text.append('\n');
    }
    return text.toString();
  }

  @Override
  public String svg(Race race, Marks<RaceMove> marks) {
    Svg svg = new Svg(160, 40, race.toString());
    dots(svg, race);
    marks.last().ifPresent(move -> svg.label(4, 38, move.toString(), "font-size", 6));
    return svg.toString();
  }

  private static void dots(Svg svg, Race race) {
    for (Side side : Side.values()) {
      for (int i = 0; i < 2; i++) {
        int track = race.runner(side, i);
        int square = side == Side.WHITE ? track : Race.HOME - track;
        svg.element("circle", "cx", 10 + 20 * square, "cy", 10 + 10 * side.ordinal(), "r", 4);
      }
    }
  }

  @Override
  public String replay(History<Race, RaceMove> line) {
    Svg svg = new Svg(160, 40, line.ply() + " moves");
    for (Race race : line.positions()) {
      svg.begin("g", "opacity", 0.2);
      dots(svg, race);
      svg.end();
    }
    return svg.toString();
  }
}
