/**
 * Moves and positions of Czech checkers as text. Text comes in and moves, positions or errors with their
 * places go out, and the other way round. This package may call the engine and the values of the root package,
 * not the game class. Start reading at {@link dev.doska.czechcheckers.notation.CzechNotation} for moves and
 * at {@link dev.doska.czechcheckers.notation.CzechFen} for positions. Whole games are in {@link
 * dev.doska.czechcheckers.notation.pdn}.
 */
@NullMarked
package dev.doska.czechcheckers.notation;

import org.jspecify.annotations.NullMarked;
