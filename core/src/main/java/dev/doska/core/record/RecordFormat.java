package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.RecordLines;
import dev.doska.core.Status;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The text of records: {@code [Tag "value"]} lines, a blank line, the moves in the lines of the game's
 * notation, each optionally followed by the key of the state after it as { and } around 16 hex digits,
 * and the result last. Immutable and thread-safe.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public final class RecordFormat<S, M> {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 1 << 26;

  /** The most moves, rolls included, that are read. */
  public static final int MAX_MOVES = 1_000_000;

  static final String GAME = "Game";
  static final String RULESET = "Ruleset";
  static final String START = "Start";
  static final String RESULT = "Result";

  private final Game<S, M> game;

  /**
   * The format of a game's records.
   *
   * @param game the game under the records' rule set; {@link RecordHeader} tells which that is
   */
  public RecordFormat(Game<S, M> game) {
    this.game = Objects.requireNonNull(game);
  }

  /**
   * Writes a record.
   *
   * @param record a record of legal moves
   * @return the text
   * @throws IllegalMoveException if a move is illegal, since it has no text
   */
  public String format(GameRecord<S, M> record) {
    StringBuilder out = new StringBuilder();
    out.append(new Tag(GAME, record.game())).append('\n');
    out.append(new Tag(RULESET, record.ruleset())).append('\n');
    out.append(new Tag(START, game.positions().format(record.start()))).append('\n');
    out.append(new Tag(RESULT, record.result().text())).append('\n');
    record.tags().forEach(tag -> out.append(tag).append('\n'));
    out.append('\n');
    appendMoves(record, out);
    return out.append(record.result().text()).append('\n').toString();
  }

  private void appendMoves(GameRecord<S, M> record, StringBuilder out) {
    Game<S, M> free = game.withoutDraws();
    RecordLines<M> lines = game.notation().recordLines();
    List<M> moves = record.moves();
    S state = record.start();
    int number = 0;
    int at = 0;
    while (at < moves.size()) {
      number = lines.number(number, moves.get(at));
      Status before = free.status(state);
      int end = at + lines.take(moves, at);
      List<String> texts = new ArrayList<>();
      OptionalLong key = OptionalLong.empty();
      for (; at < end; at++) {
        texts.add(free.notation().format(state, moves.get(at)));
        state = free.playUnchecked(state, moves.get(at));
        key = record.entries().get(at).key();
      }
      out.append(lines.format(number, before, texts));
      key.ifPresent(value -> out.append(" {").append(keyText(value)).append('}'));
      out.append('\n');
    }
  }

  /**
   * Reads a record. Never throws, whatever the text. The moves are read leniently and checked as they
   * are read, since what a text means depends on the state. Without its tags a record is one of this game
   * from the initial state; a record without its last line is taken for one that was cut off.
   *
   * @param text the text of one record
   * @return the record, or the first place where it can't be read or played
   */
  public RecordParse<S, M> parse(String text) {
    return new RecordReader<>(game, text).read();
  }

  /**
   * Reads a record. The strict reader takes exactly what {@link #format} writes, with keys or without;
   * the lenient one is {@link #parse(String)}. Never throws, whatever the text.
   *
   * @param text the text of one record
   * @param strictness how much to forgive
   * @return the record, or the first place where it can't be read or played, or is written otherwise
   */
  public RecordParse<S, M> parse(String text, Strictness strictness) {
    RecordParse<S, M> parsed = parse(text);
    if (Objects.requireNonNull(strictness) == Strictness.LENIENT
        || parsed.record().isEmpty()) {
      return parsed;
    }
    Optional<TextError> difference = new TextReader(text).difference(format(parsed.orElseThrow()));
    return difference.isEmpty() ? parsed : new RecordParse.BadText<>(List.of(difference.get()));
  }

  /**
   * A key as records write it.
   *
   * @param key any key
   * @return 16 lower-case hex digits
   */
  public static String keyText(long key) {
    return HexFormat.of().toHexDigits(key);
  }
}
