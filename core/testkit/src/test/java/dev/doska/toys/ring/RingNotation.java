package dev.doska.toys.ring;

import dev.doska.core.Game;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.Verdict;
import dev.doska.core.text.TextReader;
import dev.doska.toys.ring.RingMove.Puck;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves as {@code push 12+30}, {@code tap 12-5}, {@code keep}, {@code seen W12 B200}. */
final class RingNotation implements Notation<Ring, RingMove> {
  private final Game<Ring, RingMove> game;

  RingNotation(Game<Ring, RingMove> game) {
    this.game = game;
  }

  @Override
  public String format(Ring ring, RingMove move) {
    return game.canonical(ring, move).toString();
  }

  @Override
  public MoveParse<RingMove> parse(Ring ring, String text, Strictness strictness) {
    TextReader reader = new TextReader(strictness == Strictness.STRICT ? text : text.strip());
    RingMove move = read(reader);
    if (move == null || !reader.atEnd()) {
      return new MoveParse.BadSyntax<>(reader.unexpected("push 1+1, tap 1+1, keep or seen W1"));
    }
    return game.judge(ring, move) instanceof Verdict.Illegal illegal
        ? new MoveParse.NotLegal<>(illegal)
        : new MoveParse.Ok<>(game.canonicalUnchecked(ring, move));
  }

  private static @Nullable RingMove read(TextReader reader) {
    if (reader.accept("keep")) {
      return RingMove.KEEP;
    }
    if (reader.accept("seen")) {
      List<Puck> pucks = RingPositions.pucks(reader);
      return pucks == null ? null : new RingMove.Seen(pucks);
    }
    boolean push = reader.accept("push ");
    if (!push && !reader.accept("tap ")) {
      return null;
    }
    int place = (int) reader.number(9999);
    boolean back = reader.accept('-');
    if (place < 0 || !(back || reader.accept('+'))) {
      return null;
    }
    int size = (int) reader.number(9999);
    if (size < 0) {
      return null;
    }
    int strength = back ? -size : size;
    return push ? new RingMove.Push(place, strength) : new RingMove.Tap(place, strength);
  }
}
