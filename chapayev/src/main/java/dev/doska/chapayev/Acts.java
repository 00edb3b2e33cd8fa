package dev.doska.chapayev;

import dev.doska.chapayev.physics.Event;
import dev.doska.chapayev.physics.Shot;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays moves: computes or reads their effect, and hands it to the referee by one door. Immutable.
 */
final class Acts {
  private final Geometry geometry;
  private final Rounds rounds;
  private final Sightings sightings;
  private final Shots shots;
  private final Checks checks;
  private final Referee referee;

  Acts(ChapayevRuleset rules, Geometry geometry, Rounds rounds, Sightings sightings) {
    this.geometry = geometry;
    this.rounds = rounds;
    this.sightings = sightings;
    shots = new Shots(geometry);
    checks = new Checks(rules, geometry, shots);
    referee = new Referee(rules, geometry, rounds);
  }

  static ChapayevMove canonical(ChapayevMove move) {
    if (move instanceof ChapayevMove.Observed observed) {
      return new ChapayevMove.Observed(
          (ChapayevMove.Act) canonical(observed.act()), observed.seen());
    }
    return move instanceof ChapayevMove.Scissors s && s.first() > s.second()
        ? new ChapayevMove.Scissors(/* first= */ s.second(), /* second= */ s.first(), s.speed())
        : move;
  }

  /** Plays a legal move in the desk's draft; the shot if there is one and the story wants it. */
  @Nullable Shot play(Desk desk, ChapayevState state, ChapayevMove move, Story story) {
    ChapayevDraft draft = desk.draft;
    if (move instanceof ChapayevMove.Act act) {
      return act(desk, act, null, story);
    }
    if (move instanceof ChapayevMove.Observed observed) {
      return act(desk, observed.act(), observed.seen(), story);
    }
    if (move instanceof ChapayevMove.Decision decision) {
      decide(draft, decision, story);
    } else if (move instanceof ChapayevMove.Lot lot) {
      lot(desk, lot.result(), story);
    } else if (move instanceof ChapayevMove.Choose choose) {
      Phase choice = draft.phase;
      draft.current = choose.disc();
      FactKind kind =
          choice == Phase.CHOOSE_HANGING ? FactKind.CHECKED_NEXT : FactKind.BLOWN_AT_NEXT;
      story.about(kind, draft, draft.mover, 1 << choose.disc());
      referee.chosen(draft, choice);
    }
    return null;
  }

  private @Nullable Shot act(
      Desk desk, ChapayevMove.Act act, @Nullable Observation seen, Story story) {
    if (act instanceof ChapayevMove.Strike strike) {
      return strike(desk, 1 << strike.disc(), strike, seen, story);
    }
    if (act instanceof ChapayevMove.Scissors scissors) {
      return strike(desk, 1 << scissors.first() | 1 << scissors.second(), scissors, seen, story);
    }
    if (act instanceof ChapayevMove.ThumbFlick flick) {
      return check(desk, flick, seen, story);
    }
    blow(desk, (ChapayevMove.Blow) act, seen, story);
    return null;
  }

  private @Nullable Shot strike(
      Desk desk, int strikers, ChapayevMove.Act act, @Nullable Observation seen, Story story) {
    ChapayevDraft draft = desk.draft;
    Shot shot = null;
    referee.begin(draft, strikers);
    if (seen != null) {
      sightings.read(desk, seen);
      story.about(FactKind.OBSERVED, draft, draft.mover, strikers);
    } else {
      shot = act instanceof ChapayevMove.Strike strike
          ? shots.strike(desk, strike, story.isOn())
          : shots.scissors(desk, (ChapayevMove.Scissors) act, story.isOn());
      noteHanging(desk);
      if (shot != null) {
        tellStrike(draft, strikers, shot, story);
      }
    }
    referee.struck(draft, desk.effect, story);
    return shot;
  }

