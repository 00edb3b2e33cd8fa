package dev.doska.toys.race;

import static dev.doska.toys.race.Lies.liar;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Odds;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each law of rules, keys, chance and walks notices the lie that it is there to notice. */
class LawKitTest {
  private static final int[] FAIR_DIE = {1, 1, 1};
  private static final int[] FAIR_LOT = {1, 1};

  private final DiceRaceLawsTest laws = new DiceRaceLawsTest();

  @TestFactory
  Stream<DynamicTest> a_lie_about_rules_is_noticed() {
    return Stream.of(
        liar(
            "moves that leaves one out",
            new RaceDelegate() {
              @Override
              public Moves.Finite<RaceMove> moves(Race race) {
                List<RaceMove> all = super.moves(race).list();
                return new Moves.Finite<>(all.size() < 2 ? all : all.subList(1, all.size()));
              }
            },
            laws::judge_answers_absurd_moves),
        liar(
            "moves after the end",
            new RaceDelegate() {
              @Override
              public Moves.Finite<RaceMove> moves(Race race) {
                Moves.Finite<RaceMove> moves = super.moves(race);
                return moves.isEmpty() ? new Moves.Finite<>(List.of(RaceMove.PASS)) : moves;
              }
            },
            laws::moves_are_empty_exactly_when_the_game_is_over),
        liar(
            "a status that is not shared",
            new RaceDelegate() {
              @Override
              public Status status(Race race) {
                return super.status(race) instanceof Status.ToMove toMove
                    ? new Status.ToMove(toMove.mover())
                    : super.status(race);
              }
            },
            laws::endings_begin_with_the_status),
        liar(
            "a judge that refuses what is offered",
            new RaceDelegate() {
              @Override
              public Verdict judge(Race race, RaceMove move) {
                return move instanceof RaceMove.Advance advance && advance.to() == 3
                    ? Verdict.illegal(RaceRule.RUNNER, "not to 3", "")
                    : super.judge(race, move);
              }
            },
            laws::offered_moves_are_legal_canonical_and_pack),
        liar(
            "a judge that fails on some moves",
            new RaceDelegate() {
              @Override
              public Verdict judge(Race race, RaceMove move) {
                if (move instanceof RaceMove.Roll roll && roll.points() > 7) {
                  throw new IllegalArgumentException("roll " + roll);
                }
                return super.judge(race, move);
              }
            },
            laws::judge_answers_absurd_moves),
        liar(
            "a judge that allows too much",
            new RaceDelegate() {
              @Override
              public Verdict judge(Race race, RaceMove move) {
                return move instanceof RaceMove.Pass ? Verdict.legal() : super.judge(race, move);
              }
            },
            laws::judge_answers_absurd_moves),
        liar(
            "play that differs from playUnchecked",
            new RaceDelegate() {
              @Override
              public Race play(Race race, RaceMove move) {
                return super.play(race, move).exchanged();
              }
            },
            laws::play_is_playUnchecked_and_keeps_the_old_position),
        liar(
            "a writing that packs otherwise",
            new RaceDelegate() {
              @Override
              public long encode(Race race, RaceMove move) {
                return super.encode(race, move) + (move.equals(canonical(race, move)) ? 0 : 1);
              }
            },
            laws::all_writings_of_a_move_are_legal_and_play_the_same),
        liar(
            "decode that takes anything",
            new RaceDelegate() {
              @Override
              public RaceMove decode(Race race, long packed) {
                return super.decode(race, packed & 0xFF);
              }
            },
            laws::decode_refuses_what_encode_never_gave),
        liar(
            "a game without draws that is another game",
            new RaceDelegate() {
              @Override
              public DiceRace withoutDraws() {
                return new DiceRace(RaceRules.PLAIN.withExact(false));
              }
            },
            laws::withoutDraws_changes_draws_only));
  }

