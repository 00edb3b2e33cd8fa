package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Positions set up by hand: nonsense is refused with every reason. */
class DraftTest {
  private final MatchFixture match = MatchFixture.of("CLASSIC");

  private ChapayevDraft draft() {
    return match.game.draft(match.position);
  }

  private void refuses(ChapayevDraft draft, String... reasons) {
    for (String reason : reasons) {
      assertThat(draft.validate()).anyMatch(fault -> fault.message().contains(reason));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> draft.toPosition());
  }

  private static Checker with(Checker c, Side owner, boolean turned, CheckerStatus status, int x) {
    return new Checker(
        c.id(),
        c.name(),
        c.colour(),
        owner,
        turned,
        status,
        c.below(),
        c.heading(),
        status == CheckerStatus.ON_BOARD ? Optional.of(new Place(x, 0)) : Optional.empty());
  }

  @Test
  void a_fresh_draft_is_the_beginning_and_the_draft_of_a_position_makes_it_again() {
    assertThat(match.game.draft(0, 0).toPosition()).isEqualTo(match.game.initial());
    assertThat(draft().toPosition()).isEqualTo(match.position);
    assertThatIllegalArgumentException().isThrownBy(() -> match.game.draft(1, 0));
    assertThat(draft().id("C")).hasValue(2);
    assertThat(draft().id("C2")).isEmpty();
  }

  @Test
  void rows_counters_and_winners_must_fit() {
    refuses(draft().rows(new Rows(1, 9), new Rows(1, 9)), "rows 1-9");
    refuses(draft().rows(new Rows(1, 8), new Rows(2, 8)), "cannot come from rows 2-8");
    refuses(draft().counters(0, 0, 0), "round 0");
    refuses(draft().counters(1, 2, 0), "2 decided rounds", "had a winner");
    refuses(draft().counters(2, 2, 0).lastWinner(Optional.of(Side.WHITE)), "2 decided rounds");
    refuses(draft().lastWinner(Optional.of(Side.WHITE)), "before round 1");
    refuses(draft().counters(1, 0, 201), "quiet strikes");
    refuses(draft().pie(true, false), "the players do not change places under these rules");
    refuses(draft().phase(Phase.MATCH_WON, Side.WHITE), "winner of its last round");
  }

