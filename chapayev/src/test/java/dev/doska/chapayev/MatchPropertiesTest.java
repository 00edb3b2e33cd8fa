package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whole matches under rule sets put together at random. */
class MatchPropertiesTest {
  private static final int LONGEST = 500;

  /** Texts of rule sets: a preset and up to eight other options. */
  @Provide
  Arbitrary<String> rules() {
    return Arbitraries.randomValue(random -> {
      while (true) {
        List<String> parts = new ArrayList<>();
        parts.add(ChapayevRuleset.presets().get(random.nextInt(3)));
        for (int i = random.nextInt(9); i > 0; i--) {
          parts.add(RulesetTest.OTHER_VALUES.get(random.nextInt(RulesetTest.OTHER_VALUES.size())));
        }
        String text = String.join(",", parts.stream().distinct().toList());
        if (ChapayevRuleset.parse(text).isOk()) {
          return text;
        }
      }
    });
  }

  private static Chapayev game(String rules) {
    ChapayevRuleset parsed = ChapayevRuleset.parse(rules).orElseThrow();
    return Chapayev.of(
        parsed.toBuilder().maxRounds(Math.min(LONGEST, parsed.maxRounds() + 40)).build());
  }

  @Property(tries = 60)
  void matches_end_or_reach_the_guard_and_every_position_on_the_way_is_sound(
      @ForAll("rules") String rules, @ForAll long seed) {
    Chapayev game = game(rules);
    Players players = new Players(seed);
    ChapayevPosition position = game.initial();
    int plies = 0;
    while (!game.status(position).isFinished()) {
      assertThat(plies).as(rules).isLessThan(200_000);
      ChapayevMove move = players.choose(game, position);
      assertThat(game.judge(position, move).isLegal()).isTrue();
      position = game.playUnchecked(position, move);
      plies++;
      if (plies % 8 == 0) {
        check(game, position);
      }
    }
    check(game, position);
    assertThat(game.moves(position).isEmpty()).isTrue();
  }

  private static void check(Chapayev game, ChapayevPosition position) {
    assertThat(game.draft(position).validate()).isEmpty();
    assertThat(position.rows().white()).isLessThan(position.rows().black());
    assertThat(position.round()).isLessThanOrEqualTo(game.ruleset().maxRounds() + 1);
    int all = 0;
    for (Side side : Side.values()) {
      all += position.count(side) + position.reserveLeft(side);
    }
    for (Checker checker : position.checkers()) {
      boolean gone =
          checker.status() == CheckerStatus.FALLEN || checker.status() == CheckerStatus.PRISONER;
      all += gone ? 1 : 0;
    }
    assertThat(all).isEqualTo(position.checkers().size());
    ChapayevPosition again = game.draft(position).toPosition();
    assertThat(again).isEqualTo(position);
    assertThat(again.hashCode()).isEqualTo(position.hashCode());
    assertThat(game.key(again)).isEqualTo(game.key(position));
  }

  @Property(tries = 60)
  void what_is_told_and_what_is_seen_lead_to_the_same_positions(
      @ForAll("rules") String rules, @ForAll long seed) {
    Chapayev game = game(rules);
    Players players = new Players(seed);
    ChapayevPosition position = game.initial();
    for (int ply = 0; ply < 60 && !game.status(position).isFinished(); ply++) {
      ChapayevMove move = players.choose(game, position);
      ChapayevPosition next = game.play(position, move);
      Resolution resolution = game.resolve(position, move);
      assertThat(resolution.after()).isEqualTo(next);
      assertThat(resolution.facts()).isNotEmpty();
      if (move instanceof ChapayevMove.Act act && resolution.observation().isPresent()) {
        ChapayevMove seen =
            new ChapayevMove.Observed(act, resolution.observation().get());
        assertThat(game.judge(position, seen).violations())
            .as("%s %s", rules, seen)
            .isEmpty();
        assertThat(game.play(position, seen)).as("%s %s", rules, seen).isEqualTo(next);
      }
      position = next;
    }
  }

  @Property(tries = 40)
  void mirrored_matches_mirror_exactly(@ForAll("rules") String rules, @ForAll long seed) {
    Chapayev game = game(rules);
    SplitMix64 random = new SplitMix64(seed);
    for (Mirror mirror : List.of(Mirror.turned(game), Mirror.reflected(game))) {
      ChapayevPosition position = game.initial();
      for (int ply = 0; ply < 80 && !game.status(position).isFinished(); ply++) {
        if (!mirror.holds(position) || !isSymmetric(game)) {
          return;
        }
        ChapayevMove move = game.moves(position).sample(random);
        ChapayevPosition image = game.play(mirror.position(position), mirror.move(position, move));
        position = game.play(position, move);
        assertThat(image).as("%s %s", rules, move).isEqualTo(mirror.position(position));
      }
    }
  }

  /** Figures stand on the same files for both sides, and new legs begin on the first rows. */
  private static boolean isSymmetric(Chapayev game) {
    return game.ruleset().formations().stream()
        .noneMatch(formation -> formation instanceof FormationSpec.Figure);
  }
}
