package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Outcome;
import dev.doska.core.Side;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole matches come out the same on every machine: a digest of the keys and packed moves of 20 matches
 * of each preset, played by seeded players. A change here is a change of the rules, the solver, the
 * keys, the packing or the aim, and breaks the promise of this major version.
 */
class GoldenMatchTest {
  private static final int MATCHES = 20;

  @ParameterizedTest
  @CsvSource({
    "CLASSIC, 5258, 580305adc3d751b8fa3c0a396a3ff1ee5a71e5e83481247b768cf236ee535f8e",
    "INTERNATIONAL, 3615, d7b0aadc66395c265e4b12cc5f8526f8d1e6a1aaa1b74a320cb9d66cd2cba570",
    "SIMPLE, 3601, 508a0800241dc5743479f2c70d8e5011793a64fbc1d79b8ef9a6cdffedf74648",
    "'CLASSIC,scissors=ON,reserve=1,edgeBand=0.2,fold=ACROSS,"
        + "formations=INFANTRY>SECOND_FLOOR(3)', 12112,"
        + " fbe1c5a8e3b6c0ed69606c20d43d1f8998342a256e11dbe65437d9de0cf3089a",
  })
  void matches_of_a_rule_set_have_this_digest(String rules, int plies, String digest)
      throws NoSuchAlgorithmException {
    Chapayev game = Chapayev.of(ChapayevRuleset.parse(rules + ",maxRounds=500").orElseThrow());
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    int count = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      Players players = new Players(seed);
      ChapayevPosition position = game.initial();
      while (!game.status(position).isFinished()) {
        ChapayevMove move = players.choose(game, position);
        long packed = game.encode(position, move);
        position = game.playUnchecked(position, move);
        sha.update(
            ByteBuffer.allocate(16).putLong(packed).putLong(game.key(position)).flip());
        count++;
      }
      Outcome outcome = game.status(position).outcome().orElseThrow();
      sha.update((byte) outcome.points(Side.WHITE));
    }
    assertThat(count + " " + HexFormat.of().formatHex(sha.digest()))
        .isEqualTo(plies + " " + digest);
  }
}
