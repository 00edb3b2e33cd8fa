/** A small writer of SVG documents. */
@NullMarked
package dev.doska.core.picture;

import org.jspecify.annotations.NullMarked;
