package dev.doska.toys.ring;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Side;
import dev.doska.testkit.GameLaws;
import dev.doska.testkit.Symmetry;
import dev.doska.toys.ring.RingMove.Puck;
import dev.doska.toys.ring.RingMove.Push;
import dev.doska.toys.ring.RingMove.Seen;
import dev.doska.toys.ring.RingMove.Tap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.PropertyDefaults;

@PropertyDefaults(tries = 300)
class RingShuffleboardLawsTest implements GameLaws<Ring, RingMove> {
  /** Forwards and backwards exchanged, with the middle of the target as it is. */
  private enum Reflection implements Symmetry<Ring, RingMove> {
    RING;

    private static int image(int place) {
      return place < 0 || place >= Ring.PLACES ? place : (Ring.PLACES - place) % Ring.PLACES;
    }

    @Override
    public Side side(Side side) {
      return side;
    }

    @Override
    public Ring position(Ring ring) {
      return withPucks(ring, puck -> new Puck(puck.side(), image(puck.place())));
    }

    @Override
    public RingMove move(Ring ring, RingMove move) {
      if (move instanceof Push push) {
        return new Push(image(push.start()), -push.strength());
      }
      if (move instanceof Tap tap) {
        return new Tap(image(tap.place()), -tap.strength());
      }
      return move instanceof Seen seen
          ? new Seen(seen.pucks().stream()
              .map(puck -> new Puck(puck.side(), image(puck.place())))
              .toList())
          : move;
    }

    @Override
    public Object identity(Ring ring, RingMove move) {
      return move;
    }
  }

  /** White and Black exchanged, but for the tie that Black wins. */
  private enum Exchange implements Symmetry<Ring, RingMove> {
    COLOURS;

    private static Puck image(Puck puck) {
      return new Puck(puck.side().other(), puck.place());
    }

    @Override
    public boolean holds(Ring ring) {
      return ring.inTarget(Side.WHITE) != ring.inTarget(Side.BLACK);
    }

    @Override
    public Side side(Side side) {
      return side.other();
    }

    @Override
    public Ring position(Ring ring) {
      Ring image = withPucks(ring, Exchange::image);
      return new Ring(
          image.pucks(),
          /* whiteLeft= */ ring.blackLeft(),
          /* blackLeft= */ ring.whiteLeft(),
          ring.mover().other(),
          ring.keeps());
    }

    @Override
    public RingMove move(Ring ring, RingMove move) {
      return move instanceof Seen seen
          ? new Seen(seen.pucks().stream().map(Exchange::image).toList())
          : move;
    }

    @Override
    public Object identity(Ring ring, RingMove move) {
      return move;
    }
  }

  private static Ring withPucks(Ring ring, UnaryOperator<Puck> image) {
    List<Puck> pucks = ring.pucks().stream().map(image).toList();
    return new Ring(pucks, ring.whiteLeft(), ring.blackLeft(), ring.mover(), ring.keeps());
  }

  @Override
  public List<RingShuffleboard> games() {
    return Stream.concat(
            RingRules.TABLE.variants().stream().map(RingRules::new),
            Stream.of(RingRules.STRICT.withoutDraws()))
        .map(RingShuffleboard::new)
        .toList();
  }

  @Override
  public GameProvider provider() {
    return new RingProvider();
  }

  @Override
  public RingMove absurdMove(Game<Ring, RingMove> game, Ring ring, RandomGenerator random) {
    int place = random.nextInt(400);
    int strength = random.nextInt(-250, 250);
    return switch (random.nextInt(5)) {
      case 0 -> RingMove.KEEP;
      case 1 -> new Push(place, strength);
      case 2 -> new Tap(place, strength);
      case 3 -> seen(ring, random);
      default ->
        ring.pucks().isEmpty()
            ? new Tap(0, 0)
            : new Tap(ring.pucks().get(random.nextInt(ring.pucks().size())).place(), strength);
    };
  }

  /** A puck more somewhere: well seen or not, in any order. */
  private static RingMove seen(Ring ring, RandomGenerator random) {
    List<Puck> pucks = new ArrayList<>(ring.pucks());
    Side side = random.nextInt(4) == 0 ? ring.mover().other() : ring.mover();
    pucks.add(random.nextInt(pucks.size() + 1), new Puck(side, random.nextInt(370)));
    return new Seen(pucks);
  }

  @Override
  public Optional<Ring> draftedPosition(Game<Ring, RingMove> game, RandomGenerator random) {
    int mover = random.nextInt(2);
    List<Puck> pucks = List.of(
        new Puck(Side.WHITE, random.nextInt(360)), new Puck(Side.BLACK, random.nextInt(360)));
    Ring draft = new Ring(
        pucks, random.nextInt(3), random.nextInt(3), Side.values()[mover], random.nextInt(9));
    return game.positions().parse(draft.toString()).value();
  }

  @Override
  public List<Symmetry<Ring, RingMove>> symmetries(Game<Ring, RingMove> game) {
    return List.of(Reflection.RING, Exchange.COLOURS);
  }

  @Override
  public int longestWalk() {
    return 25;
  }
}
