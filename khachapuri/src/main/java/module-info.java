/** Rules of Khachapuri, a nardy with dice. */
module dev.doska.khachapuri {
  requires transitive dev.doska.core;
  requires static transitive org.jspecify;

  exports dev.doska.khachapuri;
  exports dev.doska.khachapuri.notation;
  exports dev.doska.khachapuri.picture;
  exports dev.doska.khachapuri.ruleset;

  provides dev.doska.core.GameProvider with
      dev.doska.khachapuri.KhachapuriProvider;
}
