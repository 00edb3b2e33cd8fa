package dev.doska.tool.files;

import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordHeader;
import dev.doska.core.record.Tag;
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
 * Passes findings on, but holds back those on the games of a match of Khachapuri until its last game is
 * read, to check who started each and the scores. Confined to one thread.
 */
final class MatchOfRecords {
  private final Consumer<Finding> findings;
  private final List<Finding> held = new ArrayList<>();
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
  private Optional<String> match = Optional.empty();
  private boolean broken;

  MatchOfRecords(Consumer<Finding> findings) {
    this.findings = findings;
  }

  /**
   * Takes the finding on a record.
   *
   * @param finding the finding
   * @param text the record's text
   */
  void accept(Finding finding, String text) {
    Optional<String> name = matchOf(text);
    if (!name.equals(match) || held.size() == MatchRecords.MAX_GAMES) {
      end();
      match = name;
      broken = false;
    }
    Optional<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> read =
        name.isPresent() && finding.isRight() && !broken
            ? MatchRecords.parse(text).value()
            : Optional.empty();
    if (read.isPresent()) {
      held.add(finding);
      records.addAll(read.get());
    } else {
      // behind a game that is not right, who starts and the score are not known
      end();
      broken = true;
      findings.accept(finding);
    }
  }

  /** Checks the match that is held and passes its findings on. */
  void end() {
    if (!held.isEmpty()) {
      Optional<MatchReport.Fault> fault = MatchRecords.verify(records).fault();
      for (int i = 0; i < held.size(); i++) {
        Finding finding = held.get(i);
        boolean wrong = fault.isPresent() && fault.get().game() == i + 1;
        findings.accept(wrong ? finding.but("in the match: " + fault.get().message()) : finding);
      }
    }
    held.clear();
    records.clear();
  }

  private static Optional<String> matchOf(String text) {
    Optional<RecordHeader> header = RecordHeader.parse(text).value();
    return header
        .filter(tags -> tags.game().equals(Optional.of(Khachapuri.ID)))
        .flatMap(tags -> tags.tags().stream()
            .filter(tag -> tag.name().equals(MatchRecords.MATCH))
            .map(Tag::value)
            .findFirst());
  }
}
