/** The contract: games, positions, moves, verdicts. */
@NullMarked
package dev.doska.core;

import org.jspecify.annotations.NullMarked;
