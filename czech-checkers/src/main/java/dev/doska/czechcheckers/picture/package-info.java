/**
 * Pictures of Czech checkers: Unicode text, SVG, and animated SVG of whole games. Positions, moves and
 * histories come in, strings go out. This package may call the values of the root package and core, not the
 * game class and not the engine. Start reading at {@link dev.doska.czechcheckers.picture.CzechDrawing}.
 */
@NullMarked
package dev.doska.czechcheckers.picture;

import org.jspecify.annotations.NullMarked;
