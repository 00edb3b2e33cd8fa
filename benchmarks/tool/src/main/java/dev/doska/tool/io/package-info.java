/**
 * Streams, lines of text, the progress line, errors and exit statuses. Bytes and text come in and go
 * out. Every package of the tool may call this one; it calls no other package of the tool. Start
 * reading at {@link dev.doska.tool.io.Console}.
 */
@NullMarked
package dev.doska.tool.io;

import org.jspecify.annotations.NullMarked;
