package dev.doska.tool;

import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version in the jar's manifest, and the JVM's. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String own = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "doska " + (own == null ? "(not packaged)" : own) + ", Java " + Runtime.version()
    };
  }
}
