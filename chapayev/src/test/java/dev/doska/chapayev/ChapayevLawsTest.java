package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.testkit.GameLaws;
import dev.doska.testkit.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The laws that every game keeps, on Chapayev under every preset and every option changed once. */
class ChapayevLawsTest implements GameLaws<ChapayevPosition, ChapayevMove> {
  private static final List<String> MIXED = List.of(
      "CLASSIC,maxRounds=500",
      "INTERNATIONAL,maxRounds=500,startRows=4-5",
      "SIMPLE,maxRounds=3,noProgressLimit=5",
      "CLASSIC,files=10,rows=12,startRows=5-7,firstOpener=LOT,edgeStand=LOT,"
          + "edgeBand=0.4,hangMin=0,hangActor=OPPONENT,pie=AFTER_FIRST_TURN",
      "CLASSIC,startRows=3-6,scissors=ON,formations=SECOND_FLOOR(2)>SECOND_FLOOR(4),"
          + "edgeBand=0.4,prisoner=SWITCHES,fold=ACROSS,stepBackLasting=OFF",
      "CLASSIC,startRows=4-5,reserve=2,pie=AFTER_FIRST_STRIKE,bayonet=ALWAYS,"
          + "hanging=LIFT_TEST,traitorCountsAsKnockout=ON");

  /** Every preset, every option changed once, and rule sets with several options changed. */
  private static final List<Chapayev> GAMES = Stream.concat(
          ChapayevOptions.TABLE.variants().stream().map(ChapayevOptions.TABLE::format),
          MIXED.stream())
      .map(text -> Chapayev.of(ChapayevRuleset.parse(text).orElseThrow()))
      .toList();

  @Override
  public List<Chapayev> games() {
    return GAMES;
  }

  @Override
  public GameProvider provider() {
    return new ChapayevProvider();
  }

  @Override
  public int walks() {
    return 12;
  }

  @Override
  public ChapayevMove absurdMove(
      Game<ChapayevPosition, ChapayevMove> game,
      ChapayevPosition position,
      RandomGenerator random) {
    return RandomMoves.move(position, random);
  }

  @Override
  public List<ChapayevMove> otherWritings(
      Game<ChapayevPosition, ChapayevMove> game, ChapayevPosition position, ChapayevMove move) {
    return move instanceof ChapayevMove.Scissors scissors
        ? List.of(new ChapayevMove.Scissors(
            /* first= */ scissors.second(), /* second= */ scissors.first(), scissors.speed()))
        : List.of();
  }

  @Override
  public Optional<ChapayevPosition> draftedPosition(
      Game<ChapayevPosition, ChapayevMove> game, RandomGenerator random) {
    return Optional.of(RandomMoves.position((Chapayev) game, random));
  }

  @Override
  public List<Symmetry<ChapayevPosition, ChapayevMove>> symmetries(
      Game<ChapayevPosition, ChapayevMove> game) {
    Chapayev chapayev = (Chapayev) game;
    return List.of(Mirror.turned(chapayev), Mirror.reflected(chapayev));
  }
}
