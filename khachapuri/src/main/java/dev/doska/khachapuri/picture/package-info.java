/**
 * Pictures: boards in Unicode text and SVG, whole games as animated SVG. Positions and histories come in;
 * complete documents go out. This package calls core's {@code picture} and the values of the root package.
 * Start reading at {@link dev.doska.khachapuri.picture.KhachapuriDrawing}.
 */
@NullMarked
package dev.doska.khachapuri.picture;

import org.jspecify.annotations.NullMarked;
