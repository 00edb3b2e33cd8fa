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

  opens dev.doska.benchmarks.tool to
      info.picocli;
}
