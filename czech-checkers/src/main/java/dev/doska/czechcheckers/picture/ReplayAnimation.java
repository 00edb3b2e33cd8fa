package dev.doska.czechcheckers.picture;

import dev.doska.core.History;
import dev.doska.core.Notation;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.picture.Animation;
import dev.doska.core.picture.Svg;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The animated SVG of one game. Confined to one call. */
final class ReplayAnimation {
  private static final int CAPTION_HEIGHT = 44;
  private static final int START_PAUSE_MILLIS = 1200;
  private static final int JUMP_MILLIS = 420;
  private static final int MOVE_PAUSE_MILLIS = 480;
  private static final int FADE_MILLIS = 250;
  private static final int END_PAUSE_MILLIS = 3000;
  private static final int NEVER = Integer.MAX_VALUE;

  private final BoardPicture board;
  private final Svg svg;
  private final List<CzechPosition> positions;
  private final List<CzechMove> moves;
  private final Notation<CzechPosition, CzechMove> notation;
  private final String ending;
  private final List<Track> tracks = new ArrayList<>();
  private final @Nullable Track[] trackOn = new Track[32];
  private final int[] begins;
  private final int total;

  ReplayAnimation(
      Side bottomSide,
      Notation<CzechPosition, CzechMove> notation,
      History<CzechPosition, CzechMove> line) {
    this.notation = notation;
    positions = line.positions();
    moves = line.moves();
    ending = line.status().outcome().map(Outcome::toString).orElse("");
    board = new BoardPicture(
        bottomSide,
        BoardPicture.PICTURE_SIZE + CAPTION_HEIGHT,
        "Czech checkers, a game of " + moves.size() + (moves.size() == 1 ? " move" : " moves"));
    svg = board.svg();
    begins = new int[moves.size() + 1];
    begins[0] = START_PAUSE_MILLIS;
    for (int i = 0; i < moves.size(); i++) {
      begins[i + 1] =
          begins[i] + JUMP_MILLIS * (moves.get(i).squares().size() - 1) + MOVE_PAUSE_MILLIS;
    }
    total = begins[moves.size()] + END_PAUSE_MILLIS;
  }

  /** The movement of one piece through the game. */
  private static final class Track {
    final Piece piece;
    final Square start;
    final Animation path;
    int captured = NEVER;
    int crowned = -1;

    Track(Piece piece, Square start, Animation path) {
      this.piece = piece;
      this.start = start;
      this.path = path;
    }
  }

  String draw() {
    placePieces();
    for (int i = 0; i < moves.size(); i++) {
      follow(i);
    }
    // a capturing piece is drawn above the pieces that it captures, which are captured earlier than
    // it
    tracks.sort(Comparator.comparingInt(track -> track.captured));
    board.drawEmpty();
    drawHighlights();
    tracks.forEach(this::drawTrack);
    drawCaptions();
    drawProgress();
    return svg.toString();
  }

  private void placePieces() {
    for (Square square : Square.all()) {
      positions.get(0).piece(square).ifPresent(piece -> {
        Track track = new Track(piece, square, smooth("transform").key(0, at(square)));
        tracks.add(track);
        trackOn[square.index()] = track;
      });
    }
  }

  private static double seconds(int milliseconds) {
    return milliseconds / 1000.0;
  }

  private Animation smooth(String attribute) {
    return Animation.smooth(attribute, seconds(total));
  }

  private Animation steps(String attribute) {
    return Animation.steps(attribute, seconds(total));
  }

  private String at(Square square) {
    return board.x(square) + "," + board.y(square);
  }

  private void follow(int number) {
    CzechMove move = moves.get(number);
    Track mover = trackOn[move.from().index()];
    if (mover == null) {
      throw new IllegalStateException("no piece on " + move.from());
    }
    int time = begins[number];
    mover.path.key(seconds(time), at(move.from()));
    for (Square square : move.squares().subList(1, move.squares().size())) {
      time += JUMP_MILLIS;
      mover.path.key(seconds(time), at(square));
    }
    trackOn[move.from().index()] = null;
    removeCaptured(number, mover.piece.side().other(), time);
    trackOn[move.to().index()] = mover;
    boolean king =
        positions.get(number + 1).piece(move.to()).filter(Piece::isKing).isPresent();
    if (king && !mover.piece.isKing() && mover.crowned < 0) {
      mover.crowned = time;
    }
  }

