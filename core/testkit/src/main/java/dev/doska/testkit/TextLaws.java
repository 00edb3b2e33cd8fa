package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.RecordLines;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.Verdict;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.testkit.support.Mutations;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Texts of positions, moves and rule sets: what is written is read back, and readers return a result for every text.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface TextLaws<S, M> extends Laws<S, M> {
  /** The games under test are of every preset and of the default preset with every option changed once. */
  @Example
  default void games_have_every_preset_and_every_option_changed_once() {
    OptionTable table = provider().options();
    assertThat(games().stream().map(game -> game.ruleset().text()))
        .containsAll(table.variants().stream()
            .map(values -> provider().create(table.format(values)).orElseThrow())
            .map(game -> game.ruleset().text())
            .toList());
  }

  /**
   * A position's text reads back to the position.
   *
   * @param at where to look
   */
  @Property
  default void parse_of_format_is_the_position(@ForAll("situations") Situation<S, M> at) {
    PositionFormat<S> format = at.game().positions();
    String text = format.format(at.position());
    assertThat(text).isNotBlank().doesNotContain("\n", "\r");
    for (Strictness strictness : Strictness.values()) {
      assertThat(format.parse(text, strictness)).isEqualTo(new ParseResult.Ok<>(at.position()));
    }
  }

  /**
   * A move's text reads back to its canonical writing, and different moves have different texts.
   *
   * @param at where to look
   */
  @Property
  default void parse_of_format_is_the_canonical_move(@ForAll("situations") Situation<S, M> at) {
    Notation<S, M> notation = at.game().notation();
    List<M> moves = at.someMoves(32).stream().distinct().toList();
    for (M move : moves) {
      List<M> writings = new ArrayList<>(otherWritings(at.game(), at.position(), move));
      writings.add(move);
      for (M writing : writings) {
        String text = notation.format(at.position(), writing);
        assertThat(text).isNotBlank().doesNotContain("\n", "\r");
        for (Strictness strictness : Strictness.values()) {
          assertThat(notation.parse(at.position(), text, strictness))
              .as("\"%s\", %s", text, strictness)
              .isEqualTo(new MoveParse.Ok<>(move));
        }
      }
    }
    assertThat(moves.stream().map(move -> notation.format(at.position(), move)))
        .doesNotHaveDuplicates();
  }

  /**
   * A rule set's text reads back to the rule set.
   *
   * @param at where to look
   */
  @Property
  default void parse_of_text_is_the_rule_set(@ForAll("situations") Situation<S, M> at) {
    String text = at.game().ruleset().text();
    Game<?, ?> game = provider().create(text).orElseThrow();
    assertThat(game.ruleset()).isEqualTo(at.game().ruleset());
    assertThat(game.ruleset().text()).isEqualTo(text);
    assertThat(game.id()).isEqualTo(at.game().id()).isEqualTo(provider().id());
    assertThat(game.initial()).isEqualTo(at.game().initial());
  }

  /**
   * Reading a position returns a result for every text, and every position that is read can be written and
   * read again.
   *
   * @param at where the good text comes from
   */
  @Property
  default void every_text_of_a_position_gets_an_answer(@ForAll("situations") Situation<S, M> at) {
    PositionFormat<S> format = at.game().positions();
    String good = format.format(at.position());
    for (String text : bad(good, at.random())) {
      for (Strictness strictness : Strictness.values()) {
        ParseResult<S> result = format.parse(text, strictness);
        checkErrors(result.errors(), text);
        result
            .value()
            .ifPresent(position -> assertThat(format.parse(format.format(position)))
                .as("what \"%s\" gave", text)
                .isEqualTo(new ParseResult.Ok<>(position)));
        if (strictness == Strictness.STRICT && result.isOk()) {
          assertThat(format.parse(text, Strictness.LENIENT)).isEqualTo(result);
        }
      }
    }
  }

  /**
   * Reading a move returns a result for every text.
   *
   * @param at where the good text comes from
   */
  @Property
  default void every_text_of_a_move_gets_an_answer(@ForAll("situations") Situation<S, M> at) {
    Notation<S, M> notation = at.game().notation();
    RandomGenerator random = at.random();
    for (M move : at.someMoves(4)) {
      for (String text : bad(notation.format(at.position(), move), random)) {
        for (Strictness strictness : Strictness.values()) {
          checkAnswer(at, text, notation.parse(at.position(), text, strictness));
        }
      }
    }
  }

  private static <S, M> void checkAnswer(Situation<S, M> at, String text, MoveParse<M> answer) {
    Game<S, M> game = at.game();
    if (answer instanceof MoveParse.Ok<M> ok) {
      assertThat(game.judge(at.position(), ok.get())).as(text).isSameAs(Verdict.legal());
      assertThat(game.canonical(at.position(), ok.get())).isEqualTo(ok.get());
      assertThat(answer.problem()).isEmpty();
    } else if (answer instanceof MoveParse.BadSyntax<M> bad) {
      checkErrors(List.of(bad.error()), text);
    } else if (answer instanceof MoveParse.Ambiguous<M> ambiguous) {
      assertThat(ambiguous.candidates())
          .hasSizeGreaterThan(1)
          .doesNotHaveDuplicates()
          .hasSameSizeAs(ambiguous.texts());
      for (int i = 0; i < ambiguous.texts().size(); i++) {
        assertThat(
                game.notation().parse(at.position(), ambiguous.texts().get(i)).value())
            .contains(ambiguous.candidates().get(i));
      }
    }
    assertThat(answer.problem().isEmpty()).isEqualTo(answer.value().isPresent());
  }

  /**
   * Reading a rule set returns a result for every text.
   *
   * @param at where the good text comes from
   */
  @Property
  default void every_text_of_a_rule_set_gets_an_answer(@ForAll("situations") Situation<S, M> at) {
    for (String text : bad(at.game().ruleset().text(), at.random())) {
      ParseResult<Game<?, ?>> result = provider().create(text);
      checkErrors(result.errors(), text);
      result
          .value()
          .ifPresent(game -> assertThat(
                  provider().create(game.ruleset().text()).orElseThrow().ruleset())
              .isEqualTo(game.ruleset()));
    }
  }

  /**
   * The lines of a record hold all moves, and splitting a line gives its moves' texts.
   *
   * @param at the record is the line that led here
   */
  @Property
  default void record_lines_split_into_what_was_put_in(@ForAll("situations") Situation<S, M> at) {
    Notation<S, M> notation = at.game().notation();
    RecordLines<M> lines = notation.recordLines();
    List<M> moves = at.line().moves();
    List<S> positions = at.line().positions();
    int number = 0;
    for (int from = 0; from < moves.size(); ) {
      int take = lines.take(moves, from);
      assertThat(take).isBetween(1, moves.size() - from);
      List<String> texts = new ArrayList<>();
      for (int i = from; i < from + take; i++) {
        texts.add(notation.format(positions.get(i), moves.get(i)));
      }
      number = lines.number(number, moves.get(from));
      String line = lines.format(number, at.game().status(positions.get(from)), texts);
      List<RecordLines.Piece> pieces = lines.split(line).orElseThrow();
      assertThat(pieces).extracting(RecordLines.Piece::text).isEqualTo(texts);
      assertThat(lines.split(line, at.game().status(positions.get(from))).orElseThrow())
          .isEqualTo(pieces);
      for (RecordLines.Piece piece : pieces) {
        assertThat(line.substring(piece.column() - 1)).startsWith(piece.text());
      }
      for (String text : bad(line, at.random())) {
        checkErrors(lines.split(text).errors(), text);
      }
      from += take;
    }
  }

  private static List<String> bad(String good, RandomGenerator random) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      texts.add(Mutations.of(good, random));
    }
    texts.add(Mutations.nonsense(good, random));
    return texts;
  }

  private static void checkErrors(List<TextError> errors, String text) {
    for (TextError error : errors) {
      assertThat(error.line()).as("line of %s in \"%s\"", error, text).isPositive();
      assertThat(error.column()).as("column of %s in \"%s\"", error, text).isPositive();
      assertThat(error.message()).isNotBlank();
    }
  }
}
