package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A match on the test's table: a game and its present position, played by moves and by referees. */
final class MatchFixture {
  /** How a side wins a round, by the step that it earns under CLASSIC. */
  enum Way {
    /** With a loss of its own. */
    COSTLY,
    /** Without a loss, with two checkers. */
    DRY,
    /** Without a loss, with one checker. */
    SOLO
  }

  final Chapayev game;
  ChapayevPosition position;
  List<Fact> facts = List.of();

  private MatchFixture(Chapayev game, ChapayevPosition position) {
    this.game = game;
    this.position = position;
  }

  static MatchFixture of(ChapayevRuleset rules) {
    Chapayev game = Chapayev.of(rules);
    return new MatchFixture(game, game.initial());
  }

  static MatchFixture of(String rules) {
    return of(ChapayevRuleset.parse(rules).orElseThrow());
  }

  int id(String name) {
    return position
        .named(name)
        .orElseThrow(() -> new AssertionError("no checker " + name))
        .id();
  }

  Checker checker(String name) {
    return position.named(name).orElseThrow();
  }

  MatchFixture play(ChapayevMove move) {
    Resolution resolution = game.resolve(position, move);
    assertThat(game.play(position, move)).isEqualTo(resolution.after());
    assertThat(game.draft(resolution.after()).validate()).isEmpty();
    position = resolution.after();
    facts = resolution.facts();
    return this;
  }

  /** A strike whose outcome a referee saw. */
  MatchFixture seen(String striker, DiscObservation... seen) {
    return play(Observed.strike(id(striker), Observation.of(seen)));
  }

  /** A strike after which nothing moved. */
  MatchFixture miss() {
    return seen(own(0));
  }

  DiscObservation fell(String name) {
    return DiscObservation.fell(id(name));
  }

  /** The n-th checker on the board that the side to strike owns. */
  String own(int index) {
    return owned(position.mover()).get(index).name();
  }

  List<Checker> owned(Side colour) {
    return position.checkers().stream()
        .filter(c -> c.onBoard() && c.owner() == colour)
        .toList();
  }

  /** Puts a checker elsewhere, by hand. */
  MatchFixture put(String name, int x, int y) {
    return set(name, Optional.of(new Place(x, y)));
  }

  /** Lets nobody know where a checker lies. */
  MatchFixture forget(String name) {
    return set(name, Optional.empty());
  }

  private MatchFixture set(String name, Optional<Place> place) {
    Checker c = checker(name);
    ChapayevDraft draft = game.draft(position);
    draft.set(new Checker(
        c.id(),
        c.name(),
        c.colour(),
        c.owner(),
        c.turned(),
        CheckerStatus.ON_BOARD,
        c.below(),
        c.heading(),
        place));
    position = draft.toPosition();
    return this;
  }

  /** Leaves only these checkers on the board; the others have fallen. */
  MatchFixture only(String... names) {
    List<String> kept = List.of(names);
    ChapayevDraft draft = game.draft(position);
    for (Checker c : position.checkers()) {
      if (c.onBoard() && !kept.contains(c.name())) {
        draft.set(new Checker(
            c.id(),
            c.name(),
            c.colour(),
            c.colour(),
            false,
            CheckerStatus.FALLEN,
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
      }
    }
    for (Side side : Side.values()) {
      draft.tally(side, true, position.strikers(side));
    }
    position = draft.toPosition();
    return this;
  }

  /** Answers questions with no until somebody is to strike. */
  MatchFixture toStrike() {
    while (true) {
      switch (position.phase()) {
        case BAYONET_OFFER -> play(Decision.DECLINE_BAYONET);
        case PIE_CHOICE -> play(Decision.STAY);
        case OPENER_LOT -> play(new ChapayevMove.CoinToss(Side.WHITE));
        default -> {
          return this;
        }
      }
    }
  }

  /** A round won by a colour. */
  MatchFixture win(Side colour, Way way) {
    toStrike();
    if (position.mover() != colour) {
      miss();
      toStrike();
    }
    List<Checker> enemies = owned(colour.other());
    if (way == Way.DRY) {
      seen(own(1), DiscObservation.fell(enemies.get(0).id()));
      toStrike();
      if (position.mover() != colour) {
        miss();
      }
      enemies = enemies.subList(1, enemies.size());
    }
    List<DiscObservation> out =
        new ArrayList<>(enemies.stream().map(c -> DiscObservation.fell(c.id())).toList());
    if (way == Way.COSTLY) {
      out.add(fell(own(1)));
    }
    seen(own(0), out.toArray(DiscObservation[]::new));
    if (position.phase() == Phase.PIE_CHOICE) {
      play(Decision.STAY);
    }
    return this;
  }

  /** A round in which nobody has a checker left. */
  MatchFixture draw() {
    toStrike();
    DiscObservation[] all = Stream.of(Side.values())
        .flatMap(side -> owned(side).stream())
        .map(c -> DiscObservation.fell(c.id()))
        .toArray(DiscObservation[]::new);
    return seen(own(0), all);
  }

  Verdict judge(ChapayevMove move) {
    return game.judge(position, move);
  }

  /** Asserts that a move is refused by a rule, with these words. */
  void refuses(ChapayevMove move, ChapayevRule rule, String words) {
    assertThat(judge(move).violations()).as("why %s is refused", move).anySatisfy(violation -> {
      assertThat(violation.rule()).isEqualTo(rule);
      assertThat(violation.toString()).contains(words);
    });
  }

  void allows(ChapayevMove move) {
    assertThat(judge(move).violations()).extracting(Violation::toString).isEmpty();
  }

  void resolution(FactKind kind) {
    assertThat(facts).extracting(Fact::kind).contains(kind);
  }

  static Strike strike(int disc, int angle, int speed) {
    return new Strike(disc, angle, speed);
  }

  String rows() {
    return position.rows().toString();
  }
}
