package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRule;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.internal.observation.ObservationValidator;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.ruleset.Millionths;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Decides whether a move is legal, and gives every reason if it is not (CH-01 to CH-30). */
public final class MoveJudge {
  private static final String MILLIDEGREES = "thousandths of a degree";

  private final ChapayevRuleset rules;
  private final ObservationValidator observations;
  private final int maxSpeed;
  private final int maxRounds;
  private final FaceRules faces;

  public MoveJudge(ChapayevRuleset rules, ObservationValidator observations) {
    this.rules = rules;
    this.observations = observations;
    maxSpeed = rules.maxSpeed();
    maxRounds = rules.maxRounds();
    faces = FaceRules.of(rules);
  }

  public Verdict judge(BoardData position, ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike strike && isPlainlyLegal(position, strike)) {
      return Verdict.legal();
    }
    List<Violation> violations = new ArrayList<>();
    if (isOver(position)) {
      ChapayevRule rule =
          position.phase() == Phase.MATCH_WON ? ChapayevRule.CH_14 : ChapayevRule.CH_29;
      violations.add(new Violation(rule, "the match is over", "no move can be played"));
    } else if (move instanceof ChapayevMove.Observed observed) {
      act(position, observed.act(), false, violations);
      observations.problems(position, observed.act(), observed.observation(), violations);
      if (observed.act() instanceof ChapayevMove.Blow && position.phase() == Phase.BLOW) {
        violations.add(new Violation(
            ChapayevRule.CH_19,
            "an outcome is observed after both players have blown",
            "the other player has not blown yet"));
      }
    } else if (move instanceof ChapayevMove.Act act) {
      act(position, act, true, violations);
    } else if (move instanceof ChapayevMove.Decision decision) {
      decision(position, decision, violations);
    } else if (move instanceof ChapayevMove.CoinToss) {
      if (position.phase() != Phase.OPENER_LOT && position.phase() != Phase.EDGE_LOT) {
        violations.add(wrongTime(ChapayevRule.CH_03, "no coin is tossed now", position));
      }
    } else if (move instanceof ChapayevMove.Choose choose) {
      choose(position, choose.disc(), violations);
    }
    violations.sort(Comparator.comparingInt(v -> ((ChapayevRule) v.rule()).ordinal()));
    return Verdict.of(violations.stream().distinct().toList());
  }

  public boolean isOver(BoardData position) {
    return position.phase() == Phase.MATCH_WON || (maxRounds > 0 && position.round() > maxRounds);
  }

  /** The colour that decides in a position. */
  public Side decider(BoardData position) {
    return switch (position.phase()) {
      case BAYONET_REPLY, BLOW_REPLY, PIE_CHOICE -> position.mover().other();
      case CHOOSE_HANGING -> hangActor(position, Integer.numberOfTrailingZeros(position.choices()));
      case THUMB_CHECK -> hangActor(position, position.current());
      default -> position.mover();
    };
  }

  private Side hangActor(BoardData position, int id) {
    return faces.flicker(position.owner(id), position.mover());
  }

  /** A quick test for the common case; it allocates no list. */
  private boolean isPlainlyLegal(BoardData position, ChapayevMove.Strike strike) {
    int id = strike.disc();
    return position.phase() == Phase.STRIKE
        && id >= 0
        && id < CheckerRoster.MAX
        && (position.strikeable(position.mover()) >>> id & 1) != 0
        && position.unknownPlace() == 0
        && strike.angle() >= 0
        && strike.angle() < Direction.FULL_TURN
        && strike.speed() >= 1
        && strike.speed() <= maxSpeed
        && !isOver(position);
  }

  private void act(
      BoardData position, ChapayevMove.Act act, boolean computed, List<Violation> violations) {
    if (act instanceof ChapayevMove.Strike strike) {
      time(position, Phase.STRIKE, ChapayevRule.CH_04, "no strike is due now", violations);
      own(position, strike.disc(), violations);
      range(
          ChapayevRule.CH_04,
          "angle",
          strike.angle(),
          0,
          Direction.FULL_TURN - 1,
          MILLIDEGREES,
          violations);
      range(ChapayevRule.CH_04, "speed", strike.speed(), 1, maxSpeed, "mm/s", violations);
    } else if (act instanceof ChapayevMove.Scissors scissors) {
      time(position, Phase.STRIKE, ChapayevRule.CH_22, "no strike is due now", violations);
      scissors(position, scissors, computed, violations);
      range(ChapayevRule.CH_22, "speed", scissors.speed(), 1, maxSpeed, "mm/s", violations);
    } else if (act instanceof ChapayevMove.ThumbFlick flick) {
      time(position, Phase.THUMB_CHECK, ChapayevRule.CH_20, "no check is due now", violations);
      current(position, flick.disc(), ChapayevRule.CH_20, "checked", violations);
      range(
          ChapayevRule.CH_20, "speed", flick.speed(), 1, MoveRanges.MAX_THUMB, "mm/s", violations);
      range(
          ChapayevRule.CH_20,
          "elevation",
          flick.elevation(),
          0,
          MoveRanges.QUARTER_TURN,
          MILLIDEGREES,
          violations);
      range(
          ChapayevRule.CH_20,
          "lateral",
          flick.lateral(),
          -MoveRanges.MAX_LATERAL,
          MoveRanges.MAX_LATERAL,
          MILLIDEGREES,
          violations);
    } else if (act instanceof ChapayevMove.Blow blow) {
      if (position.phase() != Phase.BLOW && position.phase() != Phase.BLOW_REPLY) {
        violations.add(wrongTime(ChapayevRule.CH_19, "no checker stands on its edge", position));
      }
      current(position, blow.disc(), ChapayevRule.CH_19, "blown at", violations);
      range(
          ChapayevRule.CH_19,
          "direction",
          blow.direction(),
          0,
          Direction.FULL_TURN - 1,
          MILLIDEGREES,
          violations);
      range(
          ChapayevRule.CH_19,
          "strength",
          blow.strength(),
          0,
          MoveRanges.MAX_BLOW,
          "µN·s",
          violations);
    }
    boolean blow = act instanceof ChapayevMove.Blow;
    boolean movesCheckers = !blow || position.phase() == Phase.BLOW_REPLY;
    if (computed && movesCheckers && position.unknownPlace() != 0) {
      int id = Integer.numberOfTrailingZeros(position.unknownPlace());
      violations.add(new Violation(
          blow ? ChapayevRule.CH_19 : ChapayevRule.CH_04,
          "only an observed outcome can be played while the place of a checker is unknown",
          "the place of " + position.roster().name(id) + " is unknown"));
    }
  }

  private void own(BoardData position, int id, List<Violation> violations) {
    String name = position.roster().name(id);
    if (!position.roster().has(id)) {
      violations.add(new Violation(
          ChapayevRule.CH_04, "a strike needs a checker of this round", "there is no " + name));
    } else if ((position.onBoard() >>> id & 1) == 0) {
      boolean waits = (position.inReserve() >>> id & 1) != 0;
      violations.add(new Violation(
          waits ? ChapayevRule.CH_25 : ChapayevRule.CH_30,
          "a strike needs a checker on the board",
          name + (waits ? " is in reserve" : " has left the board")));
    } else {
      lying(position, id, name, violations);
    }
  }

  private static void lying(BoardData position, int id, String name, List<Violation> violations) {
    if (position.owner(id) != position.mover()) {
      violations.add(new Violation(
          ChapayevRule.CH_04,
          "a player can strike only their own checkers",
          name + " belongs to " + FactKind.name(position.owner(id)) + ", and "
              + FactKind.name(position.mover()) + " is to strike"));
    }
    if ((position.stackedOnTop() >>> id & 1) != 0) {
      violations.add(new Violation(
          ChapayevRule.CH_27,
          "only the lower checker of two can be struck",
          name + " lies on " + position.roster().name(position.roster().below(id))));
    }
    if ((position.standing() >>> id & 1) != 0) {
      violations.add(new Violation(
          ChapayevRule.CH_19,
          "a checker that stands on its edge cannot be struck",
          name + " stands"));
    }
  }

  /** CH-22, R-15. */
  private void scissors(
      BoardData position,
      ChapayevMove.Scissors scissors,
      boolean computed,
      List<Violation> violations) {
    if (!rules.scissors()) {
      violations.add(
          new Violation(ChapayevRule.CH_22, "scissors are not allowed under these rules", ""));
    }
    int a = scissors.first();
    int b = scissors.second();
    int before = violations.size();
    own(position, a, violations);
    if (a == b) {
      violations.add(new Violation(
          ChapayevRule.CH_22,
          "scissors need two different checkers",
          position.roster().name(a) + " is named twice"));
    } else {
      own(position, b, violations);
    }
    int pair = before == violations.size() ? (1 << a) | (1 << b) : 0;
    if (pair == 0 || (!computed && (position.unknownPlace() & pair) != 0)) {
      return;
    }
    if ((position.unknownPlace() & pair) == 0 && !ScissorsReach.reach(position, a, b, rules)) {
      violations.add(new Violation(
          ChapayevRule.CH_22,
          "the two checkers must lie within a span of " + Millionths.text(rules.scissorsSpan())
              + " mm",
          position.roster().name(a) + " and " + position.roster().name(b) + " lie farther apart"));
    } else if (!ScissorsReach.enemyBetween(position, a, b, rules)) {
      violations.add(new Violation(
          ChapayevRule.CH_22,
          "an enemy must lie between the two checkers",
          "no enemy lies between " + position.roster().name(a) + " and "
              + position.roster().name(b)));
    }
  }

  private void current(
      BoardData position, int id, ChapayevRule rule, String what, List<Violation> violations) {
    int wanted = position.current();
    if (wanted >= 0 && wanted != id) {
      violations.add(new Violation(
          rule,
          "it is another checker's turn",
          position.roster().name(wanted) + " is to be " + what + ", not "
              + position.roster().name(id)));
    }
  }

  private void decision(
      BoardData position, ChapayevMove.Decision decision, List<Violation> violations) {
    switch (decision) {
      case DEMAND_BAYONET, DECLINE_BAYONET ->
        time(
            position,
            Phase.BAYONET_OFFER,
            ChapayevRule.CH_16,
            "no bayonet attack can be demanded now",
            violations);
      case ACCEPT_BAYONET ->
        time(
            position,
            Phase.BAYONET_REPLY,
            ChapayevRule.CH_16,
            "no bayonet attack is demanded",
            violations);
      case STEP_BACK -> stepBack(position, violations);
      case STAY, SWAP ->
        time(
            position,
            Phase.PIE_CHOICE,
            ChapayevRule.CH_15,
            "no player is asked to change places now",
            violations);
      case TAKE_LAST_HOPE, LEAVE_LAST_HOPE -> {
        if (!position.phase().offersLastHope()) {
          violations.add(
              wrongTime(ChapayevRule.CH_17, "no last hope strike is offered now", position));
        }
      }
    }
  }

  private void stepBack(BoardData position, List<Violation> violations) {
    time(
        position,
        Phase.BAYONET_REPLY,
        ChapayevRule.CH_16,
        "no bayonet attack is demanded",
        violations);
    Side stepping = position.opener().other();
    if (position.phase() == Phase.BAYONET_REPLY && !canStepBack(position)) {
      violations.add(new Violation(
          ChapayevRule.CH_16,
          "a side on its last line cannot step back",
          FactKind.name(stepping) + " stands on row " + position.rows().of(stepping)));
    }
  }

  boolean canStepBack(BoardData position) {
    Side stepping = position.opener().other();
    return position.rows().of(stepping) != rules.equipment().lastLine(stepping);
  }

  private void choose(BoardData position, int id, List<Violation> violations) {
    boolean standing = position.phase() == Phase.CHOOSE_STANDING;
    if (!standing && position.phase() != Phase.CHOOSE_HANGING) {
      violations.add(wrongTime(ChapayevRule.CH_20, "there is nothing to choose", position));
    } else if (id < 0 || id >= CheckerRoster.MAX || (position.choices() >>> id & 1) == 0) {
      violations.add(new Violation(
          standing ? ChapayevRule.CH_19 : ChapayevRule.CH_20,
          "the choice is between " + String.join(", ", position.roster().names(position.choices())),
          position.roster().name(id) + " is not one of them"));
    }
  }

  private static void time(
      BoardData position,
      Phase phase,
      ChapayevRule rule,
      String message,
      List<Violation> violations) {
    if (position.phase() != phase) {
      violations.add(wrongTime(rule, message, position));
    }
  }

  private static Violation wrongTime(ChapayevRule rule, String message, BoardData position) {
    return new Violation(
        rule, message, "the match waits for " + position.phase().title());
  }

  private static void range(
      ChapayevRule rule,
      String what,
      int value,
      int min,
      int max,
      String unit,
      List<Violation> violations) {
    if (value < min || value > max) {
      violations.add(new Violation(
          rule, what + " must be in " + min + ".." + max + " " + unit, "not " + value));
    }
  }
}
