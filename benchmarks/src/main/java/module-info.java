/** The command-line tool and the benchmarks. */
@SuppressWarnings("requires-automatic")
module dev.doska.benchmarks {
  requires dev.doska.core;
  requires dev.doska.czechcheckers;
  requires dev.doska.khachapuri;
  requires dev.doska.chapayev;
  requires info.picocli;
  requires java.management;
  requires jmh.core;

  opens dev.doska.benchmarks to
      info.picocli;
}
