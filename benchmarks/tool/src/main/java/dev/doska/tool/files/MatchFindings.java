package dev.doska.tool.files;

import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordText;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.notation.MatchRecords;
import dev.doska.khachapuri.notation.MatchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Passes findings on. Findings on the games of a Khachapuri match are held back until the last game of
 * the match is read: then the starter and the score of each game are checked. Confined to one thread.
 */
final class MatchFindings {
  private final Consumer<Finding> findings;
  private final List<Finding> waiting = new ArrayList<>();
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
  private Optional<String> match = Optional.empty();
  private boolean broken;

  MatchFindings(Consumer<Finding> findings) {
    this.findings = findings;
  }

  /**
   * Accepts the finding on a record.
   *
   * @param finding the finding
   * @param text the text of the record
   * @param record the record, if it is valid and of Khachapuri
   */
  void accept(
      Finding finding,
      RecordText text,
      Optional<GameRecord<KhachapuriPosition, KhachapuriMove>> record) {
    Optional<String> name = matchOf(text);
    if (!name.equals(match) || waiting.size() == MatchRecords.MAX_GAMES) {
      end();
      match = name;
      broken = false;
    }
    if (name.isPresent() && record.isPresent() && !broken) {
      waiting.add(finding);
      records.add(record.get());
    } else {
      // after an invalid game the next starter and the score are unknown
      end();
      broken = true;
      findings.accept(finding);
    }
  }

  /** Verifies the match that is held back and passes its findings on. */
  void end() {
    if (!waiting.isEmpty()) {
      Optional<MatchReport.Fault> fault = MatchRecords.verify(records).fault();
      for (int i = 0; i < waiting.size(); i++) {
        Finding finding = waiting.get(i);
        boolean invalid = fault.isPresent() && fault.get().game() == i + 1;
        findings.accept(
            invalid ? finding.withError("in the match: " + fault.get().message()) : finding);
      }
    }
    waiting.clear();
    records.clear();
  }

  private static Optional<String> matchOf(RecordText text) {
    return text.header()
        .value()
        .filter(header -> header.game().equals(Optional.of(Khachapuri.ID)))
        .flatMap(header -> header.value(MatchRecords.MATCH));
  }
}
