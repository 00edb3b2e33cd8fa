/**
 * The options of a rule set: one table a game, from which its text, its reader, its builder, its
 * documentation and its tests come. A game declares each option once, with its name, its domain, its rules
 * and one sentence. Texts come in as strings or values as typed options; {@link
 * dev.doska.core.ruleset.OptionValues} go out. This room calls {@code text} and the root of core only.
 * Start reading at {@link dev.doska.core.ruleset.OptionTable}.
 */
@NullMarked
package dev.doska.core.ruleset;

import org.jspecify.annotations.NullMarked;
