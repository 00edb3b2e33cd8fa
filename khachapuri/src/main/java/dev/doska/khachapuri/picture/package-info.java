/** Khachapuri in pictures: boards in Unicode text and SVG, whole games as animated SVG. */
@NullMarked
package dev.doska.khachapuri.picture;

import org.jspecify.annotations.NullMarked;
