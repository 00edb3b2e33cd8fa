/**
 * The options of Khachapuri: the types of their values, and the table that names them all. {@link
 * dev.doska.khachapuri.KhachapuriRuleset} is built on it. Texts and values come in, {@link
 * dev.doska.core.ruleset.OptionValues} go out. It calls core only. Start reading at {@link
 * dev.doska.khachapuri.ruleset.KhachapuriOptions}.
 */
@NullMarked
package dev.doska.khachapuri.ruleset;

import org.jspecify.annotations.NullMarked;
