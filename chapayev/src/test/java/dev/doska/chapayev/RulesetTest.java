package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.chapayev.ruleset.ExtraStrike;
import dev.doska.chapayev.ruleset.MeetPolicy;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule sets: presets, options and their text. */
class RulesetTest {
  /** Every option with a value that no preset has. */
  static final List<String> OTHER_VALUES = List.of(
      "files=10",
      "rows=10",
      "square=50.5",
      "border=12.000002",
      "radius=14.5",
      "height=8",
      "mass=4.25",
      "piece=PAWN",
      "startRows=2-7",
      "fold=ALONG",
      "firstOpener=LOT",
      "drawOpener=ALTERNATE",
      "clearedBoard=LAST_FALLER",
      "opener=LOT",
      "pie=AFTER_FIRST_TURN",
      "bayonet=ALWAYS",
      "stepBackLasting=off",
      "lastHope=HOME_ROW",
      "lastHopeRight=OFFERED",
      "reserve=1",
      "noProgressLimit=17",
      "baseStep=2",
      "dryWinStep=4",
      "soloWinStep=5",
      "soloNeedsDry=off",
      "meetPolicy=SIXTH_LOSER_RETREATS",
      "retreat=ALWAYS",
      "collision=STOP_AT_CONTACT",
      "teams=BY_TURN",
      "formations=INFANTRY>SECOND_FLOOR(2)>ROOK:abcdefgh/de!",
      "advance=STACKS",
      "maxRounds=30",
      "maxRoundsEnd=MOST_ROUNDS",
      "extraStrike=ANY_KNOCKOUT",
      "traitorCountsAsKnockout=on",
      "edgeStand=LOT",
      "hanging=LIFT_TEST",
      "hangActor=STRIKER",
      "hangMin=2.5",
      "prisoner=SWITCHES",
      "prisonerSide=FLICKER",
      "scissorsSpan=120",
      "mu=0.3",
      "g=1.62",
      "slowBounce=0.9",
      "fastBounce=0.5",
      "bounceScale=2",
      "rimFriction=0.1",
      "stackFriction=0.4",
      "rollFriction=0.03",
      "foldStep=0.5",
      "foldTips=off",
      "edgeBand=0.02",
      "maxSpeed=2500");

  @Test
  void every_option_has_a_name_and_a_text_that_reads_back() {
    List<String> tried =
        OTHER_VALUES.stream().map(o -> o.substring(0, o.indexOf('='))).toList();
    // the two that differ between the presets themselves
    assertThat(ChapayevOptions.TABLE.options())
        .extracting(Option::name)
        .containsExactlyInAnyOrderElementsOf(java.util.stream.Stream.concat(
                tried.stream(), java.util.stream.Stream.of("traitor", "scissors"))
            .toList());
    for (String option : OTHER_VALUES) {
      ChapayevRuleset rules = ChapayevRuleset.parse("CLASSIC," + option).orElseThrow();
      assertThat(rules.text()).isEqualTo("CLASSIC," + option);
      assertThat(rules).isNotEqualTo(ChapayevRuleset.CLASSIC);
    }
  }

  @Test
  void all_options_together_read_back_in_any_order() {
    List<String> all = new java.util.ArrayList<>(OTHER_VALUES);
    String inOrder =
        ChapayevRuleset.parse("CLASSIC," + String.join(",", all)).orElseThrow().text();
    java.util.Collections.reverse(all);
    ChapayevRuleset reversed =
        ChapayevRuleset.parse("CLASSIC," + String.join(",", all)).orElseThrow();
    assertThat(reversed.text()).isEqualTo(inOrder);
    assertThat(ChapayevRuleset.parse(inOrder).orElseThrow()).isEqualTo(reversed);
    assertThat(ChapayevRuleset.parse("CLASSIC,startRows=1-12,rows=12").isOk()).isTrue();
  }

