/**
 * Formations: how a side's checkers stand at the beginning of a round (CH-27). Texts come in, {@link
 * dev.doska.chapayev.ruleset.formation.FormationSpec} goes out. This package calls core only. Start reading at
 * {@link dev.doska.chapayev.ruleset.formation.FormationSpec}.
 */
@NullMarked
package dev.doska.chapayev.ruleset.formation;

import org.jspecify.annotations.NullMarked;
