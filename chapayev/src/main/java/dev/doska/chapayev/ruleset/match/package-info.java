/**
 * The options about matches and their rounds: who opens, how rows meet, how a round and a match end. Only
 * values: nothing comes in, and this package calls nothing. {@link
 * dev.doska.chapayev.ruleset.ChapayevOptions} lists them with the other options. Start reading at {@link
 * dev.doska.chapayev.ruleset.match.Opener}.
 */
@NullMarked
package dev.doska.chapayev.ruleset.match;

import org.jspecify.annotations.NullMarked;
