/** Files of test vectors: reading them row by row and comparing each row with the library. */
@NullMarked
package dev.doska.benchmarks.vectors;

import org.jspecify.annotations.NullMarked;
