package dev.doska.chapayev;

import java.util.List;

/**
 * How rounds add up to a match: CH-09 to CH-14 and CH-26 to CH-29. Immutable.
 *
 * @param baseStep the winner's step, 1 to 12 rows (CH-09)
 * @param dryWinStep the step of a winner who lost nothing, 1 to 12 (CH-10)
 * @param soloWinStep the step of a winner who struck with one checker, 1 to 12 (CH-11)
 * @param soloNeedsDry whether the one-checker win must be dry (CH-11)
 * @param meetPolicy how rows that meet go on (CH-12)
 * @param collision what a long step does at the enemy row under {@code PUSH} (CH-13)
 * @param teams how the players of a team take turns (CH-26)
 * @param formations the formations of the legs, the first at the beginning (CH-27)
 * @param advance whether winners advance or stack (CH-28)
 * @param maxRounds rounds after which the match is drawn, 0 to 1,000,000; 0 = off (CH-29)
 */
public record MatchRules(
    int baseStep,
    int dryWinStep,
    int soloWinStep,
    boolean soloNeedsDry,
    MeetPolicy meetPolicy,
    Collision collision,
    Teams teams,
    List<FormationSpec> formations,
    Advance advance,
    int maxRounds) {
  /** How rows that meet go on (CH-12). */
  public enum MeetPolicy {
    /** The loser gives way when the winner needs his row. */
    PUSH,
    /** From the seventh decided round the winner advances and the loser retreats (S1). */
    COUNT_FROM_7,
    /** The loser of the sixth decided round goes back one row, once. */
    SIXTH_LOSER_RETREATS
  }

  /** What a step of several rows does at the enemy row (CH-13). */
  public enum Collision {
    /** It goes on and pushes. */
    PUSH_THROUGH,
    /** It ends in front of the row; from there it pushes by one. */
    STOP_AT_CONTACT
  }

  /** How the players of a team take turns (CH-26). */
  public enum Teams {
    /** There are no teams. */
    NONE,
    /** The next player with each turn. */
    BY_TURN,
    /** The next player with each strike. */
    BY_STRIKE
  }

  /** What a won round gives (CH-28). */
  public enum Advance {
    /** The row advances. */
    ROWS,
    /** The next formation; rows stay. */
    STACKS
  }

  /**
   * Checks each option by itself; how they fit together is checked by {@link ChapayevRuleset}.
   *
   * @param baseStep the winner's step, 1 to 12 rows (CH-09)
   * @param dryWinStep the step of a winner who lost nothing, 1 to 12 (CH-10)
   * @param soloWinStep the step of a winner who struck with one checker, 1 to 12 (CH-11)
   * @param soloNeedsDry whether the one-checker win must be dry (CH-11)
   * @param meetPolicy how rows that meet go on (CH-12)
   * @param collision what a long step does at the enemy row under {@code PUSH} (CH-13)
   * @param teams how the players of a team take turns (CH-26)
   * @param formations the formations of the legs, the first at the beginning (CH-27)
   * @param advance whether winners advance or stack (CH-28)
   * @param maxRounds rounds after which the match is drawn, 0 to 1,000,000; 0 = off (CH-29)
   * @throws IllegalArgumentException with the first option that is out of its range
   */
  public MatchRules {
    Limits.check("step", baseStep, 1, 12);
    Limits.check("step of a dry win", dryWinStep, 1, 12);
    Limits.check("step of a one-checker win", soloWinStep, 1, 12);
    Limits.check("limit of rounds", maxRounds, 0, 1_000_000);
    formations = List.copyOf(formations);
    Limits.check("number of formations", formations.size(), 1, 16);
  }

  /**
   * The same with another value of {@link #baseStep}.
   *
   * @param value the winner's step, 1 to 12 rows (CH-09)
   * @return the changed options
   */
  public MatchRules withBaseStep(int value) {
    return new MatchRules(
        value,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #dryWinStep}.
   *
   * @param value the step of a winner who lost nothing, 1 to 12 (CH-10)
   * @return the changed options
   */
  public MatchRules withDryWinStep(int value) {
    return new MatchRules(
        baseStep,
        value,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #soloWinStep}.
   *
   * @param value the step of a winner who struck with one checker, 1 to 12 (CH-11)
   * @return the changed options
   */
  public MatchRules withSoloWinStep(int value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        value,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #soloNeedsDry}.
   *
   * @param value whether the one-checker win must be dry (CH-11)
   * @return the changed options
   */
  public MatchRules withSoloNeedsDry(boolean value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        value,
        meetPolicy,
        collision,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #meetPolicy}.
   *
   * @param value how rows that meet go on (CH-12)
   * @return the changed options
   */
  public MatchRules withMeetPolicy(MeetPolicy value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        value,
        collision,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #collision}.
   *
   * @param value what a long step does at the enemy row under {@code PUSH} (CH-13)
   * @return the changed options
   */
  public MatchRules withCollision(Collision value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        value,
        teams,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #teams}.
   *
   * @param value how the players of a team take turns (CH-26)
   * @return the changed options
   */
  public MatchRules withTeams(Teams value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        value,
        formations,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #formations}.
   *
   * @param value the formations of the legs, the first at the beginning (CH-27)
   * @return the changed options
   */
  public MatchRules withFormations(List<FormationSpec> value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        value,
        advance,
        maxRounds);
  }

  /**
   * The same with another value of {@link #advance}.
   *
   * @param value whether winners advance or stack (CH-28)
   * @return the changed options
   */
  public MatchRules withAdvance(Advance value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        formations,
        value,
        maxRounds);
  }

  /**
   * The same with another value of {@link #maxRounds}.
   *
   * @param value rounds after which the match is drawn, 0 to 1,000,000; 0 = off (CH-29)
   * @return the changed options
   */
  public MatchRules withMaxRounds(int value) {
    return new MatchRules(
        baseStep,
        dryWinStep,
        soloWinStep,
        soloNeedsDry,
        meetPolicy,
        collision,
        teams,
        formations,
        advance,
        value);
  }
}
