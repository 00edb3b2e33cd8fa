/** Rules of Czech checkers (česká dáma). */
module dev.doska.czechcheckers {
  requires transitive dev.doska.core;
  requires static transitive org.jspecify;

  exports dev.doska.czechcheckers;
  exports dev.doska.czechcheckers.notation;
  exports dev.doska.czechcheckers.notation.pdn;
  exports dev.doska.czechcheckers.picture;
  exports dev.doska.czechcheckers.ruleset;

  provides dev.doska.core.GameProvider with
      dev.doska.czechcheckers.CzechCheckersProvider;
}
