/** Rules of Chapayev. */
module dev.doska.chapayev {
  requires transitive dev.doska.core;
  requires static transitive org.jspecify;
}
