/**
 * Khachapuri, a nardy with dice. This room holds what a user names: the game {@link
 * dev.doska.khachapuri.Khachapuri}, its positions, moves, drafts, rules, rule sets, matches and the builder of
 * turns. Moves come in; positions and verdicts go out. It calls {@code ruleset}, {@code notation}, {@code
 * picture} and the engine in {@code internal}. Start reading at {@link dev.doska.khachapuri.Khachapuri}.
 */
@NullMarked
package dev.doska.khachapuri;

import org.jspecify.annotations.NullMarked;
