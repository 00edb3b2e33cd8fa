/** How fast the disc solver is, alone and beside general engines. */
@NullMarked
package dev.doska.benchmarks.chapayev;

import org.jspecify.annotations.NullMarked;
