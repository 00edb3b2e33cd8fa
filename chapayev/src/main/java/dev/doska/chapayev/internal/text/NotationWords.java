package dev.doska.chapayev.internal.text;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.core.Side;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The words that moves and positions share: names, places, sides, constants. */
public final class NotationWords {
  private NotationWords() {}

  public static String side(Side side) {
    return side == Side.WHITE ? "w" : "b";
  }

  public static Optional<Side> side(String word) {
    return switch (word) {
      case "w" -> Optional.of(Side.WHITE);
      case "b" -> Optional.of(Side.BLACK);
      default -> Optional.empty();
    };
  }

  /** A constant as a word: lower case with hyphens. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The constant that a word names. */
  public static <E extends Enum<E>> Optional<E> constant(List<E> all, String word) {
    return all.stream().filter(constant -> of(constant).equals(word)).findFirst();
  }

  public static String place(Place place) {
    return FixedPoint.text(place.x(), FixedPoint.MILLIONTHS) + ","
        + FixedPoint.text(place.y(), FixedPoint.MILLIONTHS);
  }

  /** Reads {@code x,y} in millimetres. */
  public static Optional<Place> place(TextReader reader, boolean strict) {
    long x = FixedPoint.read(reader, FixedPoint.MILLIONTHS, strict);
    if (x == FixedPoint.NONE || !reader.accept(',')) {
      return Optional.empty();
    }
    long y = FixedPoint.read(reader, FixedPoint.MILLIONTHS, strict);
    return y == FixedPoint.NONE ? Optional.empty() : Optional.of(new Place((int) x, (int) y));
  }

  /** Reads a checker's name: a letter and possibly a digit. */
  public static String name(TextReader reader) {
    int start = reader.offset();
    char letter = reader.peek();
    if ((letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z')) {
      reader.next();
      if (TextReader.isDigit(reader.peek())) {
        reader.next();
      }
    }
    return reader.slice(start, reader.offset());
  }

  /** The names of a bit set of checkers with + between, by ascending id. */
  public static String names(List<Checker> checkers, int set) {
    List<String> names = new ArrayList<>();
    for (Checker checker : checkers) {
      if ((set >>> checker.id() & 1) != 0) {
        names.add(checker.name());
      }
    }
    return String.join("+", names);
  }

  /** The bit set of names with + between; empty if a name is unknown or appears twice. */
  public static OptionalInt set(List<Checker> checkers, String text) {
    int set = 0;
    for (String name : text.split("\\+", 33)) {
      OptionalInt id = id(checkers, name);
      if (id.isEmpty() || (set >>> id.getAsInt() & 1) != 0) {
        return OptionalInt.empty();
      }
      set |= 1 << id.getAsInt();
    }
    return OptionalInt.of(set);
  }

  public static OptionalInt id(List<Checker> checkers, String name) {
    for (Checker checker : checkers) {
      if (checker.name().equals(name)) {
        return OptionalInt.of(checker.id());
      }
    }
    return OptionalInt.empty();
  }

  /** The names to choose from, for messages. */
  public static String choices(List<Checker> checkers) {
    return "one of " + String.join(" ", checkers.stream().map(Checker::name).toList());
  }
}
