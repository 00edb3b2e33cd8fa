package dev.doska.tool.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * What happened in a number of matches. Immutable.
 *
 * @param unit the plural noun for the moves that lengths and rates refer to
 * @param lengths the lengths of all matches, unfinished ones included
 * @param rounds the number of rounds that began
 * @param unfinished the number of matches that reached the limit of plies
 * @param whiteWins the number of matches that the seat White won
 * @param blackWins the number of matches that the seat Black won
 * @param draws the number of drawn matches
 * @param firstMoverWins the number of matches that the seat that decided first won
 * @param endings the ways in which matches ended, by rule
 * @param events the events, by rule
 */
public record Statistics(
    String unit,
    Lengths lengths,
    long rounds,
    long unfinished,
    long whiteWins,
    long blackWins,
    long draws,
    long firstMoverWins,
    List<EndingCount> endings,
    List<EventCount> events) {

  /** The number of finished matches that the seat that decided second won. */
  public long secondMoverWins() {
    return whiteWins + blackWins - firstMoverWins;
  }

  /** The points of the first mover in percent of all finished matches; a draw is half a point. */
  public Optional<BigDecimal> firstMoverPercent() {
    return ratio(100 * firstMoverWins + 50 * draws, whiteWins + blackWins + draws);
  }

  /** The mean length of a match. */
  public Optional<BigDecimal> meanLength() {
    return ratio(lengths.total(), lengths.matches());
  }

  /** A count for every 1,000 moves. */
  public Optional<BigDecimal> perThousand(long count) {
    return ratio(1_000 * count, lengths.total());
  }

  /** A count for every round. */
  public Optional<BigDecimal> perRound(long count) {
    return ratio(count, rounds);
  }

  /** A quotient with three decimals, rounded half to even; empty if it is a division by 0. */
  private static Optional<BigDecimal> ratio(long dividend, long divisor) {
    return divisor == 0
        ? Optional.empty()
        : Optional.of(BigDecimal.valueOf(dividend)
            .divide(BigDecimal.valueOf(divisor), 3, RoundingMode.HALF_EVEN));
  }
}
