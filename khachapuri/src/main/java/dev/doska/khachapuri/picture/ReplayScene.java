package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The board of a replay. A checker is hidden while it moves. One moving checker of each side, above all
 * others, shows all moves of that side. Confined to one call.
 */
final class ReplayScene {
  /** Something that is seen in some spans of time. */
  private record Scene(KeyFrames timeline, Consumer<BoardPicture> paint) {}

  private static final BoardLayout.Spot NOWHERE = new BoardLayout.Spot(-99, -99);

  private final Map<String, Scene> scenes = new LinkedHashMap<>();
  private final List<Camp> camps;

  /** One side's checkers on the board. */
  private static final class Camp {
    final Side side;
    final List<KeyFrames> checkers = new ArrayList<>();

    /** The checkers on each own point, the uppermost last; those off on point 0. */
    final List<List<KeyFrames>> stacks = new ArrayList<>();

    /** Since when each stack has its height. */
    final int[] since = new int[25];

    final KeyFrames flights = new KeyFrames();
    final KeyFrames flying = new KeyFrames();

    Camp(Side side, KhachapuriPosition start) {
      this.side = side;
      for (int own = 0; own <= 24; own++) {
        List<KeyFrames> stack = new ArrayList<>();
        int count = own == 0 ? start.off(side) : start.own(side, own);
        while (stack.size() < count) {
          KeyFrames checker = new KeyFrames();
          checker.put(0, own == 0 ? NOWHERE : BoardLayout.own(side, own, stack.size()));
          stack.add(checker);
        }
        checkers.addAll(stack);
        stacks.add(stack);
      }
    }
  }

  ReplayScene(KhachapuriPosition start) {
    camps = List.of(new Camp(Side.WHITE, start), new Camp(Side.BLACK, start));
  }

  /** Shows something in a span of time; what has the same name is the same thing. */
  void show(String name, int from, int to, Consumer<BoardPicture> paint) {
    if (from < to) {
      scenes
          .computeIfAbsent(name, n -> new Scene(new KeyFrames(), paint))
          .timeline
          .span(from, to);
    }
  }

  void showDie(Side side, int index, int number, int from, int to) {
    String shape = Shapes.die(side, number);
    show(shape + " " + index, from, to, board -> board.use(shape, BoardLayout.die(side, index)));
  }

  void showNumbers(Side side, int from, int to) {
    show("numbers " + side, from, to, board -> board.numbers(side));
  }

  /** Moves the uppermost checker of an own point to another, or off for 0. */
  void fly(Side side, int from, int to, int start, int end) {
    Camp camp = camps.get(side.ordinal());
    List<KeyFrames> source = camp.stacks.get(from);
    List<KeyFrames> target = camp.stacks.get(to);
    BoardLayout.Spot there = BoardLayout.own(side, from, source.size() - 1);
    BoardLayout.Spot here = BoardLayout.own(side, to, target.size());
    closeHeight(camp, from, start);
    KeyFrames checker = source.remove(source.size() - 1);
    checker.put(start, NOWHERE);
    camp.flights.put(start, there);
    camp.flights.put(end, here);
    camp.flying.span(start, end);
    closeHeight(camp, to, end);
    target.add(checker);
    if (to > 0) {
      checker.put(end, here);
    }
  }

  /** A stack changes its height: its number, or its slabs in the tray, were seen until now. */
  private void closeHeight(Camp camp, int own, int now) {
    int height = camp.stacks.get(own).size();
    int from = camp.since[own];
    camp.since[own] = now;
    Side side = camp.side;
    for (int i = 0; own == 0 && i < height; i++) {
      BoardLayout.Spot spot = BoardLayout.slab(side, i);
      show("slab " + side + i, from, now, board -> board.use(Shapes.slab(side), spot));
    }
    if (own == 0 && height > 0) {
      show("off " + side + height, from, now, board -> board.off(side, height));
    }
    if (own > 0 && height > BoardLayout.STACK) {
      BoardLayout.Spot top = BoardLayout.own(side, own, height - 1);
      String name = "height " + side + own + " " + height;
      show(name, from, now, board -> board.number(side, top, height));
    }
  }

  /** The whole film. */
  String svg(String title, int end) {
    Svg svg = new Svg(BoardLayout.WIDTH, BoardLayout.HEIGHT, title);
    BoardPicture board = new BoardPicture(svg);
    for (Camp camp : camps) {
      for (int own = 0; own <= 24; own++) {
        closeHeight(camp, own, end);
      }
      camp.checkers.forEach(checker -> checker.rest(svg, Shapes.disc(camp.side), end));
    }
    scenes.values().forEach(s -> s.timeline.seen(svg, end, () -> s.paint.accept(board)));
    for (Camp camp : camps) {
      if (!camp.flying.isEmpty()) {
        Runnable flight = () -> camp.flights.glide(svg, Shapes.disc(camp.side), end);
        camp.flying.seen(svg, end, flight);
      }
    }
    return svg.toString();
  }
}