  /** Removes the pieces that a move captured, all at its end (CZ-12). */
  private void removeCaptured(int number, Side loser, int time) {
    int gone = positions.get(number).pieces(loser) & ~positions.get(number + 1).pieces(loser);
    for (Square square : Square.ofSet(gone)) {
      Track track = trackOn[square.index()];
      if (track != null) {
        track.captured = time;
        trackOn[square.index()] = null;
      }
    }
  }

  private void drawHighlights() {
    if (moves.isEmpty()) {
      return;
    }
    String nowhere = -2 * BoardPicture.SQUARE_SIZE + "," + -2 * BoardPicture.SQUARE_SIZE;
    Animation from = steps("transform").key(0, nowhere);
    Animation to = steps("transform").key(0, nowhere);
    for (int i = 0; i < moves.size(); i++) {
      from.key(seconds(begins[i]), at(moves.get(i).from()));
      to.key(seconds(begins[i]), at(moves.get(i).to()));
    }
    svg.begin("g", "fill", MoveMarks.HIGHLIGHT_COLOUR, "opacity", 0.55);
    for (Animation place : List.of(from, to)) {
      svg.begin(
          "rect",
          "x",
          -BoardPicture.SQUARE_SIZE / 2,
          "y",
          -BoardPicture.SQUARE_SIZE / 2,
          "width",
          BoardPicture.SQUARE_SIZE,
          "height",
          BoardPicture.SQUARE_SIZE,
          "transform",
          "translate(" + nowhere + ")");
      place.writeTransform(svg, "translate");
      svg.end();
    }
    svg.end();
  }

  private void drawTrack(Track track) {
    svg.begin("g", "transform", board.translate(track.start));
    track.path.writeTransform(svg, "translate");
    if (track.captured < NEVER) {
      drawFade(track.captured, "1", "0");
    }
    board.drawBody(track.piece.side());
    if (track.piece.isKing()) {
      board.drawCrown(track.piece.side());
    } else if (track.crowned >= 0) {
      svg.begin("g", "opacity", 0);
      drawFade(track.crowned, "0", "1");
      board.drawCrown(track.piece.side());
      svg.end();
    }
    svg.end();
  }

  private void drawFade(int time, String before, String after) {
    smooth("opacity")
        .key(0, before)
        .key(seconds(time), before)
        .key(seconds(time + FADE_MILLIS), after)
        .writeTo(svg);
  }

  private void drawCaptions() {
    int baseline = BoardPicture.PICTURE_SIZE + 27;
    int number = 1;
    for (int i = 0; i < moves.size(); i++) {
      CzechPosition before = positions.get(i);
      number += before.side() == Side.WHITE && i > 0 ? 1 : 0;
      String dots = before.side() == Side.WHITE ? ". " : "... ";
      String text = number + dots + notation.format(before, moves.get(i));
      boolean last = i == moves.size() - 1;
      if (last && !ending.isEmpty()) {
        text += "   " + ending;
      }
      Animation shown = steps("opacity").key(0, "0").key(seconds(begins[i]), "1");
      if (!last) {
        shown.key(seconds(begins[i + 1]), "0");
      }
      svg.begin("g", "opacity", 0);
      shown.writeTo(svg);
      board.caption(baseline, text);
      svg.end();
    }
  }

  private void drawProgress() {
    svg.begin(
        "rect",
        "y",
        BoardPicture.PICTURE_SIZE + CAPTION_HEIGHT - 4,
        "height",
        4,
        "width",
        0,
        "fill",
        "#d9660f");
    smooth("width")
        .key(0, "0")
        .key(seconds(total), Integer.toString(BoardPicture.PICTURE_SIZE))
        .writeTo(svg);
    svg.end();
  }
}
