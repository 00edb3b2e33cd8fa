/** Rules of Czech checkers (česká dáma). */
@NullMarked
package dev.doska.czechcheckers;

import org.jspecify.annotations.NullMarked;
