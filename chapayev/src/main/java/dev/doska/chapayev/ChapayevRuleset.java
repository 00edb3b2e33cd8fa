package dev.doska.chapayev;

import dev.doska.chapayev.physics.Seam;
import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.Bayonet;
import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.chapayev.ruleset.Collision;
import dev.doska.chapayev.ruleset.DrawOpener;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.Equipment;
import dev.doska.chapayev.ruleset.ExtraStrike;
import dev.doska.chapayev.ruleset.FirstOpener;
import dev.doska.chapayev.ruleset.HangActor;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.LastHope;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.chapayev.ruleset.PieceKind;
import dev.doska.chapayev.ruleset.Prisoner;
import dev.doska.chapayev.ruleset.Surface;
import dev.doska.chapayev.ruleset.Teams;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionValues;
import java.util.List;

/**
 * The options under which Chapayev is played. Rules differ from region to region and contradict each
 * other, so every reading is an option. Immutable and thread-safe; two rule sets are equal if all options
 * are.
 *
 * <pre>{@code
 * ChapayevRuleset rules = ChapayevRuleset.CLASSIC.toBuilder().dryWinStep(1).border(5_000_000).build();
 * System.out.println(rules.text()); // → CLASSIC,border=5,dryWinStep=1
 * }</pre>
 */
public final class ChapayevRuleset implements Ruleset {
  /** The most checkers that a round can hold. */
  public static final int MAX_CHECKERS = 32;

  /** The classic rules of the rulebook page (S0): the default. */
  public static final ChapayevRuleset CLASSIC = preset("CLASSIC");

  /** The shortest rules (S1, Russian half): no turning, hanging, bayonet or longer steps. */
  public static final ChapayevRuleset SIMPLE = preset("SIMPLE");

  /** The English description (S1): traitors, scissors, advance and retreat from the seventh round. */
  public static final ChapayevRuleset INTERNATIONAL = preset("INTERNATIONAL");

  private final OptionValues values;
  private final Equipment equipment;
  private final Surface surface;

  private ChapayevRuleset(OptionValues values) {
    this.values = values;
    this.equipment = ChapayevOptions.equipment(values);
    this.surface = Surface.of(values);
  }

  private static ChapayevRuleset preset(String name) {
    return new ChapayevRuleset(ChapayevOptions.TABLE.preset(name));
  }

  /**
   * Reads a rule set's text. Never throws, whatever the text.
   *
   * @param text a preset's name and the options that differ, in any order; empty for {@link #CLASSIC}
   * @return the rule set, or every fault
   */
  public static ParseResult<ChapayevRuleset> parse(String text) {
    return ChapayevOptions.TABLE.parse(text).map(ChapayevRuleset::new);
  }

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public static List<String> presets() {
    return ChapayevOptions.TABLE.presets();
  }

  /**
   * A builder that starts from the default.
   *
   * @return a new builder
   */
  public static Builder builder() {
    return CLASSIC.toBuilder();
  }

  /**
   * A builder that starts from these rules.
   *
   * @return a new builder
   */
  public Builder toBuilder() {
    return new Builder(values.toBuilder());
  }

  @Override
  public OptionValues options() {
    return values;
  }

  @Override
  public String text() {
    return ChapayevOptions.TABLE.format(values);
  }

  /**
   * The same rules without {@code maxRounds}, the only rule that draws a match. A drawn round is no
   * draw and stays (CH-07, CH-29).
   */
  @Override
  public ChapayevRuleset withoutDraws() {
    return maxRounds() == 0 ? this : toBuilder().maxRounds(0).build();
  }

  /**
   * Whether pieces turn over, stand, hang and take prisoners: pawns do not.
   *
   * @return true for checkers
   */
  public boolean hasFaces() {
    return piece() == PieceKind.CHECKER;
  }

  /**
   * The board and the checkers, as sizes and places.
   *
   * @return the equipment
   */
  public Equipment equipment() {
    return equipment;
  }

