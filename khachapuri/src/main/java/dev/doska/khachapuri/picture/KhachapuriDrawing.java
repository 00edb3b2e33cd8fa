package dev.doska.khachapuri.picture;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;

/**
 * Pictures of Khachapuri. The board is always drawn as White sees it: White's head above on the right, its
 * home below on the right, its tray beside the home; Black's are opposite. The points have the own
 * numbers of the side to act, so the numbers of a turn's text are those on the picture; before the
 * roll-off and after the end they are White's. Stacks above five show their number. Immutable and
 * thread-safe.
 */
public final class KhachapuriDrawing implements Drawing<KhachapuriPosition, KhachapuriMove> {
  /** The drawing, the same for all rule sets. */
  public KhachapuriDrawing() {}

  @Override
  public String text(KhachapuriPosition position) {
    return new TextBoard(position).text();
  }

  /**
   * {@inheritDoc}
   *
   * <p>Of the last move a turn is shown by its checkers' ways and a roll-off by its dice; of the
   * targets the points on which the turns' checkers come to rest.
   */
  @Override
  public String svg(KhachapuriPosition position, Marks<KhachapuriMove> marks) {
    Svg svg = new Svg(BoardLayout.WIDTH, BoardLayout.HEIGHT, "Khachapuri: " + position);
    BoardPicture board = new BoardPicture(svg);
    board.numbers(Captions.view(position));
    checkers(position, board);
    KhachapuriMove last = marks.last().orElse(null);
    String said = "";
    if (last instanceof Turn turn) {
      Side mover = MoveArrows.moverBefore(position, turn);
      new MoveArrows(mover, turn).draw(position, svg);
      said = Captions.name(mover) + " played " + turn;
    } else if (last instanceof KhachapuriMove.Pass) {
      said = Captions.name(position.side().other()) + " passed";
    } else if (last instanceof RollOff dice && position.phase() != Phase.TO_MOVE) {
      board.use(Shapes.die(Side.WHITE, dice.white()), BoardLayout.die(Side.WHITE, 0));
      board.use(Shapes.die(Side.BLACK, dice.black()), BoardLayout.die(Side.BLACK, 1));
    }
    MoveArrows.drawTargets(position, marks.targets(), svg);
    if (position.phase() == Phase.TO_MOVE) {
      board.use(
          Shapes.die(position.side(), position.larger()), BoardLayout.die(position.side(), 0));
      board.use(
          Shapes.die(position.side(), position.smaller()), BoardLayout.die(position.side(), 1));
    }
    board.caption(BoardLayout.LEFT, "start", Captions.waitedFor(position));
    board.caption(BoardLayout.WIDTH / 2, "middle", said);
    board.caption(BoardLayout.RIGHT, "end", Captions.pips(position));
    return svg.toString();
  }

  private static void checkers(KhachapuriPosition position, BoardPicture board) {
    for (Side side : Side.values()) {
      for (int own = 1; own <= 24; own++) {
        int count = position.own(side, own);
        for (int i = 0; i < Math.min(count, BoardLayout.STACK); i++) {
          board.use(Shapes.disc(side), BoardLayout.own(side, own, i));
        }
        if (count > BoardLayout.STACK) {
          board.number(side, BoardLayout.own(side, own, count - 1), count);
        }
      }
      for (int i = 0; i < position.off(side); i++) {
        board.use(Shapes.slab(side), BoardLayout.slab(side, i));
      }
      if (position.off(side) > 0) {
        board.off(side, position.off(side));
      }
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The roll appears, then each checker moves step by step; the picture begins again at the
   * end. Its size grows with the number of moves.
   */
  @Override
  public String replay(History<KhachapuriPosition, KhachapuriMove> line) {
    return new ReplayAnimation(line).svg();
  }
}
