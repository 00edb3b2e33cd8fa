package dev.doska.toys.ring;

import dev.doska.core.Claim;
import dev.doska.core.Drawing;
import dev.doska.core.Ending;
import dev.doska.core.Game;
import dev.doska.core.History;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.Outcome;
import dev.doska.core.PositionFormat;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.toys.ring.RingMove.Puck;
import dev.doska.toys.ring.RingMove.Push;
import dev.doska.toys.ring.RingMove.Seen;
import dev.doska.toys.ring.RingMove.Tap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Shuffleboard on a ring of 360 places, three pushes a side. */
public final class RingShuffleboard implements Game<Ring, RingMove> {
  private final RingRules rules;
  private final Notation<Ring, RingMove> notation = new RingNotation(this);

  public RingShuffleboard(RingRules rules) {
    this.rules = rules;
  }

  @Override
  public String id() {
    return "ring-shuffleboard";
  }

  @Override
  public RingRules ruleset() {
    return rules;
  }

  @Override
  public RingShuffleboard withoutDraws() {
    RingRules free = rules.withoutDraws();
    return free.equals(rules) ? this : new RingShuffleboard(free);
  }

  @Override
  public Ring initial() {
    return Ring.START;
  }

  @Override
  public Status status(Ring ring) {
    if (ring.whiteLeft() == 0 && ring.blackLeft() == 0) {
      return new Status.Finished(score(ring));
    }
    if (rules.keeps() > 0 && ring.keeps() >= rules.keeps()) {
      Ending ending = new Ending(RingRule.KEEPS, ring.keeps() + " keeps");
      return new Status.Finished(new Outcome.Draw(ending));
    }
    return Status.toMove(ring.mover());
  }

  private static Outcome score(Ring ring) {
    long difference = ring.inTarget(Side.WHITE) - ring.inTarget(Side.BLACK);
    Side winner = difference > 0 ? Side.WHITE : Side.BLACK;
    Ending ending = new Ending(RingRule.SCORE, "all pushes made");
    return new Outcome.Win(winner, (int) Math.max(1, Math.abs(difference)), ending);
  }

  @Override
  public Moves<RingMove> moves(Ring ring) {
    return status(ring).isFinished() ? new Moves.Finite<>(List.of()) : RingBoxes.moves(ring);
  }

  @Override
  public Odds<RingMove> odds(Ring ring) {
    Objects.requireNonNull(ring);
    throw new IllegalStateException("there is no chance in " + ring);
  }

  @Override
  public Verdict judge(Ring ring, RingMove move) {
    Objects.requireNonNull(move);
    Status status = status(ring);
    if (status.isFinished()) {
      return Verdict.illegal(RingRule.OVER, "the game is over", status.outcome().toString());
    }
    List<Violation> violations = new ArrayList<>();
    if (move instanceof Seen seen) {
      judgeSeen(ring, seen, violations);
    } else if (!moves(ring).contains(move)) {
      violations.add(new Violation(
          move instanceof Push ? RingRule.PUSH : RingRule.TAP,
          move instanceof Push ? "out of range" : "no puck of one's own, or out of range",
          move.toString()));
    }
    return Verdict.of(violations);
  }

  private static void judgeSeen(Ring ring, Seen seen, List<Violation> violations) {
    boolean apart = seen.pucks().stream().map(Puck::place).distinct().count()
        == seen.pucks().size();
    boolean onRing = seen.pucks().stream().allMatch(p -> 0 <= p.place() && p.place() < Ring.PLACES);
    if (!apart || !onRing) {
      violations.add(new Violation(RingRule.SEEN, "not a place each on the ring", ""));
    }
    for (Side side : Side.values()) {
      long before = ring.pucks().stream().filter(p -> p.side() == side).count();
      long after = seen.pucks().stream().filter(p -> p.side() == side).count();
      if (after != before + (side == ring.mover() ? 1 : 0)) {
        violations.add(new Violation(RingRule.SEEN, "wrong number of pucks", side + ": " + after));
      }
    }
  }

  @Override
  public Ring playUnchecked(Ring ring, RingMove move) {
    if (move instanceof Push push) {
      return ring.pushed(ring.afterPush(push.start(), push.strength()));
    }
    if (move instanceof Tap tap) {
      List<Puck> pucks = new ArrayList<>(ring.pucks());
      return ring.pushed(Ring.slide(pucks, tap.place(), tap.strength()));
    }
    return move instanceof Seen seen ? ring.pushed(seen.pucks()) : ring.kept();
  }

  @Override
  public RingMove canonicalUnchecked(Ring ring, RingMove move) {
    return move instanceof Seen seen ? new Seen(Ring.sorted(seen.pucks())) : move;
  }

  @Override
  public boolean samePosition(Ring a, Ring b) {
    return withoutKeeps(a).equals(withoutKeeps(b));
  }

  private static Ring withoutKeeps(Ring ring) {
    return new Ring(ring.pucks(), ring.whiteLeft(), ring.blackLeft(), ring.mover(), 0);
  }

  @Override
  public long key(Ring ring) {
    long key = SplitMix64.mix(ring.whiteLeft() * 16L + ring.blackLeft() * 4L);
    key = SplitMix64.mix(key + ring.mover().ordinal());
    for (Puck puck : ring.pucks()) {
      key = SplitMix64.mix(key + puck.place() * 2L + puck.side().ordinal());
    }
    return key;
  }

  @Override
  public List<Claim> claims(History<Ring, RingMove> history) {
    Objects.requireNonNull(history);
    if (rules.repetition() == RingRules.Repetition.OFF || history.occurrences() < 3) {
      return List.of();
    }
    Outcome draw = new Outcome.Draw(new Ending(RingRule.REPETITION, "third occurrence"));
    return List.of(new Claim(draw, rules.repetition() == RingRules.Repetition.AUTOMATIC));
  }

  @Override
  public boolean packs(RingMove move) {
    return !(Objects.requireNonNull(move) instanceof Seen);
  }

  @Override
  public long encode(Ring ring, RingMove move) {
    if (!packs(move)) {
      throw new IllegalArgumentException(move + " has no packed form");
    }
    RingMove canonical = canonical(ring, move);
    if (canonical instanceof Push push) {
      return 1L << 32 | (long) push.start() << 16 | (push.strength() + 1000L);
    }
    return canonical instanceof Tap tap
        ? 2L << 32 | (long) tap.place() << 16 | (tap.strength() + 1000L)
        : 0;
  }

  @Override
  public RingMove decode(Ring ring, long packed) {
    int place = (int) (packed >>> 16) & 0xFFFF;
    int strength = (int) (packed & 0xFFFF) - 1000;
    RingMove move = packed == 0
        ? RingMove.KEEP
        : packed >>> 32 == 1 ? new Push(place, strength) : new Tap(place, strength);
    if (!judge(ring, move).isLegal() || encode(ring, move) != packed) {
      throw new IllegalArgumentException(packed + " packs no move of " + ring);
    }
    return move;
  }

  @Override
  public Notation<Ring, RingMove> notation() {
    return notation;
  }

  @Override
  public PositionFormat<Ring> positions() {
    return RingPositions.INSTANCE;
  }

  @Override
  public Drawing<Ring, RingMove> drawing() {
    return RingDrawing.INSTANCE;
  }
}