  /**
   * The surface, as the solver takes it.
   *
   * @return the surface
   */
  public Surface surface() {
    return surface;
  }

  /**
   * CH-01: the number of files.
   *
   * @return 8 or 10
   */
  public int files() {
    return values.get(ChapayevOptions.FILES);
  }

  /**
   * CH-01: the number of rows.
   *
   * @return 4 to 12
   */
  public int rows() {
    return values.get(ChapayevOptions.ROWS);
  }

  /**
   * CH-01: the side of a square.
   *
   * @return an even number of nanometres, 10 to 200 mm
   */
  public int square() {
    return values.get(ChapayevOptions.SQUARE);
  }

  /**
   * CH-01: the border round the squares.
   *
   * @return nanometres, 0 to 200 mm
   */
  public int border() {
    return values.get(ChapayevOptions.BORDER);
  }

  /**
   * CH-01: a checker's radius.
   *
   * @return nanometres, 1 to 100 mm
   */
  public int radius() {
    return values.get(ChapayevOptions.RADIUS);
  }

  /**
   * CH-01: a checker's height.
   *
   * @return nanometres, 1 to 100 mm
   */
  public int height() {
    return values.get(ChapayevOptions.HEIGHT);
  }

  /**
   * CH-01: a checker's mass.
   *
   * @return micrograms, above 0, up to 1000 g
   */
  public int mass() {
    return values.get(ChapayevOptions.MASS);
  }

  /**
   * CH-01: what is flicked.
   *
   * @return checkers or pawns
   */
  public PieceKind piece() {
    return values.get(ChapayevOptions.PIECE);
  }

  /**
   * CH-02: where the two rows stand in the first round.
   *
   * @return White's row and Black's
   */
  public Rows startRows() {
    return values.get(ChapayevOptions.START_ROWS);
  }

  /**
   * CH-23: whether the board folds, and along which line.
   *
   * @return the seam
   */
  public Seam fold() {
    return values.get(ChapayevOptions.FOLD);
  }

  /**
   * CH-03: who opens the first round.
   *
   * @return who opens
   */
  public FirstOpener firstOpener() {
    return values.get(ChapayevOptions.FIRST_OPENER);
  }

  /**
   * CH-07: who opens the replay of a drawn round.
   *
   * @return who opens
   */
  public DrawOpener drawOpener() {
    return values.get(ChapayevOptions.DRAW_OPENER);
  }

  /**
   * CH-15: when the second player may change places.
   *
   * @return when
   */
  public Pie pie() {
    return values.get(ChapayevOptions.PIE);
  }

  /**
   * CH-16: whether adjacent rows are set up in contact.
   *
   * @return when they are
   */
  public Bayonet bayonet() {
    return values.get(ChapayevOptions.BAYONET);
  }

  /**
   * CH-16: whether the step back from a bayonet attack lasts beyond the round.
   *
   * @return true if it lasts
   */
  public boolean stepBackLasting() {
    return values.get(ChapayevOptions.STEP_BACK_LASTING);
  }

  /**
   * CH-17: when a player on their last line opens.
   *
   * @return when
   */
  public LastHope lastHope() {
    return values.get(ChapayevOptions.LAST_HOPE);
  }

  /**
   * CH-25: how many checkers a side has in reserve.
   *
   * @return 0 to 4
   */
  public int reserve() {
    return values.get(ChapayevOptions.RESERVE);
  }

  /**
   * CH-29: the strikes without a change after which a round is drawn, 0 for never.
   *
   * @return 0 to 1,000,000
   */
  public int noProgressLimit() {
    return values.get(ChapayevOptions.NO_PROGRESS_LIMIT);
  }

  /**
   * CH-09: the winner's step in rows.
   *
   * @return 1 to 12
   */
  public int baseStep() {
    return values.get(ChapayevOptions.BASE_STEP);
  }