  private static void tellStrike(ChapayevDraft draft, int strikers, Shot shot, Story story) {
    if (Integer.bitCount(strikers) > 1) {
      story.about(FactKind.CLOSED, draft, draft.mover, strikers);
      return;
    }
    int striker = Integer.numberOfTrailingZeros(strikers);
    List<String> names = new ArrayList<>();
    names.add(draft.roster.name(striker));
    for (Event.Impact impact : shot.impacts()) {
      int other = impact.a() == striker ? impact.b() : impact.b() == striker ? impact.a() : -1;
      if (other >= 0 && !names.contains(draft.roster.name(other))) {
        names.add(draft.roster.name(other));
      }
    }
    story.ordered(names.size() > 1 ? FactKind.STRUCK : FactKind.MISSED, draft.mover, names);
  }

  private @Nullable Shot check(
      Desk desk, ChapayevMove.ThumbFlick flick, @Nullable Observation seen, Story story) {
    ChapayevDraft draft = desk.draft;
    int id = flick.disc();
    boolean known = (draft.unplaced >>> id & 1) == 0;
    Edge edge = known ? geometry.edge(draft.x[id], draft.y[id]) : null;
    story.about(FactKind.FLICKED, draft, draft.owner(id), 1 << id);
    Shot shot = null;
    if (seen != null) {
      sightings.read(desk, seen);
    } else {
      shot = checks.thumb(desk, flick, story.isOn());
      noteHanging(desk);
    }
    referee.checked(draft, desk.effect, edge, story);
    return shot;
  }

  private void blow(Desk desk, ChapayevMove.Blow blow, @Nullable Observation seen, Story story) {
    ChapayevDraft draft = desk.draft;
    if (draft.phase == Phase.BLOW) {
      draft.sealed = blow;
      draft.phase = Phase.BLOW_REPLY;
      story.tell(FactKind.BLEW, draft.mover);
      return;
    }
    story.tell(FactKind.BLEW, draft.mover.other());
    ChapayevMove.Blow first = draft.sealed;
    if (first == null) {
      throw new IllegalArgumentException("no blow is sealed");
    }
    Checks.count(draft, first, blow);
    if (seen != null) {
      sightings.read(desk, seen);
    } else {
      checks.blow(desk, first, blow);
      noteHanging(desk);
    }
    referee.blown(draft, desk.effect, story);
  }

  /** Which of the checkers that moved hang now: lying ones that carry none. */
  private void noteHanging(Desk desk) {
    if (!sightings.canHang()) {
      return;
    }
    ChapayevDraft draft = desk.draft;
    Effect effect = desk.effect;
    for (int rest = effect.moved & ~effect.stands; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (geometry.hangs(effect.x[id], effect.y[id])) {
        int top = draft.topOf(id);
        if (top < 0 || (effect.unstacked >>> top & 1) != 0) {
          effect.hangs |= 1 << id;
        }
      }
    }
  }

  private void decide(ChapayevDraft draft, ChapayevMove.Decision decision, Story story) {
    switch (decision) {
      case DEMAND_BAYONET -> {
        draft.phase = Phase.BAYONET_REPLY;
        story.tell(FactKind.BAYONET_DEMANDED, draft.opener);
      }
      case DECLINE_BAYONET -> {
        draft.phase = Phase.STRIKE;
        story.tell(FactKind.BAYONET_DECLINED, draft.opener);
      }
      case ACCEPT_BAYONET -> rounds.contact(draft, story);
      case STEP_BACK -> rounds.stepBack(draft, story);
      case STAY -> {
        story.tell(FactKind.STAYED, draft.mover.other());
        referee.test(draft, story);
      }
      case SWAP -> {
        draft.swapped = !draft.swapped;
        story.tell(FactKind.SWAPPED, draft.mover.other());
        referee.test(draft, story);
      }
    }
  }

  private void lot(Desk desk, Side result, Story story) {
    ChapayevDraft draft = desk.draft;
    if (draft.phase == Phase.OPENER_LOT) {
      rounds.open(draft, result, FactKind.FIRST_OPENER, story);
    } else {
      checks.lot(desk, result == Side.WHITE);
      noteHanging(desk);
      referee.blown(draft, desk.effect, story);
    }
  }
}
