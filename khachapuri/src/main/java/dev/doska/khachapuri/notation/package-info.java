/**
 * Text in and out: moves, positions, position ids, records of games and matches. Texts come in; values or the
 * places of faults go out. This package asks the game what is legal through the common contract and calls
 * {@code internal} for diagnoses. Start reading at {@link
 * dev.doska.khachapuri.notation.KhachapuriNotation}.
 */
@NullMarked
package dev.doska.khachapuri.notation;

import org.jspecify.annotations.NullMarked;
