/** Khachapuri in writing: positions, turns, rolls, records of games and of matches. */
@NullMarked
package dev.doska.khachapuri.notation;

import org.jspecify.annotations.NullMarked;