  /**
   * CH-10: the step of a winner who lost no checker.
   *
   * @return 1 to 12
   */
  public int dryWinStep() {
    return values.get(ChapayevOptions.DRY_WIN_STEP);
  }

  /**
   * CH-11: the step of a winner who struck with one checker only.
   *
   * @return 1 to 12
   */
  public int soloWinStep() {
    return values.get(ChapayevOptions.SOLO_WIN_STEP);
  }

  /**
   * CH-11: whether a one-checker win counts only if no checker was lost.
   *
   * @return true if it does
   */
  public boolean soloNeedsDry() {
    return values.get(ChapayevOptions.SOLO_NEEDS_DRY);
  }

  /**
   * CH-12: how rows that meet go on.
   *
   * @return the policy
   */
  public MeetPolicy meetPolicy() {
    return values.get(ChapayevOptions.MEET_POLICY);
  }

  /**
   * CH-13: what a step of several rows does at the enemy row.
   *
   * @return what it does
   */
  public Collision collision() {
    return values.get(ChapayevOptions.COLLISION);
  }

  /**
   * CH-26: how the players of a team take turns.
   *
   * @return how
   */
  public Teams teams() {
    return values.get(ChapayevOptions.TEAMS);
  }

  /**
   * CH-27: the formations that a match climbs, the first at the beginning.
   *
   * @return an unmodifiable list, 1 to 16 formations
   */
  public List<FormationSpec> formations() {
    return values.get(ChapayevOptions.FORMATIONS);
  }

  /**
   * CH-28: whether winners advance or stack.
   *
   * @return what a won round gives
   */
  public Advance advance() {
    return values.get(ChapayevOptions.ADVANCE);
  }

  /**
   * CH-29: the rounds after which the match is drawn, 0 for never.
   *
   * @return 0 to 1,000,000
   */
  public int maxRounds() {
    return values.get(ChapayevOptions.MAX_ROUNDS);
  }

  /**
   * CH-05: when the mover strikes again.
   *
   * @return when
   */
  public ExtraStrike extraStrike() {
    return values.get(ChapayevOptions.EXTRA_STRIKE);
  }

  /**
   * CH-18: whether a checker that turned over changes sides.
   *
   * @return true if it does
   */
  public boolean traitor() {
    return values.get(ChapayevOptions.TRAITOR);
  }

  /**
   * CH-05: whether turning an enemy over counts as knocking it out.
   *
   * @return true if it does
   */
  public boolean traitorCountsAsKnockout() {
    return values.get(ChapayevOptions.TRAITOR_COUNTS_AS_KNOCKOUT);
  }

  /**
   * CH-19: what becomes of a checker that stands on its edge.
   *
   * @return what becomes of it
   */
  public EdgeStand edgeStand() {
    return values.get(ChapayevOptions.EDGE_STAND);
  }

  /**
   * CH-20: how a hanging checker is tested.
   *
   * @return how
   */
  public Hanging hanging() {
    return values.get(ChapayevOptions.HANGING);
  }

  /**
   * CH-20: who checks a hanging checker.
   *
   * @return who
   */
  public HangActor hangActor() {
    return values.get(ChapayevOptions.HANG_ACTOR);
  }

  /**
   * CH-20: the overhang from which a checker hangs.
   *
   * @return nanometres, 0 to 100 mm
   */
  public int hangMin() {
    return values.get(ChapayevOptions.HANG_MIN);
  }

  /**
   * CH-21: what becomes of a covered enemy.
   *
   * @return what becomes of it
   */
  public Prisoner prisoner() {
    return values.get(ChapayevOptions.PRISONER);
  }

  /**
   * CH-22: whether scissors are allowed.
   *
   * @return true if they are
   */
  public boolean scissors() {
    return values.get(ChapayevOptions.SCISSORS);
  }

