package dev.doska.khachapuri;

import dev.doska.khachapuri.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.KhachapuriOption.OffStart;
import dev.doska.khachapuri.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.KhachapuriOption.Over;
import dev.doska.khachapuri.KhachapuriOption.Prime;
import dev.doska.khachapuri.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.KhachapuriOption.Score;
import dev.doska.khachapuri.KhachapuriOption.Starter;

/** The options of a rule set while one of them is being changed. */
final class Options {
  Starter starter;
  OpeningRoll openingRoll;
  NextStarter nextStarter;
  int headLimit;
  int doubles;
  boolean largerDie;
  Prime prime;
  PrimeCheck primeCheck;
  OffStart offStart;
  Over over;
  boolean force;
  boolean lastTurn;
  Score score;
  int matchPoints;
  int stake;

  Options(KhachapuriRuleset rules) {
    starter = rules.starter();
    openingRoll = rules.openingRoll();
    nextStarter = rules.nextStarter();
    headLimit = rules.headLimit();
    doubles = rules.doubles();
    largerDie = rules.largerDie();
    prime = rules.prime();
    primeCheck = rules.primeCheck();
    offStart = rules.offStart();
    over = rules.over();
    force = rules.force();
    lastTurn = rules.lastTurn();
    score = rules.score();
    matchPoints = rules.matchPoints();
    stake = rules.stake();
  }

  KhachapuriRuleset rules() {
    return new KhachapuriRuleset(
        starter,
        openingRoll,
        nextStarter,
        headLimit,
        doubles,
        largerDie,
        prime,
        primeCheck,
        offStart,
        over,
        force,
        lastTurn,
        score,
        matchPoints,
        stake);
  }
}
