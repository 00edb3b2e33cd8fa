package dev.doska.tool;

import picocli.CommandLine.IVersionProvider;

/** The text of {@code --version}: the version in the manifest of the jar, and the version of the JVM. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String own = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "doska " + (own == null ? "(not packaged)" : own) + ", Java " + Runtime.version()
    };
  }
}