  /**
   * CH-22: the greatest distance of the two centres of scissors.
   *
   * @return nanometres, 1 to 1000 mm
   */
  public int scissorsSpan() {
    return values.get(ChapayevOptions.SCISSORS_SPAN);
  }

  /**
   * CH-04: the friction of board and checkers.
   *
   * @return millionths, 0.01 to 2
   */
  public int mu() {
    return values.get(ChapayevOptions.MU);
  }

  /**
   * CH-04: the gravity.
   *
   * @return micrometres per second squared, above 0, up to 100 m/s²
   */
  public int g() {
    return values.get(ChapayevOptions.G);
  }

  /**
   * CH-04: the coefficient of restitution of gentle impacts.
   *
   * @return millionths, 0 to 1
   */
  public int slowBounce() {
    return values.get(ChapayevOptions.SLOW_BOUNCE);
  }

  /**
   * CH-04: the coefficient of restitution of hard impacts.
   *
   * @return millionths, 0 to 1
   */
  public int fastBounce() {
    return values.get(ChapayevOptions.FAST_BOUNCE);
  }

  /**
   * CH-04: the closing speed half-way between gentle and hard.
   *
   * @return micrometres per second, above 0, up to 100 m/s
   */
  public int bounceScale() {
    return values.get(ChapayevOptions.BOUNCE_SCALE);
  }

  /**
   * CH-04: the friction between rims.
   *
   * @return millionths, 0 to 1
   */
  public int rimFriction() {
    return values.get(ChapayevOptions.RIM_FRICTION);
  }

  /**
   * CH-27: the friction between the floors of a stack.
   *
   * @return millionths, 0.01 to 2
   */
  public int stackFriction() {
    return values.get(ChapayevOptions.STACK_FRICTION);
  }

  /**
   * CH-19: the friction of a checker that rolls on its edge.
   *
   * @return millionths, above 0, up to 1
   */
  public int rollFriction() {
    return values.get(ChapayevOptions.ROLL_FRICTION);
  }

  /**
   * CH-23: the height of the step at the fold.
   *
   * @return nanometres, 0 to 100 mm
   */
  public int foldStep() {
    return values.get(ChapayevOptions.FOLD_STEP);
  }

  /**
   * CH-23: whether a fast checker turns over at the fold.
   *
   * @return true if it does
   */
  public boolean foldTips() {
    return values.get(ChapayevOptions.FOLD_TIPS);
  }

  /**
   * CH-19: how near to half-way a turn must end for a checker to stand.
   *
   * @return millionths of half turns, 0 to 0.4
   */
  public int edgeBand() {
    return values.get(ChapayevOptions.EDGE_BAND);
  }

  /**
   * CH-04: the greatest speed of a strike in mm/s.
   *
   * @return 1 to 10,000
   */
  public int maxSpeed() {
    return values.get(ChapayevOptions.MAX_SPEED);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChapayevRuleset that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }

  /** Changes options one by one. Confined to one thread. */
  public static final class Builder {
    private final OptionValues.Builder values;

    private Builder(OptionValues.Builder values) {
      this.values = values;
    }

    private <V> Builder set(Option<V> option, V value) {
      values.set(option, value);
      return this;
    }

    /**
     * CH-01: the number of files.
     *
     * @param value 8 or 10
     * @return this builder
     */
    public Builder files(int value) {
      return set(ChapayevOptions.FILES, value);
    }

    /**
     * CH-01: the number of rows.
     *
     * @param value 4 to 12
     * @return this builder
     */
    public Builder rows(int value) {
      return set(ChapayevOptions.ROWS, value);
    }

    /**
     * CH-01: the side of a square.
     *
     * @param value an even number of nanometres, 10 to 200 mm
     * @return this builder
     */
    public Builder square(int value) {
      return set(ChapayevOptions.SQUARE, value);
    }

    /**
     * CH-01: the border round the squares.
     *
     * @param value nanometres, 0 to 200 mm
     * @return this builder
     */
    public Builder border(int value) {
      return set(ChapayevOptions.BORDER, value);
    }

