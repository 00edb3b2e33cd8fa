/** Pictures of Czech checkers: Unicode text and SVG. */
@NullMarked
package dev.doska.czechcheckers.picture;

import org.jspecify.annotations.NullMarked;
