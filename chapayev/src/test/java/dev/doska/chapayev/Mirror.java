package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.core.Side;
import dev.doska.testkit.Symmetry;
import java.util.Optional;

/**
 * The two symmetries of a match: the board turned half round with the colours exchanged, and the board
 * reflected from left to right. A position is carried over checker by checker.
 */
final class Mirror implements Symmetry<ChapayevPosition, ChapayevMove> {
  private static final int FULL = 360_000;
  private static final int HALF = 180_000;

  private final Chapayev game;
  private final boolean turn;

  private Mirror(Chapayev game, boolean turn) {
    this.game = game;
    this.turn = turn;
  }

  static Mirror turned(Chapayev game) {
    return new Mirror(game, true);
  }

  static Mirror reflected(Chapayev game) {
    return new Mirror(game, false);
  }

  @Override
  public Side side(Side side) {
    return turn ? side.other() : side;
  }

  /**
   * Reflection exchanges the places of the second floor and the reserve, which have an order. The players'
   * own figures stand on the same files for both sides, so half a turn does not carry one to the other.
   */
  @Override
  public boolean holds(ChapayevPosition position) {
    return turn
        ? game.ruleset().formations().stream().noneMatch(FormationSpec.Figure.class::isInstance)
        : position.data().roster().upper == 0 && position.data().roster().reserve == 0;
  }

  private int id(int id) {
    int files = game.ruleset().equipment().files();
    if (id >= 0 && id < 20) {
      int base = id / 10 * 10;
      int file = id - base;
      return file >= files ? id : (turn ? 10 - base : base) + files - 1 - file;
    }
    if (!turn || id < 20 || id >= 28) {
      return id;
    }
    int reserve = game.ruleset().reserve();
    if (reserve == 0) {
      // White's second floor has the ids 20 to 23, Black's 24 to 27
      return id < 24 ? id + 4 : id - 4;
    }
    // without a second floor: White's reserve first, then Black's
    return id < 20 + 2 * reserve ? (id - 20 + reserve) % (2 * reserve) + 20 : id;
  }

  private int set(int set) {
    int image = 0;
    for (int i = 0; i < 32; i++) {
      image |= (set >>> i & 1) << id(i);
    }
    return image;
  }

  private int angle(int angle) {
    if (angle < 0 || angle >= FULL) {
      return angle;
    }
    return Math.floorMod(turn ? angle + HALF : HALF - angle, FULL);
  }

  private Place place(Place place) {
    return new Place(-place.x(), turn ? -place.y() : place.y());
  }

  private Rows rows(Rows rows) {
    return turn ? rows.turned(game.ruleset().equipment().rows()) : rows;
  }

  private Edge edge(Edge edge) {
    return switch (edge) {
      case EAST -> Edge.WEST;
      case WEST -> Edge.EAST;
      case NORTH -> turn ? Edge.SOUTH : Edge.NORTH;
      case SOUTH -> turn ? Edge.NORTH : Edge.SOUTH;
    };
  }

  @Override
  public ChapayevPosition position(ChapayevPosition s) {
    ChapayevDraft draft = turn
        ? game.draft(s.formation(Side.BLACK), s.formation(Side.WHITE))
        : game.draft(s.formation(Side.WHITE), s.formation(Side.BLACK));
    draft
        .rows(rows(s.rows()), rows(s.baseRows()))
        .opener(side(s.opener()))
        .lastWinner(s.lastWinner().map(this::side))
        .pie(s.pieOffered(), s.seatsSwapped())
        .phase(s.phase(), side(s.mover()))
        .counters(s.round(), s.decidedRounds(), s.quietStrikes())
        .roundLead(turn ? -s.roundLead() : s.roundLead());
    for (Side side : Side.values()) {
      draft.tally(side(side), s.lostAny(side), set(s.strikers(side)));
    }
    for (Checker c : s.checkers()) {
      draft.set(new Checker(
          id(c.id()),
          "",
          side(c.colour()),
          side(c.owner()),
          c.turned(),
          c.status(),
          c.below().map(this::id),
          c.heading().map(this::angle),
          c.place().map(this::place)));
    }
    draft.strike(s.strike().map(this::resolving));
    return draft.toPosition();
  }

  private StrikeInProgress resolving(StrikeInProgress r) {
    Optional<SealedBlow> sealed =
        r.sealed().map(b -> new SealedBlow(angle(b.direction()), b.strength()));
    return new StrikeInProgress(
        set(r.strikers()),
        set(r.own()),
        r.knockedOut(),
        set(r.hanging()),
        set(r.checked()),
        r.current().map(this::id),
        r.hungOver().map(this::edge),
        sealed,
        r.blows(),
        -r.sumX(),
        turn ? -r.sumY() : r.sumY(),
        r.lastToFall().map(this::side));
  }

  @Override
  public ChapayevMove move(ChapayevPosition position, ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike m) {
      return new ChapayevMove.Strike(id(m.disc()), angle(m.angle()), m.speed());
    }
    if (move instanceof ChapayevMove.Scissors m) {
      return new ChapayevMove.Scissors(id(m.first()), id(m.second()), m.speed());
    }
    if (move instanceof ChapayevMove.ThumbFlick m) {
      return new ChapayevMove.ThumbFlick(
          id(m.disc()), m.speed(), m.elevation(), turn ? m.lateral() : -m.lateral());
    }
    if (move instanceof ChapayevMove.Blow m) {
      return new ChapayevMove.Blow(id(m.disc()), angle(m.direction()), m.strength());
    }
    if (move instanceof ChapayevMove.Choose m) {
      return new ChapayevMove.Choose(id(m.disc()));
    }
    if (move instanceof ChapayevMove.CoinToss m && position.phase() == Phase.OPENER_LOT) {
      return new ChapayevMove.CoinToss(side(m.result()));
    }
    if (move instanceof ChapayevMove.Observed m) {
      return new ChapayevMove.Observed(
          (ChapayevMove.Act) move(position, m.act()),
          new Observation(
              m.observation().discs().stream().map(this::seen).toList(),
              m.observation().last().map(this::id)));
    }
    return move;
  }

  private DiscObservation seen(DiscObservation s) {
    return new DiscObservation(
        id(s.disc()),
        s.fate(),
        s.turned(),
        s.heading().map(this::angle),
        s.hangs(),
        s.place().map(this::place));
  }

  @Override
  public Object identity(ChapayevPosition position, ChapayevMove move) {
    return move instanceof ChapayevMove.Scissors s && s.first() > s.second()
        ? new ChapayevMove.Scissors(/* first= */ s.second(), /* second= */ s.first(), s.speed())
        : move;
  }
}
