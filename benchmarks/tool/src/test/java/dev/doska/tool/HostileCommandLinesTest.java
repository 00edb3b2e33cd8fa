package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Command lines that fail. Each prints one clear line and has exit status 2. */
class HostileCommandLinesTest {
  private static final List<String> GAMES = List.of("czech-checkers", "khachapuri", "chapayev");
  private static final String HUGE = "99999999999999999999";

  /** Command lines that fail for every game. GAME is replaced by each game. */
  private static final List<String> FOR_ANY_GAME = List.of(
      "show GAME GAME",
      "show GAME --position",
      "show GAME --position=",
      "show GAME --position nonsense",
      "show GAME --position \u0000\u0007",
      "show GAME --position W:Wa1\u2028:B",
      "show GAME --position " + "x".repeat(20_000),
      "show GAME --rules",
      "show GAME --rules nonsense",
      "show GAME --rules =",
      "show GAME --rules ,,",
      "show GAME --rules a=b=c",
      "show GAME --preset classic,",
      "show GAME --play",
      "show GAME --play nonsense",
      "show GAME --play=",
      "show GAME --roll 7-7",
      "show GAME --roll 6-5-4",
      "show GAME --roll",
      "show GAME --seed 1",
      "show GAME -x",
      "moves GAME extra",
      "moves GAME --aimed -1",
      "moves GAME --aimed x",
      "moves GAME --aimed " + HUGE,
      "moves GAME --aimed",
      "moves GAME --roll a-b",
      "judge GAME nonsense",
      "judge GAME a b c",
      "judge GAME ?",
      "judge GAME \u0000",
      "judge GAME --position nonsense c3-d4",
      "judge GAME",
      "play GAME --seed x",
      "play GAME --seed",
      "play GAME --seed 1.5",
      "play GAME --seed 9223372036854775808",
      "play GAME --seed -9223372036854775809",
      "play GAME --white nobody",
      "play GAME --black MCTS2",
      "play GAME --budget 0",
      "play GAME --budget " + HUGE,
      "play GAME --games 0",
      "play GAME --games -1",
      "play GAME --games x",
      "play GAME --plies -1",
      "play GAME --plies 1000001",
      "play GAME --plies 0x10",
      "play GAME -o",
      "play GAME --plies 1 -o /nosuch/game",
      "play GAME --plies 1 -o .",
      "play GAME --plies 1 -o \u0000",
      "play GAME --position nonsense",
      "stats GAME --matches 0",
      "stats GAME --matches -1",
      "stats GAME --matches x",
      "stats GAME --matches " + HUGE,
      "stats GAME --matches 100000001",
      "stats GAME --matches",
      "stats GAME --seed x",
      "stats GAME --seed 9223372036854775808",
      "stats GAME --plies -1",
      "stats GAME --plies 1000001",
      "stats GAME --threads 0",
      "stats GAME --threads 1025",
      "stats GAME --rules nonsense",
      "stats GAME --json=maybe",
      "stats GAME --white mcts",
      "stats GAME extra",
      "perft GAME --depth -1",
      "perft GAME --depth x",
      "perft GAME --depth " + HUGE,
      "perft GAME --depth 1001",
      "perft GAME --depth",
      "perft GAME --threads 0",
      "perft GAME --threads 1025",
      "perft GAME --threads -2147483648",
      "perft GAME --count all",
      "perft GAME --count",
      "perft GAME --repeat 0",
      "perft GAME --split -1",
      "perft GAME --split 2",
      "perft GAME --merge",
      "perft GAME --merge nowhere",
      "perft GAME --merge .",
      "perft GAME --divide --depth 0",
      "vectors GAME",
      "vectors GAME nowhere.tsv",
      "vectors GAME .",
      "vectors GAME -",
      "vectors GAME - -",
      "vectors GAME \u0000",
      "vectors GAME - --threads 0",
      "render GAME --game",
      "render GAME --game nowhere",
      "render GAME --game .",
      "render GAME --game -",
      "render GAME --game - --number 0",
      "render GAME --number x",
      "render GAME --shot",
      "render GAME --shot nonsense",
      "render GAME -o /nosuch/x.svg",
      "render GAME -o .",
      "verify GAME",
      "verify nowhere.pdn",
      "verify",
      "verify -",
      "verify - -",
      "verify \u0000",
      "verify - --rules nonsense",
      "verify - --rules",
      "verify --quiet",
      "verify - --facts=maybe",
      "GAME",
      "GAME show",
      "show gam GAME",
      "games GAME");

