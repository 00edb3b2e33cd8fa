/**
 * The program {@code doska}: the library on a command line. Here are its entry and the list of its
 * subcommands. Arguments come in, an exit status goes out. The rooms: {@code command} holds one class a
 * subcommand, {@code adapter} what the tool knows of each game, {@code files} game files and their
 * verification, {@code vectors} files of test vectors, {@code io} streams and errors. Start reading
 * at {@link dev.doska.tool.Tool}.
 */
@NullMarked
package dev.doska.tool;

import org.jspecify.annotations.NullMarked;
