package dev.doska.czechcheckers.picture;

import dev.doska.core.Game;
import dev.doska.core.History;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game as one animated SVG. Confined to one call. */
final class ReplayPicture {
  private static final int CAPTION = 44;
  private static final int START_PAUSE = 1200;
  private static final int LEG = 420;
  private static final int MOVE_PAUSE = 480;
  private static final int FADE = 250;
  private static final int END_PAUSE = 3000;
  private static final int NEVER = Integer.MAX_VALUE;

  private final Board board;
  private final Svg svg;
  private final List<CzechPosition> positions;
  private final List<CzechMove> moves;
  private final Game<CzechPosition, CzechMove> free;
  private final String ending;
  private final List<Track> tracks = new ArrayList<>();
  private final @Nullable Track[] standing = new Track[32];
  private final int[] begins;
  private final int total;

  ReplayPicture(Side below, History<CzechPosition, CzechMove> line) {
    positions = line.states();
    moves = line.moves();
    free = line.game().withoutDraws();
    ending = line.game().status(line.state()).outcome().map(Outcome::toString).orElse("");
    board = new Board(
        below,
        Board.SIZE + CAPTION,
        "Czech checkers, a game of " + moves.size() + (moves.size() == 1 ? " move" : " moves"));
    svg = board.svg();
    begins = new int[moves.size() + 1];
    begins[0] = START_PAUSE;
    for (int i = 0; i < moves.size(); i++) {
      begins[i + 1] = begins[i] + LEG * (moves.get(i).squares().size() - 1) + MOVE_PAUSE;
    }
    total = begins[moves.size()] + END_PAUSE;
  }

  /** The way of one piece through the game. */
  private static final class Track {
    final Piece piece;
    final Square start;
    final Keys way = new Keys();
    int captured = NEVER;
    int crowned = -1;

    Track(Piece piece, Square start) {
      this.piece = piece;
      this.start = start;
    }
  }

  String draw() {
    placePieces();
    for (int i = 0; i < moves.size(); i++) {
      follow(i);
    }
    // who captures another is captured later himself, if at all: so he passes above him
    tracks.sort(Comparator.comparingInt(track -> track.captured));
    board.drawEmpty();
    drawTints();
    tracks.forEach(this::drawTrack);
    drawCaptions();
    drawProgress();
    return svg.toString();
  }

  private void placePieces() {
    for (Square square : Square.all()) {
      positions.get(0).piece(square).ifPresent(piece -> {
        Track track = new Track(piece, square);
        track.way.add(0, at(square));
        tracks.add(track);
        standing[square.index()] = track;
      });
    }
  }

  private String at(Square square) {
    return board.x(square) + "," + board.y(square);
  }

  private void follow(int number) {
    CzechMove move = moves.get(number);
    Track mover = standing[move.from().index()];
    if (mover == null) {
      throw new IllegalStateException("no piece on " + move.from());
    }
    int time = begins[number];
    mover.way.add(time, at(move.from()));
    for (Square square : move.squares().subList(1, move.squares().size())) {
      time += LEG;
      mover.way.add(time, at(square));
    }
    standing[move.from().index()] = null;
    takeCaptured(number, mover.piece.side().other(), time);
    standing[move.to().index()] = mover;
    boolean king =
        positions.get(number + 1).piece(move.to()).filter(Piece::isKing).isPresent();
    if (king && !mover.piece.isKing() && mover.crowned < 0) {
      mover.crowned = time;
    }
  }

  /** Takes away the pieces that a move captured, all at its end (CZ-12). */
  private void takeCaptured(int number, Side loser, int time) {
    int gone = positions.get(number).pieces(loser) & ~positions.get(number + 1).pieces(loser);
    for (Square square : Square.ofSet(gone)) {
      Track track = standing[square.index()];
      if (track != null) {
        track.captured = time;
        standing[square.index()] = null;
      }
    }
  }

  private void drawTints() {
    if (moves.isEmpty()) {
      return;
    }
    Keys from = new Keys();
    Keys to = new Keys();
    String nowhere = -2 * Board.FIELD + "," + -2 * Board.FIELD;
    from.add(0, nowhere);
    to.add(0, nowhere);
    for (int i = 0; i < moves.size(); i++) {
      from.add(begins[i], at(moves.get(i).from()));
      to.add(begins[i], at(moves.get(i).to()));
    }
    svg.begin("g", "fill", MoveMarks.TINT, "opacity", 0.55);
    for (Keys keys : List.of(from, to)) {
      svg.begin(
          "rect",
          "x",
          -Board.FIELD / 2,
          "y",
          -Board.FIELD / 2,
          "width",
          Board.FIELD,
          "height",
          Board.FIELD,
          "transform",
          "translate(" + nowhere + ")");
      keys.animateTranslation(svg, total, false);
      svg.end();
    }
    svg.end();
  }

  private void drawTrack(Track track) {
    svg.begin("g", "transform", board.translate(track.start));
    track.way.animateTranslation(svg, total, true);
    if (track.captured < NEVER) {
      new Keys()
          .add(0, "1")
          .add(track.captured, "1")
          .add(track.captured + FADE, "0")
          .animate(svg, "opacity", total, true);
    }
    board.drawBody(track.piece.side());
    if (track.piece.isKing()) {
      board.drawCrown(track.piece.side());
    } else if (track.crowned >= 0) {
      svg.begin("g", "opacity", 0);
      new Keys()
          .add(0, "0")
          .add(track.crowned, "0")
          .add(track.crowned + FADE, "1")
          .animate(svg, "opacity", total, true);
      board.drawCrown(track.piece.side());
      svg.end();
    }
    svg.end();
  }

  private void drawCaptions() {
    int baseline = Board.SIZE + 27;
    int number = 1;
    for (int i = 0; i < moves.size(); i++) {
      CzechPosition before = positions.get(i);
      number += before.side() == Side.WHITE && i > 0 ? 1 : 0;
      String dots = before.side() == Side.WHITE ? ". " : "... ";
      String text = number + dots + free.notation().format(before, moves.get(i));
      boolean last = i == moves.size() - 1;
      if (last && !ending.isEmpty()) {
        text += "   " + ending;
      }
      Keys keys = new Keys().add(0, "0").add(begins[i], "1");
      if (!last) {
        keys.add(begins[i + 1], "0");
      }
      svg.begin("g", "opacity", 0);
      keys.animate(svg, "opacity", total, false);
      board.caption(baseline, text);
      svg.end();
    }
  }

  private void drawProgress() {
    svg.begin("rect", "y", Board.SIZE + CAPTION - 4, "height", 4, "width", 0, "fill", "#d9660f");
    new Keys()
        .add(0, "0")
        .add(total, Integer.toString(Board.SIZE))
        .animate(svg, "width", total, true);
    svg.end();
  }
}