  /** Command lines without a game. */
  private static final List<String> OTHERS = List.of(
      "bench -nonsense",
      "nonsense",
      "SHOW",
      "--nonsense",
      "-",
      "@file",
      "@/etc/passwd",
      "show",
      "show chess",
      "show CZECH-CHECKERS",
      "show czech",
      "show ''",
      "show --position W:Wa1:B",
      "moves",
      "judge",
      "play",
      "stats",
      "stats chess",
      "perft",
      "vectors",
      "render",
      "games extra",
      "games --rules x",
      "help nonsense",
      "vectors chess -",
      "perft chess",
      "play chess",
      "--seed 1 play czech-checkers",
      "show czech-checkers --position W:WKa1,a1:B",
      "show czech-checkers --position W:Wb1:B",
      "show czech-checkers --position W:W1-40:B",
      "show czech-checkers --position W:Wa1:B:H99999999999",
      "show czech-checkers --roll 6-5",
      "show czech-checkers --rules repetition=-1",
      "show czech-checkers --rules repetition=" + HUGE,
      "show czech-checkers --play c3-d4 --play c3-d4",
      "render czech-checkers --shot c3-d4",
      "render khachapuri --shot 24/18",
      "perft czech-checkers --count n21",
      "perft czech-checkers --merge units.txt --depth 3",
      "perft khachapuri --merge units.txt --roll 6-5",
      "perft khachapuri --depth 2 --split 1 --divide",
      "render khachapuri --game game.doska --roll 6-5",
      "render chapayev --shot E@87.250/1.200 --targets",
      "render czech-checkers --number 2",
      "perft czech-checkers --count routes --split 1 --depth 2",
      "perft khachapuri --count routes",
      "perft chapayev",
      "show khachapuri --position W=24x99;B=-",
      "show khachapuri --position W=24x4,6x11;B=18x11,12x4",
      "show khachapuri --position k1AAAA",
      "moves khachapuri --position W=-;B=18x11,12x4 --roll 6-5",
      "show khachapuri --roll 0-1",
      "show khachapuri --rules headLimit=16",
      "show khachapuri --rules matchPoints=-5",
      "moves chapayev --count",
      "judge chapayev E@87.250",
      "show chapayev --rules files=9",
      "show chapayev --rules reserve=4,formations=INFANTRY|SECOND_FLOOR(9)",
      "play chapayev --white mcts --budget -5");

  static Stream<List<String>> commandLines() {
    List<List<String>> all = new ArrayList<>();
    for (String line : FOR_ANY_GAME) {
      for (String game : line.contains("GAME") ? GAMES : List.of("")) {
        all.add(words(line.replace("GAME", game)));
      }
    }
    OTHERS.forEach(line -> all.add(words(line)));
    return all.stream();
  }

  private static List<String> words(String line) {
    return Arrays.stream(line.split(" ", -1))
        .map(word -> word.equals("''") ? "" : word)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commandLines")
  void is_one_line_and_status_2(List<String> line) {
    ToolRun run = ToolRun.of(line.toArray(new String[0]));
    assertThat(run.err()).startsWith("doska: ").endsWith("\n").doesNotContain("internal error");
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).hasSizeLessThan(600);
    assertThat(run.status()).as(run.out() + run.err()).isEqualTo(ExitStatus.FAILED);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          frob                             | unknown command "frob"; expected one of help, games,
          games extra                      | unexpected argument "extra"
          show khachapuri --rol 6-5        | unknown option "--rol"; did you mean --roll
          show                             | GAME is missing
          vectors                          | GAME and FILE are missing
          show khachapuri --rules          | --rules or --preset needs a value, RULES
          perft czech-checkers --depth x   | "x" is not a whole number from -2147483648 to 2147483647
          play khachapuri --seed 1e3       | "1e3" is not a whole number from -9223372036854775808 to
          show khachapuri --play z         | move "z": column 1: found "z"; expected a turn
          render chapayev --game .         | .: is a directory
          render khachapuri --game -       | standard input: no game 1
          render khachapuri -o /no/x.svg   | cannot write /no/x.svg: there is no directory /no
          render khachapuri -o .           | cannot write .: it is a directory
          """)
  void the_message_names_the_error_and_what_was_expected(String line, String message) {
    ToolRun.of(line.split(" ", -1)).failedWith(message);
  }

  /** Every command that reads a file or standard input. */
  static Stream<String> readers() {
    return Stream.of(
        "verify -", "vectors GAME -", "judge GAME", "perft GAME --merge -", "render GAME --game -");
  }

  @ParameterizedTest
  @MethodSource("readers")
  void any_bytes_get_an_answer(String reader) {
    Random random = new Random(reader.hashCode());
    for (String game : GAMES) {
      String[] line = reader.replace("GAME", game).split(" ", -1);
      for (byte[] bytes : hostileInputs(random)) {
        ToolRun run = ToolRun.run(false, bytes, line);
        assertThat(run.status()).isIn(ExitStatus.WRONG, ExitStatus.FAILED);
        assertThat(run.out() + run.err()).doesNotContain("internal error", "\tat ");
        assertThat(run.err().lines()).hasSizeLessThan(3);
      }
    }
  }

  private static List<byte[]> hostileInputs(Random random) {
    List<byte[]> inputs = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      byte[] noise = new byte[1 + random.nextInt(3000)];
      random.nextBytes(noise);
      inputs.add(noise);
    }
    inputs.add(new byte[0]);
    inputs.add(new byte[5000]);
    for (String text : List.of(
        "\n\n\n",
        "\uFEFF",
        "\uFEFF[Game \"khachapuri\"]\r\n\r\n1. w 6-5: 24/13\r\n*\r\n",
        "[Game \"khachapuri\"]\r\r*\r",
        "{\"move\":\"" + "9".repeat(100_000) + "\"}",
        "[".repeat(100_000),
        "id\tfen_algebraic\tfrom\tto\tpdn\tpdn_long\tcaptured\tcrowns\n\t\t\t\n\u0000\n",
        "rules\tdepth\tn21\tn36\nstd\t-999\t1\t1\u0000\n",
        "dice\tsteps\tsequences\tresults\tresultsHash\n6-5\n\t\t\t\t\n",
        """
        tol\thalf_x\thalf_y\tmu\tg\te\tdiscs\tflicks\texpected\tn_impacts\timpacts
        1e-12\t1e308\t1e308\t1\t1\t1\t0:0:0:1e300:1e-300\t0:NaN:1\t-\t0\t-
        """,
        "khachapuri\tSTANDARD\tW=-;B=- -\t1\t1\tonce\n",
        "1. c3-d4 ( ( ( ( ( ( { ; $ 1-0")) {
      inputs.add(text.getBytes(StandardCharsets.UTF_8));
    }
    return inputs;
  }
}
