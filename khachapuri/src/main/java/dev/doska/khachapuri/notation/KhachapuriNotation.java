package dev.doska.khachapuri.notation;

import dev.doska.core.FiniteGame;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveBuffer;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.ParseResult;
import dev.doska.core.RecordLines;
import dev.doska.core.Strictness;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.internal.MoveCodec;
import java.util.List;
import java.util.Objects;

/**
 * How turns and rolls are written. A turn is the steps of its checkers in the mover's own numbers,
 * {@code 13/8 6/5}: {@code 24/19/13} for one checker that goes on, {@code 24/23(2)} for equal
 * neighbouring steps, {@code 3/off} for bearing off, {@code pass} without a legal step. {@code 24/13}
 * is one checker that makes several steps; it is read if the points between are open, else the
 * reader names the closed ones. A roll is {@code 6-5}, read in any order; a roll-off {@code 5-3}, White's
 * die first.
 *
 * <p>A text says from where to where each checker goes, and no checker is hit, so all legal
 * sequences of steps that fit a text lead to one result: no text is ambiguous. The order of the steps
 * matters: a text is refused if its steps are illegal in the written order. If the dice could make such a
 * text in two ways, as {@code 24/13} or, with a 6 and a 5, {@code 6/off}, the reasons are those of one
 * way: the one that breaks only rules that the other breaks too; else the one that comes farther before
 * its first illegal step; else the one that begins with the larger die.
 *
 * <p>The strict reader takes turns exactly as they are written here. The lenient one also takes blanks
 * and commas, capital letters, {@code 0} for {@code off}, steps that are not joined, {@code 65} for
 * {@code 6-5}, and {@code 24/22/20(2)} for two checkers that go the same way. Immutable and thread-safe.
 */
public final class KhachapuriNotation implements Notation<KhachapuriPosition, KhachapuriMove> {
  private final FiniteGame<KhachapuriPosition, KhachapuriMove> game;
  private final KhachapuriRuleset rules;

  /**
   * The notation of a game.
   *
   * @param game the game, whose rules say which moves are legal
   * @param rules its rule set
   */
  public KhachapuriNotation(
      FiniteGame<KhachapuriPosition, KhachapuriMove> game, KhachapuriRuleset rules) {
    this.game = Objects.requireNonNull(game);
    this.rules = Objects.requireNonNull(rules);
  }

  @Override
  public String format(KhachapuriPosition position, KhachapuriMove move) {
    if (game.judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move.toString(), illegal);
    }
    return move.toString();
  }

  @Override
  public MoveParse<KhachapuriMove> parse(
      KhachapuriPosition position, String text, Strictness strictness) {
    Objects.requireNonNull(position);
    ParseResult<KhachapuriMove> written = new MoveReader(text, strictness).read();
    if (written instanceof ParseResult.Failed<KhachapuriMove> failed) {
      return new MoveParse.BadSyntax<>(failed.errors().get(0));
    }
    KhachapuriMove move = written.orElseThrow();
    if (move instanceof RollOff dice && position.phase() != Phase.ROLL_OFF) {
      return judged(position, Roll.of(dice.white(), dice.black()));
    }
    return move instanceof Turn turn && position.phase() == Phase.TO_MOVE
        ? read(position, turn)
        : judged(position, move);
  }

  /**
   * Reads a turn. Most texts are canonical writings, and the generator alone finds that these are
   * legal.
   */
  private MoveParse<KhachapuriMove> read(KhachapuriPosition position, Turn written) {
    MoveBuffer turns = new MoveBuffer();
    game.generate(position, turns);
    if (MoveCodec.contains(turns, written)) {
      return new MoveParse.Ok<>(written);
    }
    int times = position.larger() == position.smaller() ? rules.doubles() : 1;
    DiceDecompositions routes =
        new DiceDecompositions(position.larger(), position.smaller(), times);
    List<Turn> ways = routes.of(written);
    if (ways.isEmpty()) {
      return judged(position, routes.meant(written));
    }
    for (Turn way : ways) {
      if (MoveCodec.contains(turns, way)) {
        return new MoveParse.Ok<>(way);
      }
    }
    for (Turn way : ways) {
      if (game.judge(position, way).isLegal()) {
        long canonical = MoveCodec.canonical(turns, MoveCodec.pack(way));
        return new MoveParse.Ok<>(MoveCodec.unpack(canonical));
      }
    }
    return new MoveParse.NotLegal<>(
        new TurnDiagnosis(game, rules, position, written, ways).verdict());
  }

  private MoveParse<KhachapuriMove> judged(KhachapuriPosition position, KhachapuriMove move) {
    return game.judge(position, move) instanceof Verdict.Illegal illegal
        ? new MoveParse.NotLegal<>(illegal)
        : new MoveParse.Ok<>(game.canonicalUnchecked(position, move));
  }

  /**
   * How a game is laid out in lines: {@code 0. 5-3} for a roll-off, then a line for each turn with its
   * roll, {@code 1. w 6-5: 24/19/13}; {@code 1. w: 24/19/13} if the record begins after the roll.
   *
   * @return the layout
   */
  @Override
  public RecordLines<KhachapuriMove> recordLines() {
    return TurnLines.INSTANCE;
  }
}