  @TestFactory
  Stream<DynamicTest> a_lie_about_keys_chance_and_symmetry_is_noticed() {
    return Stream.of(
        liar(
            "a key of the counter too",
            new RaceDelegate() {
              @Override
              public long key(Race race) {
                return race.bits();
              }
            },
            laws::the_same_position_has_the_same_key),
        liar(
            "sameness that is not mutual",
            new RaceDelegate() {
              @Override
              public boolean samePosition(Race a, Race b) {
                return super.samePosition(a, b) || a.bits() < b.bits();
              }
            },
            laws::the_same_position_has_the_same_key),
        liar(
            "odds that are not shared",
            new RaceDelegate() {
              @Override
              public Odds<RaceMove> odds(Race race) {
                Odds<RaceMove> odds = super.odds(race);
                return Odds.of(odds.outcomes(), odds.size() == 3 ? FAIR_DIE : FAIR_LOT);
              }
            },
            laws::odds_sum_exactly_and_exist_at_rolls_only),
        liar(
            "odds where nobody rolls",
            new RaceDelegate() {
              @Override
              public Odds<RaceMove> odds(Race race) {
                return honest.odds(Race.START);
              }
            },
            laws::odds_sum_exactly_and_exist_at_rolls_only),
        liar(
            "rolls in another order than the odds",
            new RaceDelegate() {
              @Override
              public Moves.Finite<RaceMove> moves(Race race) {
                List<RaceMove> list = new ArrayList<>(super.moves(race).list());
                Collections.reverse(list);
                return new Moves.Finite<>(list);
              }
            },
            laws::rolls_are_listed_in_the_order_of_the_odds),
        liar(
            "a status that favours White",
            new RaceDelegate() {
              @Override
              public Status status(Race race) {
                return race.turn() == 2 && race.roll() == 3
                    ? Status.toMove(Side.WHITE)
                    : super.status(race);
              }
            },
            laws::symmetries_commute_with_status_and_outcomes),
        liar(
            "a judge that favours White",
            new RaceDelegate() {
              @Override
              public Verdict judge(Race race, RaceMove move) {
                return race.turn() == 1 && move instanceof RaceMove.Pass
                    ? Verdict.legal()
                    : super.judge(race, move);
              }
            },
            laws::symmetries_commute_with_verdicts),
        liar(
            "moves that favour White",
            new RaceDelegate() {
              @Override
              public Moves.Finite<RaceMove> moves(Race race) {
                List<RaceMove> all = super.moves(race).list();
                boolean fewer = race.turn() == 2 && all.size() == 2;
                return new Moves.Finite<>(fewer ? all.subList(0, 1) : all);
              }
            },
            laws::symmetries_commute_with_moves),
        liar(
            "sameness that favours White",
            new RaceDelegate() {
              @Override
              public boolean samePosition(Race a, Race b) {
                return super.samePosition(a, b) && a.turn() != 2;
              }
            },
            laws::symmetries_commute_with_sameness));
  }

  @TestFactory
  Stream<DynamicTest> a_lie_in_the_walks_is_noticed() {
    return Stream.of(
        liar(
            "a count that is one short",
            new RaceDelegate() {
              @Override
              public int count(Race race) {
                return Math.min(2, super.count(race));
              }
            },
            laws::list_count_any_visitor_and_buffer_agree),
        liar(
            "any that sees nothing",
            new RaceDelegate() {
              @Override
              public boolean any(Race race) {
                return false;
              }
            },
            laws::list_count_any_visitor_and_buffer_agree),
        liar(
            "a visitor that sees too little",
            new RaceDelegate() {
              @Override
              public void forEach(Race race, Consumer<? super RaceMove> visitor) {
                super.moves(race).list().stream().limit(1).forEach(visitor);
              }
            },
            laws::list_count_any_visitor_and_buffer_agree),
        liar(
            "a generator that empties the buffer first",
            new RaceDelegate() {
              @Override
              public void generate(Race race, MoveBuffer buffer) {
                buffer.truncate(0);
                super.generate(race, buffer);
              }
            },
            laws::list_count_any_visitor_and_buffer_agree),
        liar(
            "packed moves that lead elsewhere",
            new RaceDelegate() {
              @Override
              public Race playUnchecked(Race race, long packed) {
                return super.playUnchecked(race, packed).exchanged();
              }
            },
            laws::packed_moves_play_like_moves),
        liar(
            "a cursor that stands elsewhere",
            new RaceDelegate() {
              @Override
              public Cursor<Race, RaceMove> cursor(Race race) {
                return super.cursor(race.exchanged());
              }
            },
            laws::a_cursor_agrees_with_values_down_and_up),
        liar(
            "a cursor of other rules",
            new RaceDelegate() {
              @Override
              public Cursor<Race, RaceMove> cursor(Race race) {
                return new DiceRace(RaceRules.PLAIN.withExact(false)).cursor(race);
              }
            },
            laws::cursor_leaves_are_the_leaves_of_values),
        liar(
            "odds of a cursor that are not the game's",
            new RaceDelegate() {
              @Override
              public Cursor<Race, RaceMove> cursor(Race race) {
                return new DiceRace(RaceRules.PLAIN).cursor(race);
              }
            },
            laws::odds_of_a_cursor_are_the_odds_of_the_game),
        liar(
            "counting that allocates",
            new RaceDelegate() {
              @Override
              public int count(Race race) {
                return super.moves(race).list().size();
              }
            },
            laws::a_warm_packed_walk_allocates_nothing));
  }
}
