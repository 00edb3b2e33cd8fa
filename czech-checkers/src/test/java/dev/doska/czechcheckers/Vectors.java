package dev.doska.czechcheckers;

import dev.doska.testkit.support.VectorFiles;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.List;

/** The kinds of vectors of Czech checkers. */
@SuppressWarnings("exports") // the test kit is on the class path of tests
public final class Vectors {
  private Vectors() {}

  /** A legal move a row, with its texts. */
  public static List<Row> moves() {
    return VectorFiles.rows(
        Vectors.class,
        "moves.tsv",
        List.of("id", "fen_algebraic", "from", "to", "captured", "crowns", "pdn", "pdn_long"));
  }

  /** A position and a depth a row, with the leaves. */
  public static List<Row> perft() {
    return VectorFiles.rows(
        Vectors.class,
        "perft.tsv",
        List.of(
            "category", "fen_algebraic", "fen_numeric", "depth", "nodes_distinct", "nodes_paths"));
  }
}