  @Test
  void presets_are_named_and_parse_to_themselves() {
    assertThat(ChapayevRuleset.presets()).containsExactly("CLASSIC", "INTERNATIONAL", "SIMPLE");
    assertThat(ChapayevRuleset.CLASSIC.text()).isEqualTo("CLASSIC");
    assertThat(ChapayevRuleset.INTERNATIONAL.text()).isEqualTo("INTERNATIONAL");
    assertThat(ChapayevRuleset.SIMPLE.text()).isEqualTo("SIMPLE");
    assertThat(ChapayevRuleset.parse("").orElseThrow()).isEqualTo(ChapayevRuleset.CLASSIC);
    assertThat(ChapayevRuleset.parse("simple").orElseThrow()).isEqualTo(ChapayevRuleset.SIMPLE);
    assertThat(ChapayevRuleset.SIMPLE.extraStrike()).isEqualTo(ExtraStrike.NO_OWN_LOSS);
    assertThat(ChapayevRuleset.INTERNATIONAL.meetPolicy()).isEqualTo(MeetPolicy.COUNT_FROM_7);
    assertThat(ChapayevRuleset.INTERNATIONAL.traitor()).isTrue();
    assertThat(ChapayevRuleset.SIMPLE.traitor()).isFalse();
  }

  /** The rule table's section on presets, option by option. */
  @Test
  void presets_have_these_options() {
    String shared = "files=8,rows=8,startRows=1-8,firstOpener=WHITE,piece=CHECKER,border=0,"
        + "baseStep=1,soloNeedsDry=ON,drawOpener=SAME,collision=PUSH_THROUGH,pie=OFF,"
        + "stepBackLasting=ON,traitorCountsAsKnockout=OFF,hangActor=OWNER,hangMin=1,"
        + "prisoner=REMOVED,scissorsSpan=150,fold=NONE,formations=INFANTRY,advance=ROWS,"
        + "teams=NONE,reserve=0,noProgressLimit=200,maxRounds=0,maxSpeed=3000,";
    assertThat(ChapayevRuleset.CLASSIC)
        .isEqualTo(options("INTERNATIONAL," + shared
            + "extraStrike=STRIKER_STAYS,dryWinStep=2,soloWinStep=3,meetPolicy=PUSH,"
            + "bayonet=ON_DEMAND,lastHope=PINNED,traitor=ON,edgeStand=BLOW,hanging=THUMB_CHECK,"
            + "scissors=off"));
    String plain = shared
        + "extraStrike=NO_OWN_LOSS,dryWinStep=1,soloWinStep=1,bayonet=OFF,lastHope=OFF,"
        + "edgeStand=OFF,hanging=NONE,";
    assertThat(ChapayevRuleset.SIMPLE)
        .isEqualTo(options("CLASSIC," + plain + "traitor=OFF,scissors=OFF,meetPolicy=PUSH"));
    assertThat(ChapayevRuleset.INTERNATIONAL)
        .isEqualTo(options("CLASSIC," + plain + "traitor=ON,scissors=ON,meetPolicy=COUNT_FROM_7"));
  }

  private static ChapayevRuleset options(String text) {
    return ChapayevRuleset.parse(text).orElseThrow();
  }

  @Test
  void changes_are_written_as_methods() {
    ChapayevRuleset rules = ChapayevRuleset.builder()
        .pie(Pie.AFTER_FIRST_STRIKE)
        .mu(300_000)
        .border(5_000_000)
        .dryWinStep(1)
        .scissors(true)
        .build();
    assertThat(rules.text())
        .isEqualTo("CLASSIC,border=5,pie=AFTER_FIRST_STRIKE,dryWinStep=1,scissors=on,mu=0.3");
    assertThat(rules.toString()).isEqualTo(rules.text());
  }

  @Test
  void without_draws_only_the_limit_of_rounds_is_off() {
    ChapayevRuleset rules = ChapayevRuleset.parse("CLASSIC,maxRounds=9").orElseThrow();
    assertThat(rules.withoutDraws()).isEqualTo(ChapayevRuleset.CLASSIC);
    assertThat(ChapayevRuleset.CLASSIC.withoutDraws()).isSameAs(ChapayevRuleset.CLASSIC);
    assertThat(Chapayev.of(rules).withoutDraws().ruleset()).isEqualTo(ChapayevRuleset.CLASSIC);
  }

