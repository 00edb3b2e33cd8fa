/**
 * Statistics of self-play: matches between bots and counts of what happened in them. A game and a seed
 * come in; a report goes out. It calls {@code adapter} for the game and {@code io} for errors. Start
 * reading at {@link dev.doska.tool.stats.SelfPlay}.
 */
@NullMarked
package dev.doska.tool.stats;

import org.jspecify.annotations.NullMarked;
