package dev.doska.khachapuri;

import dev.doska.testkit.support.VectorFiles;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.List;

/** The kinds of vectors of Khachapuri. */
final class Vectors {
  private Vectors() {}

  /** A position with a roll a row, with the number and the hash of its turns. */
  static List<Row> turns() {
    return rows(
        "turns.tsv",
        List.of(
            "rules",
            "position",
            "side",
            "dice",
            "steps",
            "sequences",
            "results",
            "resultsHash",
            "sequencesHash"));
  }

  /** A first roll a row. */
  static List<Row> openings() {
    return rows("openings.tsv", List.of("dice", "steps", "sequences", "results", "resultsHash"))
        .stream()
        .filter(row -> !row.has("position"))
        .toList();
  }

  /** A rule set and a depth a row, with the leaves in both perftVariants. */
  static List<Row> perft() {
    return rows("perft.tsv", List.of("rules", "depth", "n21", "n36"));
  }

  /** A finished game a row. */
  static List<Row> outcomes() {
    return rows(
        "outcomes.tsv",
        List.of(
            "position", "winner", "points (default: 1, mars 2)", "points (option: difference)"));
  }

  private static List<Row> rows(String file, List<String> columns) {
    return VectorFiles.rows(Vectors.class, file, columns);
  }

  /** The game under the options of a row: a preset, or options that differ from the default one. */
  static Khachapuri game(String rules) {
    return Khachapuri.of(KhachapuriRuleset.parse(rules).orElseThrow());
  }
}
