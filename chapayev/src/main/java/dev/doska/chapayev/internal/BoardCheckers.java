package dev.doska.chapayev.internal;

import dev.doska.core.Side;
import java.util.Arrays;

/**
 * The checkers of a round on a {@link WorkingBoard}: which are on the board, who owns them, how and where
 * they lie. Sets of checkers are bit sets of ids; places are nanometres. Confined to one thread.
 */
public final class BoardCheckers {
  private CheckerRoster roster;
  private int onBoard;
  private int inReserve;
  private int prisoners;
  private int black;
  private int turned;
  private int standing;
  private int unknownPlace;
  private int stackedOnTop;
  private final int[] x = new int[CheckerRoster.MAX];
  private final int[] y = new int[CheckerRoster.MAX];
  private final int[] heading = new int[CheckerRoster.MAX];

  BoardCheckers(CheckerRoster roster) {
    this.roster = roster;
  }

  void load(BoardData data) {
    roster = data.roster();
    onBoard = data.onBoard();
    inReserve = data.inReserve();
    prisoners = data.prisoners();
    black = data.black();
    turned = data.turned();
    standing = data.standing();
    unknownPlace = data.unknownPlace();
    stackedOnTop = data.stackedOnTop();
    data.places().copyTo(roster.ids, x, y, heading, standing);
  }

  Places places() {
    return Places.of(roster.ids, x, y, heading, standing);
  }

  void setRoster(CheckerRoster value) {
    roster = value;
  }

  /** Places all checkers of both formations, not turned over, with their first owners. */
  void setUp() {
    onBoard = roster.all & ~roster.reserve;
    inReserve = roster.reserve;
    prisoners = 0;
    black = roster.all & ~roster.white;
    turned = 0;
    standing = 0;
    unknownPlace = 0;
    stackedOnTop = roster.upper;
    Arrays.fill(x, 0);
    Arrays.fill(y, 0);
  }

  /** Takes checkers off the board: their state is reset, and they belong to their first owners. */
  void takeOff(int set, int asPrisoners) {
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      x[id] = 0;
      y[id] = 0;
    }
    onBoard &= ~set;
    prisoners |= asPrisoners;
    turned &= ~set;
    standing &= ~set;
    unknownPlace &= ~set;
    stackedOnTop &= ~set;
    black = (black & ~set) | (set & ~roster.white);
  }

  /** Gives checkers to the other side. */
  void changeOwner(int set) {
    black ^= set;
  }

  /** Sets everything about one checker except its place, heading and floor. */
  public void set(
      int id,
      boolean isBlack,
      boolean isTurned,
      boolean present,
      boolean reserve,
      boolean prisoner) {
    int bit = 1 << id;
    onBoard = with(onBoard, bit, present);
    inReserve = with(inReserve, bit, reserve);
    prisoners = with(prisoners, bit, prisoner);
    black = with(black, bit, isBlack);
    turned = with(turned, bit, isTurned);
    standing = with(standing, bit, false);
    stackedOnTop = with(stackedOnTop, bit, false);
    unknownPlace = with(unknownPlace, bit, present);
    x[id] = 0;
    y[id] = 0;
    heading[id] = 0;
  }

  private static int with(int set, int bit, boolean on) {
    return on ? set | bit : set & ~bit;
  }

  /** Sets whether a checker lies on another. */
  public void setStackedOnTop(int id, boolean value) {
    stackedOnTop = with(stackedOnTop, 1 << id, value);
  }

  /** Puts a checker at a place, which is known from now on. */
  public void place(int id, int atX, int atY) {
    x[id] = atX;
    y[id] = atY;
    unknownPlace &= ~(1 << id);
  }

  /** Marks the place of a checker as unknown. */
  public void placeUnknown(int id) {
    x[id] = 0;
    y[id] = 0;
    unknownPlace |= 1 << id;
  }

  /** Brings a checker of the reserve onto the board (CH-25). */
  public void enter(int id, int atX, int atY) {
    place(id, atX, atY);
    onBoard |= 1 << id;
    inReserve &= ~(1 << id);
  }

  /** Turns checkers over. */
  public void turnOver(int set) {
    turned ^= set;
  }

  /** Brings checkers of the upper floor down. */
  public void unstack(int set) {
    stackedOnTop &= ~set;
  }

  /** Sets which checkers stand on their edges and which no longer do. */
  public void stand(int stands, int flat) {
    standing = (standing & ~flat) | stands;
  }

  /** Makes a checker stand with a heading in millidegrees. */
  public void head(int id, int direction) {
    standing |= 1 << id;
    heading[id] = direction;
  }

  /** The checkers of a side on the board. */
  public int owned(Side colour) {
    return onBoard & (colour == Side.WHITE ? ~black : black);
  }

  /** The current owner of a checker. */
  public Side owner(int id) {
    return (black >>> id & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  /** The checkers that lie flat on the board itself at known places. */
  public int flat() {
    return onBoard & ~standing & ~stackedOnTop & ~unknownPlace;
  }

  /** The checker on top of another; -1 if there is none. */
  public int topOf(int id) {
    int top = stackedOnTop == 0 ? -1 : roster.above(id);
    return top >= 0 && (stackedOnTop >>> top & 1) != 0 ? top : -1;
  }

  /** The checkers that a side has in reserve. */
  public int reserveOf(Side side) {
    return inReserve & roster.setUpBy(side);
  }

  /** The checkers of the round. */
  public CheckerRoster roster() {
    return roster;
  }

  /** The checkers on the board. */
  public int onBoard() {
    return onBoard;
  }

  /** The checkers in reserve. */
  public int inReserve() {
    return inReserve;
  }

  /** The prisoners. */
  public int prisoners() {
    return prisoners;
  }

  /** The checkers that Black owns. */
  public int black() {
    return black;
  }

  /** The checkers that are turned over. */
  public int turned() {
    return turned;
  }

  /** The checkers that stand on their edges. */
  public int standing() {
    return standing;
  }

  /** The checkers on the board whose place is not known. */
  public int unknownPlace() {
    return unknownPlace;
  }

  /** The checkers that lie on another. */
  public int stackedOnTop() {
    return stackedOnTop;
  }

  /** The place along x, in nanometres; 0 off the board. */
  public int x(int id) {
    return x[id];
  }

  /** The place along y, in nanometres; 0 off the board. */
  public int y(int id) {
    return y[id];
  }

  /** The heading of a standing checker, in millidegrees. */
  public int heading(int id) {
    return heading[id];
  }
}
