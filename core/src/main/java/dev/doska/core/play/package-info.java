/** Playing: bots, games between them, random games, and a reference search. */
@NullMarked
package dev.doska.core.play;

import org.jspecify.annotations.NullMarked;
