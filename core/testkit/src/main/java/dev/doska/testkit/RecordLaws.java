package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Strictness;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordParse;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.core.record.Tag;
import dev.doska.testkit.support.Mutations;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Records of whole games in the common text.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface RecordLaws<S, M> extends Laws<S, M> {
  /**
   * A record reads back and verifies.
   *
   * @param at the game so far
   */
  @Property(tries = 50)
  default void parse_of_format_is_the_record(@ForAll("situations") Situation<S, M> at) {
    RecordFormat<S, M> format = new RecordFormat<>(at.game());
    GameRecord<S, M> record = GameRecord.of(at.line(), List.of(new Tag("Event", "a \"law\"")));
    String text = format.format(record);
    RecordParse<S, M> parse = format.parse(text);
    assertThat(parse.problem()).isEmpty();
    GameRecord<S, M> read = parse.value().orElseThrow();
    assertThat(read.moves()).isEqualTo(record.moves());
    assertThat(read.start()).isEqualTo(record.start());
    assertThat(read.tags()).isEqualTo(record.tags());
    assertThat(read.result()).isEqualTo(RecordedResult.of(at.line().status()));
    assertThat(format.format(read)).isEqualTo(text);
    assertThat(format.parse(text, Strictness.STRICT)).isEqualTo(parse);
    for (GameRecord<S, M> either : List.of(record, read)) {
      Replay.Report<S, M> report = Replay.verify(at.game(), either);
      assertThat(report.isVerified()).as(report.message()).isTrue();
    }
  }

  /**
   * The strict reader accepts only the text that {@code format} writes.
   *
   * @param at where the good text comes from
   */
  @Property(tries = 50)
  default void the_strict_reader_takes_the_canonical_text_alone(
      @ForAll("situations") Situation<S, M> at) {
    RecordFormat<S, M> format = new RecordFormat<>(at.game());
    String text = Mutations.of(format.format(GameRecord.of(at.line(), List.of())), at.random());
    RecordParse<S, M> lenient = format.parse(text);
    RecordParse<S, M> strict = format.parse(text, Strictness.STRICT);
    if (lenient.value().map(format::format).filter(text::equals).isPresent()) {
      assertThat(strict).isEqualTo(lenient);
    } else {
      assertThat(strict.value()).isEmpty();
      assertThat(strict.problem()).isNotEmpty();
    }
  }

  /**
   * Reading a record returns a result for every text, and every record that is read can be verified.
   *
   * @param at where the good text comes from
   */
  @Property(tries = 50)
  default void every_text_of_a_record_gets_an_answer(@ForAll("situations") Situation<S, M> at) {
    RecordFormat<S, M> format = new RecordFormat<>(at.game());
    String text = Mutations.of(format.format(GameRecord.of(at.line(), List.of())), at.random());
    RecordParse<S, M> parse = format.parse(text);
    assertThat(parse.problem().isEmpty()).isEqualTo(parse.value().isPresent());
    parse
        .value()
        .ifPresent(
            record -> assertThat(Replay.verify(at.game(), record).message()).isNotBlank());
  }
}
