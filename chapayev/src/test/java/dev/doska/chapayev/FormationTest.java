package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.formation.FormationText;
import dev.doska.chapayev.ruleset.formation.PieceSlot;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Second floors, figures and stacks: CH-27, CH-28. */
class FormationTest {
  private static final String LADDER = "CLASSIC,formations=INFANTRY>SECOND_FLOOR(3),startRows=7-8";

  @Test
  void CH_27_accepts_a_second_leg_with_a_second_floor_for_the_winner_of_the_first() {
    MatchFixture match = MatchFixture.of(LADDER).win(Side.WHITE, Way.COSTLY);
    match.resolution(FactKind.LEG_WON);
    assertThat(match.rows()).isEqualTo("7-8");
    assertThat(match.position.formation(Side.WHITE)).isEqualTo(1);
    assertThat(match.position.formation(Side.BLACK)).isZero();
    assertThat(match.position.decidedRounds()).isZero();
    assertThat(match.position.checkers()).hasSize(19);
    assertThat(List.of(
            match.checker("D2").id(),
            match.checker("E2").id(),
            match.checker("C2").id()))
        .containsExactly(20, 21, 22);
    assertThat(match.checker("D2").below()).contains(match.id("D"));
    assertThat(match.checker("D2").place()).isEqualTo(match.checker("D").place());
    match.win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.phase()).isEqualTo(Phase.MATCH_WON);
  }

  @Test
  void CH_27_accepts_blacks_second_floor_in_black_order() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(3)");
    assertThat(List.of(
            match.checker("e2").id(),
            match.checker("d2").id(),
            match.checker("f2").id()))
        .containsExactly(24, 25, 26);
  }

  @Test
  void CH_27_accepts_that_the_upper_checker_goes_with_the_lower_or_is_left_behind() {
    MatchFixture gentle = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    gentle.play(MatchFixture.strike(gentle.id("D"), 90_000, 400));
    assertThat(gentle.checker("D2").below()).contains(gentle.id("D"));
    assertThat(gentle.checker("D2").place()).isEqualTo(gentle.checker("D").place());
    MatchFixture hard = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    hard.play(MatchFixture.strike(hard.id("D"), 90_000, 1_000));
    assertThat(hard.checker("D2").below()).isEmpty();
    hard.resolution(FactKind.LEFT_BEHIND);
    assertThat(hard.checker("D2").place()).contains(new Place(-20_000_000, -140_000_000));
  }

  @Test
  void CH_27_rejects_strikes_at_the_upper_checker_and_falls_of_one_floor_alone() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    match.refuses(MatchFixture.strike(match.id("D2"), 0, 1), ChapayevRule.CH_27, "D2 lies on D");
    match.seen("A", match.fell("D"));
    assertThat(match.checker("D2").status()).isEqualTo(CheckerStatus.FALLEN);
    match.seen("a", match.fell("e2"));
    assertThat(match.checker("e").status()).isEqualTo(CheckerStatus.ON_BOARD);
    assertThat(match.checker("e2").status()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_27_rejects_figures_that_can_not_stand() {
    for (String bad : List.of(
        "ROOK:",
        "ROOK:aa",
        "ROOK:a/b",
        "ROOK:abcde/abcde",
        "rook:a",
        "INFANTRY:a",
        "SECOND_FLOOR(0)",
        "SECOND_FLOOR(5)",
        "SECOND_FLOOR",
        "ROOK:a!x",
        "ROOK",
        "")) {
      assertThat(FormationText.parse(bad).isOk()).as(bad).isFalse();
    }
    assertThat(ChapayevRuleset.parse("CLASSIC,formations=SECOND_FLOOR(3),reserve=2")
            .errors())
        .hasSize(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PieceSlot(0, 2))
        .withMessageContaining("level");
    assertThatIllegalArgumentException().isThrownBy(() -> new PieceSlot(10, 0));
  }

  @Test
  void figures_are_data_and_their_text_reads_back() {
    for (String text :
        List.of("ROOK:abcdefgh/cf!", "MOTORCYCLE:bdfh", "X:h/h", "INFANTRY", "SECOND_FLOOR(4)")) {
      FormationSpec spec = FormationText.parse(text).orElseThrow();
      assertThat(spec.text()).isEqualTo(text);
      assertThat(FormationText.parse(spec.text())).isEqualTo(new ParseResult.Ok<>(spec));
    }
    assertThat(FormationText.parse("ROOK:ab!").orElseThrow().traitorAllowed()).isFalse();
    MatchFixture match = MatchFixture.of("CLASSIC,formations=ROOK:bg/g");
    assertThat(match.position.checkers())
        .extracting(Checker::name)
        .containsExactly("B", "G", "b", "g", "G2", "g2");
  }

  @Test
  void CH_28_accepts_stacks_instead_of_rows() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,advance=STACKS,formations=INFANTRY>SECOND_FLOOR(2)");
    match.win(Side.BLACK, Way.SOLO);
    assertThat(match.rows()).isEqualTo("1-8");
    assertThat(match.position.formation(Side.BLACK)).isEqualTo(1);
    match.resolution(FactKind.STACKED);
    match.win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.formation(Side.WHITE)).isEqualTo(1);
    match.win(Side.BLACK, Way.COSTLY);
    assertThat(match.position.phase()).isEqualTo(Phase.MATCH_WON);
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_28_rejects_a_step_forward() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,advance=STACKS,formations=INFANTRY>SECOND_FLOOR(1)>ROOK:abcdefgh");
    match.win(Side.WHITE, Way.SOLO).win(Side.BLACK, Way.SOLO);
    assertThat(match.rows()).isEqualTo("1-8");
  }

  @Test
  void a_stack_never_hangs() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    match.seen("D", DiscObservation.at(match.id("D"), 150_000_000, 0));
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(match.checker("D2").place()).contains(new Place(150_000_000, 0));
  }

  @Test
  void reserves_take_the_ids_that_no_other_checker_can_have() {
    MatchFixture match = MatchFixture.of("CLASSIC,reserve=2,formations=SECOND_FLOOR(2)");
    assertThat(List.of("R1", "R2", "r1", "r2").stream().map(match::id))
        .containsExactly(22, 23, 26, 27);
    assertThat(match.checker("R1").status()).isEqualTo(CheckerStatus.IN_RESERVE);
    assertThat(match.checker("R1").place()).isEqualTo(Optional.empty());
    MatchFixture full = MatchFixture.of("CLASSIC,files=10,reserve=4");
    assertThat(List.of("R1", "R4", "r1", "r4").stream().map(full::id))
        .containsExactly(20, 23, 24, 27);
  }
}