  @Test
  void checkers_must_be_somewhere_and_belong_to_somebody() {
    Checker a = match.checker("A");
    refuses(
        draft().set(with(a, Side.BLACK, false, CheckerStatus.ON_BOARD, 0)),
        "exactly if it is turned over");
    refuses(
        draft().set(with(a, Side.WHITE, true, CheckerStatus.ON_BOARD, 0)),
        "exactly if it is turned over");
    refuses(draft().set(with(a, Side.WHITE, false, CheckerStatus.FALLEN, 0)), "White has lost");
    refuses(draft().set(with(a, Side.WHITE, false, CheckerStatus.IN_RESERVE, 0)), "in reserve");
    refuses(
        draft().set(with(a, Side.WHITE, false, CheckerStatus.ON_BOARD, 170_000_000)),
        "A lies beyond the edge");
    Checker b = with(match.checker("B"), Side.WHITE, false, CheckerStatus.ON_BOARD, 29_999_997);
    refuses(
        draft().set(with(a, Side.WHITE, false, CheckerStatus.ON_BOARD, 0)).set(b),
        "A and B overlap");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> draft()
            .set(new Checker(
                9,
                "",
                Side.WHITE,
                Side.WHITE,
                false,
                CheckerStatus.FALLEN,
                Optional.empty(),
                Optional.empty(),
                Optional.empty())));
  }

  @Test
  void phases_must_fit_what_is_on_the_board() {
    refuses(draft().phase(Phase.BAYONET_OFFER, Side.WHITE), "adjacent rows");
    refuses(draft().phase(Phase.OPENER_LOT, Side.WHITE), "no coin toss");
    refuses(draft().phase(Phase.THUMB_CHECK, Side.WHITE), "one or two striking checkers");
    Checker a = match.checker("A");
    refuses(
        draft()
            .set(new Checker(
                a.id(),
                "",
                a.colour(),
                a.owner(),
                false,
                a.status(),
                a.below(),
                Optional.of(0),
                a.place())),
        "a checker stands");
  }

  /** what comes before the first strike of a round is decided over the fresh set-up. */
  @Test
  void CH_02_before_the_first_strike_all_stands_as_it_was_set_up() {
    for (String options : new String[] {"startRows=4-5", "firstOpener=LOT"}) {
      MatchFixture own = MatchFixture.of("CLASSIC," + options);
      assertThat(own.position.phase()).isIn(Phase.BAYONET_OFFER, Phase.OPENER_LOT);
      assertThat(own.game.draft(own.position).validate()).isEmpty();
      Checker a = own.checker("A");
      Place place = a.place().map(p -> new Place(p.x(), p.y() + 1)).orElseThrow();
      ChapayevDraft moved = own.game.draft(own.position).set(at(a, Optional.of(place)));
      assertThat(moved.validate())
          .extracting(DraftFault::message)
          .containsExactly("before the first strike all checkers stand on their rows");
      assertThat(own.game.draft(own.position).set(at(a, Optional.empty())).validate())
          .extracting(DraftFault::message)
          .containsExactly("before the first strike all checkers stand on their rows");
      ChapayevDraft fewer = own.game
          .draft(own.position)
          .set(with(a, Side.WHITE, false, CheckerStatus.FALLEN, 0))
          .tally(Side.WHITE, true, 1);
      assertThat(fewer.validate())
          .extracting(DraftFault::message)
          .contains(
              "before the first strike both sides must have all their checkers, not turned over",
              "before the first strike no side has struck or lost a checker");
    }
    MatchFixture last = MatchFixture.of("CLASSIC,startRows=7-8");
    assertThat(last.position.opener()).isEqualTo(Side.BLACK);
    ChapayevDraft other =
        last.game.draft(last.position).opener(Side.WHITE).phase(Phase.BAYONET_OFFER, Side.WHITE);
    assertThat(other.validate())
        .extracting(DraftFault::message)
        .containsExactly("the side that is pinned on its last line must open");
  }

  private static Checker at(Checker c, Optional<Place> place) {
    return new Checker(
        c.id(),
        c.name(),
        c.colour(),
        c.owner(),
        c.turned(),
        c.status(),
        c.below(),
        c.heading(),
        place);
  }

  @Test
  void positions_differ_in_everything_that_a_draft_can_set() {
    ChapayevPosition position = match.position;
    assertThat(draft().counters(2, 0, 0).toPosition()).isNotEqualTo(position);
    assertThat(draft().counters(1, 0, 1).toPosition()).isNotEqualTo(position);
    assertThat(match.game.key(draft().counters(2, 0, 1).toPosition()))
        .isEqualTo(match.game.key(position));
    assertThat(match.game.samePosition(draft().counters(2, 0, 1).toPosition(), position))
        .isTrue();
    for (ChapayevDraft draft : new ChapayevDraft[] {
      draft().opener(Side.BLACK),
      draft().phase(Phase.STRIKE, Side.BLACK),
      draft().counters(2, 0, 0).lastWinner(Optional.of(Side.WHITE)),
      draft().tally(Side.WHITE, true, 0),
      draft().tally(Side.BLACK, false, 1 << 10),
      draft().set(with(match.checker("A"), Side.WHITE, false, CheckerStatus.ON_BOARD, 1)),
    }) {
      ChapayevPosition other = draft.toPosition();
      assertThat(other).isNotEqualTo(position);
      assertThat(match.game.key(other)).isNotEqualTo(match.game.key(position));
      assertThat(match.game.samePosition(other, position)).isFalse();
    }
  }

  @Test
  void decided_rounds_count_for_positions_only_where_the_rows_look_at_them() {
    for (String policy : new String[] {"PUSH", "COUNT_FROM_7", "SIXTH_LOSER_RETREATS"}) {
      MatchFixture own = MatchFixture.of("CLASSIC,meetPolicy=" + policy);
      ChapayevPosition two = own.game
          .draft(own.position)
          .lastWinner(Optional.of(Side.WHITE))
          .counters(9, 2, 0)
          .toPosition();
      ChapayevPosition three = own.game
          .draft(own.position)
          .lastWinner(Optional.of(Side.WHITE))
          .counters(9, 3, 0)
          .toPosition();
      ChapayevPosition eight = own.game
          .draft(own.position)
          .lastWinner(Optional.of(Side.WHITE))
          .counters(9, 8, 0)
          .toPosition();
      ChapayevPosition nine = own.game
          .draft(own.position)
          .lastWinner(Optional.of(Side.WHITE))
          .counters(10, 9, 0)
          .toPosition();
      boolean push = policy.equals("PUSH");
      assertThat(own.game.samePosition(two, three)).isEqualTo(push);
      assertThat(own.game.key(two) == own.game.key(three)).isEqualTo(push);
      assertThat(own.game.samePosition(eight, nine)).isTrue();
      assertThat(own.game.key(eight)).isEqualTo(own.game.key(nine));
    }
  }
}
