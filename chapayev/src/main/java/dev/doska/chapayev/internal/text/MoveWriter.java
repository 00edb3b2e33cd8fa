package dev.doska.chapayev.internal.text;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.Observation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The writer of moves, legal or not. It takes the names of checkers by id. Immutable. */
public final class MoveWriter {
  /** The words of the decisions, in the order of their constants. */
  public static final List<String> DECISIONS =
      List.of("demand", "decline", "accept", "back", "stay", "swap", "take", "leave");

  private final IntFunction<String> names;

  /** A writer with the names of a round's checkers. */
  public MoveWriter(IntFunction<String> names) {
    this.names = names;
  }

  /** The text of a move. */
  public String move(ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike m) {
      return names.apply(m.disc()) + "@" + thousandths(m.angle()) + "/" + thousandths(m.speed());
    }
    if (move instanceof ChapayevMove.Scissors m) {
      String pair = names.apply(m.first()) + "+" + names.apply(m.second());
      return pair + "@" + thousandths(m.speed());
    }
    if (move instanceof ChapayevMove.ThumbFlick m) {
      return "check " + names.apply(m.disc()) + "@" + thousandths(m.speed()) + "/"
          + thousandths(m.elevation()) + "/" + thousandths(m.lateral());
    }
    if (move instanceof ChapayevMove.Blow m) {
      String direction = thousandths(m.direction());
      return "blow " + names.apply(m.disc()) + "@" + direction + "/" + m.strength();
    }
    if (move instanceof ChapayevMove.Decision m) {
      return DECISIONS.get(m.ordinal());
    }
    if (move instanceof ChapayevMove.CoinToss m) {
      return "lot " + NotationWords.side(m.result());
    }
    if (move instanceof ChapayevMove.Choose m) {
      return "next " + names.apply(m.disc());
    }
    ChapayevMove.Observed observed = (ChapayevMove.Observed) move;
    return move(observed.act()) + " => " + observation(observed.observation());
  }

  /** The text of an observation. */
  public String observation(Observation observation) {
    List<String> parts = new ArrayList<>();
    for (DiscObservation one : observation.discs()) {
      parts.add(names.apply(one.disc()) + " " + String.join(", ", words(one)));
    }
    observation.last().ifPresent(id -> parts.add("last " + names.apply(id)));
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
}
