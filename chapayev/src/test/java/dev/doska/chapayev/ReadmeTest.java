package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.core.ruleset.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the module's page says of rules and options is so. */
class ReadmeTest {
  /** A row of the table of the physics: name, what it is, unit, default, range. */
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(\\w+)` \\|[^|]*\\|[^|]*\\| ([^|]+) \\| ([^|]+) \\|$");

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  private static boolean accepts(String option, String value) {
    String more = option.equals("slowBounce") ? ",fastBounce=0" : "";
    return ChapayevRuleset.parse("CLASSIC," + option + "=" + value + more).isOk();
  }

  @Test
  void every_rule_and_every_option_stands_on_the_page() throws IOException {
    String readme = readme();
    for (ChapayevRule rule : ChapayevRule.values()) {
      assertThat(readme).contains("| " + rule.id() + " |");
    }
    for (Option<?> option : ChapayevOptions.TABLE.options()) {
      assertThat(readme).containsPattern("`" + option.name() + "`");
    }
    for (String preset : ChapayevRuleset.presets()) {
      assertThat(readme).contains("`" + preset + "`");
    }
  }

  @Test
  void the_physics_has_the_defaults_and_ranges_of_the_page() throws IOException {
    List<String> names = new ArrayList<>();
    for (MatchResult row : ROW.matcher(readme()).results().toList()) {
      String name = row.group(1);
      names.add(name);
      String same = "CLASSIC," + name + "=" + row.group(2);
      assertThat(ChapayevRuleset.parse(same).orElseThrow())
          .as(same)
          .isEqualTo(ChapayevRuleset.CLASSIC);
      String range = row.group(3);
      if (name.equals("foldTips")) {
        assertThat(range).isEqualTo("on, off");
      } else {
        boolean open = range.startsWith("above ");
        String[] ends = range.replace("above ", "").replace(",", "").split(" to ", -1);
        assertThat(accepts(name, ends[0])).as("%s from %s", name, range).isNotEqualTo(open);
        String most = name.equals("fastBounce") ? "0.7" : ends[1];
        assertThat(accepts(name, most)).as("%s to %s", name, range).isTrue();
        String more = most.contains(".") ? most + "00001" : Integer.parseInt(most) + 1 + "";
        assertThat(accepts(name, more)).as("%s beyond %s", name, range).isFalse();
      }
    }
    assertThat(names)
        .containsExactly(
            "mu",
            "g",
            "slowBounce",
            "fastBounce",
            "bounceScale",
            "rimFriction",
            "stackFriction",
            "rollFriction",
            "foldStep",
            "foldTips",
            "edgeBand",
            "maxSpeed");
  }
}
