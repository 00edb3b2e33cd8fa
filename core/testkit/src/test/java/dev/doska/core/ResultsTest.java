package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.toys.ring.RingRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parse results, verdicts, outcomes and statuses: the small values that answers are made of. */
class ResultsTest {
  private static final TextError FAULT = new TextError(2, 5, "no square \"k9\"", "a1 to h8");

  @Test
  void a_good_text_has_a_value_and_no_faults() {
    ParseResult<String> result = new ParseResult.Ok<>("abc");
    assertThat(result.isOk()).isTrue();
    assertThat(result.value()).contains("abc");
    assertThat(result.errors()).isEmpty();
    assertThat(result.orElseThrow()).isEqualTo("abc");
    assertThat(result.map(String::length)).isEqualTo(new ParseResult.Ok<>(3));
  }

  @Test
  void a_bad_text_has_faults_and_no_value() {
    ParseResult<String> result = ParseResult.failed(FAULT);
    assertThat(result.isOk()).isFalse();
    assertThat(result.value()).isEmpty();
    assertThat(result.errors()).containsExactly(FAULT);
    assertThat(result.map(String::length).errors()).containsExactly(FAULT);
    assertThatThrownBy(result::orElseThrow)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 2, column 5: no square \"k9\"; expected a1 to h8");
    assertThatThrownBy(() -> new ParseResult.Failed<>(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_fault_keeps_its_place_in_a_larger_text() {
    assertThat(new TextError(1, 3, "x", "").within(10, 20))
        .isEqualTo(new TextError(10, 22, "x", ""));
    assertThat(FAULT.within(10, 20))
        .isEqualTo(new TextError(11, 5, FAULT.message(), FAULT.expected()));
    assertThat(new TextError(1, 1, "x", "")).hasToString("line 1, column 1: x");
  }

  @Test
  void a_verdict_without_reasons_is_legal() {
    assertThat(Verdict.of(List.of())).isSameAs(Verdict.legal());
    assertThat(Verdict.legal().violations()).isEmpty();
    assertThat(Verdict.legal()).hasToString("legal");
    assertThatThrownBy(() -> new Verdict.Illegal(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_verdict_tells_every_reason() {
    Verdict verdict = Verdict.of(List.of(
        new Violation(RingRule.PUSH, "too strong", "at most 200"),
        new Violation(RingRule.TAP, "no puck", "")));
    assertThat(verdict.isLegal()).isFalse();
    assertThat(verdict).hasToString("RI-02: too strong; at most 200\nRI-03: no puck");
  }

  @Test
  void an_outcome_counts_for_one_side_what_it_costs_the_other() {
    Ending ending = new Ending(RingRule.SCORE, "all pushes made");
    Outcome win = new Outcome.Win(Side.BLACK, 3, ending);
    assertThat(win.points(Side.BLACK)).isEqualTo(3);
    assertThat(win.points(Side.WHITE)).isEqualTo(-3);
    assertThat(win).hasToString("Black wins 3 points: all pushes made (RI-05)");
    assertThat(new Outcome.Win(Side.WHITE, 1, ending))
        .hasToString("White wins: all pushes made (RI-05)");
    assertThat(new Outcome.Draw(ending).points(Side.WHITE)).isZero();
    assertThatThrownBy(() -> new Outcome.Win(Side.WHITE, 0, ending))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_status_names_a_side_unless_both_roll_or_the_game_is_over() {
    for (Side side : Side.values()) {
      assertThat(Status.toMove(side).side()).contains(side);
      assertThat(Status.toRoll(Roller.of(side)).side()).contains(side);
      assertThat(side.other().other()).isEqualTo(side).isNotEqualTo(side.other());
    }
    assertThat(Status.toRoll(Roller.BOTH).side()).isEmpty();
    Outcome draw = new Outcome.Draw(new Ending(RingRule.KEEPS, "6 keeps"));
    Status over = new Status.Finished(draw);
    assertThat(over.side()).isEmpty();
    assertThat(over.outcome()).contains(draw);
    assertThat(over.isFinished()).isTrue();
    assertThat(Status.toMove(Side.WHITE).isFinished()).isFalse();
    assertThat(Status.toMove(Side.WHITE).outcome()).isEmpty();
  }

  @Test
  void an_ambiguous_text_names_its_readings() {
    MoveParse<String> parse = new MoveParse.Ambiguous<>(List.of("p", "q"), List.of("a:c", "a:e"));
    assertThat(parse.problem()).isEqualTo("ambiguous: a:c or a:e");
    assertThat(parse.value()).isEmpty();
    assertThatThrownBy(parse::orElseThrow)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(parse.problem());
    assertThat(new MoveParse.Ok<>("p").value()).contains("p");
    assertThat(new MoveParse.Ok<>("p").orElseThrow()).isEqualTo("p");
    assertThat(new MoveParse.BadSyntax<>(FAULT).problem()).startsWith("line 2, column 5");
  }
}
