/**
 * Compiles and runs the examples of the documentation: every {@code <pre>{@code ...}</pre>} of the
 * modules' main Javadoc and every block of {@code java} in a README.
 *
 * <p>An example is a list of statements, or begins with a type and is a source file of its own, which is
 * run if it has a {@code main}. Statements are put into a template: a file {@code MODULE.txt} beside the
 * test, or {@code default.txt}. It gives the variables that examples of that module may use without
 * declaring them; {@code //IMPORTS} stands for imports of the exported packages of core and of the
 * module and of some of the JDK, and {@code //EXAMPLE} for the statements. Imports at the beginning of
 * lines of an example are moved to the top. Where an example says after a {@code println} what is
 * printed, as in {@code System.out.println(x); // → 42}, that is compared. A block after the line {@code
 * <!-- compiled, not run -->} is compiled only; blocks that begin with {@code <} are not Java.
 */
@NullMarked
package dev.doska.examples;

import org.jspecify.annotations.NullMarked;
