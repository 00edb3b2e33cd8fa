/**
 * The options of Chapayev: the types of their values, the table that names them all, and the sizes that
 * follow from them. {@link dev.doska.chapayev.ChapayevRuleset} is built on it. Texts and values come in,
 * {@link dev.doska.core.ruleset.OptionValues} go out. It calls core and the solver's values only. Start
 * reading at {@link dev.doska.chapayev.ruleset.ChapayevOptions}.
 */
@NullMarked
package dev.doska.chapayev.ruleset;

import org.jspecify.annotations.NullMarked;
