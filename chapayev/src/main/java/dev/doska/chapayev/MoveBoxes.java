package dev.doska.chapayev;

import dev.doska.core.Axis;
import dev.doska.core.Box;
import dev.doska.core.Moves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What may be played in a state: boxes of strikes, checks and blows, and lists of decisions. */
final class MoveBoxes {
  private static final Axis ANGLE =
      new Axis("angle (thousandths of a degree)", 0, Judge.FULL_TURN - 1, true);
  private static final Axis DIRECTION =
      new Axis("direction (thousandths of a degree)", 0, Judge.FULL_TURN - 1, true);
  private static final Axis STRENGTH = new Axis("strength (µN·s)", 0, Judge.MAX_BLOW, false);
  private static final Axis RIM_SPEED = new Axis("rim speed (mm/s)", 1, Judge.MAX_THUMB, false);
  private static final Axis ELEVATION =
      new Axis("elevation (thousandths of a degree)", 0, Judge.QUARTER_TURN, false);
  private static final Axis LATERAL = new Axis(
      "deviation to the left (thousandths of a degree)",
      -Judge.MAX_LATERAL,
      Judge.MAX_LATERAL,
      false);

  private final ChapayevRuleset rules;
  private final Judge judge;
  private final Aim aim;
  private final Axis speed;

  MoveBoxes(ChapayevRuleset rules, Judge judge, Aim aim) {
    this.rules = rules;
    this.judge = judge;
    this.aim = aim;
    speed = new Axis("speed (mm/s)", 1, rules.maxSpeed(), false);
  }

  Moves<ChapayevMove> of(ChapayevState state) {
    if (judge.isOver(state)) {
      return new Moves.Finite<>(List.of());
    }
    return switch (state.phase()) {
      case OPENER_LOT, EDGE_LOT -> rest(List.copyOf(ChapayevGame.LOT.outcomes()));
      case BAYONET_OFFER ->
        rest(List.of(ChapayevMove.Decision.DEMAND_BAYONET, ChapayevMove.Decision.DECLINE_BAYONET));
      case BAYONET_REPLY ->
        rest(
            judge.canStepBack(state)
                ? List.of(ChapayevMove.Decision.ACCEPT_BAYONET, ChapayevMove.Decision.STEP_BACK)
                : List.of(ChapayevMove.Decision.ACCEPT_BAYONET));
      case STRIKE -> new Moves.Lattice<>(strikes(state), List.of());
      case CHOOSE_STANDING, CHOOSE_HANGING -> rest(choices(Judge.choices(state)));
      case BLOW, BLOW_REPLY -> new Moves.Lattice<>(blows(state), List.of());
      case THUMB_CHECK -> new Moves.Lattice<>(checks(state), List.of());
      case PIE_CHOICE -> rest(List.of(ChapayevMove.Decision.STAY, ChapayevMove.Decision.SWAP));
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
  private List<Box<ChapayevMove>> strikes(ChapayevState state) {
    List<Box<ChapayevMove>> boxes = new ArrayList<>();
    if (state.unplaced != 0) {
      return boxes;
    }
    int own = state.strikeable(state.mover());
    for (int rest = own; rest != 0; rest &= rest - 1) {
      boxes.add(strike(state, Integer.numberOfTrailingZeros(rest)));
    }
    if (rules.scissors()) {
      for (int rest = own; rest != 0; rest &= rest - 1) {
        int a = Integer.numberOfTrailingZeros(rest);
        for (int others = rest & rest - 1; others != 0; others &= others - 1) {
          int b = Integer.numberOfTrailingZeros(others);
          if (Scissors.arePossible(state, a, b, rules)) {
            boxes.add(scissors(state, a, b));
          }
        }
      }
    }
    return boxes;
  }

  private Box<ChapayevMove> strike(ChapayevState state, int id) {
    return new MoveBox(
        "strike with " + state.roster.name(id),
        List.of(ANGLE, speed),
        p -> new ChapayevMove.Strike(id, (int) p[0], (int) p[1]),
        move -> move instanceof ChapayevMove.Strike strike && strike.disc() == id
            ? Optional.of(new long[] {strike.angle(), strike.speed()})
            : Optional.empty(),
        limit -> aim.strikes(state, id, limit));
  }

  private Box<ChapayevMove> scissors(ChapayevState state, int a, int b) {
    return new MoveBox(
        "scissors with " + state.roster.name(a) + " and " + state.roster.name(b),
        List.of(speed),
        p -> new ChapayevMove.Scissors(a, b, (int) p[0]),
        move -> move instanceof ChapayevMove.Scissors scissors
                && scissors.first() == a
                && scissors.second() == b
            ? Optional.of(new long[] {scissors.speed()})
            : Optional.empty(),
        limit -> aim.scissors(a, b, limit));
  }

  private List<Box<ChapayevMove>> checks(ChapayevState state) {
    int id = current(state);
    if (state.unplaced != 0) {
      return List.of();
    }
    return List.of(new MoveBox(
        "check of " + state.roster.name(id),
        List.of(RIM_SPEED, ELEVATION, LATERAL),
        p -> new ChapayevMove.ThumbFlick(id, (int) p[0], (int) p[1], (int) p[2]),
        move -> move instanceof ChapayevMove.ThumbFlick flick && flick.disc() == id
            ? Optional.of(new long[] {flick.speed(), flick.elevation(), flick.lateral()})
            : Optional.empty(),
        limit -> aim.checks(id, limit)));
  }

  private List<Box<ChapayevMove>> blows(ChapayevState state) {
    int id = current(state);
    if (state.phase() == Phase.BLOW_REPLY && state.unplaced != 0) {
      return List.of();
    }
    return List.of(new MoveBox(
        "blow at " + state.roster.name(id),
        List.of(DIRECTION, STRENGTH),
        p -> new ChapayevMove.Blow(id, (int) p[0], (int) p[1]),
        move -> move instanceof ChapayevMove.Blow blow && blow.disc() == id
            ? Optional.of(new long[] {blow.direction(), blow.strength()})
            : Optional.empty(),
        limit -> aim.blows(state, id, limit)));
  }

  static int current(ChapayevState state) {
    return state.resolving == null ? -1 : state.resolving.current().orElse(-1);
  }
}
