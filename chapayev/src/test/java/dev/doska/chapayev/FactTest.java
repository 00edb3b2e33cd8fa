package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.core.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The facts of a played move: in order, each with its rule. */
class FactTest {
  private static List<String> resolution(MatchFixture match) {
    return match.facts.stream().map(Fact::toString).toList();
  }

  @Test
  void a_strike_records_the_struck_checkers_the_falls_and_who_strikes_next() {
    MatchFixture match = MatchFixture.of("CLASSIC").play(MatchFixture.strike(4, 90_000, 1_200));
    assertThat(resolution(match))
        .containsExactly(
            "E struck e (CH-04)",
            "e fell over the north edge (CH-30)",
            "White knocked out 1 enemy and strikes again (CH-05)");
    assertThat(match.facts.get(0).checkers()).containsExactly("E", "e");
    assertThat(match.facts.get(1).numbers()).containsExactly(Edge.NORTH.ordinal());
    match.play(MatchFixture.strike(0, 180_000, 100));
    assertThat(resolution(match))
        .containsExactly("A struck nothing (CH-04)", "Black is to strike (CH-05)");
  }

  @Test
  void the_facts_of_a_lost_match_end_with_the_winner() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,startRows=7-8,bayonet=OFF,lastHope=OFF").only("A", "B", "a");
    match.seen("A", match.fell("a"), match.fell("B"));
    assertThat(resolution(match))
        .containsExactly(
            "The referee reported what A did (CH-04)",
            "B fell off the board (CH-30)",
            "a fell off the board (CH-30)",
            "White wins the round (CH-06)",
            "White advances 1 row (CH-09)",
            "Black has no row left: White wins the match (CH-14)");
  }

  @Test
  void a_round_won_tells_step_rows_and_opener() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,startRows=5-6").win(Side.WHITE, MatchFixture.Way.SOLO);
    assertThat(resolution(match).subList(9, resolution(match).size()))
        .containsExactly(
            "White wins the round (CH-06)",
            "White struck with only one checker and advances 3 rows (CH-11)",
            "Black has no row left: White wins the match (CH-14)");
    match = MatchFixture.of("CLASSIC,startRows=5-6").win(Side.WHITE, MatchFixture.Way.COSTLY);
    assertThat(resolution(match).subList(11, resolution(match).size()))
        .containsExactly(
            "White advances 1 row (CH-09)",
            "Black goes back to row 7 (CH-12)",
            "Round 2: White sets up on row 6, Black on row 7 (CH-02)",
            "White won the last round and opens (CH-08)",
            "The rows touch: White may demand a bayonet attack (CH-16)");
    match.play(Decision.DEMAND_BAYONET);
    assertThat(resolution(match)).containsExactly("White demands a bayonet attack (CH-16)");
    match.play(Decision.STEP_BACK);
    assertThat(resolution(match)).containsExactly("Black steps back to row 8 (CH-16)");
  }

  @Test
  void a_step_that_the_enemys_row_shortens_is_told() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=4-6,collision=STOP_AT_CONTACT");
    match.win(Side.WHITE, MatchFixture.Way.SOLO);
    assertThat(resolution(match).subList(10, resolution(match).size()))
        .containsExactly(
            "White struck with only one checker and advances 3 rows (CH-11)",
            "Black's row limits the step to 1 row (CH-13)",
            "Round 2: White sets up on row 5, Black on row 6 (CH-02)",
            "White won the last round and opens (CH-08)",
            "The rows touch: White may demand a bayonet attack (CH-16)");
    MatchFixture free = MatchFixture.of("CLASSIC,startRows=4-8,collision=STOP_AT_CONTACT");
    free.win(Side.WHITE, MatchFixture.Way.SOLO);
    assertThat(free.facts).extracting(Fact::kind).doesNotContain(FactKind.STOPPED);
    MatchFixture through = MatchFixture.of("CLASSIC,startRows=7-8,lastHope=OFF")
        .win(Side.WHITE, MatchFixture.Way.SOLO);
    assertThat(through.facts).extracting(Fact::kind).doesNotContain(FactKind.STOPPED);
  }

  @Test
  void a_checker_landed_without_turning_over_only_if_the_same_face_is_up() {
    MatchFixture turned = hanging().play(new ChapayevMove.ThumbFlick(0, 1_000, 70_000, 0));
    assertThat(resolution(turned))
        .containsExactly(
            "A was flicked towards the board (CH-20)",
            "A turned over and now belongs to Black (CH-18)",
            "Black is to strike (CH-05)");
    MatchFixture landed = hanging().play(new ChapayevMove.ThumbFlick(0, 700, 60_000, 0));
    assertThat(resolution(landed)).contains("A landed without turning over (CH-20)");
    MatchFixture stays = hanging().play(ChapayevMove.Observed.check(0, Observation.NOTHING));
    assertThat(resolution(stays))
        .containsExactly(
            "A was flicked towards the board (CH-20)",
            "A still hangs over the same edge and counts as fallen (CH-20)",
            "Black is to strike (CH-05)");
    MatchFixture blown = hanging()
        .play(ChapayevMove.Observed.check(
            0, Observation.of(DiscObservation.at(0, 0, 0).standing(0))));
    blown.play(new Blow(0, 0, 2_000)).play(new Blow(0, 0, 2_000));
    assertThat(resolution(blown))
        .containsExactly(
            "Black has blown (CH-19)",
            "A fell over onto the other face (CH-19)",
            "A turned over and now belongs to Black (CH-18)",
            "Black is to strike (CH-05)");
  }

  /** A hangs over the east edge and is to be checked. */
  private static MatchFixture hanging() {
    return MatchFixture.of("CLASSIC")
        .seen("A", DiscObservation.at(0, 150_000_000, 0).hanging());
  }

  @Test
  void nothing_is_told_of_a_round_after_the_last() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,maxRounds=1").win(Side.WHITE, MatchFixture.Way.COSTLY);
    assertThat(resolution(match))
        .endsWith(
            "White advances 1 row (CH-09)", "Round 1 was the last: the match is drawn (CH-29)");
  }

  @Test
  void a_match_of_stacks_is_not_said_to_be_won_by_a_push() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,advance=STACKS").win(Side.BLACK, MatchFixture.Way.COSTLY);
    assertThat(resolution(match))
        .endsWith(
            "Black wins the round (CH-06)",
            "Black won with the last formation and wins the match (CH-28)");
    assertThat(match.game.status(match.position).outcome().orElseThrow().toString())
        .isEqualTo("Black wins: the winner won with the last formation (CH-28)");
  }

  @Test
  void blows_and_checks_are_told_without_giving_the_sealed_one_away() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(0, 0, 0).standing(0));
    assertThat(resolution(match)).contains("A stands on its edge (CH-19)");
    match.play(new Blow(0, 180_000, 2_000));
    assertThat(resolution(match)).containsExactly("White has blown (CH-19)");
    match.play(new Blow(0, 0, 0));
    assertThat(resolution(match))
        .containsExactly(
            "Black has blown (CH-19)",
            "A fell over with the same face up (CH-19)",
            "Black is to strike (CH-05)");
  }

  @Test
  void every_sentence_fills_its_blanks() {
    for (FactKind kind : FactKind.values()) {
      Fact fact = new Fact(kind, Side.WHITE, List.of("A", "b", "c"), List.of(1, 2, 3));
      assertThat(fact.sentence()).isNotBlank().doesNotContain("{", "}").doesNotEndWith(".");
      assertThat(fact.toString()).endsWith("(" + kind.rule().id() + ")");
    }
  }

  @Test
  void a_resolution_has_the_shot_and_what_a_referee_would_have_seen() {
    Chapayev game = MatchFixture.of("CLASSIC").game;
    Resolution resolution = game.resolve(game.initial(), MatchFixture.strike(4, 90_000, 1_200));
    assertThat(resolution.shot().orElseThrow().end(14).fate().fell()).isTrue();
    assertThat(resolution.observation().orElseThrow().discs())
        .extracting(DiscObservation::disc)
        .containsExactly(4, 14);
    Resolution offer = MatchFixture.of("CLASSIC,startRows=4-5")
        .game
        .resolve(MatchFixture.of("CLASSIC,startRows=4-5").position, Decision.DECLINE_BAYONET);
    assertThat(offer.shot()).isEmpty();
    assertThat(offer.observation()).isEmpty();
  }

  @Test
  void sentences_agree_with_the_number_of_checkers_and_rows() {
    assertThat(sentence(FactKind.STANDS, List.of("A"), 0)).isEqualTo("A stands on its edge");
    assertThat(sentence(FactKind.STANDS, List.of("A", "b"), 0))
        .isEqualTo("A and b stand on their edges");
    assertThat(sentence(FactKind.LIFTED_OUT, List.of("A", "B", "b"), 0))
        .isEqualTo("A, B and b were lifted and are out of play");
    assertThat(sentence(FactKind.WITHSTOOD, List.of("A"), 1))
        .isEqualTo("A still stands after 1 round of blowing");
    assertThat(sentence(FactKind.WITHSTOOD, List.of("A"), 2))
        .isEqualTo("A still stands after 2 rounds of blowing");
    assertThat(sentence(FactKind.STOPPED, List.of(), 0))
        .isEqualTo("Black's row limits the step to 0 rows");
  }

  private static String sentence(FactKind kind, List<String> checkers, int number) {
    return new Fact(kind, Side.WHITE, checkers, List.of(number)).sentence();
  }
}
