/**
 * Files of games: how to find, read and verify them. Paths and bytes come in; one finding for each game
 * goes out, with its file and line. It calls {@code adapter} for the game and {@code io} for errors.
 * Start reading at {@link dev.doska.tool.files.GameFiles}.
 */
@NullMarked
package dev.doska.tool.files;

import org.jspecify.annotations.NullMarked;
