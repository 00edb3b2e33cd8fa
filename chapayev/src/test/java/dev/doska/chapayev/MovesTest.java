package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Choose;
import dev.doska.chapayev.ChapayevMove.CoinToss;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevMove.Scissors;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.ChapayevMove.ThumbFlick;
import dev.doska.chapayev.internal.MoveCodec;
import dev.doska.core.Box;
import dev.doska.core.Games;
import dev.doska.core.Moves;
import dev.doska.core.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Packed forms, boxes, aimed moves, and how the game is found. */
class MovesTest {
  @Test
  void packed_forms_follow_the_documented_layout() {
    assertThat(MoveCodec.encode(new Strike(31, 359_999, 10_000)))
        .isEqualTo(31L << 33 | 359_999L << 14 | 10_000);
    assertThat(MoveCodec.encode(new Scissors(2, 4, 1_500)))
        .isEqualTo(1L << 60 | 2L << 19 | 4L << 14 | 1_500);
    assertThat(MoveCodec.encode(new ThumbFlick(5, 3_000, 90_000, -30_000)))
        .isEqualTo(2L << 60 | 5L << 45 | 3_000L << 33 | 90_000L << 16);
    assertThat(MoveCodec.encode(new ThumbFlick(5, 1, 0, 30_000)))
        .isEqualTo(2L << 60 | 5L << 45 | 1L << 33 | 60_000);
    assertThat(MoveCodec.encode(new Blow(17, 359_999, 2_000)))
        .isEqualTo(3L << 60 | 17L << 30 | 359_999L << 11 | 2_000);
    for (Decision decision : Decision.values()) {
      assertThat(MoveCodec.encode(decision))
          .isEqualTo(
              (decision.ordinal() < 6 ? 4L + decision.ordinal() : 6L + decision.ordinal()) << 60);
    }
    assertThat(MoveCodec.encode(new CoinToss(Side.BLACK))).isEqualTo(10L << 60 | 1);
    assertThat(MoveCodec.encode(new Choose(12))).isEqualTo(11L << 60 | 12);
  }

  @Test
  void packed_forms_read_back_and_others_are_refused() {
    for (ChapayevMove move : List.<ChapayevMove>of(
        new Strike(31, 359_999, 10_000),
        new Scissors(0, 31, 1),
        new ThumbFlick(9, 3_000, 90_000, 0),
        new Blow(3, 0, 2_000),
        Decision.SWAP,
        Decision.DEMAND_BAYONET,
        Decision.TAKE_LAST_HOPE,
        Decision.LEAVE_LAST_HOPE,
        new CoinToss(Side.WHITE),
        new Choose(31))) {
      assertThat(MoveCodec.decode(MoveCodec.encode(move))).contains(move);
      assertThat(MoveCodec.packs(move)).isTrue();
    }
    for (long bad : new long[] {
      1L << 38,
      4L << 60 | 1,
      14L << 60,
      12L << 60 | 1,
      -1L,
      10L << 60 | 2,
      11L << 60 | 32,
      1L << 60 | 1L << 24
    }) {
      assertThat(MoveCodec.decode(bad)).as(Long.toHexString(bad)).isEmpty();
    }
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match.game.decode(match.position, 10L << 33 | 5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match.game.encode(match.position, new Strike(0, -1, 5)));
  }

  @Test
  void scissors_decode_in_their_canonical_writing_only() {
    MatchFixture match = MatchFixture.of("INTERNATIONAL").only("A", "B", "a", "b");
    match.put("A", -40_000_000, 0).put("B", 40_000_000, 0).put("a", 0, 0);
    long packed = match.game.encode(match.position, new Scissors(1, 0, 700));
    assertThat(match.game.decode(match.position, packed)).isEqualTo(new Scissors(0, 1, 700));
    long swapped = MoveCodec.encode(new Scissors(1, 0, 700));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match.game.decode(match.position, swapped));
  }

  @Test
  void boxes_have_names_axes_and_aimed_moves_in_order() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    Box<ChapayevMove> box = ((Moves.Continuous<ChapayevMove>) match.game.moves(match.position))
        .boxes()
        .get(3);
    assertThat(box.name()).isEqualTo("strike with D");
    assertThat(box.axes()).extracting(axis -> axis.max()).containsExactly(359_999L, 3_000L);
    List<ChapayevMove> aimed = box.aimed(100);
    assertThat(aimed).hasSizeGreaterThan(8).doesNotHaveDuplicates();
    // straight across is the cheapest way to drive an enemy over its nearest edge
    assertThat(aimed.get(0)).isEqualTo(new Strike(3, 90_000, 1_176));
    assertThat(box.aimed(2)).isEqualTo(aimed.subList(0, 2));
    assertThat(box.aimed(0)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> box.at(0, 3_001));
    assertThatIllegalArgumentException().isThrownBy(() -> box.at(0));
  }

  @Test
  void the_best_aimed_strike_knocks_its_enemy_out() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.play(match.game.moves(match.position).aimed(1).get(0));
    match.resolution(FactKind.EXTRA_STRIKE);
    MatchFixture close =
        MatchFixture.of("CLASSIC").only("A", "B", "h", "g").put("A", 30_000_000, 90_000_000);
    ChapayevMove best = close.game.moves(close.position).aimed(1).get(0);
    close.play(best);
    close.resolution(FactKind.FELL);
  }

  @Test
  void obstructed_plans_come_last() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "B", "a", "h");
    match.put("B", -140_000_000, 0);
    List<ChapayevMove> aimed = ((Moves.Continuous<ChapayevMove>) match.game.moves(match.position))
        .boxes()
        .get(0)
        .aimed(10);
    assertThat(((Strike) aimed.get(0)).angle()).isNotEqualTo(90_000);
    assertThat(aimed).contains(new Strike(0, 90_000, 1_176));
  }

  @Test
  void aimed_checks_land_on_the_feet_and_on_the_board() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "B", "a", "b");
    match.seen("A", DiscObservation.at(0, 150_000_000, 0).hanging());
    for (ChapayevMove check : match.game.moves(match.position).aimed(5)) {
      ChapayevPosition after = match.game.play(match.position, check);
      Checker a = after.named("A").orElseThrow();
      assertThat(a.status()).as("%s", check).isEqualTo(CheckerStatus.ON_BOARD);
      assertThat(a.turned()).isFalse();
    }
  }

  @Test
  void aimed_blows_win_the_checker_for_whoever_blows() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(0, 0, 0).standing(45_000));
    ChapayevMove owner = match.game.moves(match.position).aimed(1).get(0);
    assertThat(owner).isEqualTo(new Blow(0, 225_000, 2_000));
    match.play(new Blow(0, 0, 0));
    ChapayevMove enemy = match.game.moves(match.position).aimed(1).get(0);
    assertThat(enemy).isEqualTo(new Blow(0, 45_000, 2_000));
    assertThat(match.play(enemy).checker("A").owner()).isEqualTo(Side.BLACK);
  }

  @Test
  void the_game_is_found_as_a_service() {
    assertThat(Games.find("chapayev").orElseThrow().title()).isEqualTo("Chapayev");
    assertThat(Games.all()).hasAtLeastOneElementOfType(ChapayevProvider.class);
    assertThat(new ChapayevProvider().create("SIMPLE,reserve=1").orElseThrow().toString())
        .isEqualTo("chapayev "
            + ChapayevRuleset.parse("SIMPLE,reserve=1").orElseThrow().text());
    assertThat(new ChapayevProvider().create("CHESS").isOk()).isFalse();
  }
}
