/**
 * Which moves and which drafts are legal, and what may be played: verdicts, faults of drafts, boxes of
 * moves with aimed samples. It changes nothing, calls the other packages of the engine and is not exported.
 * Start reading at {@code MoveJudge}.
 */
@NullMarked
package dev.doska.chapayev.internal.judging;

import org.jspecify.annotations.NullMarked;
