/**
 * The subcommands of the tool, one class each, and the arguments that several of them share. The command
 * line comes in through picocli; lines of text and an exit status go out. It calls every other room of
 * the tool. Start reading at {@link dev.doska.tool.command.MovesCommand}.
 */
@NullMarked
package dev.doska.tool.command;

import org.jspecify.annotations.NullMarked;
