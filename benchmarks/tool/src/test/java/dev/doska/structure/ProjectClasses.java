package dev.doska.structure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The compiled main classes of all modules of the root pom. A nested type counts as its top-level class. */
final class ProjectClasses {
  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");

  /** Part of the name of classes that JMH generates. */
  private static final String GENERATED = "jmh_generated";

  private ProjectClasses() {}

  /** The folders of the modules that have main classes, in the order of the root pom. */
  static List<String> modules(Path root) throws IOException {
    List<String> modules = new ArrayList<>();
    Matcher matcher = MODULE.matcher(Files.readString(root.resolve("pom.xml")));
    while (matcher.find()) {
      if (Files.isDirectory(root.resolve(matcher.group(1)).resolve("src/main/java"))) {
        modules.add(matcher.group(1));
      }
    }
    return modules;
  }

  /** The top-level classes of all modules and what they depend on. */
  static DependencyGraph of(Path root) throws IOException {
    DependencyGraph graph = new DependencyGraph();
    for (String module : modules(root)) {
      Path classes = root.resolve(module).resolve("target/classes");
      for (Path file : classFiles(classes)) {
        String name = classes.relativize(file).toString().replace(".class", "");
        graph.add(
            topLevel(name.replace(file.getFileSystem().getSeparator(), ".")),
            ClassFile.read(file).projectClasses().stream()
                .map(ProjectClasses::topLevel)
                .toList());
      }
    }
    return graph;
  }

  /** The class files of a folder and its subfolders, without generated classes and descriptors. */
  static List<Path> classFiles(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files.filter(ProjectClasses::isWritten).sorted().toList();
    }
  }

  /** The simple names of the public top-level classes of a module; a name of several classes occurs several times. */
  static List<String> publicNames(Path root, String module) throws IOException {
    List<String> names = new ArrayList<>();
    for (Path file : classFiles(root.resolve(module).resolve("target/classes"))) {
      String name = file.getFileName().toString().replace(".class", "");
      if (!name.contains("$") && ClassFile.read(file).isPublic()) {
        names.add(name);
      }
    }
    return names;
  }

  static String packageOf(String className) {
    return className.substring(0, className.lastIndexOf('.'));
  }

  private static boolean isWritten(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".class")
        && !name.endsWith("-info.class")
        && !file.toString().contains(GENERATED);
  }

  private static String topLevel(String className) {
    int nested = className.indexOf('$');
    return nested < 0 ? className : className.substring(0, nested);
  }
}
