/** Records of whole games: their text, and their verification move by move. */
@NullMarked
package dev.doska.core.record;

import org.jspecify.annotations.NullMarked;
