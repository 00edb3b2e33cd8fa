package dev.doska.toys.race;

import dev.doska.core.Claim;
import dev.doska.core.Cursor;
import dev.doska.core.Drawing;
import dev.doska.core.Ending;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A race of two runners a side along squares 0 to 7 by a die of three faces, in opposite directions along
 * the same track: square s of one side is square 7 - s of the other.
 */
public final class DiceRace implements FiniteGame<Race, RaceMove> {
  private static final long AGAIN = 3;
  private static final long PASS = 0xFF;

  private final RaceRules rules;
  private final Odds<RaceMove> lot;
  private final Odds<RaceMove> die;
  private final Notation<Race, RaceMove> notation = new RaceNotation(this);

  public DiceRace(RaceRules rules) {
    this.rules = rules;
    RaceMove white = new RaceMove.Begin(Side.WHITE);
    RaceMove black = new RaceMove.Begin(Side.BLACK);
    this.lot = rules.ties()
        ? Odds.of(List.of(white, black, RaceMove.AGAIN), 1, 1, 2)
        : Odds.of(List.of(white, black), 1, 1);
    this.die = Odds.of(
        List.of(new RaceMove.Roll(1), new RaceMove.Roll(2), new RaceMove.Roll(3)),
        rules.die().weights());
  }

  @Override
  public String id() {
    return "dice-race";
  }

  @Override
  public RaceRules ruleset() {
    return rules;
  }

  @Override
  public DiceRace withoutDraws() {
    return rules.quiet() == 0 ? this : new DiceRace(rules.withoutDraws());
  }

  @Override
  public Race initial() {
    return Race.START;
  }

  @Override
  public Status status(Race race) {
    return status(race.bits());
  }

  Status status(long bits) {
    if (isFinished(bits)) {
      return new Status.Finished(outcome(bits));
    }
    int turn = Race.turn(bits);
    if (turn == 0) {
      return Status.toRoll(Roller.BOTH);
    }
    Side side = turn == 1 ? Side.WHITE : Side.BLACK;
    return Race.roll(bits) == 0 ? Status.toRoll(Roller.of(side)) : Status.toMove(side);
  }

  boolean isFinished(long bits) {
    return Race.arrived(bits, 0) == 2 || Race.arrived(bits, 1) == 2 || isQuiet(bits);
  }

  private boolean isQuiet(long bits) {
    return rules.quiet() > 0 && Race.quiet(bits) >= rules.quiet();
  }

  private static Outcome outcome(long bits) {
    for (Side side : Side.values()) {
      if (Race.arrived(bits, side.ordinal()) == 2) {
        int points = Race.arrived(bits, side.other().ordinal()) == 0 ? 2 : 1;
        return new Outcome.Win(side, points, new Ending(RaceRule.WIN, "both runners at home"));
      }
    }
    return new Outcome.Draw(new Ending(RaceRule.QUIET, "nothing happened"));
  }

  @Override
  public Moves.Finite<RaceMove> moves(Race race) {
    List<RaceMove> moves = new ArrayList<>();
    forEach(race, moves::add);
    return new Moves.Finite<>(moves);
  }

  @Override
  public boolean any(Race race) {
    return !isFinished(race.bits());
  }

  @Override
  public int count(Race race) {
    return count(race.bits());
  }

  int count(long bits) {
    if (isFinished(bits)) {
      return 0;
    }
    return isRoll(bits) ? odds(bits).size() : Math.max(1, advances(bits));
  }

  private int advances(long bits) {
    int first = Race.runner(bits, mover(bits), 0);
    int second = Race.runner(bits, mover(bits), 1);
    return (target(bits, first) < 0 ? 0 : 1)
        + (second == first || target(bits, second) < 0 ? 0 : 1);
  }

  private static boolean isRoll(long bits) {
    return Race.roll(bits) == 0;
  }

  private static int mover(long bits) {
    return Race.turn(bits) - 1;
  }

  /** Where a runner on a square comes to stand by the roll, or -1 if it can't advance (RA-05). */
  private int target(long bits, int from) {
    int to = from + Race.roll(bits);
    if (from == Race.HOME || (to > Race.HOME && rules.exact())) {
      return -1;
    }
    return Math.min(to, Race.HOME);
  }

  private static boolean hits(long bits, int to) {
    return to < Race.HOME && Race.stands(bits, 1 - mover(bits), Race.HOME - to);
  }

  @Override
  public void forEach(Race race, Consumer<? super RaceMove> visitor) {
    Objects.requireNonNull(visitor);
    MoveBuffer buffer = new MoveBuffer();
    generate(race, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      visitor.accept(unpack(race.bits(), buffer.get(i)));
    }
  }

  @Override
  public void generate(Race race, MoveBuffer buffer) {
    generate(race.bits(), Objects.requireNonNull(buffer));
  }

  void generate(long bits, MoveBuffer buffer) {
    if (isFinished(bits)) {
      return;
    }
    if (isRoll(bits)) {
      for (int i = 0; i < odds(bits).size(); i++) {
        buffer.add(i + 1);
      }
      return;
    }
    int mark = buffer.size();
    for (int i = 0; i < 2; i++) {
      int from = Race.runner(bits, mover(bits), i);
      int to = target(bits, from);
      if (to >= 0 && (i == 0 || from != Race.runner(bits, mover(bits), 0))) {
        buffer.add((long) from << 4 | to);
      }
    }
    if (buffer.size() == mark) {
      buffer.add(PASS);
    }
  }

