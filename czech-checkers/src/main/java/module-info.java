/** Rules of Czech checkers (česká dáma). */
module dev.doska.czechcheckers {
  requires transitive dev.doska.core;
  requires static transitive org.jspecify;
}
