/** Rules of Khachapuri. */
module dev.doska.khachapuri {
  requires transitive dev.doska.core;
  requires static transitive org.jspecify;
}
