/** Rules of Chapayev. */
module dev.doska.chapayev {
  exports dev.doska.chapayev;
  exports dev.doska.chapayev.notation;
  exports dev.doska.chapayev.notation.position;
  exports dev.doska.chapayev.physics;
  exports dev.doska.chapayev.picture;
  exports dev.doska.chapayev.ruleset;
  exports dev.doska.chapayev.ruleset.formation;
  exports dev.doska.chapayev.ruleset.match;

  requires transitive dev.doska.core;
  requires static transitive org.jspecify;

  provides dev.doska.core.GameProvider with
      dev.doska.chapayev.ChapayevProvider;
}
