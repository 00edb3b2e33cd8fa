/**
 * Khachapuri, a nardy with dice. This package holds what a user names: the game {@link
 * dev.doska.khachapuri.Khachapuri}, its positions, moves, drafts, rules, rule sets, matches and the builder of
 * turns. Moves come in; positions and verdicts go out. It calls {@code ruleset}, {@code notation}, {@code
 * picture} and the engine in {@code internal}. Start reading at {@link dev.doska.khachapuri.Khachapuri}.
 *
 * @see dev.doska.core.Game
 * @see dev.doska.khachapuri.Khachapuri
 * @see dev.doska.khachapuri.KhachapuriPosition
 * @see dev.doska.khachapuri.KhachapuriRuleset
 * @see dev.doska.khachapuri.notation
 */
@NullMarked
package dev.doska.khachapuri;

import org.jspecify.annotations.NullMarked;
