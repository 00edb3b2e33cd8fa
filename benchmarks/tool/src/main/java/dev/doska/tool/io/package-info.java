/**
 * The streams of the tool, lines of text, its progress line, its errors and its exit statuses. Everything in the tool
 * may call this room; it calls nothing of the tool. Start reading at {@link
 * dev.doska.tool.io.Console}.
 */
@NullMarked
package dev.doska.tool.io;

import org.jspecify.annotations.NullMarked;
