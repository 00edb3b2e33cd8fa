/** JMH benchmarks of the library, and general physics engines for comparison. */
@SuppressWarnings("requires-automatic")
module dev.doska.benchmarks {
  requires dev.doska.chapayev;
  requires dev.doska.core;
  requires dev.doska.czechcheckers;
  requires dev.doska.khachapuri;
  requires java.management;
  requires jdk.management;
  requires jmh.core;
  requires jbox2d.library;
  requires org.dyn4j;
}
