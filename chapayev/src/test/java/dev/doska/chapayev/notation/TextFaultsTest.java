package dev.doska.chapayev.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.Observation;
import dev.doska.core.MoveParse;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.Replay;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFaultsTest {
  private static final Chapayev GAME = Chapayev.of(ChapayevRuleset.CLASSIC);
  private static final ChapayevPosition START = GAME.initial();

  @Test
  void the_initial_position_has_its_text() {
    assertThat(GAME.positions().format(START))
        .startsWith("1-8 w strike opener=w round=1 | A@-140.000000,-140.000000 B@-100.000000,")
        .endsWith(" h@140.000000,140.000000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "E@87.250/1.200        | 4 | 87250 | 1200",
        "E@87.25/1.2           | 4 | 87250 | 1200",
        " E @ 87.25 / 1        | 4 | 87250 | 1000",
        "A@0/3                 | 0 | 0     | 3000"
      })
  void strikes_are_read(String text, int disc, int angle, int speed) {
    assertThat(GAME.notation().parse(START, text).value())
        .contains(new ChapayevMove.Strike(disc, angle, speed));
  }

  @Test
  void an_observed_outcome_reads_as_a_referee_says_it() {
    ChapayevMove.Observed observed = new ChapayevMove.Observed(
        new ChapayevMove.Strike(4, 90_000, 1_000),
        Observation.of(DiscObservation.fell(14), DiscObservation.at(4, 20_000_000, 100_500_000)));
    String text = "E@90.000/1.000 => e fell; E at 20.000000,100.500000";
    assertThat(GAME.notation().format(START, observed)).isEqualTo(text);
    assertThat(GAME.notation().parse(START, text, Strictness.STRICT).value()).contains(observed);
    assertThat(GAME.notation().parse(START, "E => e fell;E at 20,100.5").value())
        .contains(ChapayevMove.Observed.strike(4, observed.observation()));
  }

  @Test
  void a_whole_match_can_be_told_without_a_number() {
    RecordFormat<ChapayevPosition, ChapayevMove> format = new RecordFormat<>(GAME);
    String text = """
        [Game "chapayev"]
        [Ruleset "CLASSIC"]
        [Result "*"]

        E => e fell; E moved
        A => A fell; a hangs; b hangs; c stands
        blow c@0/0
        blow c => c turned
        next b
        check b => b fell
        check a => a moved; D prisoner
        *
        """;
    GameRecord<ChapayevPosition, ChapayevMove> record = format.parse(text).orElseThrow();
    assertThat(Replay.verify(GAME, record)).isInstanceOf(Replay.Verified.class);
    String written = format.format(record);
    assertThat(written)
        .contains("check b@0.001/0.000/0.000 => b fell", "blow c@0.000/0 => c turned");
    assertThat(format.parse(written).orElseThrow().moves()).isEqualTo(record.moves());
  }

  @Test
  void numbers_may_be_left_out_of_what_was_seen_only() {
    Chapayev international = Chapayev.of(ChapayevRuleset.INTERNATIONAL);
    ChapayevPosition start = international.initial();
    assertThat(international.notation().parse(start, "C+E").problem()).contains("\"@\"");
    assertThat(international.notation().parse(start, "C+E => d fell").problem())
        .contains("an enemy must lie between");
    assertThat(GAME.notation().parse(START, "check a").problem()).contains("\"@\"");
    assertThat(GAME.notation()
            .parse(START, "E => E stands, at 20,100", Strictness.LENIENT)
            .value())
        .contains(ChapayevMove.Observed.strike(
            4, Observation.of(DiscObservation.at(4, 20_000_000, 100_000_000).standing(0))));
    assertThat(GAME.notation().parse(START, "E => e fell", Strictness.STRICT).value())
        .isEmpty();
    assertThat(GAME.notation()
            .parse(START, "E@0.000/0.001 => E stands", Strictness.STRICT)
            .value())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                 | 1  | the text ends here",
        "Z@1/1              | 1  | no checker Z",
        "E87.250/1.200      | 1  | no checker E8",
        "E@87.250           | 9  | the text ends here",
        "E@x/1              | 3  | found \"x\"",
        "E@1/1 extra        | 7  | found \"e\"",
        "lot x              | 5  | no colour",
        "next Q             | 6  | no checker Q",
        "blow E@1/-         | 10 | found \"-\"",
        "E@1/1 => e flew    | 12 | found \"f\"",
        "E@1/1 => e at 1    | 15 | no place"
      })
  void a_bad_move_is_refused_with_its_place(String text, int column, String message) {
    MoveParse<ChapayevMove> parsed = GAME.notation().parse(START, text);
    assertThat(parsed).isInstanceOf(MoveParse.BadSyntax.class);
    assertThat(((MoveParse.BadSyntax<ChapayevMove>) parsed).error()).satisfies(error -> {
      assertThat(error.column()).isEqualTo(column);
      assertThat(error.message()).contains(message);
      assertThat(error.expected()).isNotEmpty();
    });
  }

  @Test
  void an_illegal_strike_is_refused_with_its_rule() {
    assertThat(GAME.notation().parse(START, "e@270/1").problem()).contains("CH-04");
    assertThat(GAME.notation().parse(START, "E@90/9").problem()).contains("speed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "8-1 w strike |                 ; 1  ; no rows",
        "1-8 x strike |                 ; 5  ; no colour",
        "1-8 w hop |                    ; 7  ; no phase",
        "1-8 w strike round=x |         ; 20 ; no number",
        "1-8 w strike round=1 round=2 | ; 22 ; appears twice",
        "1-8 w strike colour=w |        ; 14 ; unknown word",
        "1-8 w strike                   ; 13 ; the text ends here",
        "1-8 w strike struck-w=Z |      ; 23 ; unknown or doubled checker"
      })
  void a_bad_position_is_refused_with_its_place(String text, int column, String message) {
    assertThat(GAME.positions().parse(text).errors()).anySatisfy(error -> {
      assertThat(error.column()).isEqualTo(column);
      assertThat(error.message()).contains(message);
    });
  }

  @Test
  void faults_of_a_position_are_reported_together() {
    var errors = GAME.positions()
        .parse("1-8 w strike opener=x won=q round=1 | A@1,1 A@2,2 Q@3,3 B@far")
        .errors();
    assertThat(errors).extracting(e -> e.column()).containsExactly(21, 27, 45, 51, 59);
  }

  @Test
  void strictly_needless_blanks_and_missing_decimals_are_refused() {
    String text = GAME.positions().format(START);
    assertThat(GAME.positions().parse(text + " ", Strictness.STRICT).isOk()).isFalse();
    assertThat(GAME.positions()
            .parse(text.replace(" w ", "  w "), Strictness.STRICT)
            .isOk())
        .isFalse();
    String shorter = text.replace(".000000", "");
    assertThat(GAME.positions().parse(shorter, Strictness.STRICT).isOk()).isFalse();
    assertThat(GAME.positions().parse(shorter).value()).contains(START);
  }

  @Property(tries = 300)
  void any_text_gets_an_answer(@ForAll @StringLength(max = 200) String text) {
    assertThat(GAME.positions().parse(text)).isNotNull();
    assertThat(GAME.notation().parse(START, text)).isNotNull();
  }

  @Property(tries = 300)
  void mutated_texts_get_an_answer(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    List<String> good = List.of(
        GAME.positions().format(START),
        "E@87.250/1.200",
        "C+E@1.500 => e fell; d turned, at 12.500000,-3.000000",
        "check C@1.200/45.000/-3.000");
    for (String text : good) {
      StringBuilder mutated = new StringBuilder(text);
      for (int i = 0; i < 3; i++) {
        int at = (int) SplitMix64.below(random, mutated.length());
        switch ((int) SplitMix64.below(random, 3)) {
          case 0 -> mutated.deleteCharAt(at);
          case 1 -> mutated.insert(at, text.charAt((int) SplitMix64.below(random, text.length())));
          default -> mutated.setCharAt(at, (char) SplitMix64.below(random, 0x180));
        }
      }
      assertThat(GAME.positions().parse(mutated.toString())).isNotNull();
      assertThat(GAME.notation().parse(START, mutated.toString())).isNotNull();
    }
  }
}
