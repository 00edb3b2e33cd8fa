/**
 * The options of rule sets. A game declares each option once in a table, with its name, domain, rules and
 * one sentence. Text, reader, builder, documentation and tests come from the table. Strings or typed
 * values come in. {@link dev.doska.core.ruleset.OptionValues}, or the place of each fault, go out. This
 * package calls {@code text} and the values of the contract. Start reading at {@link
 * dev.doska.core.ruleset.OptionTable}.
 */
@NullMarked
package dev.doska.core.ruleset;

import org.jspecify.annotations.NullMarked;
