/** The contract: games, states, moves, verdicts. */
@NullMarked
package dev.doska.core;

import org.jspecify.annotations.NullMarked;
