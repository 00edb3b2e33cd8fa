/**
 * The engine of Czech checkers, not exported: bitboards, move generation, judgement, endings, and the
 * scanner and writer of texts that positions and PDN share. Positions, moves and rule sets of the root
 * package come in, as values or as padded bitboards; packed moves, verdicts and outcomes go out. It may
 * call the values of the root package and the options of {@code ruleset}, never the game class. Start
 * reading at {@link dev.doska.czechcheckers.internal.CzechEngine}, then {@link
 * dev.doska.czechcheckers.internal.MoveGenerator}.
 */
@NullMarked
package dev.doska.czechcheckers.internal;

import org.jspecify.annotations.NullMarked;
