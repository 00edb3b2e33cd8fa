package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Axis;
import dev.doska.core.Box;
import dev.doska.core.Moves;
import dev.doska.core.Odds;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists the moves of a position: boxes of strikes, thumb checks and blows, and lists of decisions. */
public final class MoveBoxes {
  /** The coin toss: White or Black, equally likely. */
  public static final Odds<ChapayevMove> COIN_TOSS = Odds.of(
      List.of(new ChapayevMove.CoinToss(Side.WHITE), new ChapayevMove.CoinToss(Side.BLACK)), 1, 1);

  private static final Axis ANGLE =
      new Axis("angle (thousandths of a degree)", 0, Direction.FULL_TURN - 1, true);
  private static final Axis DIRECTION =
      new Axis("direction (thousandths of a degree)", 0, Direction.FULL_TURN - 1, true);
  private static final Axis STRENGTH = new Axis("strength (µN·s)", 0, MoveRanges.MAX_BLOW, false);
  private static final Axis RIM_SPEED =
      new Axis("rim speed (mm/s)", 1, MoveRanges.MAX_THUMB, false);
  private static final Axis ELEVATION =
      new Axis("elevation (thousandths of a degree)", 0, MoveRanges.QUARTER_TURN, false);
  private static final Axis LATERAL = new Axis(
      "deviation to the left (thousandths of a degree)",
      -MoveRanges.MAX_LATERAL,
      MoveRanges.MAX_LATERAL,
      false);

  private final ChapayevRuleset rules;
  private final MoveJudge judge;
  private final AimedStrikes aim;
  private final Axis speed;

  public MoveBoxes(ChapayevRuleset rules, MoveJudge judge, AimedStrikes aim) {
    this.rules = rules;
    this.judge = judge;
    this.aim = aim;
    speed = new Axis("speed (mm/s)", 1, rules.maxSpeed(), false);
  }

  public Moves<ChapayevMove> of(BoardData position) {
    if (judge.isOver(position)) {
      return new Moves.Finite<>(List.of());
    }
    return switch (position.phase()) {
      case OPENER_LOT, EDGE_LOT -> rest(List.copyOf(COIN_TOSS.outcomes()));
      case BAYONET_OFFER ->
        rest(List.of(ChapayevMove.Decision.DEMAND_BAYONET, ChapayevMove.Decision.DECLINE_BAYONET));
      case BAYONET_REPLY ->
        rest(
            judge.canStepBack(position)
                ? List.of(ChapayevMove.Decision.ACCEPT_BAYONET, ChapayevMove.Decision.STEP_BACK)
                : List.of(ChapayevMove.Decision.ACCEPT_BAYONET));
      case STRIKE -> new Moves.Continuous<>(strikes(position), List.of());
      case CHOOSE_STANDING, CHOOSE_HANGING -> rest(choices(position.choices()));
      case BLOW, BLOW_REPLY -> new Moves.Continuous<>(blows(position), List.of());
      case THUMB_CHECK -> new Moves.Continuous<>(thumbChecks(position), List.of());
      case PIE_CHOICE -> rest(List.of(ChapayevMove.Decision.STAY, ChapayevMove.Decision.SWAP));
      case LAST_HOPE_OFFER, LAST_HOPE_OFFER_BEFORE_LOT ->
        rest(List.of(ChapayevMove.Decision.TAKE_LAST_HOPE, ChapayevMove.Decision.LEAVE_LAST_HOPE));
      case MATCH_WON -> rest(List.of());
    };
  }

  private static Moves<ChapayevMove> rest(List<ChapayevMove> list) {
    return new Moves.Finite<>(list);
  }

  private static List<ChapayevMove> choices(int set) {
    List<ChapayevMove> list = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      list.add(new ChapayevMove.Choose(Integer.numberOfTrailingZeros(rest)));
    }
    return list;
  }

  /** A box for each own checker by id, then one for each pair of scissors. */
  private List<Box<ChapayevMove>> strikes(BoardData position) {
    List<Box<ChapayevMove>> boxes = new ArrayList<>();
    if (position.unknownPlace() != 0) {
      return boxes;
    }
    int own = position.strikeable(position.mover());
    for (int rest = own; rest != 0; rest &= rest - 1) {
      boxes.add(strike(position, Integer.numberOfTrailingZeros(rest)));
    }
    if (rules.scissors()) {
      for (int rest = own; rest != 0; rest &= rest - 1) {
        int a = Integer.numberOfTrailingZeros(rest);
        for (int others = rest & rest - 1; others != 0; others &= others - 1) {
          int b = Integer.numberOfTrailingZeros(others);
          if (ScissorsReach.arePossible(position, a, b, rules)) {
            boxes.add(scissors(position, a, b));
          }
        }
      }
    }
    return boxes;
  }

  private Box<ChapayevMove> strike(BoardData position, int id) {
    return new MoveBox(
        "strike with " + position.roster().name(id),
        List.of(ANGLE, speed),
        p -> new ChapayevMove.Strike(id, (int) p[0], (int) p[1]),
        move -> move instanceof ChapayevMove.Strike strike && strike.disc() == id
            ? Optional.of(new long[] {strike.angle(), strike.speed()})
            : Optional.empty(),
        limit -> aim.strikes(position, id, limit));
  }

  private Box<ChapayevMove> scissors(BoardData position, int a, int b) {
    return new MoveBox(
        "scissors with " + position.roster().name(a) + " and "
            + position.roster().name(b),
        List.of(speed),
        p -> new ChapayevMove.Scissors(a, b, (int) p[0]),
        move -> move instanceof ChapayevMove.Scissors scissors
                && scissors.first() == a
                && scissors.second() == b
            ? Optional.of(new long[] {scissors.speed()})
            : Optional.empty(),
        limit -> aim.scissors(a, b, limit));
  }

  private List<Box<ChapayevMove>> thumbChecks(BoardData position) {
    int id = position.current();
    if (position.unknownPlace() != 0) {
      return List.of();
    }
    return List.of(new MoveBox(
        "check of " + position.roster().name(id),
        List.of(RIM_SPEED, ELEVATION, LATERAL),
        p -> new ChapayevMove.ThumbFlick(id, (int) p[0], (int) p[1], (int) p[2]),
        move -> move instanceof ChapayevMove.ThumbFlick flick && flick.disc() == id
            ? Optional.of(new long[] {flick.speed(), flick.elevation(), flick.lateral()})
            : Optional.empty(),
        limit -> aim.thumbChecks(id, limit)));
  }

  private List<Box<ChapayevMove>> blows(BoardData position) {
    int id = position.current();
    if (position.phase() == Phase.BLOW_REPLY && position.unknownPlace() != 0) {
      return List.of();
    }
    return List.of(new MoveBox(
        "blow at " + position.roster().name(id),
        List.of(DIRECTION, STRENGTH),
        p -> new ChapayevMove.Blow(id, (int) p[0], (int) p[1]),
        move -> move instanceof ChapayevMove.Blow blow && blow.disc() == id
            ? Optional.of(new long[] {blow.direction(), blow.strength()})
            : Optional.empty(),
        limit -> aim.blows(position, judge.decider(position), id, limit)));
  }
}
