/** The command-line tool. */
@SuppressWarnings("requires-automatic")
module dev.doska.tool {
  requires com.google.gson;
  requires dev.doska.chapayev;
  requires dev.doska.core;
  requires dev.doska.czechcheckers;
  requires dev.doska.khachapuri;
  requires info.picocli;
  requires java.management;
  requires jdk.management;

  opens dev.doska.tool to
      info.picocli;
  opens dev.doska.tool.command to
      info.picocli;
}
