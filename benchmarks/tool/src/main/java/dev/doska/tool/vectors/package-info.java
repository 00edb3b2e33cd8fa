/**
 * Files of test vectors: how to read them row by row and compare each row with the library. A file
 * comes in; a report of the rows that differ goes out. It calls the games and {@code io}. Start reading
 * at {@link dev.doska.tool.vectors.VectorFile}.
 */
@NullMarked
package dev.doska.tool.vectors;

import org.jspecify.annotations.NullMarked;
