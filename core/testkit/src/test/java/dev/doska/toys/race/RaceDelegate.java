package dev.doska.toys.race;

import dev.doska.core.Claim;
import dev.doska.core.Cursor;
import dev.doska.core.Drawing;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Moves;
import dev.doska.core.Notation;
import dev.doska.core.Odds;
import dev.doska.core.PositionFormat;
import dev.doska.core.Ruleset;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import java.util.List;
import java.util.function.Consumer;

/** A dice race that does in each method what an honest one does; a liar overrides one of them. */
class RaceDelegate implements FiniteGame<Race, RaceMove> {
  final DiceRace honest;

  RaceDelegate() {
    this(RaceRules.PLAIN.withQuiet(12));
  }

  RaceDelegate(RaceRules rules) {
    honest = new DiceRace(rules);
  }

  @Override
  public String id() {
    return honest.id();
  }

  @Override
  public Ruleset ruleset() {
    return honest.ruleset();
  }

  @Override
  public FiniteGame<Race, RaceMove> withoutDraws() {
    return honest.withoutDraws();
  }

  @Override
  public Race initial() {
    return honest.initial();
  }

  @Override
  public Status status(Race race) {
    return honest.status(race);
  }

  @Override
  public Moves.Finite<RaceMove> moves(Race race) {
    return honest.moves(race);
  }

  @Override
  public boolean any(Race race) {
    return honest.any(race);
  }

  @Override
  public int count(Race race) {
    return honest.count(race);
  }

  @Override
  public void forEach(Race race, Consumer<? super RaceMove> visitor) {
    honest.forEach(race, visitor);
  }

  @Override
  public void generate(Race race, MoveBuffer buffer) {
    honest.generate(race, buffer);
  }

  @Override
  public Odds<RaceMove> odds(Race race) {
    return honest.odds(race);
  }

  @Override
  public Verdict judge(Race race, RaceMove move) {
    return honest.judge(race, move);
  }

  @Override
  public Race playUnchecked(Race race, RaceMove move) {
    return honest.playUnchecked(race, move);
  }

  @Override
  public Race playUnchecked(Race race, long packed) {
    return honest.playUnchecked(race, packed);
  }

  @Override
  public RaceMove canonicalUnchecked(Race race, RaceMove move) {
    return honest.canonicalUnchecked(race, move);
  }

  @Override
  public boolean samePosition(Race a, Race b) {
    return honest.samePosition(a, b);
  }

  @Override
  public long key(Race race) {
    return honest.key(race);
  }

  @Override
  public List<Claim> claims(History<Race, RaceMove> history) {
    return honest.claims(history);
  }

  @Override
  public boolean packs(RaceMove move) {
    return honest.packs(move);
  }

  @Override
  public long encode(Race race, RaceMove move) {
    return honest.encode(race, move);
  }

  @Override
  public RaceMove decode(Race race, long packed) {
    return honest.decode(race, packed);
  }

  @Override
  public Cursor<Race, RaceMove> cursor(Race race) {
    return honest.cursor(race);
  }

  @Override
  public Notation<Race, RaceMove> notation() {
    return honest.notation();
  }

  @Override
  public PositionFormat<Race> positions() {
    return honest.positions();
  }

  @Override
  public Drawing<Race, RaceMove> drawing() {
    return honest.drawing();
  }
}
