/**
 * The options of Czech checkers: the types of their values, and the table that names them all. {@link
 * dev.doska.czechcheckers.CzechRuleset} is built on it. Texts and values come in, {@link
 * dev.doska.core.ruleset.OptionValues} go out. It calls core and positions only. Start reading at {@link
 * dev.doska.czechcheckers.ruleset.CzechOptions}.
 */
@NullMarked
package dev.doska.czechcheckers.ruleset;

import org.jspecify.annotations.NullMarked;