    /**
     * CH-01: a checker's radius.
     *
     * @param value nanometres, 1 to 100 mm
     * @return this builder
     */
    public Builder radius(int value) {
      return set(ChapayevOptions.RADIUS, value);
    }

    /**
     * CH-01: a checker's height.
     *
     * @param value nanometres, 1 to 100 mm
     * @return this builder
     */
    public Builder height(int value) {
      return set(ChapayevOptions.HEIGHT, value);
    }

    /**
     * CH-01: a checker's mass.
     *
     * @param value micrograms, above 0, up to 1000 g
     * @return this builder
     */
    public Builder mass(int value) {
      return set(ChapayevOptions.MASS, value);
    }

    /**
     * CH-01: what is flicked.
     *
     * @param value checkers or pawns
     * @return this builder
     */
    public Builder piece(PieceKind value) {
      return set(ChapayevOptions.PIECE, value);
    }

    /**
     * CH-02: where the two rows stand in the first round.
     *
     * @param value White's row and Black's
     * @return this builder
     */
    public Builder startRows(Rows value) {
      return set(ChapayevOptions.START_ROWS, value);
    }

    /**
     * CH-23: whether the board folds, and along which line.
     *
     * @param value the seam
     * @return this builder
     */
    public Builder fold(Seam value) {
      return set(ChapayevOptions.FOLD, value);
    }

    /**
     * CH-03: who opens the first round.
     *
     * @param value who opens
     * @return this builder
     */
    public Builder firstOpener(FirstOpener value) {
      return set(ChapayevOptions.FIRST_OPENER, value);
    }

    /**
     * CH-07: who opens the replay of a drawn round.
     *
     * @param value who opens
     * @return this builder
     */
    public Builder drawOpener(DrawOpener value) {
      return set(ChapayevOptions.DRAW_OPENER, value);
    }

    /**
     * CH-15: when the second player may change places.
     *
     * @param value when
     * @return this builder
     */
    public Builder pie(Pie value) {
      return set(ChapayevOptions.PIE, value);
    }

    /**
     * CH-16: whether adjacent rows are set up in contact.
     *
     * @param value when they are
     * @return this builder
     */
    public Builder bayonet(Bayonet value) {
      return set(ChapayevOptions.BAYONET, value);
    }

    /**
     * CH-16: whether the step back from a bayonet attack lasts beyond the round.
     *
     * @param value true if it lasts
     * @return this builder
     */
    public Builder stepBackLasting(boolean value) {
      return set(ChapayevOptions.STEP_BACK_LASTING, value);
    }

    /**
     * CH-17: when a player on their last line opens.
     *
     * @param value when
     * @return this builder
     */
    public Builder lastHope(LastHope value) {
      return set(ChapayevOptions.LAST_HOPE, value);
    }

    /**
     * CH-25: how many checkers a side has in reserve.
     *
     * @param value 0 to 4
     * @return this builder
     */
    public Builder reserve(int value) {
      return set(ChapayevOptions.RESERVE, value);
    }

    /**
     * CH-29: the strikes without a change after which a round is drawn, 0 for never.
     *
     * @param value 0 to 1,000,000
     * @return this builder
     */
    public Builder noProgressLimit(int value) {
      return set(ChapayevOptions.NO_PROGRESS_LIMIT, value);
    }

    /**
     * CH-09: the winner's step in rows.
     *
     * @param value 1 to 12
     * @return this builder
     */
    public Builder baseStep(int value) {
      return set(ChapayevOptions.BASE_STEP, value);
    }

    /**
     * CH-10: the step of a winner who lost no checker.
     *
     * @param value 1 to 12
     * @return this builder
     */
    public Builder dryWinStep(int value) {
      return set(ChapayevOptions.DRY_WIN_STEP, value);
    }