  @Test
  void bad_values_are_refused_with_their_place() {
    for (String bad : List.of(
        "CLASSIC,mu=0.0000001",
        "CLASSIC,mu=0.",
        "CLASSIC,mu=-1",
        "CLASSIC,mu=3",
        "CLASSIC,mu=",
        "CLASSIC,files=8.0",
        "CLASSIC,maxSpeed=10001",
        "CLASSIC,maxSpeed=0",
        "CLASSIC,pie=YES",
        "CLASSIC,reserve=5",
        "CLASSIC,startRows=1",
        "CLASSIC,formations=",
        "CLASSIC,square=2000",
        "CLASSIC,mass=0",
        "CLASSIC,traitor=maybe",
        "CLASSIC,mu=0.3,mu=0.3",
        "CLASSIC,,")) {
      ParseResult<ChapayevRuleset> result = ChapayevRuleset.parse(bad);
      assertThat(result.isOk()).as(bad).isFalse();
      assertThat(result.errors().get(0).column()).isGreaterThan(7);
    }
    assertThat(ChapayevRuleset.parse("CLASSIC,fastBounce=0.8").errors().get(0).toString())
        .contains("bounce more than gentle ones");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChapayevRuleset.builder()
            .radius(25_000_000)
            .startRows(new Rows(1, 12))
            .build())
        .withMessageContaining("overlap")
        .withMessageContaining("do not lie");
  }

  @Test
  void constants_reach_the_solver_as_the_nearest_doubles() {
    assertThat(ChapayevRuleset.CLASSIC.surface().material())
        .isEqualTo(dev.doska.chapayev.physics.Material.of(0.25, 9.81, 0.7));
    assertThat(ChapayevRuleset.CLASSIC.equipment().shape())
        .isEqualTo(dev.doska.chapayev.physics.Shape.CHECKER);
    assertThat(ChapayevRuleset.CLASSIC.equipment().board())
        .isEqualTo(dev.doska.chapayev.physics.Board.STANDARD);
    assertThat(ChapayevRuleset.parse("CLASSIC,rimFriction=0.1,rollFriction=0.03")
            .orElseThrow()
            .surface()
            .material()
            .rollFriction())
        .isEqualTo(0.03);
  }

  @Test
  void friction_bounce_and_gravity_change_where_a_checker_ends() {
    long plain = key("CLASSIC");
    for (String option : List.of(
        "mu=0.3", "g=9.8", "slowBounce=0.9", "fastBounce=0.6", "rimFriction=0.1", "radius=14")) {
      assertThat(key("CLASSIC," + option)).as(option).isNotEqualTo(plain);
    }
    assertThat(key("CLASSIC,slowBounce=0.9,bounceScale=2"))
        .isNotEqualTo(key("CLASSIC,slowBounce=0.9"));
    // masses are equal, so theirs does not matter; nor does the height to flat checkers
    assertThat(key("CLASSIC,mass=9,height=9,rollFriction=0.5")).isEqualTo(plain);
  }

  private static long key(String rules) {
    MatchFixture match = MatchFixture.of(rules);
    return match.game.key(match.game.play(match.position, MatchFixture.strike(3, 88_000, 1_250)));
  }

  @Test
  void mass_height_roll_friction_and_edge_band_change_what_standing_checkers_do() {
    String plain = blown("CLASSIC", 60_000, 300);
    assertThat(blown("CLASSIC,mass=7", 60_000, 300)).isNotEqualTo(plain);
    assertThat(blown("CLASSIC,rollFriction=0.05", 60_000, 300)).isNotEqualTo(plain);
    assertThat(blown("CLASSIC,height=12", 0, 2_000)).isNotEqualTo(blown("CLASSIC", 0, 2_000));
    assertThat(landed("CLASSIC,edgeBand=0")).isFalse();
    assertThat(landed("CLASSIC")).isTrue();
  }

  private static String blown(String rules, int direction, int strength) {
    MatchFixture match = MatchFixture.of(rules);
    match.seen("A", DiscObservation.at(0, 0, 0).standing(0));
    match.play(new ChapayevMove.Blow(0, direction, strength));
    match.play(new ChapayevMove.Blow(0, direction, 0));
    return match.checker("A").place() + " " + match.checker("A").pose();
  }

  private static boolean landed(String rules) {
    MatchFixture match = MatchFixture.of(rules);
    match.seen("A", DiscObservation.at(0, 150_000_000, 0).hanging());
    return match.play(new ChapayevMove.ThumbFlick(0, 680, 90_000, 0)).position.phase()
        == Phase.BLOW;
  }

  @Test
  void stack_friction_changes_whether_the_upper_checker_stays() {
    for (String friction : List.of("0.25", "1")) {
      MatchFixture match =
          MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1),stackFriction=" + friction);
      match.play(MatchFixture.strike(3, 90_000, 650));
      assertThat(match.checker("D2").below().isPresent()).isEqualTo(friction.equals("1"));
    }
  }
}
