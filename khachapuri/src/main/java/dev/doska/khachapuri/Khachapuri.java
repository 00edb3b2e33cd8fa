package dev.doska.khachapuri;

import dev.doska.core.Claim;
import dev.doska.core.Cursor;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.internal.DiceOdds;
import dev.doska.khachapuri.internal.MoveCodec;
import dev.doska.khachapuri.internal.PackedMove;
import dev.doska.khachapuri.internal.PackedTurnState;
import dev.doska.khachapuri.internal.Scoring;
import dev.doska.khachapuri.internal.TurnFlow;
import dev.doska.khachapuri.internal.TurnJudge;
import dev.doska.khachapuri.internal.TurnSearch;
import dev.doska.khachapuri.internal.Turns;
import dev.doska.khachapuri.notation.KhachapuriNotation;
import dev.doska.khachapuri.notation.KhachapuriPositionFormat;
import dev.doska.khachapuri.picture.KhachapuriDrawing;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Starter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Khachapuri, a nardy with two dice: the side that bears off fifteen checkers first wins. A roll is a move of
 * chance; a turn is one move, and turns with equal results are the same move.
 *
 * <p>{@link #moves} lists one turn for each result, in descending order of their steps, compared by
 * start, then die; the written steps are the greatest legal sequence in that order. At a roll it
 * lists the 21 rolls, at the roll-off its 36 outcomes. Immutable and thread-safe.
 *
 * <pre>{@code
 * Khachapuri game = Khachapuri.standard();
 * KhachapuriPosition position = game.play(game.initial(), new KhachapuriMove.RollOff(5, 2));
 * position = game.play(position, KhachapuriMove.Roll.of(6, 1));
 * List<KhachapuriMove> turns = game.moves(position).list(); // the one turn 24/23/17
 * }</pre>
 */
public final class Khachapuri implements FiniteGame<KhachapuriPosition, KhachapuriMove> {
  /** The game's name among all games. */
  public static final String ID = "khachapuri";

  private static final Khachapuri STANDARD = new Khachapuri(KhachapuriRuleset.STANDARD);

  private final KhachapuriRuleset rules;
  private final Turns turns;
  private final TurnJudge judge;
  private final Scoring scoring;
  private final KhachapuriNotation notation;

  private Khachapuri(KhachapuriRuleset rules) {
    this.rules = rules;
    this.turns = new Turns(rules);
    this.judge = new TurnJudge(rules);
    this.scoring = new Scoring(rules.score());
    this.notation = new KhachapuriNotation(this, rules);
  }

  /**
   * The game by the standard rules.
   *
   * @return a shared instance
   */
  public static Khachapuri standard() {
    return STANDARD;
  }

  /**
   * The game under a rule set.
   *
   * @param rules the options
   * @return the game
   */
  public static Khachapuri of(KhachapuriRuleset rules) {
    return rules.equals(KhachapuriRuleset.STANDARD) ? STANDARD : new Khachapuri(rules);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public KhachapuriRuleset ruleset() {
    return rules;
  }

  @Override
  public Khachapuri withoutDraws() {
    return this;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Four checkers on each head and eleven on each sixth point (KH-02), before the roll-off or,
   * with a fixed starter, before its roll (KH-03).
   */
  @Override
  public KhachapuriPosition initial() {
    if (rules.starter() == Starter.ROLL_OFF) {
      return KhachapuriPosition.initial(PackedTurnState.ROLL_OFF);
    }
    return initial(rules.starter() == Starter.WHITE ? Side.WHITE : Side.BLACK);
  }

  /**
   * The initial position with a side to roll, as a later game of a match may begin (KH-05).
   *
   * @param starter the side that starts
   * @return the position
   */
  public KhachapuriPosition initial(Side starter) {
    Objects.requireNonNull(starter);
    int remembered = rules.lastTurn() ? PackedTurnState.starterNumber(starter) : 0;
    return KhachapuriPosition.initial(PackedTurnState.toRoll(starter, remembered));
  }

  /**
   * An empty draft of a position of this game that waits for the roll-off.
   *
   * @return a new draft
   */
  public KhachapuriDraft draft() {
    return KhachapuriDraft.empty(rules);
  }

  /**
   * A draft that holds a position.
   *
   * @param position a position of this game
   * @return a new draft, to be changed
   */
  public KhachapuriDraft draft(KhachapuriPosition position) {
    return KhachapuriDraft.of(rules, position);
  }

  @Override
  public Status status(KhachapuriPosition position) {
    return position.phase() == Phase.FINISHED
        ? new Status.Finished(scoring.outcome(position))
        : PackedTurnState.status(position.situation);
  }

  @Override
  public Moves.Finite<KhachapuriMove> moves(KhachapuriPosition position) {
    List<KhachapuriMove> list = new ArrayList<>();
    forEach(position, list::add);
    return new Moves.Finite<>(list);
  }

  @Override
  public boolean any(KhachapuriPosition position) {
    return position.phase() != Phase.FINISHED;
  }

  /**
   * {@inheritDoc}
   *
   * <p>It allocates nothing. Where a wall is possible (KH-13) or bearing off is forced (KH-17) it needs
   * a scratch board, which each thread keeps.
   */
  @Override
  public int count(KhachapuriPosition position) {
    return switch (position.phase()) {
      case ROLL_OFF -> DiceOdds.ROLL_OFFS.size();
      case TO_ROLL -> DiceOdds.ROLLS.size();
      case TO_MOVE -> turns.generate(position, null);
      case FINISHED -> 0;
    };
  }

  @Override
  public void forEach(KhachapuriPosition position, Consumer<? super KhachapuriMove> visitor) {
    Objects.requireNonNull(visitor);
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    show(buffer, visitor);
  }

  private static void show(MoveBuffer buffer, Consumer<? super KhachapuriMove> visitor) {
    for (int i = 0; i < buffer.size(); i++) {
      visitor.accept(MoveCodec.unpack(buffer.get(i)));
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The packed form of a turn: the number of steps in bits 32 to 34, then each step in eight bits
   * from the highest down, the first in bits 24 to 31: its own number in five bits, then its die in
   * three. The pass is 0. A roll is bit 35, the larger die in bits 3 to 5 and the smaller in bits 0
   * to 2; a roll-off is bit 36, White's die and Black's in the same places. What {@link #count} says
   * of scratch boards holds here too.
   */
  @Override
  public void generate(KhachapuriPosition position, MoveBuffer buffer) {
    Objects.requireNonNull(buffer);
    switch (position.phase()) {
      case ROLL_OFF -> DiceOdds.addRollOffs(buffer);
      case TO_ROLL -> DiceOdds.addRolls(buffer);
      case TO_MOVE -> turns.generate(position, buffer);
      case FINISHED -> {}
    }
  }

  /**
   * Passes to a visitor every legal ordered sequence of steps, in descending order, not only one for each
   * result; a lone pass if there is no legal step.
   *
   * @param position a position with dice
   * @param visitor takes each turn as written, or the pass
   * @throws IllegalArgumentException if no side is to move
   */
  public void forEachSequence(
      KhachapuriPosition position, Consumer<? super KhachapuriMove> visitor) {
    Objects.requireNonNull(visitor);
    MoveBuffer buffer = new MoveBuffer();
    generateSequences(position, buffer);
    show(buffer, visitor);
  }

  /**
   * Appends every legal ordered sequence of steps, packed, in descending order; a lone pass if there
   * is no legal step.
   *
   * @param position a position with dice
   * @param buffer where to append
   * @return how many there are
   * @throws IllegalArgumentException if no side is to move
   */
  public int generateSequences(KhachapuriPosition position, MoveBuffer buffer) {
    return search(position).sequences(Objects.requireNonNull(buffer));
  }

  /** A new search at the start of the turn of a position with dice. */
  TurnSearch search(KhachapuriPosition position) {
    if (position.phase() != Phase.TO_MOVE) {
      throw new IllegalArgumentException("no side is to move: " + position);
    }
    return TurnJudge.start(rules, position);
  }

  @Override
  public Odds<KhachapuriMove> odds(KhachapuriPosition position) {
    return switch (position.phase()) {
      case TO_ROLL -> DiceOdds.ROLLS;
      case ROLL_OFF -> DiceOdds.ROLL_OFFS;
      case TO_MOVE, FINISHED ->
        throw new IllegalStateException("no roll is waited for: " + position);
    };
  }

  @Override
  public Verdict judge(KhachapuriPosition position, KhachapuriMove move) {
    return judge.judge(position, Objects.requireNonNull(move));
  }

  @Override
  public KhachapuriPosition playUnchecked(KhachapuriPosition position, KhachapuriMove move) {
    assert judge(position, move).isLegal() : judge(position, move);
    return playUnchecked(position, MoveCodec.pack(move));
  }

  @Override
  public KhachapuriPosition playUnchecked(KhachapuriPosition position, long packed) {
    int situation = position.situation;
    if (PackedMove.isRoll(packed)) {
      int after = PackedTurnState.rolled(
          situation, PackedMove.firstDie(packed), PackedMove.secondDie(packed));
      return new KhachapuriPosition(position, after);
    }
    if (PackedMove.isRollOff(packed)) {
      return new KhachapuriPosition(position, TurnFlow.afterRollOff(rules, situation, packed));
    }
    return position.afterTurn(packed, rules.lastTurn());
  }

  @Override
  public KhachapuriMove canonicalUnchecked(KhachapuriPosition position, KhachapuriMove move) {
    return move instanceof KhachapuriMove.Turn
        ? MoveCodec.unpack(canonicalTurn(position, move))
        : move;
  }

  private void checkLegal(KhachapuriPosition position, KhachapuriMove move) {
    if (judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>A position never occurs twice in a game, except after a tie of the roll-off, so this is equality.
   */
  @Override
  public boolean samePosition(KhachapuriPosition a, KhachapuriPosition b) {
    return a.equals(Objects.requireNonNull(b));
  }

  /**
   * {@inheritDoc}
   *
   * <p>It counts everything that a position holds. Five words are mixed in turn by {@link
   * dev.doska.core.SplitMix64#mix}: the state of the turn plus one (the side in bit 0, the larger die in bits
   * 1 to 3, the smaller in 4 to 6, the phase in 7 and 8, the starter in 9 and 10), then White's planes
   * 0 and 1, White's 2 and 3, Black's 0 and 1, Black's 2 and 3, the even plane in the high half; the
   * second and fourth word are combined with the key so far by exclusive or, the third and fifth by
   * addition.
   */
  @Override
  public long key(KhachapuriPosition position) {
    return position.key();
  }

  /** {@inheritDoc} Khachapuri has none. */
  @Override
  public List<Claim> claims(History<KhachapuriPosition, KhachapuriMove> history) {
    Objects.requireNonNull(history);
    return List.of();
  }

  /** {@inheritDoc} Turns of more than four steps, or with dice added, are the exceptions. */
  @Override
  public boolean packs(KhachapuriMove move) {
    return MoveCodec.packs(Objects.requireNonNull(move));
  }

  @Override
  public long encode(KhachapuriPosition position, KhachapuriMove move) {
    if (!packs(move)) {
      throw new IllegalArgumentException("the turn " + move + " has no packed form");
    }
    checkLegal(position, move);
    return move instanceof KhachapuriMove.Turn
        ? canonicalTurn(position, move)
        : MoveCodec.pack(move);
  }

  /** The packed canonical writing of a legal turn. */
  private long canonicalTurn(KhachapuriPosition position, KhachapuriMove turn) {
    MoveBuffer turns = new MoveBuffer();
    generate(position, turns);
    return MoveCodec.canonical(turns, MoveCodec.pack(turn));
  }

  @Override
  public KhachapuriMove decode(KhachapuriPosition position, long packed) {
    MoveBuffer buffer = new MoveBuffer();
    generate(position, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.get(i) == packed) {
        return MoveCodec.unpack(packed);
      }
    }
    throw new IllegalArgumentException(
        "0x" + Long.toHexString(packed) + " is no move of " + position);
  }

  @Override
  public Cursor<KhachapuriPosition, KhachapuriMove> cursor(KhachapuriPosition position) {
    return new KhachapuriCursor(rules, turns, position);
  }

  @Override
  public Notation<KhachapuriPosition, KhachapuriMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<KhachapuriPosition> positions() {
    return KhachapuriPositionFormat.of(rules);
  }

  @Override
  public KhachapuriDrawing drawing() {
    return new KhachapuriDrawing();
  }

  /**
   * {@inheritDoc}
   *
   * <p>It has the points of a win in which the winner bears off all checkers now (KH-19), so that nobody
   * gains by resigning.
   */
  @Override
  public Outcome resignation(KhachapuriPosition position, Side side) {
    return scoring.resignation(position, side);
  }

  /** {@inheritDoc} There are no agreed draws in Khachapuri (KH-18). */
  @Override
  public Optional<Outcome> agreement() {
    return Optional.empty();
  }

  @Override
  public String toString() {
    return ID + " " + rules.text();
  }
}
