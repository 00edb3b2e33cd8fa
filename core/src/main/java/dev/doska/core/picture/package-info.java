/**
 * SVG documents: a writer of elements and a writer of animations. Sizes, colours and key frames come in.
 * A complete document goes out as one string. This package knows no game and calls only the JDK; the
 * drawings of the games call it. Start reading at {@link dev.doska.core.picture.Svg}, then {@link
 * dev.doska.core.picture.Animation}.
 */
@NullMarked
package dev.doska.core.picture;

import org.jspecify.annotations.NullMarked;
