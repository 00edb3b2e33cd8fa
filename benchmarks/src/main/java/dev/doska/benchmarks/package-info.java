/** The command-line tool. */
@NullMarked
package dev.doska.benchmarks;

import org.jspecify.annotations.NullMarked;
