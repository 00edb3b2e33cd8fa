/**
 * The engine: boards as bit planes, the search for turns, fast generators, verdicts on turns, keys and packed
 * moves. Positions and moves come in; packed moves and verdicts go out. This package calls core and the values
 * of the root package and is not exported. Start reading at {@code Turns}.
 */
@NullMarked
package dev.doska.khachapuri.internal;

import org.jspecify.annotations.NullMarked;
