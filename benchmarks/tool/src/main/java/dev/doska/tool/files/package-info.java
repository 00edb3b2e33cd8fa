/**
 * Game files: finding, reading and verifying them. Paths and bytes come in; one finding a game goes out,
 * with its file and line. It calls {@code adapter} for the game and {@code io} for errors. Start
 * reading at {@link dev.doska.tool.files.GameFiles}.
 */
@NullMarked
package dev.doska.tool.files;

import org.jspecify.annotations.NullMarked;
