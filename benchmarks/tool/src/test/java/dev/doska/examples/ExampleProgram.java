package dev.doska.examples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A program made from an example, compiled into a folder. */
final class ExampleProgram {
  private static final Pattern TYPE = Pattern.compile(
      "^(?:@\\w+ )*(?:public |final |abstract |sealed )*(?:class|interface|record|enum) (\\w+).*");
  private static final Pattern EXPORT = Pattern.compile("\\s*exports ([\\w.]+);");

  private final String name;
  private final String source;
  private final Path folder;

  private ExampleProgram(String name, String source, Path folder) {
    this.name = name;
    this.source = source;
    this.folder = folder;
  }

  static ExampleProgram of(Example example, Path root, Path folder) throws IOException {
    List<String> imports = new ArrayList<>(standardImports(example.module(), root));
    List<String> body = new ArrayList<>();
    for (String line : example.code()) {
      (line.startsWith("import ") ? imports : body).add(line);
    }
    List<String> outermost =
        body.stream().filter(line -> !line.matches("( |//|/?\\*|@|}).*|\\s*")).toList();
    Matcher type = TYPE.matcher(outermost.get(0));
    boolean typesOnly = outermost.stream().allMatch(line -> TYPE.matcher(line).matches());
    String head = String.join("\n", imports);
    String code = String.join("\n", body);
    return typesOnly && type.matches()
        ? new ExampleProgram(
            type.group(1),
            head + "\n" + code + "\n" + resource(example.module() + "-types"),
            folder)
        : new ExampleProgram(
            "Example",
            template(example.module()).replace("//IMPORTS", head).replace("//EXAMPLE", code),
            folder);
  }

  private static List<String> standardImports(String module, Path root) throws IOException {
    List<String> packages = new ArrayList<>(List.of(
        "java.io",
        "java.nio.file",
        "java.util",
        "java.util.function",
        "java.util.random",
        "java.util.stream"));
    List<String> modules = module.isEmpty() ? Documentation.MODULES : List.of("core", module);
    for (String each : modules.stream().distinct().toList()) {
      Path descriptor = root.resolve(each).resolve("src/main/java/module-info.java");
      try (Stream<String> lines = Files.lines(descriptor)) {
        lines
            .map(EXPORT::matcher)
            .filter(Matcher::matches)
            .forEach(matcher -> packages.add(matcher.group(1)));
      }
    }
    return packages.stream().map(name -> "import " + name + ".*;").toList();
  }

  private static String template(String module) throws IOException {
    String own = resource(module);
    return own.isEmpty() ? resource("default") : own;
  }

  /** A text beside this class; empty if there is none of that name. */
  private static String resource(String name) throws IOException {
    try (InputStream in = ExampleProgram.class.getResourceAsStream(name + ".txt")) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Compiles the program and returns the messages of the compiler, empty if there are none. */
  String compile() throws IOException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath = Stream.of("jdk.module.path", "java.class.path", "surefire.test.class.path")
        .map(key -> System.getProperty(key, ""))
        .filter(path -> !path.isEmpty())
        .collect(Collectors.joining(System.getProperty("path.separator")));
    List<String> options = List.of(
        "-d", folder.toString(), "-cp", classPath, "-proc:none", "--release", "17", "-Xlint:all");
    StringWriter complaints = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      compiler
          .getTask(complaints, files, null, options, null, files.getJavaFileObjects(file))
          .call();
    }
    return complaints.toString();
  }

  /** Runs the program and returns its output. */
  String run() throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      call(loader.loadClass(name));
    } catch (InvocationTargetException e) {
      throw new AssertionError(source, e.getCause());
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  private static void call(Class<?> type) throws Exception {
    for (Method method : type.getMethods()) {
      if (method.getName().equals("main")) {
        method.invoke(null, (Object) new String[0]);
      } else if (method.getName().equals("run") && method.getParameterCount() == 0) {
        method.invoke(null);
      }
    }
  }

  @Override
  public String toString() {
    return source;
  }
}
