/**
 * What a referee observed on a real board: whether it is possible, and its effect on the board. An
 * observation comes in, violations or an outcome go out. It calls {@code internal} only and is not
 * exported. Start reading at {@code ObservationValidator}.
 */
@NullMarked
package dev.doska.chapayev.internal.observation;

import org.jspecify.annotations.NullMarked;
