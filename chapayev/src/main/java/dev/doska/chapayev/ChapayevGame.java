package dev.doska.chapayev;

import dev.doska.chapayev.notation.ChapayevNotation;
import dev.doska.chapayev.notation.ChapayevPositions;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.picture.ChapayevDrawing;
import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.core.Claim;
import dev.doska.core.Drawing;
import dev.doska.core.Ending;
import dev.doska.core.Game;
import dev.doska.core.History;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Chapayev under a rule set: the whole state machine of matches, rounds and strikes (CH-01 to CH-30).
 * Thread-safe; each thread works with a solver of its own.
 *
 * <p>{@link #play} gives the state after a move, {@link #resolve} also tells what happened. Moves of
 * {@link #moves} come in boxes, one for each checker or pair of scissors, or in a short list.
 *
 * <pre>{@code
 * ChapayevGame game = ChapayevGame.of(ChapayevRuleset.CLASSIC);
 * ChapayevState state = game.initial();
 * Resolution told = game.resolve(state, new ChapayevMove.Strike(4, 90_000, 1_200));
 * told.facts().forEach(System.out::println);
 * }</pre>
 */
public final class ChapayevGame implements Game<ChapayevState, ChapayevMove> {
  /** The game's name among all games. */
  public static final String ID = "chapayev";

  static final Odds<ChapayevMove> LOT =
      Odds.of(List.of(new ChapayevMove.Lot(Side.WHITE), new ChapayevMove.Lot(Side.BLACK)), 1, 1);

  private final ChapayevRuleset rules;
  private final Geometry geometry;
  private final Rounds rounds;
  private final Acts acts;
  private final Judge judge;
  private final MoveBoxes boxes;
  private final ThreadLocal<Desk> desks;
  private final ChapayevState initial;
  private final boolean countsRounds;
  private final Notation<ChapayevState, ChapayevMove> notation;
  private final PositionFormat<ChapayevState> positions;
  private final Drawing<ChapayevState, ChapayevMove> drawing;

  private ChapayevGame(ChapayevRuleset rules) {
    this.rules = rules;
    geometry = new Geometry(rules);
    rounds = new Rounds(rules);
    Sightings sightings = new Sightings(rules, geometry);
    acts = new Acts(rules, geometry, rounds, sightings);
    judge = new Judge(rules, sightings);
    boxes = new MoveBoxes(rules, judge, new Aim(rules, geometry));
    // the limit of the solver is above that of the rules, for directions are not of length 1
    // exactly
    SolverSpec spec = rules.surface().solver().withMaxSpeed(11);
    Roster roster = rounds.roster(0, 0);
    desks = ThreadLocal.withInitial(() -> new Desk(roster, new Solver(spec)));
    initial = new ChapayevState(rounds.first(Story.SILENT));
    countsRounds = rules.meetPolicy() != MeetPolicy.PUSH;
    notation = new ChapayevNotation(this);
    positions = new ChapayevPositions(this);
    drawing = new ChapayevDrawing(this);
  }

  /**
   * The game under a rule set.
   *
   * @param rules the rule set
   * @return the game
   */
  public static ChapayevGame of(ChapayevRuleset rules) {
    return new ChapayevGame(rules);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public ChapayevRuleset ruleset() {
    return rules;
  }

  @Override
  public ChapayevGame withoutDraws() {
    ChapayevRuleset without = rules.withoutDraws();
    return without.equals(rules) ? this : of(without);
  }

  @Override
  public ChapayevState initial() {
    return initial;
  }

  @Override
  public Status status(ChapayevState state) {
    if (judge.isOver(state)) {
      return new Status.Finished(outcome(state));
    }
    return switch (state.phase()) {
      case OPENER_LOT, EDGE_LOT -> Status.toRoll(Roller.BOTH);
      default -> Status.toMove(state.seatOf(decider(state)));
    };
  }

  private Outcome outcome(ChapayevState state) {
    if (state.phase() != Phase.MATCH_WON) {
      return new Outcome.Draw(new Ending(ChapayevRule.CH_29, "all rounds are played"));
    }
    Ending why = rules.advance() == Advance.STACKS
        ? new Ending(ChapayevRule.CH_28, "the winner won with the last formation")
        : new Ending(ChapayevRule.CH_14, "the other side has no place left");
    return new Outcome.Win(state.seatOf(state.mover()), 1, why);
  }

  /**
   * The colour that decides now (seats are those of {@link #status}).
   *
   * @param state a state that waits for a decision
   * @return the colour
   */
  public Side decider(ChapayevState state) {
    return switch (state.phase()) {
      case BAYONET_REPLY, BLOW_REPLY, PIE_CHOICE -> state.mover().other();
      case CHOOSE_HANGING -> actor(state, Integer.numberOfTrailingZeros(Judge.choices(state)));
      case THUMB_CHECK -> actor(state, MoveBoxes.current(state));
      default -> state.mover();
    };
  }

  /** Who checks a hanging checker (CH-20). */
  private Side actor(ChapayevState state, int id) {
    return switch (rules.hangActor()) {
      case OWNER -> state.owner(id);
      case STRIKER -> state.mover();
      case OPPONENT -> state.mover().other();
    };
  }

  /**
   * {@inheritDoc}
   *
   * <p>A strike's box aims at each enemy twice: full, to drive it straight on over the edge, and at the
   * point from which it leaves over its nearest edge (the ghost disc). Aimed strikes are sorted by a
   * score, the least first: the launch speed in mm/s that the plan needs by the formulas of sliding and
   * of the impact of two equal discs, and 10,000 more if a checker is in the way of the striker or of
   * the enemy. Of equal ones the enemy with the lower id comes first, and a full hit before the other.
   * A plan that needs more than the greatest speed is struck with that. Scissors are aimed from the
   * greatest speed down, checks from those that land on their feet and slide on a little, blows onto the
   * face that makes the checker one's own, from the strongest down.
   *
   * <p>What a referee saw is never among them. While the place of a checker is unknown ({@link
   * ChapayevState#placesKnown}) nothing else can be played where a strike, a check or the outcome of two
   * blows is due: the list is then empty although somebody is to move, and {@link #judge} says why
   * (R-16).
   */
  @Override
  public Moves<ChapayevMove> moves(ChapayevState state) {
    return boxes.of(state);
  }

  @Override
  public Odds<ChapayevMove> odds(ChapayevState state) {
    if (!(status(state) instanceof Status.ToRoll)) {
      throw new IllegalStateException("no lot is drawn in this state: " + state);
    }
    return LOT;
  }

  @Override
  public Verdict judge(ChapayevState state, ChapayevMove move) {
    return judge.judge(state, Objects.requireNonNull(move));
  }

  @Override
  public ChapayevState playUnchecked(ChapayevState state, ChapayevMove move) {
    Desk desk = desks.get();
    desk.draft.load(state);
    acts.play(desk, state, move, Story.SILENT);
    return new ChapayevState(desk.draft);
  }

  /**
   * Plays a legal move and tells what happened, with the full record of the shot. Slower than {@link
   * #play}, which gives the same state.
   *
   * @param state a state, which stays as it is
   * @param move a legal move in any writing
   * @return the state after it, the facts in order, and the shot
   * @throws IllegalMoveException if the move is illegal
   */
  public Resolution resolve(ChapayevState state, ChapayevMove move) {
    requireLegal(state, move);
    Desk desk = desks.get();
    desk.draft.load(state);
    Story story = Story.telling();
    Shot shot = acts.play(desk, state, move, story);
    ChapayevState after = new ChapayevState(desk.draft);
    boolean moves = move instanceof ChapayevMove.Observed
        || (move instanceof ChapayevMove.Act && state.phase() != Phase.BLOW)
        || state.phase() == Phase.EDGE_LOT;
    return new Resolution(
        state,
        move,
        after,
        story.facts(),
        Optional.ofNullable(shot),
        moves ? Optional.of(desk.effect.observation(state.roster)) : Optional.empty());
  }

  private void requireLegal(ChapayevState state, ChapayevMove move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
  }

  @Override
  public ChapayevMove canonicalUnchecked(ChapayevState state, ChapayevMove move) {
    return Acts.canonical(move);
  }

  @Override
  public boolean samePosition(ChapayevState a, ChapayevState b) {
    return a.samePosition(b) && (!countsRounds || counted(a) == counted(b));
  }

  private static int counted(ChapayevState state) {
    return Math.min(state.decidedRounds(), StateKey.COUNTED);
  }

  /**
   * {@inheritDoc}
   *
   * <p>It counts everything but the round number and the quiet strikes; the decided rounds, up to 7,
   * only under {@code COUNT_FROM_7} and {@code SIXTH_LOSER_RETREATS}.
   */
  @Override
  public long key(ChapayevState state) {
    return StateKey.of(state, countsRounds);
  }

  @Override
  public List<Claim> claims(History<ChapayevState, ChapayevMove> history) {
    Objects.requireNonNull(history);
    return List.of();
  }

  @Override
  public boolean packs(ChapayevMove move) {
    return PackedMoves.packs(Objects.requireNonNull(move));
  }

  @Override
  public long encode(ChapayevState state, ChapayevMove move) {
    if (!packs(move)) {
      throw new IllegalArgumentException("the move does not pack: " + move);
    }
    return PackedMoves.encode(canonical(state, move));
  }

  @Override
  public ChapayevMove decode(ChapayevState state, long packed) {
    return PackedMoves.decode(packed)
        .filter(
            move -> judge.judge(state, move).isLegal() && Acts.canonical(move).equals(move))
        .orElseThrow(() ->
            new IllegalArgumentException("no legal move is packed as " + Long.toHexString(packed)));
  }

  /**
   * A draft in which two formations stand on their first rows in round 1, White to strike.
   *
   * @param white the index of White's formation
   * @param black the index of Black's formation
   * @return a draft to be changed
   * @throws IllegalArgumentException if the rule set has no such formation
   */
  public ChapayevDraft draft(int white, int black) {
    if (!rounds.hasFormation(white) || !rounds.hasFormation(black)) {
      throw new IllegalArgumentException("no formations " + white + " and " + black);
    }
    return rounds.draft(white, black);
  }

  /**
   * A draft that holds what a state holds.
   *
   * @param state a state
   * @return a draft to be changed
   */
  public ChapayevDraft draft(ChapayevState state) {
    ChapayevDraft draft = new ChapayevDraft(state.roster);
    draft.load(state);
    return draft;
  }

  /**
   * Why a draft is no state of this game.
   *
   * @param draft a draft of this game
   * @return every reason; empty if it is one
   */
  public List<String> problems(ChapayevDraft draft) {
    return DraftProblems.of(rules, geometry, rounds, draft);
  }

  /**
   * The state of a clean draft.
   *
   * @param draft a draft of this game without {@link #problems}
   * @return the state
   * @throws IllegalArgumentException with every problem
   */
  public ChapayevState state(ChapayevDraft draft) {
    List<String> problems = problems(draft);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", problems));
    }
    return new ChapayevState(draft);
  }

  /**
   * Which player of a team plays next, if the rule set has teams (CH-26): a label, without influence
   * on the game.
   *
   * @param history the match so far
   * @param size how many players the team has
   * @return from 0 to {@code size - 1}; 0 without teams
   */
  public int teamMember(History<ChapayevState, ChapayevMove> history, int size) {
    return TeamOrder.member(rules.teams(), history, size);
  }

  @Override
  public Notation<ChapayevState, ChapayevMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<ChapayevState> positions() {
    return positions;
  }

  @Override
  public Drawing<ChapayevState, ChapayevMove> drawing() {
    return drawing;
  }

  @Override
  public String toString() {
    return ID + " " + rules.text();
  }
}
