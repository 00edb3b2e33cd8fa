/**
 * Chapayev: checkers are flicked across a chessboard. This package holds what a user names: the game {@link
 * dev.doska.chapayev.Chapayev}, its positions, moves, drafts, rules, rule sets, facts and observations.
 * Moves and observations come in; positions, verdicts and resolutions go out. It calls {@code ruleset},
 * {@code notation}, {@code picture}, {@code physics} and the engine in {@code internal}. Start reading at
 * {@link dev.doska.chapayev.Chapayev}.
 *
 * @see dev.doska.core.Game
 * @see dev.doska.chapayev.Chapayev
 * @see dev.doska.chapayev.ChapayevPosition
 * @see dev.doska.chapayev.ChapayevMove
 * @see dev.doska.chapayev.Resolution
 * @see dev.doska.chapayev.Fact
 * @see dev.doska.chapayev.ChapayevRuleset
 * @see dev.doska.chapayev.physics
 */
@NullMarked
package dev.doska.chapayev;

import org.jspecify.annotations.NullMarked;
