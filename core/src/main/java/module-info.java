/**
 * The contract that the games of Doska share: positions, moves, verdicts, histories, records. It knows
 * no game; games are found through {@link java.util.ServiceLoader}.
 */
module dev.doska.core {
  requires static transitive org.jspecify;

  exports dev.doska.core;
  exports dev.doska.core.perft;
  exports dev.doska.core.picture;
  exports dev.doska.core.play;
  exports dev.doska.core.record;
  exports dev.doska.core.ruleset;
  exports dev.doska.core.text;

  uses dev.doska.core.GameProvider;
}
