package dev.doska.chapayev.ruleset;

import dev.doska.chapayev.Rows;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.formation.FormationText;
import dev.doska.chapayev.ruleset.formation.Limits;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionKind;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The kinds of values that only options of Chapayev have. */
final class ChapayevDomains {
  private static final int MAX_ROW = 12;
  private static final int MAX_FORMATIONS = 16;

  private ChapayevDomains() {}

  /** Millionths of a unit in a range, written as a decimal. */
  static OptionDomain<Integer> decimal(int min, int max, String unit) {
    String low = Millionths.text(min);
    String high = Millionths.text(max);
    return OptionDomain.text(
        OptionKind.DECIMAL,
        Millionths::text,
        text -> {
          int value = Millionths.parse(text);
          return value < min || value > max ? null : value;
        },
        "a decimal from " + low + " to " + high + " with up to six places"
            + (unit.isEmpty() ? "" : ", in " + unit),
        low,
        high);
  }

  /** A square's side: the centre of a board with squares of it must lie on a nanometre. */
  static OptionDomain<Integer> square() {
    OptionDomain<Integer> side = decimal(10_000_000, 200_000_000, "mm");
    return OptionDomain.text(
        OptionKind.DECIMAL,
        Millionths::text,
        text -> {
          Integer value = side.read().apply(text);
          if (value != null && value % 2 != 0) {
            throw new IllegalArgumentException(
                "square " + text + " mm is an odd number of nanometres");
          }
          return value;
        },
        side.expected(),
        "10",
        "200");
  }

  /** The rows of the first round. */
  static OptionDomain<Rows> startRows() {
    return OptionDomain.text(
        OptionKind.TEXT,
        Rows::toString,
        ChapayevDomains::startRows,
        "White's row, a hyphen, Black's row",
        "2-7",
        "1-4");
  }

  private static @Nullable Rows startRows(String text) {
    TextReader reader = new TextReader(text);
    long white = reader.number(MAX_ROW);
    boolean hyphen = reader.accept('-');
    long black = reader.number(MAX_ROW);
    return white < 1 || !hyphen || black < 1 || !reader.atEnd()
        ? null
        : new Rows((int) white, (int) black);
  }

  /** The ladder of formations. */
  static OptionDomain<List<FormationSpec>> formations() {
    return OptionDomain.text(
        OptionKind.TEXT,
        ladder -> ladder.stream().map(FormationSpec::text).collect(Collectors.joining(">")),
        ChapayevDomains::ladder,
        "formations with > between them, such as INFANTRY>SECOND_FLOOR(1)>ROOK:abcdefgh/de!",
        "INFANTRY>SECOND_FLOOR(2)",
        "ROOK:abcdefgh/de!");
  }

  private static List<FormationSpec> ladder(String text) {
    List<FormationSpec> ladder = new ArrayList<>();
    TextReader reader = new TextReader(text);
    do {
      ParseResult<FormationSpec> formation = FormationText.parse(reader.until(">"));
      if (!formation.isOk()) {
        throw new IllegalArgumentException(formation.errors().get(0).message());
      }
      ladder.add(formation.orElseThrow());
    } while (reader.accept('>'));
    Limits.check("number of formations", ladder.size(), 1, MAX_FORMATIONS);
    return List.copyOf(ladder);
  }
}
