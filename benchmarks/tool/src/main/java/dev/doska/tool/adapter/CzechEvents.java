package dev.doska.tool.adapter;

import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.Piece;
import java.util.ArrayList;
import java.util.List;

/** Moves, captures and crownings of Czech checkers as events. */
final class CzechEvents implements GameEvents<CzechPosition, CzechMove> {
  private static final EventKind MAN_MOVE = new EventKind(CzechRule.CZ_04, "man-move");
  private static final EventKind KING_MOVE = new EventKind(CzechRule.CZ_05, "king-move");
  private static final EventKind MAN_CAPTURE = new EventKind(CzechRule.CZ_06, "man-capture");
  private static final EventKind KING_CAPTURE = new EventKind(CzechRule.CZ_07, "king-capture");
  private static final EventKind SEVERAL = new EventKind(CzechRule.CZ_11, "capture-of-several");
  private static final EventKind PIECE = new EventKind(CzechRule.CZ_12, "piece-captured");
  private static final EventKind KING = new EventKind(CzechRule.CZ_12, "king-captured");
  private static final EventKind CROWNED = new EventKind(CzechRule.CZ_13, "crowned");

  @Override
  public String unit() {
    return "moves";
  }

  @Override
  public boolean counts(CzechMove move) {
    return true;
  }

  @Override
  public List<EventKind> kinds() {
    return List.of(MAN_MOVE, KING_MOVE, MAN_CAPTURE, KING_CAPTURE, SEVERAL, PIECE, KING, CROWNED);
  }

  @Override
  public List<EventKind> events(CzechPosition before, CzechMove move, CzechPosition after) {
    Side mover = before.side();
    boolean wasKing = before.piece(move.from()).filter(Piece::isKing).isPresent();
    int taken = before.pieces(mover.other()) & ~after.pieces(mover.other());
    int captured = Integer.bitCount(taken);
    List<EventKind> events = new ArrayList<>();
    if (captured == 0) {
      events.add(wasKing ? KING_MOVE : MAN_MOVE);
    } else {
      events.add(wasKing ? KING_CAPTURE : MAN_CAPTURE);
    }
    if (captured > 1) {
      events.add(SEVERAL);
    }
    for (int i = 0; i < captured; i++) {
      events.add(PIECE);
    }
    for (int i = 0; i < Integer.bitCount(taken & before.kings()); i++) {
      events.add(KING);
    }
    if (!wasKing && after.piece(move.to()).filter(Piece::isKing).isPresent()) {
      events.add(CROWNED);
    }
    return events;
  }
}
