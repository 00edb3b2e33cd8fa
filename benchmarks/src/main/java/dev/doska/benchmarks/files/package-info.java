/** Files of games: finding, reading and verifying them. */
@NullMarked
package dev.doska.benchmarks.files;

import org.jspecify.annotations.NullMarked;
