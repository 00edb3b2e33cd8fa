/** Rules of Chapayev. */
module dev.doska.chapayev {
  exports dev.doska.chapayev.physics;

  requires transitive dev.doska.core;
  requires static transitive org.jspecify;
}
