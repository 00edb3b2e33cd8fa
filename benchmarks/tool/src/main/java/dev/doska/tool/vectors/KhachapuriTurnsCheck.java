package dev.doska.tool.vectors;

import dev.doska.core.Status;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.tool.io.ToolError;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The turns of Khachapuri with given dice: the number of steps, the numbers of ordered sequences and of
 * distinct results, the hashes of both, and the results. Openings are turns from the initial position.
 */
public final class KhachapuriTurnsCheck implements Check {
  private static final String DICE = "dice";
  private static final String STEPS = "steps";
  private static final String SEQUENCES = "sequences";
  private static final String RESULTS = "results";
  private static final String RESULTS_HASH = "resultsHash";
  private static final String SEQUENCES_HASH = "sequencesHash";
  private static final String RESULT_LIST = "resultList";

  /** The text in place of a list of results that is too long. */
  private static final String NOT_LISTED = "*";

  /** Up to this number, results are always listed. */
  private static final int MAX_LISTED = 8;

  private static final int HASH_DIGITS = 16;

  private final boolean openings;

  private KhachapuriTurnsCheck(boolean openings) {
    this.openings = openings;
  }

  /** The format of turns from any position under any rules. */
  public static Format turns() {
    return new Format(
        "turns",
        List.of(
            "rules",
            "position",
            "side",
            DICE,
            STEPS,
            SEQUENCES,
            RESULTS,
            RESULTS_HASH,
            SEQUENCES_HASH),
        () -> new KhachapuriTurnsCheck(false));
  }

  /** The format of turns from the initial position under the standard rules. */
  public static Format openings() {
    return new Format(
        "openings",
        List.of(DICE, STEPS, SEQUENCES, RESULTS, RESULTS_HASH),
        () -> new KhachapuriTurnsCheck(true));
  }

  @Override
  public void row(Row row, Report report) {
    Khachapuri game = openings ? Khachapuri.standard() : game(row);
    KhachapuriPosition position = position(game, row);
    List<KhachapuriMove> turns = game.moves(position).list();
    List<String> steps =
        turns.stream().map(KhachapuriTurnsCheck::steps).distinct().toList();
    report.compare(row, STEPS, String.join(" or ", steps));
    List<String> results = turns.stream()
        .map(turn -> board(game.positions().format(game.playUnchecked(position, turn))))
        .sorted()
        .toList();
    compare(row, RESULTS, RESULTS_HASH, results, report);
    if (row.has(RESULT_LIST) && !mayBeUnlisted(row, results.size())) {
      report.compare(row, RESULT_LIST, String.join(" ", results));
    }
    List<String> sequences = new ArrayList<>();
    game.forEachSequence(position, turn -> sequences.add(sequence(turn)));
    sequences.sort(null);
    compare(row, SEQUENCES, SEQUENCES_HASH, sequences, report);
  }

  private static boolean mayBeUnlisted(Row row, int results) {
    return row.get(RESULT_LIST).equals(NOT_LISTED) && results > MAX_LISTED;
  }

  private static void compare(
      Row row, String size, String hash, List<String> texts, Report report) {
    report.compare(row, size, texts.size());
    if (row.has(hash)) {
      report.compare(row, hash, hash(texts));
    }
  }

  /** The game under the rules of a row: {@code std}, or the options that differ from it. */
  static Khachapuri game(Row row) {
    String text = row.get("rules");
    if (text.isBlank()) {
      throw new Row.BadRow("no rules");
    }
    return Khachapuri.of(ToolError.requireValue("rules", text, KhachapuriRuleset.parse(text)));
  }

  private KhachapuriPosition position(Khachapuri game, Row row) {
    String board = openings ? board(game.positions().format(game.initial())) : row.get("position");
    String side = openings ? "w" : row.get("side");
    String text = board + " " + side + " " + row.get(DICE);
    KhachapuriPosition position =
        ToolError.requireValue("position", text, game.positions().parse(text));
    if (!(game.status(position) instanceof Status.ToMove)) {
      throw new Row.BadRow("no turn to play in the position \"" + text + "\"");
    }
    return position;
  }

  /** The text of a position without the side to move and the dice. */
  private static String board(String position) {
    int end = position.indexOf(' ');
    return end < 0 ? position : position.substring(0, end);
  }

  private static String steps(KhachapuriMove turn) {
    return turn instanceof KhachapuriMove.Turn played
        ? Integer.toString(played.steps().size())
        : "0";
  }

  private static String sequence(KhachapuriMove turn) {
    return turn instanceof KhachapuriMove.Turn played
        ? played.steps().stream()
            .map(step -> step.from() + ":" + step.die())
            .collect(Collectors.joining(" "))
        : "-";
  }

  private static String hash(List<String> sorted) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256")
          .digest(String.join("\n", sorted).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
