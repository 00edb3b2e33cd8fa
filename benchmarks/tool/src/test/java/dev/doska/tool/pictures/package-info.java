/** Tests of the pictures of all games, pixel by pixel. */
@NullMarked
package dev.doska.benchmarks.pictures;

import org.jspecify.annotations.NullMarked;
