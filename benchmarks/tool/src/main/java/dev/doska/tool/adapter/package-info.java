/**
 * What the tool knows of each game beyond the common contract: its bots, its vector formats, its ways to
 * count, its words for a stuck position. A game's name and rule set come in, a {@link
 * dev.doska.tool.adapter.GameAdapter} goes out. Commands and files call this room; it calls {@code
 * vectors} and {@code io}. Start reading at {@link dev.doska.tool.adapter.GameAdapters}.
 */
@NullMarked
package dev.doska.tool.adapter;

import org.jspecify.annotations.NullMarked;
