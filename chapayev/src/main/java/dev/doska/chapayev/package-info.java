/** Rules of Chapayev. */
@NullMarked
package dev.doska.chapayev;

import org.jspecify.annotations.NullMarked;
