package dev.doska.tool.stats;

import dev.doska.tool.adapter.EventKind;

/**
 * How many events of one kind there were.
 *
 * @param kind the kind
 * @param count the number of events, 0 if none
 */
public record EventCount(EventKind kind, long count) {}
