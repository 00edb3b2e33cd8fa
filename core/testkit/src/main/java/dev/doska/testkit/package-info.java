/**
 * The law kit: properties that every game of the library keeps, to be run on any {@link
 * dev.doska.core.Game}. One dependency brings it along with
 * jqwik, JUnit and AssertJ:
 *
 * <pre>{@code
 * <dependency>
 *   <groupId>dev.doska</groupId>
 *   <artifactId>doska-testkit</artifactId>
 *   <scope>test</scope>
 * </dependency>
 * }</pre>
 *
 * <p>A test class implements {@link dev.doska.testkit.FiniteGameLaws}, or {@link
 * dev.doska.testkit.GameLaws} if its moves can't always be listed, and supplies what {@link
 * dev.doska.testkit.Subject} asks for. Each law is then a test of that class.
 *
 * <pre>{@code
 * class NimLawsTest implements FiniteGameLaws<Nim, NimMove> {
 *   @Override
 *   public List<NimGame> games() {
 *     return List.of(NimGame.of(NimRules.NORMAL), NimGame.of(NimRules.MISERE));
 *   }
 *
 *   @Override
 *   public GameProvider provider() {
 *     return NimProvider.create();
 *   }
 *
 *   @Override
 *   public NimMove absurdMove(Game<Nim, NimMove> game, Nim nim, RandomGenerator random) {
 *     return new NimMove(random.nextInt(-1, 9), random.nextInt(-1, 20));
 *   }
 * }
 * }</pre>
 *
 * <p>Optional parts of a subject: other writings of a move, drafted positions, {@link
 * dev.doska.testkit.Symmetry symmetries}, the number and length of the random games. The number of tries
 * of each law is set for a whole test class by jqwik's {@code @PropertyDefaults(tries = 200)} on the
 * class; the laws that are slow by nature set their own. One game that is played at random serves many
 * tries, and {@code -Ddoska.law.seed=N} plays others. {@link dev.doska.testkit.support.Allocation} measures the
 * bytes that a block allocates.
 *
 * <p>All use of jqwik is in this package: a subject sees a {@link java.util.random.RandomGenerator}, and
 * positions are made in one place.
 */
@NullMarked
package dev.doska.testkit;

import org.jspecify.annotations.NullMarked;
