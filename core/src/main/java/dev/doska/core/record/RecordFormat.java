package dev.doska.core.record;

import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.RecordLines;
import dev.doska.core.Status;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The text of records: {@code [Tag "value"]} lines, a blank line, the moves in the lines of the game's
 * notation, each optionally followed by the key of the position after it as { and } around 16 hex digits,
 * and the result last. Immutable and thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class RecordFormat<S, M> {
  private final Game<S, M> game;

  /**
   * The format of a game's records.
   *
   * @param game the game under the rule set of the records, which {@link RecordHeader} reads
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
    out.append(new Tag(RecordHeader.GAME, record.game())).append('\n');
    out.append(new Tag(RecordHeader.RULESET, record.ruleset())).append('\n');
    String start = game.positions().format(record.start());
    out.append(new Tag(RecordHeader.START, start)).append('\n');
    out.append(new Tag(RecordHeader.RESULT, record.result().text())).append('\n');
    record.tags().forEach(tag -> out.append(tag).append('\n'));
    out.append('\n');
    appendMoves(record, out);
    return out.append(record.result().text()).append('\n').toString();
  }

  private void appendMoves(GameRecord<S, M> record, StringBuilder out) {
    Game<S, M> free = game.withoutDraws();
    RecordLines<M> layout = game.notation().recordLines();
    List<Line<S, M>> read = record.pathIn(game);
    List<M> moves = record.moves();
    S position = record.start();
    int number = 0;
    int at = 0;
    while (at < moves.size()) {
      number = layout.number(number, moves.get(at));
      Status before = free.status(position);
      int end = at + layout.take(moves, at);
      List<String> texts = new ArrayList<>();
      OptionalLong key = OptionalLong.empty();
      for (; at < end; at++) {
        M move = moves.get(at);
        texts.add(free.notation().format(position, move));
        position = read.isEmpty()
            ? free.playUnchecked(position, move)
            : read.get(at + 1).position();
        key = record.entries().get(at).key();
      }
      out.append(layout.format(number, before, texts));
      key.ifPresent(value -> out.append(" {").append(GameRecord.keyText(value)).append('}'));
      out.append('\n');
    }
  }

  /**
   * Reads a record. Never throws, whatever the text. A text names a move only in a position, so each move
   * is judged and played as it is read, leniently; {@link Replay#verify} takes the game that was played
   * from the record. A record without its tags is a record of this game from the initial position. A
   * record without its last line was cut off, which is a fault.
   *
   * @param text the text of one record
   * @return the record, or the first place where it can't be read or played
   */
  public RecordParse<S, M> parse(String text) {
    return parse(RecordText.of(text));
  }

  /**
   * Reads a record whose text is split already. Never throws, whatever the text.
   *
   * @param text the text of one record
   * @return as {@link #parse(String)}; places count from the record's first line
   */
  public RecordParse<S, M> parse(RecordText text) {
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
        || parsed.value().isEmpty()) {
      return parsed;
    }
    Optional<TextError> difference = new TextReader(text).difference(format(parsed.orElseThrow()));
    return difference.isEmpty() ? parsed : new RecordParse.BadText<>(List.of(difference.get()));
  }
}
