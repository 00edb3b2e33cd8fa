/**
 * The subcommands of the tool, one class for each, and the arguments that several of them share.
 * Arguments come in from picocli; lines of text and an exit status go out. It may call every other
 * package of the tool except the entry point. Start reading at {@link
 * dev.doska.tool.command.MovesCommand}.
 */
@NullMarked
package dev.doska.tool.command;

import org.jspecify.annotations.NullMarked;
