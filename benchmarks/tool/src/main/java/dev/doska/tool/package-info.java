/**
 * The program {@code doska}, the command line of the library: its entry point and the list of its
 * subcommands. Arguments come in; an exit status goes out. The packages: {@code command} has one class
 * for each subcommand, {@code adapter} has what is special for each game, {@code files} verifies files
 * of games, {@code vectors} checks files of test vectors, {@code io} has streams and errors. Start
 * reading at {@link dev.doska.tool.Tool}.
 */
@NullMarked
package dev.doska.tool;

import org.jspecify.annotations.NullMarked;
