package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.czechcheckers.Positions;
import dev.doska.testkit.support.Mutations;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Bad texts: readers answer each with documented results and nothing else. */
class PdnFuzzTest {
  private static final String SAMPLE = GameFiles.own();

  private static void check(String text) {
    List<ParseResult<PdnGame>> games = PdnReader.readAll(text);
    long lines = 1 + text.chars().filter(c -> c == '\n' || c == '\r').count();
    for (ParseResult<PdnGame> game : games) {
      for (TextError error : game.errors()) {
        assertThat(error.line()).isBetween(1, (int) lines);
        assertThat(error.column()).isBetween(1, text.length() + 1);
        assertThat(error.message()).isNotBlank();
      }
      game.value().ifPresent(PdnFuzzTest::check);
    }
  }

  private static void check(PdnGame game) {
    assertThat(PdnReplay.verify(game).message()).isNotBlank();
    assertThat(PdnReader.readAll(game.toString()))
        .extracting(back -> back.orElseThrow().withoutPlaces())
        .containsExactly(game.withoutPlaces());
  }

  @Property(tries = 500)
  void mutated_files_get_an_answer(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    int from = random.nextInt(SAMPLE.length());
    int to = Math.min(SAMPLE.length(), from + random.nextInt(2000));
    check(Mutations.of(SAMPLE.substring(from, to), random));
  }

  @Property(tries = 500)
  void mutated_annotated_games_get_an_answer(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    String text = RandomPdn.annotated(random) + "" + RandomPdn.annotated(random);
    check(Mutations.of(text, random));
  }

  @Property(tries = 500)
  void texts_of_PDN_characters_get_an_answer(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    String alphabet = "[]\"\\{}()<>;%$/*!?.-x: \n\r\tabcdefgh12345678FEN0Event";
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(400); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    check(text.toString());
  }

  @Property(tries = 300)
  void random_bytes_get_an_answer(@ForAll byte[] bytes) throws IOException {
    try (PdnReader reader = new PdnReader(new ByteArrayInputStream(bytes))) {
      int games = 0;
      while (reader.next().isPresent()) {
        games++;
      }
      assertThat(games).isLessThanOrEqualTo(bytes.length);
    }
  }
}
