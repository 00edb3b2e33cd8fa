/**
 * The law kit: properties that every game of the library keeps, as tests of any {@link
 * dev.doska.core.Game}. Games under several rule sets come in. Passed or failed properties go out, with
 * the position and the seed. This package calls core, jqwik, AssertJ and {@code support}. Start reading
 * at {@link dev.doska.testkit.Subject}, then {@link dev.doska.testkit.RuleLaws}.
 *
 * <p>One dependency brings the kit, jqwik, JUnit and AssertJ:
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
 * <p>A subject has optional parts: other writings of a move, drafted positions, {@link
 * dev.doska.testkit.Symmetry symmetries}, the number and length of the random games. The annotation
 * {@code @PropertyDefaults(tries = 200)} of jqwik on a test class sets the number of tries of each law.
 * Slow laws set their own number. One random game serves many tries, and {@code -Ddoska.law.seed=N} plays
 * other games. {@link dev.doska.testkit.support.Allocation} measures the bytes that a block allocates.
 *
 * <p>A subject does not use jqwik: it receives a {@link java.util.random.RandomGenerator}, and {@link
 * dev.doska.testkit.Situations} makes all positions.
 */
@NullMarked
package dev.doska.testkit;

import org.jspecify.annotations.NullMarked;
