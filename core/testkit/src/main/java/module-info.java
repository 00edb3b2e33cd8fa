/**
 * The law kit: properties that every game of the library keeps, to be run on any {@link
 * dev.doska.core.Game}.
 */
module dev.doska.testkit {
  requires transitive dev.doska.core;
  requires transitive net.jqwik.api;
  requires transitive org.assertj.core;
  requires static transitive org.jspecify;
  requires java.management;
  requires java.xml;
  requires jdk.management;

  exports dev.doska.testkit;
  exports dev.doska.testkit.support;
}