    /**
     * CH-11: the step of a winner who struck with one checker only.
     *
     * @param value 1 to 12
     * @return this builder
     */
    public Builder soloWinStep(int value) {
      return set(ChapayevOptions.SOLO_WIN_STEP, value);
    }

    /**
     * CH-11: whether a one-checker win counts only if no checker was lost.
     *
     * @param value true if it does
     * @return this builder
     */
    public Builder soloNeedsDry(boolean value) {
      return set(ChapayevOptions.SOLO_NEEDS_DRY, value);
    }

    /**
     * CH-12: how rows that meet go on.
     *
     * @param value the policy
     * @return this builder
     */
    public Builder meetPolicy(MeetPolicy value) {
      return set(ChapayevOptions.MEET_POLICY, value);
    }

    /**
     * CH-13: what a step of several rows does at the enemy row.
     *
     * @param value what it does
     * @return this builder
     */
    public Builder collision(Collision value) {
      return set(ChapayevOptions.COLLISION, value);
    }

    /**
     * CH-26: how the players of a team take turns.
     *
     * @param value how
     * @return this builder
     */
    public Builder teams(Teams value) {
      return set(ChapayevOptions.TEAMS, value);
    }

    /**
     * CH-27: the formations that a match climbs, the first at the beginning.
     *
     * @param value an unmodifiable list, 1 to 16 formations
     * @return this builder
     */
    public Builder formations(List<FormationSpec> value) {
      return set(ChapayevOptions.FORMATIONS, value);
    }

    /**
     * CH-28: whether winners advance or stack.
     *
     * @param value what a won round gives
     * @return this builder
     */
    public Builder advance(Advance value) {
      return set(ChapayevOptions.ADVANCE, value);
    }

    /**
     * CH-29: the rounds after which the match is drawn, 0 for never.
     *
     * @param value 0 to 1,000,000
     * @return this builder
     */
    public Builder maxRounds(int value) {
      return set(ChapayevOptions.MAX_ROUNDS, value);
    }

    /**
     * CH-05: when the mover strikes again.
     *
     * @param value when
     * @return this builder
     */
    public Builder extraStrike(ExtraStrike value) {
      return set(ChapayevOptions.EXTRA_STRIKE, value);
    }

    /**
     * CH-18: whether a checker that turned over changes sides.
     *
     * @param value true if it does
     * @return this builder
     */
    public Builder traitor(boolean value) {
      return set(ChapayevOptions.TRAITOR, value);
    }

    /**
     * CH-05: whether turning an enemy over counts as knocking it out.
     *
     * @param value true if it does
     * @return this builder
     */
    public Builder traitorCountsAsKnockout(boolean value) {
      return set(ChapayevOptions.TRAITOR_COUNTS_AS_KNOCKOUT, value);
    }

    /**
     * CH-19: what becomes of a checker that stands on its edge.
     *
     * @param value what becomes of it
     * @return this builder
     */
    public Builder edgeStand(EdgeStand value) {
      return set(ChapayevOptions.EDGE_STAND, value);
    }

    /**
     * CH-20: how a hanging checker is tested.
     *
     * @param value how
     * @return this builder
     */
    public Builder hanging(Hanging value) {
      return set(ChapayevOptions.HANGING, value);
    }

    /**
     * CH-20: who checks a hanging checker.
     *
     * @param value who
     * @return this builder
     */
    public Builder hangActor(HangActor value) {
      return set(ChapayevOptions.HANG_ACTOR, value);
    }

    /**
     * CH-20: the overhang from which a checker hangs.
     *
     * @param value nanometres, 0 to 100 mm
     * @return this builder
     */
    public Builder hangMin(int value) {
      return set(ChapayevOptions.HANG_MIN, value);
    }

    /**
     * CH-21: what becomes of a covered enemy.
     *
     * @param value what becomes of it
     * @return this builder
     */
    public Builder prisoner(Prisoner value) {
      return set(ChapayevOptions.PRISONER, value);
    }

