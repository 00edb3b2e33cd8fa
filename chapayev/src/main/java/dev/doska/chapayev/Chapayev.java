package dev.doska.chapayev;

import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.chapayev.internal.FactLog;
import dev.doska.chapayev.internal.MoveCodec;
import dev.doska.chapayev.internal.PositionKey;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.Workspace;
import dev.doska.chapayev.internal.judging.AimedStrikes;
import dev.doska.chapayev.internal.judging.DraftValidator;
import dev.doska.chapayev.internal.judging.MoveBoxes;
import dev.doska.chapayev.internal.judging.MoveJudge;
import dev.doska.chapayev.internal.observation.ObservationValidator;
import dev.doska.chapayev.internal.round.RoundFlow;
import dev.doska.chapayev.internal.strike.MoveExecutor;
import dev.doska.chapayev.notation.ChapayevNotation;
import dev.doska.chapayev.notation.position.ChapayevPositionFormat;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.picture.ChapayevDrawing;
import dev.doska.chapayev.picture.DrawingSource;
import dev.doska.chapayev.ruleset.Advance;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.chapayev.ruleset.match.Retreat;
import dev.doska.core.Claim;
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
 * The game of Chapayev under one rule set: matches, rounds and strikes (CH-01 to CH-30). Thread-safe;
 * each thread uses its own solver.
 *
 * <p>{@link #play} gives the position after a move, {@link #resolve} also tells what happened. Moves of
 * {@link #moves} come in boxes, one for each checker or pair of scissors, or in a short list.
 *
 * <pre>{@code
 * Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
 * ChapayevPosition position = game.initial();
 * Resolution resolution = game.resolve(position, new ChapayevMove.Strike(4, 90_000, 1_200));
 * resolution.facts().forEach(System.out::println);
 * }</pre>
 */
public final class Chapayev implements Game<ChapayevPosition, ChapayevMove> {
  /** The game's name among all games. */
  public static final String ID = "chapayev";

  private static final Chapayev STANDARD = new Chapayev(ChapayevRuleset.CLASSIC);

  private final ChapayevRuleset rules;
  private final BoardGeometry geometry;
  private final RoundFlow rounds;
  private final MoveExecutor executor;
  private final MoveJudge judge;
  private final MoveBoxes boxes;
  private final ThreadLocal<Workspace> workspaces;
  private final ChapayevPosition initial;
  private final boolean countsRounds;
  private final Notation<ChapayevPosition, ChapayevMove> notation;
  private final PositionFormat<ChapayevPosition> positions;
  private final ChapayevDrawing drawing;

  private Chapayev(ChapayevRuleset rules) {
    this.rules = rules;
    geometry = new BoardGeometry(rules);
    rounds = new RoundFlow(rules);
    ObservationValidator observations = new ObservationValidator(rules, geometry);
    executor = new MoveExecutor(rules, geometry, rounds, observations);
    judge = new MoveJudge(rules, observations);
    boxes = new MoveBoxes(rules, judge, new AimedStrikes(rules, geometry));
    // the solver's limit is above that of the rules because directions are not exactly of length 1
    SolverSpec spec = rules.surface().solver().withMaxSpeed(11);
    CheckerRoster roster = rounds.roster(0, 0);
    workspaces = ThreadLocal.withInitial(() -> new Workspace(roster, new Solver(spec)));
    initial = new ChapayevPosition(rounds.first(FactLog.DISABLED).snapshot());
    countsRounds = rules.meetPolicy() != MeetPolicy.PUSH || rules.retreat() == Retreat.ALWAYS;
    notation = new ChapayevNotation(this);
    positions = new ChapayevPositionFormat(this::draft);
    drawing = new ChapayevDrawing(new DrawingSource(this, rules, this::resolve));
  }

  /**
   * The game under a rule set.
   *
   * @param rules the rule set
   * @return the game
   */
  public static Chapayev of(ChapayevRuleset rules) {
    return new Chapayev(rules);
  }

  /**
   * The game under the default rule set, {@link ChapayevRuleset#CLASSIC}.
   *
   * @return the game
   */
  public static Chapayev standard() {
    return STANDARD;
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
  public Chapayev withoutDraws() {
    ChapayevRuleset without = rules.withoutDraws();
    return without.equals(rules) ? this : of(without);
  }

  @Override
  public ChapayevPosition initial() {
    return initial;
  }

  @Override
  public Status status(ChapayevPosition position) {
    if (judge.isOver(position.data())) {
      return new Status.Finished(outcome(position));
    }
    return switch (position.phase()) {
      case OPENER_LOT, EDGE_LOT -> Status.toRoll(Roller.BOTH);
      default -> Status.toMove(position.seatOf(decider(position)));
    };
  }

  private Outcome outcome(ChapayevPosition position) {
    if (position.phase() != Phase.MATCH_WON) {
      return lastRoundOutcome(position);
    }
    Ending why = rules.advance() == Advance.STACKS
        ? new Ending(ChapayevRule.CH_28, "the winner won with the last formation")
        : new Ending(ChapayevRule.CH_14, "the other side has no row left");
    return new Outcome.Win(position.seatOf(position.mover()), 1, why);
  }

  /** After the last round (CH-29, R-28). */
  private static Outcome lastRoundOutcome(ChapayevPosition position) {
    int lead = position.roundLead();
    if (lead == 0) {
      return new Outcome.Draw(new Ending(ChapayevRule.CH_29, "all rounds are played"));
    }
    Side seat = position.seatOf(lead > 0 ? Side.WHITE : Side.BLACK);
    return new Outcome.Win(
        seat,
        1,
        new Ending(
            ChapayevRule.CH_29, "all rounds are played, and the winner has won more of them"));
  }

  /**
   * The colour that decides now. {@link #status} names the seat instead.
   *
   * @param position a position that waits for a decision
   * @return the colour
   */
  public Side decider(ChapayevPosition position) {
    return judge.decider(position.data());
  }

  /**
   * {@inheritDoc}
   *
   * <p>The box of a strike has two aimed strikes for each enemy checker: a full hit, which drives it
   * straight on over the edge, and a hit that sends it over its nearest edge (the ghost disc). They
   * are sorted by a score, lowest first. The score is the launch speed in mm/s that the plan needs by
   * the formulas of sliding and of the impact of two equal discs, plus 10,000 if a checker is in the
   * way of the striker or of the enemy. At equal scores the enemy with the lower id comes first, and
   * the full hit before the other. A plan that needs more than the greatest speed uses the greatest
   * speed. Scissors are aimed from the greatest speed down. Thumb checks begin with those that land on
   * their feet and slide on a little. Blows push the checker onto the face that makes it the player's
   * own, from the strongest down.
   *
   * <p>Observed outcomes are never listed. While the place of a checker is unknown ({@link
   * ChapayevPosition#placesKnown}), only observed outcomes can be played where a strike, a check or
   * the outcome of two blows is due. The list is then empty although somebody is to move, and
   * {@link #judge} says why.
   */
  @Override
  public Moves<ChapayevMove> moves(ChapayevPosition position) {
    return boxes.of(position.data());
  }

  @Override
  public Odds<ChapayevMove> odds(ChapayevPosition position) {
    if (!(status(position) instanceof Status.ToRoll)) {
      throw new IllegalStateException("no lot is drawn in this position: " + position);
    }
    return MoveBoxes.COIN_TOSS;
  }

  @Override
  public Verdict judge(ChapayevPosition position, ChapayevMove move) {
    return judge.judge(position.data(), Objects.requireNonNull(move));
  }

  @Override
  public ChapayevPosition playUnchecked(ChapayevPosition position, ChapayevMove move) {
    Workspace workspace = workspaces.get();
    workspace.board().load(position.data());
    executor.play(workspace, move, FactLog.DISABLED);
    return new ChapayevPosition(workspace.board().snapshot());
  }

  /**
   * Plays a legal move and returns what happened, with the full record of the shot. Slower than
   * {@link #play}, which returns the same position.
   *
   * @param position a position; it is not changed
   * @param move a legal move in any writing
   * @return the position after it, the facts in order, and the shot
   * @throws IllegalMoveException if the move is illegal
   */
  public Resolution resolve(ChapayevPosition position, ChapayevMove move) {
    requireLegal(position, move);
    Workspace workspace = workspaces.get();
    workspace.board().load(position.data());
    FactLog log = FactLog.enabled();
    Shot shot = executor.play(workspace, move, log);
    ChapayevPosition after = new ChapayevPosition(workspace.board().snapshot());
    boolean moves = move instanceof ChapayevMove.Observed
        || (move instanceof ChapayevMove.Act && position.phase() != Phase.BLOW)
        || position.phase() == Phase.EDGE_LOT;
    return new Resolution(
        position,
        move,
        after,
        log.facts(),
        Optional.ofNullable(shot),
        moves
            ? Optional.of(workspace.outcome().observation(position.data().roster()))
            : Optional.empty());
  }

  private void requireLegal(ChapayevPosition position, ChapayevMove move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
  }

  @Override
  public ChapayevMove canonicalUnchecked(ChapayevPosition position, ChapayevMove move) {
    return MoveExecutor.canonical(move);
  }

  @Override
  public boolean samePosition(ChapayevPosition a, ChapayevPosition b) {
    return a.data().samePosition(b.data()) && (!countsRounds || counted(a) == counted(b));
  }

  private static int counted(ChapayevPosition position) {
    return Math.min(position.decidedRounds(), PositionKey.COUNTED);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The key counts everything except the round number, the lead in rounds and the quiet strikes. It counts the decided
   * rounds, up to 7, only under {@code COUNT_FROM_7}, {@code SIXTH_LOSER_RETREATS} and {@code retreat=ALWAYS} (R-5,
   *
   */
  @Override
  public long key(ChapayevPosition position) {
    return PositionKey.of(position.data(), countsRounds);
  }

  @Override
  public List<Claim> claims(History<ChapayevPosition, ChapayevMove> history) {
    Objects.requireNonNull(history);
    return List.of();
  }

  @Override
  public boolean packs(ChapayevMove move) {
    return MoveCodec.packs(Objects.requireNonNull(move));
  }

  @Override
  public long encode(ChapayevPosition position, ChapayevMove move) {
    if (!packs(move)) {
      throw new IllegalArgumentException("the move does not pack: " + move);
    }
    return MoveCodec.encode(canonical(position, move));
  }

  @Override
  public ChapayevMove decode(ChapayevPosition position, long packed) {
    return MoveCodec.decode(packed)
        .filter(move -> judge.judge(position.data(), move).isLegal()
            && MoveExecutor.canonical(move).equals(move))
        .orElseThrow(() ->
            new IllegalArgumentException("no legal move is packed as " + Long.toHexString(packed)));
  }

  /**
   * A draft in which two formations stand on their first rows in round 1, White to strike.
   *
   * @param white the index of White's formation
   * @param black the index of Black's formation
   * @return a new draft
   * @throws IllegalArgumentException if the rule set has no such formation
   */
  public ChapayevDraft draft(int white, int black) {
    if (!rounds.hasFormation(white) || !rounds.hasFormation(black)) {
      throw new IllegalArgumentException("no formations " + white + " and " + black);
    }
    return draft(rounds.atStart(white, black));
  }

  /**
   * A draft of the first round: the first formations on their rows, White to strike.
   *
   * @return a new draft
   */
  public ChapayevDraft draft() {
    return draft(0, 0);
  }

  /**
   * A draft that holds a position.
   *
   * @param position a position of this game
   * @return a new draft
   */
  public ChapayevDraft draft(ChapayevPosition position) {
    WorkingBoard board = new WorkingBoard(position.data().roster());
    board.load(position.data());
    return draft(board);
  }

  private ChapayevDraft draft(WorkingBoard board) {
    return new ChapayevDraft(board, each -> DraftValidator.of(rules, geometry, rounds, each));
  }

  /**
   * Which player of a team plays next, if the rule set has teams (CH-26). This is a label; it does not
   * influence the game.
   *
   * @param history the match so far
   * @param size how many players the team has
   * @return from 0 to {@code size - 1}; 0 without teams
   */
  public int teamMember(History<ChapayevPosition, ChapayevMove> history, int size) {
    return TeamOrder.member(rules.teams(), history, size);
  }

  @Override
  public Notation<ChapayevPosition, ChapayevMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<ChapayevPosition> positions() {
    return positions;
  }

  @Override
  public ChapayevDrawing drawing() {
    return drawing;
  }

  @Override
  public String toString() {
    return ID + " " + rules.text();
  }
}
