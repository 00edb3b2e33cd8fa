/**
 * Pictures: boards in Unicode text and SVG, shots and whole matches as animated SVG in true motion.
 * Positions, resolutions and histories come in; complete documents go out. This package asks the game through
 * {@link dev.doska.chapayev.picture.DrawingSource}. Start reading at {@link
 * dev.doska.chapayev.picture.ChapayevDrawing}.
 */
@NullMarked
package dev.doska.chapayev.picture;

import org.jspecify.annotations.NullMarked;
