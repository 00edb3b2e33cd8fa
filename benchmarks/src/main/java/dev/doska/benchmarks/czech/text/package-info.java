/** How fast the texts of Czech checkers are read and written. */
@NullMarked
package dev.doska.benchmarks.czech.text;

import org.jspecify.annotations.NullMarked;
