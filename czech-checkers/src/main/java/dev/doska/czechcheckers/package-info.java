/**
 * Czech checkers (česká dáma): the game with its positions, moves, rules and rule sets. Start reading at
 * {@link dev.doska.czechcheckers.CzechCheckers}; its {@code judge} names the rules of {@link
 * dev.doska.czechcheckers.CzechRule} that a move breaks. Values and packed moves come in and go out. Texts
 * are read and written in {@code notation}, options are declared in {@code ruleset}, and boards are drawn
 * in {@code picture}. This package may call all of them and the engine in {@code internal}, which is not
 * exported.
 *
 * @see dev.doska.core.Game
 * @see dev.doska.czechcheckers.CzechCheckers
 * @see dev.doska.czechcheckers.CzechPosition
 * @see dev.doska.czechcheckers.CzechRuleset
 * @see dev.doska.czechcheckers.notation
 */
@NullMarked
package dev.doska.czechcheckers;

import org.jspecify.annotations.NullMarked;
