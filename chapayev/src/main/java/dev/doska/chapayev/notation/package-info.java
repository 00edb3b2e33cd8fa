/** The texts of Chapayev. */
@NullMarked
package dev.doska.chapayev.notation;

import org.jspecify.annotations.NullMarked;
