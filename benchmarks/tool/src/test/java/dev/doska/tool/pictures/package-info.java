/** Looks at the pictures of all games as pixels. */
@NullMarked
package dev.doska.benchmarks.pictures;

import org.jspecify.annotations.NullMarked;
