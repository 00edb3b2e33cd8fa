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
import dev.doska.chapayev.ruleset.PrisonerSide;
import dev.doska.chapayev.ruleset.Surface;
import dev.doska.chapayev.ruleset.Teams;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.match.ClearedBoard;
import dev.doska.chapayev.ruleset.match.LastHopeRight;
import dev.doska.chapayev.ruleset.match.MaxRoundsEnd;
import dev.doska.chapayev.ruleset.match.Opener;
import dev.doska.chapayev.ruleset.match.Retreat;
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

  /** {@return the names of the presets, the default first, unmodifiable} */
  public static List<String> presets() {
    return ChapayevOptions.TABLE.presets();
  }

  /** {@return a new builder that starts from the default} */
  public static Builder builder() {
    return CLASSIC.toBuilder();
  }

  /** {@return a new builder that starts from these rules} */
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

  /** {@return whether pieces turn over, stand, hang and take prisoners: checkers do, pawns do not } */
  public boolean hasFaces() {
    return piece() == PieceKind.CHECKER;
  }

  /** {@return the sizes and places of the board and the checkers} */
  public Equipment equipment() {
    return equipment;
  }

  /** {@return the surface, as the solver takes it} */
  public Surface surface() {
    return surface;
  }

  /** {@return the number of files: 8 or 10 (CH-01)} */
  public int files() {
    return values.get(ChapayevOptions.FILES);
  }

  /** {@return the number of rows: 4 to 12 (CH-01)} */
  public int rows() {
    return values.get(ChapayevOptions.ROWS);
  }

  /** {@return the side of a square: an even number of nanometres, 10 to 200 mm (CH-01)} */
  public int square() {
    return values.get(ChapayevOptions.SQUARE);
  }

  /** {@return the border round the squares: nanometres, 0 to 200 mm (CH-01)} */
  public int border() {
    return values.get(ChapayevOptions.BORDER);
  }

  /** {@return a checker's radius: nanometres, 1 to 100 mm (CH-01)} */
  public int radius() {
    return values.get(ChapayevOptions.RADIUS);
  }

  /** {@return a checker's height: nanometres, 1 to 100 mm (CH-01)} */
  public int height() {
    return values.get(ChapayevOptions.HEIGHT);
  }

  /** {@return a checker's mass: micrograms, above 0, up to 1000 g (CH-01)} */
  public int mass() {
    return values.get(ChapayevOptions.MASS);
  }

  /** {@return what is flicked (CH-01)} */
  public PieceKind piece() {
    return values.get(ChapayevOptions.PIECE);
  }

  /** {@return where the two rows stand in the first round (CH-02)} */
  public Rows startRows() {
    return values.get(ChapayevOptions.START_ROWS);
  }

  /** {@return whether the board folds, and along which line (CH-23)} */
  public Seam fold() {
    return values.get(ChapayevOptions.FOLD);
  }

  /** {@return who opens the first round (CH-03)} */
  public FirstOpener firstOpener() {
    return values.get(ChapayevOptions.FIRST_OPENER);
  }

  /** {@return who opens the replay of a drawn round (CH-07)} */
  public DrawOpener drawOpener() {
    return values.get(ChapayevOptions.DRAW_OPENER);
  }

  /** {@return who wins a round when one shot clears the board (CH-07)} */
  public ClearedBoard clearedBoard() {
    return values.get(ChapayevOptions.CLEARED_BOARD);
  }

  /** {@return who opens after a decided round (CH-08)} */
  public Opener opener() {
    return values.get(ChapayevOptions.OPENER);
  }

  /** {@return when the second player may change places (CH-15)} */
  public Pie pie() {
    return values.get(ChapayevOptions.PIE);
  }

  /** {@return whether adjacent rows are set up in contact (CH-16)} */
  public Bayonet bayonet() {
    return values.get(ChapayevOptions.BAYONET);
  }

  /** {@return whether the step back from a bayonet attack lasts beyond the round (CH-16)} */
  public boolean stepBackLasting() {
    return values.get(ChapayevOptions.STEP_BACK_LASTING);
  }

  /** {@return when a player on their last line opens (CH-17)} */
  public LastHope lastHope() {
    return values.get(ChapayevOptions.LAST_HOPE);
  }

  /** {@return whether a pinned side must open (CH-17)} */
  public LastHopeRight lastHopeRight() {
    return values.get(ChapayevOptions.LAST_HOPE_RIGHT);
  }

  /** {@return how many checkers a side has in reserve: 0 to 4 (CH-25)} */
  public int reserve() {
    return values.get(ChapayevOptions.RESERVE);
  }

  /** {@return the quiet strikes after which a round is drawn: 1 to 1,000,000, or 0 for never (CH-29)} */
  public int noProgressLimit() {
    return values.get(ChapayevOptions.NO_PROGRESS_LIMIT);
  }

  /** {@return the winner's step in rows: 1 to 12 (CH-09)} */
  public int baseStep() {
    return values.get(ChapayevOptions.BASE_STEP);
  }

  /** {@return the step of a winner who lost no checker: 1 to 12 (CH-10)} */
  public int dryWinStep() {
    return values.get(ChapayevOptions.DRY_WIN_STEP);
  }

  /** {@return the step of a winner who struck with one checker only: 1 to 12 (CH-11)} */
  public int soloWinStep() {
    return values.get(ChapayevOptions.SOLO_WIN_STEP);
  }

  /** {@return whether a one-checker win counts only if no checker was lost (CH-11)} */
  public boolean soloNeedsDry() {
    return values.get(ChapayevOptions.SOLO_NEEDS_DRY);
  }

  /** {@return how rows that meet go on (CH-12)} */
  public MeetPolicy meetPolicy() {
    return values.get(ChapayevOptions.MEET_POLICY);
  }

  /** {@return whether the loser of a late round goes back across a gap (CH-12)} */
  public Retreat retreat() {
    return values.get(ChapayevOptions.RETREAT);
  }

  /** {@return what a step of several rows does at the enemy row (CH-13)} */
  public Collision collision() {
    return values.get(ChapayevOptions.COLLISION);
  }

  /** {@return how the players of a team take turns (CH-26)} */
  public Teams teams() {
    return values.get(ChapayevOptions.TEAMS);
  }

  /**
   * {@return the formations that a match climbs, the first at the beginning: 1 to 16, unmodifiable
   * (CH-27)}
   */
  public List<FormationSpec> formations() {
    return values.get(ChapayevOptions.FORMATIONS);
  }

  /** {@return whether winners advance or stack (CH-28)} */
  public Advance advance() {
    return values.get(ChapayevOptions.ADVANCE);
  }

  /** {@return the rounds after which the match ends: 1 to 1,000,000, or 0 for never (CH-29)} */
  public int maxRounds() {
    return values.get(ChapayevOptions.MAX_ROUNDS);
  }

  /** {@return how the match ends after its last round (CH-29)} */
  public MaxRoundsEnd maxRoundsEnd() {
    return values.get(ChapayevOptions.MAX_ROUNDS_END);
  }

  /** {@return when the mover strikes again (CH-05)} */
  public ExtraStrike extraStrike() {
    return values.get(ChapayevOptions.EXTRA_STRIKE);
  }

  /** {@return whether a checker that turned over changes sides (CH-18)} */
  public boolean traitor() {
    return values.get(ChapayevOptions.TRAITOR);
  }

  /** {@return whether turning an enemy over counts as knocking it out (CH-05)} */
  public boolean traitorCountsAsKnockout() {
    return values.get(ChapayevOptions.TRAITOR_COUNTS_AS_KNOCKOUT);
  }

  /** {@return what becomes of a checker that stands on its edge (CH-19)} */
  public EdgeStand edgeStand() {
    return values.get(ChapayevOptions.EDGE_STAND);
  }

  /** {@return how a hanging checker is tested (CH-20)} */
  public Hanging hanging() {
    return values.get(ChapayevOptions.HANGING);
  }

  /** {@return who checks a hanging checker (CH-20)} */
  public HangActor hangActor() {
    return values.get(ChapayevOptions.HANG_ACTOR);
  }

  /** {@return the overhang from which a checker hangs: nanometres, 0 to 100 mm (CH-20)} */
  public int hangMin() {
    return values.get(ChapayevOptions.HANG_MIN);
  }

  /** {@return what becomes of a covered enemy (CH-21)} */
  public Prisoner prisoner() {
    return values.get(ChapayevOptions.PRISONER);
  }

  /** {@return whose enemies a checked checker takes prisoner (CH-21)} */
  public PrisonerSide prisonerSide() {
    return values.get(ChapayevOptions.PRISONER_SIDE);
  }

  /** {@return whether scissors are allowed (CH-22)} */
  public boolean scissors() {
    return values.get(ChapayevOptions.SCISSORS);
  }

  /** {@return the greatest distance of the two centres of scissors: nanometres, 1 to 1000 mm (CH-22)} */
  public int scissorsSpan() {
    return values.get(ChapayevOptions.SCISSORS_SPAN);
  }

  /** {@return the friction of board and checkers: millionths, 0.01 to 2 (CH-04)} */
  public int mu() {
    return values.get(ChapayevOptions.MU);
  }

  /** {@return the gravity: micrometres per second squared, above 0, up to 100 m/s² (CH-04)} */
  public int g() {
    return values.get(ChapayevOptions.G);
  }

  /** {@return the coefficient of restitution of gentle impacts: millionths, 0 to 1 (CH-04)} */
  public int slowBounce() {
    return values.get(ChapayevOptions.SLOW_BOUNCE);
  }

  /** {@return the coefficient of restitution of hard impacts: millionths, 0 to 1 (CH-04)} */
  public int fastBounce() {
    return values.get(ChapayevOptions.FAST_BOUNCE);
  }

  /**
   * {@return the closing speed half-way between gentle and hard: micrometres per second, above 0, up to
   * 100 m/s (CH-04)}
   */
  public int bounceScale() {
    return values.get(ChapayevOptions.BOUNCE_SCALE);
  }

  /** {@return the friction between rims: millionths, 0 to 1 (CH-04)} */
  public int rimFriction() {
    return values.get(ChapayevOptions.RIM_FRICTION);
  }

  /** {@return the friction between the floors of a stack: millionths, 0.01 to 2 (CH-27)} */
  public int stackFriction() {
    return values.get(ChapayevOptions.STACK_FRICTION);
  }

  /** {@return the friction of a checker that rolls on its edge: millionths, above 0, up to 1 (CH-19)} */
  public int rollFriction() {
    return values.get(ChapayevOptions.ROLL_FRICTION);
  }

  /** {@return the height of the step at the fold: nanometres, 0 to 100 mm (CH-23)} */
  public int foldStep() {
    return values.get(ChapayevOptions.FOLD_STEP);
  }

  /** {@return whether a fast checker turns over at the fold (CH-23)} */
  public boolean foldTips() {
    return values.get(ChapayevOptions.FOLD_TIPS);
  }

  /**
   * {@return how near to half-way a turn must end for a checker to stand: millionths of half turns, 0
   * to 0.4 (CH-19)}
   */
  public int edgeBand() {
    return values.get(ChapayevOptions.EDGE_BAND);
  }

  /** {@return the greatest speed of a strike: mm/s, 1 to 10,000 (CH-04)} */
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

  /**
   * A builder of a rule set, with a setter for each option. The accessor of the same name documents the
   * value. A setter returns this builder; it throws {@link IllegalArgumentException} if the value is out of
   * range. Confined to one thread.
   */
  public static final class Builder {
    private final OptionValues.Builder values;

    private Builder(OptionValues.Builder values) {
      this.values = values;
    }

    private <V> Builder set(Option<V> option, V value) {
      values.set(option, value);
      return this;
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#files()} */
    public Builder files(int value) {
      return set(ChapayevOptions.FILES, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#rows()} */
    public Builder rows(int value) {
      return set(ChapayevOptions.ROWS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#square()} */
    public Builder square(int value) {
      return set(ChapayevOptions.SQUARE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#border()} */
    public Builder border(int value) {
      return set(ChapayevOptions.BORDER, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#radius()} */
    public Builder radius(int value) {
      return set(ChapayevOptions.RADIUS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#height()} */
    public Builder height(int value) {
      return set(ChapayevOptions.HEIGHT, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#mass()} */
    public Builder mass(int value) {
      return set(ChapayevOptions.MASS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#piece()} */
    public Builder piece(PieceKind value) {
      return set(ChapayevOptions.PIECE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#startRows()} */
    public Builder startRows(Rows value) {
      return set(ChapayevOptions.START_ROWS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#fold()} */
    public Builder fold(Seam value) {
      return set(ChapayevOptions.FOLD, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#firstOpener()} */
    public Builder firstOpener(FirstOpener value) {
      return set(ChapayevOptions.FIRST_OPENER, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#drawOpener()} */
    public Builder drawOpener(DrawOpener value) {
      return set(ChapayevOptions.DRAW_OPENER, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#clearedBoard()} */
    public Builder clearedBoard(ClearedBoard value) {
      return set(ChapayevOptions.CLEARED_BOARD, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#opener()} */
    public Builder opener(Opener value) {
      return set(ChapayevOptions.OPENER, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#pie()} */
    public Builder pie(Pie value) {
      return set(ChapayevOptions.PIE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#bayonet()} */
    public Builder bayonet(Bayonet value) {
      return set(ChapayevOptions.BAYONET, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#stepBackLasting()} */
    public Builder stepBackLasting(boolean value) {
      return set(ChapayevOptions.STEP_BACK_LASTING, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#lastHope()} */
    public Builder lastHope(LastHope value) {
      return set(ChapayevOptions.LAST_HOPE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#lastHopeRight()} */
    public Builder lastHopeRight(LastHopeRight value) {
      return set(ChapayevOptions.LAST_HOPE_RIGHT, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#reserve()} */
    public Builder reserve(int value) {
      return set(ChapayevOptions.RESERVE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#noProgressLimit()} */
    public Builder noProgressLimit(int value) {
      return set(ChapayevOptions.NO_PROGRESS_LIMIT, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#baseStep()} */
    public Builder baseStep(int value) {
      return set(ChapayevOptions.BASE_STEP, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#dryWinStep()} */
    public Builder dryWinStep(int value) {
      return set(ChapayevOptions.DRY_WIN_STEP, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#soloWinStep()} */
    public Builder soloWinStep(int value) {
      return set(ChapayevOptions.SOLO_WIN_STEP, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#soloNeedsDry()} */
    public Builder soloNeedsDry(boolean value) {
      return set(ChapayevOptions.SOLO_NEEDS_DRY, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#meetPolicy()} */
    public Builder meetPolicy(MeetPolicy value) {
      return set(ChapayevOptions.MEET_POLICY, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#retreat()} */
    public Builder retreat(Retreat value) {
      return set(ChapayevOptions.RETREAT, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#collision()} */
    public Builder collision(Collision value) {
      return set(ChapayevOptions.COLLISION, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#teams()} */
    public Builder teams(Teams value) {
      return set(ChapayevOptions.TEAMS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#formations()} */
    public Builder formations(List<FormationSpec> value) {
      return set(ChapayevOptions.FORMATIONS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#advance()} */
    public Builder advance(Advance value) {
      return set(ChapayevOptions.ADVANCE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#maxRounds()} */
    public Builder maxRounds(int value) {
      return set(ChapayevOptions.MAX_ROUNDS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#maxRoundsEnd()} */
    public Builder maxRoundsEnd(MaxRoundsEnd value) {
      return set(ChapayevOptions.MAX_ROUNDS_END, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#extraStrike()} */
    public Builder extraStrike(ExtraStrike value) {
      return set(ChapayevOptions.EXTRA_STRIKE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#traitor()} */
    public Builder traitor(boolean value) {
      return set(ChapayevOptions.TRAITOR, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#traitorCountsAsKnockout()} */
    public Builder traitorCountsAsKnockout(boolean value) {
      return set(ChapayevOptions.TRAITOR_COUNTS_AS_KNOCKOUT, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#edgeStand()} */
    public Builder edgeStand(EdgeStand value) {
      return set(ChapayevOptions.EDGE_STAND, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#hanging()} */
    public Builder hanging(Hanging value) {
      return set(ChapayevOptions.HANGING, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#hangActor()} */
    public Builder hangActor(HangActor value) {
      return set(ChapayevOptions.HANG_ACTOR, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#hangMin()} */
    public Builder hangMin(int value) {
      return set(ChapayevOptions.HANG_MIN, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#prisoner()} */
    public Builder prisoner(Prisoner value) {
      return set(ChapayevOptions.PRISONER, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#prisonerSide()} */
    public Builder prisonerSide(PrisonerSide value) {
      return set(ChapayevOptions.PRISONER_SIDE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#scissors()} */
    public Builder scissors(boolean value) {
      return set(ChapayevOptions.SCISSORS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#scissorsSpan()} */
    public Builder scissorsSpan(int value) {
      return set(ChapayevOptions.SCISSORS_SPAN, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#mu()} */
    public Builder mu(int value) {
      return set(ChapayevOptions.MU, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#g()} */
    public Builder g(int value) {
      return set(ChapayevOptions.G, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#slowBounce()} */
    public Builder slowBounce(int value) {
      return set(ChapayevOptions.SLOW_BOUNCE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#fastBounce()} */
    public Builder fastBounce(int value) {
      return set(ChapayevOptions.FAST_BOUNCE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#bounceScale()} */
    public Builder bounceScale(int value) {
      return set(ChapayevOptions.BOUNCE_SCALE, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#rimFriction()} */
    public Builder rimFriction(int value) {
      return set(ChapayevOptions.RIM_FRICTION, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#stackFriction()} */
    public Builder stackFriction(int value) {
      return set(ChapayevOptions.STACK_FRICTION, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#rollFriction()} */
    public Builder rollFriction(int value) {
      return set(ChapayevOptions.ROLL_FRICTION, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#foldStep()} */
    public Builder foldStep(int value) {
      return set(ChapayevOptions.FOLD_STEP, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#foldTips()} */
    public Builder foldTips(boolean value) {
      return set(ChapayevOptions.FOLD_TIPS, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#edgeBand()} */
    public Builder edgeBand(int value) {
      return set(ChapayevOptions.EDGE_BAND, value);
    }

    /** {@return this builder}
     * @param value the new {@link ChapayevRuleset#maxSpeed()} */
    public Builder maxSpeed(int value) {
      return set(ChapayevOptions.MAX_SPEED, value);
    }

    /**
     * {@return the rule set as it is now}
     *
     * @throws IllegalArgumentException with every reason why the options do not fit together
     */
    public ChapayevRuleset build() {
      return new ChapayevRuleset(ChapayevOptions.TABLE.require(values.build()));
    }
  }
}
