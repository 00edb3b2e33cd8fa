package dev.doska.core.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that was compiled against a rule set with one option fewer still runs. */
class OlderClientTest {
  private static final String RULES = """
      package client;
      import dev.doska.core.*;
      import dev.doska.core.ruleset.*;
      import java.util.List;
      public final class Rules implements Ruleset {
        private static final OptionTable.Builder BUILDER = OptionTable.builder();
        //FIRST public static final Option<Boolean> NEW = option("blow", OptionDomain.flag(), true);
        public static final Option<Boolean> HUFF = option("huff", OptionDomain.flag(), false);
        public static final Option<Integer> LIMIT = option("limit", OptionDomain.number(1, 99), 15);
        //LAST public static final Option<Boolean> NEW = option("blow", OptionDomain.flag(), true);
        public static final OptionTable TABLE = BUILDER
            .preset("BASE", v -> v)
            .preset("CLUB", v -> v.with(HUFF, true))
            .build();
        public static final Rules CLUB = new Rules(TABLE.preset("CLUB"));
        private final OptionValues values;
        private Rules(OptionValues values) { this.values = values; }
        private static <V> Option<V> option(String name, OptionDomain<V> domain, V value) {
          return BUILDER.option(name, domain, value, List.of(CommonRule.AGREEMENT), name);
        }
        public static ParseResult<Rules> parse(String text) { return TABLE.parse(text).map(Rules::new); }
        public Builder toBuilder() { return new Builder(values.toBuilder()); }
        public OptionValues options() { return values; }
        public String text() { return TABLE.format(values); }
        public Rules withoutDraws() { return this; }
        public boolean huff() { return values.get(HUFF); }
        public int limit() { return values.get(LIMIT); }
        @Override public boolean equals(Object o) { return o instanceof Rules r && values.equals(r.values); }
        @Override public int hashCode() { return values.hashCode(); }
        public static final class Builder {
          private final OptionValues.Builder values;
          private Builder(OptionValues.Builder values) { this.values = values; }
          public Builder huff(boolean value) { values.set(HUFF, value); return this; }
          public Builder limit(int value) { values.set(LIMIT, value); return this; }
          public Rules build() { return new Rules(TABLE.require(values.build())); }
        }
      }
      """;

  private static final String CLIENT = """
      package client;
      import dev.doska.core.ruleset.OptionValues;
      public final class Client implements java.util.function.Supplier<String> {
        public String get() {
          Rules rules = Rules.CLUB.toBuilder().limit(7).build();
          Rules read = Rules.parse(rules.text()).orElseThrow();
          OptionValues changed = rules.options().with(Rules.HUFF, false);
          return rules.text() + " " + read.equals(rules) + read.huff() + read.limit() + " "
              + Rules.TABLE.format(changed) + " " + changed.differences(rules.options())
              + Rules.TABLE.presets() + Rules.CLUB.text() + Rules.parse("limit=0").isOk();
        }
      }
      """;

  private static final String ANSWER =
      "BASE,huff=on,limit=7 truetrue7 BASE,limit=7 [huff][BASE, CLUB]CLUBfalse";

  @TempDir
  Path folder;

  @Test
  void a_client_runs_with_the_rule_set_that_it_was_compiled_against() throws Exception {
    Path old = compile("old", "Rules", RULES);
    assertThat(run(old, compile("app", "Client", CLIENT, old))).isEqualTo(ANSWER);
  }

  @Test
  void a_client_runs_with_one_option_more_before_or_after_the_others() throws Exception {
    Path client = compile("app", "Client", CLIENT, compile("old", "Rules", RULES));
    for (String place : List.of("FIRST", "LAST")) {
      Path newer = compile(place, "Rules", RULES.replace("//" + place, ""));
      assertThat(run(newer, client)).isEqualTo(ANSWER);
      assertThat(Files.readString(newer.resolve("Rules.java")))
          .contains("  public static final Option<Boolean> NEW");
    }
  }

  /** What the builder avoids, and a proof that this test notices it. */
  @Test
  void a_client_of_a_constructor_of_all_options_does_not_run_with_one_option_more()
      throws Exception {
    String rules = "package client; public record Rules(boolean huff%s) {}";
    String client = "package client; public final class Client implements"
        + " java.util.function.Supplier<String> {"
        + " public String get() { return new Rules(true).toString(); } }";
    Path old = compile("old", "Rules", rules.formatted(""));
    Path app = compile("app", "Client", client, old);
    assertThat(run(old, app)).isEqualTo("Rules[huff=true]");
    Path newer = compile("new", "Rules", rules.formatted(", int limit"));
    assertThatThrownBy(() -> run(newer, app)).isInstanceOf(NoSuchMethodError.class);
  }

  private Path compile(String name, String type, String source, Path... uses) throws Exception {
    Path out = Files.createDirectories(folder.resolve(name));
    Path file = Files.writeString(out.resolve(type + ".java"), source);
    StringBuilder path = new StringBuilder(Path.of(OptionTable.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .toURI())
        .toString());
    path.append(File.pathSeparator).append(System.getProperty("java.class.path"));
    for (Path used : uses) {
      path.append(File.pathSeparator).append(used);
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int code = compiler.run(
        null,
        null,
        null,
        "-proc:none",
        "-nowarn",
        "-cp",
        path.toString(),
        "-d",
        out.toString(),
        file.toString());
    assertThat(code).as("compiling " + name).isZero();
    return out;
  }

  /** What the client answers when it is loaded with a rule set. */
  private static Object run(Path rules, Path client)
      throws IOException, ReflectiveOperationException {
    URL[] path = {rules.toUri().toURL(), client.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, OlderClientTest.class.getClassLoader())) {
      Class<?> type = loader.loadClass("client.Client");
      return ((Supplier<?>) type.getConstructor().newInstance()).get();
    }
  }
}
