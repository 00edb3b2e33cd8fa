/** The command-line tool and the benchmarks. */
@SuppressWarnings("requires-automatic")
module dev.doska.benchmarks {
  requires com.google.gson;
  requires dev.doska.chapayev;
  requires dev.doska.core;
  requires dev.doska.czechcheckers;
  requires dev.doska.khachapuri;
  requires info.picocli;
  requires java.management;
  requires jdk.management;
  requires jmh.core;
  requires jbox2d.library;
  requires org.dyn4j;

  opens dev.doska.benchmarks.tool to
      info.picocli;
}