  private RaceMove unpack(long bits, long packed) {
    if (isRoll(bits)) {
      return odds(bits).outcome((int) packed - 1);
    }
    int to = (int) packed & 15;
    return packed == PASS
        ? RaceMove.PASS
        : new RaceMove.Advance((int) packed >>> 4, to, hits(bits, to));
  }

  @Override
  public Odds<RaceMove> odds(Race race) {
    return oddsAtRoll(race.bits());
  }

  Odds<RaceMove> oddsAtRoll(long bits) {
    if (!isRoll(bits) || isFinished(bits)) {
      throw new IllegalStateException("no roll is waited for in " + new Race(bits));
    }
    return odds(bits);
  }

  private Odds<RaceMove> odds(long bits) {
    return Race.turn(bits) == 0 ? lot : die;
  }

  @Override
  public Verdict judge(Race race, RaceMove move) {
    Objects.requireNonNull(move);
    long bits = race.bits();
    if (isFinished(bits)) {
      return Verdict.illegal(RaceRule.OVER, "the game is over", outcome(bits).toString());
    }
    return isRoll(bits) ? judgeRoll(bits, move) : new RaceJudge(this, bits).judge(move);
  }

  private Verdict judgeRoll(long bits, RaceMove move) {
    return odds(bits).outcomes().contains(move)
        ? Verdict.legal()
        : Verdict.illegal(RaceRule.CHANCE, "chance decides now", odds(bits) + " are possible");
  }

  /** Where a runner of the mover would go, for the judge. */
  int targetFrom(long bits, int from) {
    return Race.stands(bits, mover(bits), from) ? target(bits, from) : -1;
  }

  boolean wouldHit(long bits, int to) {
    return hits(bits, to);
  }

  boolean mustPass(long bits) {
    return advances(bits) == 0;
  }

  @Override
  public Race playUnchecked(Race race, RaceMove move) {
    return playUnchecked(race, pack(move));
  }

  @Override
  public Race playUnchecked(Race race, long packed) {
    return new Race(next(race.bits(), packed));
  }

  long next(long bits, long packed) {
    if (isRoll(bits)) {
      boolean again = packed == AGAIN && Race.turn(bits) == 0;
      return again ? bits : bits | packed << (Race.turn(bits) == 0 ? 16 : 18);
    }
    long quiet = Math.min(255, Race.quiet(bits) + 1);
    int mover = mover(bits);
    long own = bits >>> (mover * 8) & 0xFF;
    long other = bits >>> ((1 - mover) * 8) & 0xFF;
    if (packed != PASS) {
      int from = (int) packed >>> 4;
      int to = (int) packed & 15;
      int stays = (int) (own & 15) == from ? (int) own >>> 4 : (int) own & 15;
      own = Race.pair(stays, to);
      if (hits(bits, to)) {
        int met = Race.HOME - to;
        int first = (int) other & 15;
        int second = (int) other >>> 4;
        other = Race.pair(first == met ? 0 : first, second == met ? 0 : second);
        quiet = 0;
      }
      if (to == Race.HOME) {
        quiet = 0;
      }
    }
    return own << (mover * 8) | other << ((1 - mover) * 8) | (2L - mover) << 16 | quiet << 20;
  }

  private static long pack(RaceMove move) {
    if (move instanceof RaceMove.Begin begin) {
      return 1L + begin.side().ordinal();
    }
    if (move instanceof RaceMove.Again) {
      return AGAIN;
    }
    if (move instanceof RaceMove.Roll roll) {
      return roll.points();
    }
    return move instanceof RaceMove.Advance advance
        ? (long) advance.from() << 4 | advance.to()
        : PASS;
  }

  @Override
  public RaceMove canonicalUnchecked(Race race, RaceMove move) {
    return unpack(race.bits(), pack(move));
  }

  @Override
  public boolean samePosition(Race a, Race b) {
    return (a.bits() & ~Race.QUIET_MASK) == (b.bits() & ~Race.QUIET_MASK);
  }

  @Override
  public long key(Race race) {
    return key(race.bits());
  }

  static long key(long bits) {
    return SplitMix64.mix(bits & ~Race.QUIET_MASK);
  }

  @Override
  public List<Claim> claims(History<Race, RaceMove> history) {
    Objects.requireNonNull(history);
    return List.of();
  }

  @Override
  public boolean packs(RaceMove move) {
    Objects.requireNonNull(move);
    return true;
  }

  @Override
  public long encode(Race race, RaceMove move) {
    return pack(canonical(race, move));
  }

  @Override
  public RaceMove decode(Race race, long packed) {
    MoveBuffer buffer = new MoveBuffer();
    generate(race, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.get(i) == packed) {
        return unpack(race.bits(), packed);
      }
    }
    throw new IllegalArgumentException(packed + " packs no move of " + race);
  }

  @Override
  public Cursor<Race, RaceMove> cursor(Race race) {
    return new RaceCursor(this, race.bits());
  }

  @Override
  public Notation<Race, RaceMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<Race> positions() {
    return RacePositions.INSTANCE;
  }

  @Override
  public Drawing<Race, RaceMove> drawing() {
    return RaceDrawing.INSTANCE;
  }
}
