/**
 * The contract between games and the code that uses them. A game is a {@link dev.doska.core.Game}, or a
 * {@link dev.doska.core.FiniteGame} if its moves can be listed; it knows the rules and holds no state.
 * Positions and moves come in. Statuses, moves, verdicts and new positions go out. A {@link
 * dev.doska.core.Line} is a game so far, with its history. Text goes through {@link
 * dev.doska.core.Notation} and {@link dev.doska.core.PositionFormat}. This package names the option table
 * of {@code ruleset} and calls no other package. Start reading at {@link dev.doska.core.Game}, then {@link
 * dev.doska.core.Line}, then {@link dev.doska.core.Status}.
 *
 * @see dev.doska.core.Game
 * @see dev.doska.core.Line
 * @see dev.doska.core.Status
 */
@NullMarked
package dev.doska.core;

import org.jspecify.annotations.NullMarked;