    /**
     * CH-22: whether scissors are allowed.
     *
     * @param value true if they are
     * @return this builder
     */
    public Builder scissors(boolean value) {
      return set(ChapayevOptions.SCISSORS, value);
    }

    /**
     * CH-22: the greatest distance of the two centres of scissors.
     *
     * @param value nanometres, 1 to 1000 mm
     * @return this builder
     */
    public Builder scissorsSpan(int value) {
      return set(ChapayevOptions.SCISSORS_SPAN, value);
    }

    /**
     * CH-04: the friction of board and checkers.
     *
     * @param value millionths, 0.01 to 2
     * @return this builder
     */
    public Builder mu(int value) {
      return set(ChapayevOptions.MU, value);
    }

    /**
     * CH-04: the gravity.
     *
     * @param value micrometres per second squared, above 0, up to 100 m/s²
     * @return this builder
     */
    public Builder g(int value) {
      return set(ChapayevOptions.G, value);
    }

    /**
     * CH-04: the coefficient of restitution of gentle impacts.
     *
     * @param value millionths, 0 to 1
     * @return this builder
     */
    public Builder slowBounce(int value) {
      return set(ChapayevOptions.SLOW_BOUNCE, value);
    }

    /**
     * CH-04: the coefficient of restitution of hard impacts.
     *
     * @param value millionths, 0 to 1
     * @return this builder
     */
    public Builder fastBounce(int value) {
      return set(ChapayevOptions.FAST_BOUNCE, value);
    }

    /**
     * CH-04: the closing speed half-way between gentle and hard.
     *
     * @param value micrometres per second, above 0, up to 100 m/s
     * @return this builder
     */
    public Builder bounceScale(int value) {
      return set(ChapayevOptions.BOUNCE_SCALE, value);
    }

    /**
     * CH-04: the friction between rims.
     *
     * @param value millionths, 0 to 1
     * @return this builder
     */
    public Builder rimFriction(int value) {
      return set(ChapayevOptions.RIM_FRICTION, value);
    }

    /**
     * CH-27: the friction between the floors of a stack.
     *
     * @param value millionths, 0.01 to 2
     * @return this builder
     */
    public Builder stackFriction(int value) {
      return set(ChapayevOptions.STACK_FRICTION, value);
    }

    /**
     * CH-19: the friction of a checker that rolls on its edge.
     *
     * @param value millionths, above 0, up to 1
     * @return this builder
     */
    public Builder rollFriction(int value) {
      return set(ChapayevOptions.ROLL_FRICTION, value);
    }

    /**
     * CH-23: the height of the step at the fold.
     *
     * @param value nanometres, 0 to 100 mm
     * @return this builder
     */
    public Builder foldStep(int value) {
      return set(ChapayevOptions.FOLD_STEP, value);
    }

    /**
     * CH-23: whether a fast checker turns over at the fold.
     *
     * @param value true if it does
     * @return this builder
     */
    public Builder foldTips(boolean value) {
      return set(ChapayevOptions.FOLD_TIPS, value);
    }

    /**
     * CH-19: how near to half-way a turn must end for a checker to stand.
     *
     * @param value millionths of half turns, 0 to 0.4
     * @return this builder
     */
    public Builder edgeBand(int value) {
      return set(ChapayevOptions.EDGE_BAND, value);
    }

    /**
     * CH-04: the greatest speed of a strike in mm/s.
     *
     * @param value 1 to 10,000
     * @return this builder
     */
    public Builder maxSpeed(int value) {
      return set(ChapayevOptions.MAX_SPEED, value);
    }

    /**
     * The rule set as it is now.
     *
     * @return the rule set
     * @throws IllegalArgumentException with every reason why the options do not fit together
     */
    public ChapayevRuleset build() {
      return new ChapayevRuleset(ChapayevOptions.TABLE.require(values.build()));
    }
  }
}
