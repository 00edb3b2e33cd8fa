/** Bitboards and search behind the rules of Czech checkers; not API. */
@NullMarked
package dev.doska.czechcheckers.internal;

import org.jspecify.annotations.NullMarked;
