package dev.doska.khachapuri.notation;

import dev.doska.khachapuri.KhachapuriMatch;
import java.util.Optional;

/**
 * The result of the verification of a match's records. Immutable.
 *
 * @param match the match as far as its records are right
 * @param fault the first fault, or empty if there is none
 */
public record MatchReport(KhachapuriMatch match, Optional<Fault> fault) {
  /**
   * Something that is wrong with a record.
   *
   * @param game the number of the record, from 1
   * @param message what is wrong, without a full stop
   */
  public record Fault(int game, String message) {}

  /**
   * Whether all records are right.
   *
   * @return true if there is no fault
   */
  public boolean isVerified() {
    return fault.isEmpty();
  }

  /**
   * The finding in words.
   *
   * @return one sentence, without a full stop
   */
  public String message() {
    return fault
        .map(f -> "game " + f.game() + ": " + f.message())
        .orElseGet(() -> "verified, " + match);
  }
}
