/**
 * What a referee saw on a real board: whether it can be so, and what it means for the board. An
 * observation comes in, violations or an outcome go out. It calls {@code internal} only and is not
 * exported. Start reading at {@code ObservationValidator}.
 */
@NullMarked
package dev.doska.chapayev.internal.observation;

import org.jspecify.annotations.NullMarked;
