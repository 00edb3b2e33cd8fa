/**
 * How a move is carried out: the solver is run or an observation is read, then falls, turns, standing and
 * hanging checkers are resolved up to the next decision (CH-04, CH-05, CH-18 to CH-22). A workspace comes
 * in and is changed. It calls {@code round}, {@code observation} and the solver and is not exported. Start
 * reading at {@code MoveExecutor}.
 */
@NullMarked
package dev.doska.chapayev.internal.strike;

import org.jspecify.annotations.NullMarked;
