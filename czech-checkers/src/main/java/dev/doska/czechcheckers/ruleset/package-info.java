/**
 * The options of Czech checkers: the types of their values and the table of all options. {@link
 * dev.doska.czechcheckers.CzechRuleset} is built on the table. Texts and values come in, {@link
 * dev.doska.core.ruleset.OptionValues} go out. This package may call core, positions and their FEN. Start
 * reading at {@link dev.doska.czechcheckers.ruleset.CzechOptions}.
 */
@NullMarked
package dev.doska.czechcheckers.ruleset;

import org.jspecify.annotations.NullMarked;
