package dev.doska.chapayev.notation;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.internal.FixedPoint;
import dev.doska.chapayev.internal.NotationWords;
import java.util.ArrayList;
import java.util.List;

/** Writes moves, legal or not. */
final class MoveWriter {
  /** The words of the decisions, in the order of their constants. */
  static final List<String> DECISIONS =
      List.of("demand", "decline", "accept", "back", "stay", "swap");

  private MoveWriter() {}

  static String move(ChapayevPosition position, ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike m) {
      return name(position, m.disc()) + "@" + thousandths(m.angle()) + "/" + thousandths(m.speed());
    }
    if (move instanceof ChapayevMove.Scissors m) {
      String pair = name(position, m.first()) + "+" + name(position, m.second());
      return pair + "@" + thousandths(m.speed());
    }
    if (move instanceof ChapayevMove.ThumbFlick m) {
      return "check " + name(position, m.disc()) + "@" + thousandths(m.speed()) + "/"
          + thousandths(m.elevation()) + "/" + thousandths(m.lateral());
    }
    if (move instanceof ChapayevMove.Blow m) {
      String direction = thousandths(m.direction());
      return "blow " + name(position, m.disc()) + "@" + direction + "/" + m.strength();
    }
    if (move instanceof ChapayevMove.Decision m) {
      return DECISIONS.get(m.ordinal());
    }
    if (move instanceof ChapayevMove.CoinToss m) {
      return "lot " + NotationWords.side(m.result());
    }
    if (move instanceof ChapayevMove.Choose m) {
      return "next " + name(position, m.disc());
    }
    ChapayevMove.Observed observed = (ChapayevMove.Observed) move;
    return move(position, observed.act()) + " => " + observation(position, observed.observation());
  }

  static String observation(ChapayevPosition position, Observation seen) {
    List<String> parts = new ArrayList<>();
    for (DiscObservation one : seen.discs()) {
      parts.add(name(position, one.disc()) + " " + String.join(", ", words(one)));
    }
    return parts.isEmpty() ? "nothing" : String.join("; ", parts);
  }

  private static List<String> words(DiscObservation seen) {
    List<String> words = new ArrayList<>();
    switch (seen.fate()) {
      case FELL -> words.add("fell");
      case PRISONER -> words.add("prisoner");
      case ON_BOARD -> {}
    }
    if (seen.turned()) {
      words.add("turned");
    }
    seen.heading().ifPresent(heading -> words.add("stands " + thousandths(heading)));
    if (seen.hangs()) {
      words.add("hangs");
    }
    seen.place().ifPresent(place -> words.add("at " + NotationWords.place(place)));
    if (words.isEmpty()) {
      words.add("moved");
    }
    return words;
  }

  private static String thousandths(int value) {
    return FixedPoint.text(value, FixedPoint.THOUSANDTHS);
  }

  /** A checker's name; # and its id if the round has none with it. */
  static String name(ChapayevPosition position, int id) {
    return position.withId(id).map(Checker::name).orElse("#" + id);
  }
}
