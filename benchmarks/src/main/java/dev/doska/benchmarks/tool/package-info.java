/** The subcommands of the tool, one class each, and what they share. */
@NullMarked
package dev.doska.benchmarks.tool;

import org.jspecify.annotations.NullMarked;
