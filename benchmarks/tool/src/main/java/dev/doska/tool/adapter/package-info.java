/**
 * What is special for each game beyond the common contract: bots, formats of test vectors, perft
 * variants, draw counters, events to count. The id of a game and a rule set come in; a {@link
 * dev.doska.tool.adapter.GameAdapter} goes out. The commands and {@code files} call this package; it
 * calls {@code vectors} and {@code io}. Start reading at {@link dev.doska.tool.adapter.GameAdapters}.
 */
@NullMarked
package dev.doska.tool.adapter;

import org.jspecify.annotations.NullMarked;
