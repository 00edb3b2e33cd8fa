/** The pictures of Chapayev. */
@NullMarked
package dev.doska.chapayev.picture;

import org.jspecify.annotations.NullMarked;
