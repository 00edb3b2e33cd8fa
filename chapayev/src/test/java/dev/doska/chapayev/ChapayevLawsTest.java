package dev.doska.chapayev;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.testkit.GameLaws;
import dev.doska.testkit.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The laws that every game keeps, on Chapayev under many options. */
class ChapayevLawsTest implements GameLaws<ChapayevState, ChapayevMove> {
  private static final List<ChapayevGame> GAMES = List.of(
          "CLASSIC,maxRounds=500",
          "INTERNATIONAL,maxRounds=500,startRows=4-5",
          "SIMPLE,maxRounds=3,noProgressLimit=5",
          "CLASSIC,files=10,rows=12,startRows=5-7,firstOpener=LOT,edgeStand=LOT,"
              + "edgeBand=0.4,hangMin=0,hangActor=OPPONENT,pie=AFTER_FIRST_TURN",
          "CLASSIC,startRows=3-6,scissors=ON,formations=SECOND_FLOOR(2)>SECOND_FLOOR(4),"
              + "edgeBand=0.4,prisoner=SWITCHES,fold=ACROSS,stepBackLasting=OFF",
          "CLASSIC,startRows=4-5,reserve=2,pie=AFTER_FIRST_STRIKE,bayonet=ALWAYS,"
              + "hanging=LIFT_TEST,traitorCountsAsKnockout=ON")
      .stream()
      .map(text -> ChapayevGame.of(ChapayevRuleset.parse(text).orElseThrow()))
      .toList();

  @Override
  public List<ChapayevGame> games() {
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
      Game<ChapayevState, ChapayevMove> game, ChapayevState state, RandomGenerator random) {
    return Wild.move(state, random);
  }

  @Override
  public List<ChapayevMove> otherWritings(
      Game<ChapayevState, ChapayevMove> game, ChapayevState state, ChapayevMove move) {
    return move instanceof ChapayevMove.Scissors scissors
        ? List.of(new ChapayevMove.Scissors(
            /* first= */ scissors.second(), /* second= */ scissors.first(), scissors.speed()))
        : List.of();
  }

  @Override
  public Optional<ChapayevState> draftedState(
      Game<ChapayevState, ChapayevMove> game, RandomGenerator random) {
    return Optional.of(Wild.state((ChapayevGame) game, random));
  }

  @Override
  public List<Symmetry<ChapayevState, ChapayevMove>> symmetries(
      Game<ChapayevState, ChapayevMove> game) {
    ChapayevGame chapayev = (ChapayevGame) game;
    return List.of(Mirror.turned(chapayev), Mirror.reflected(chapayev));
  }
}
