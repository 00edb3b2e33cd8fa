/**
 * Compiles and runs the examples of the documentation: every {@code <pre>{@code ...}</pre>} of the
 * modules' main Javadoc and every block of {@code java} in a README.
 *
 * <p>An example is a list of statements or a source file. A source file begins with a type and is run if it
 * has a {@code main} method. The types of the file {@code MODULE-types.txt}, if any, are added to it. Statements are inserted into a template: the file {@code MODULE.txt} in the
 * resources of the test, or {@code default.txt}. The template declares the variables that examples of
 * this module can use. {@code //IMPORTS} is replaced by imports of the exported packages of core and of the
 * module and of some packages of the JDK, {@code //EXAMPLE} by the statements. Imports in an example are
 * moved to the top. If an example has the expected output in a comment, as in {@code
 * System.out.println(x); // → 42}, the output is compared. A block after the line {@code <!-- compiled, not
 * run -->} is only compiled. Blocks that begin with {@code <} are not Java.
 */
@NullMarked
package dev.doska.examples;

import org.jspecify.annotations.NullMarked;
