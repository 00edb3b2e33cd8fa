/**
 * Records of whole games. Lines or texts come in. Texts, or records with the place of every fault, go out.
 * {@link dev.doska.core.record.Replay} plays a record again and names the first move, key or result that
 * differs. This package calls the contract and {@code text}. Start reading at {@link
 * dev.doska.core.record.GameRecord}, then {@link dev.doska.core.record.RecordFormat}.
 */
@NullMarked
package dev.doska.core.record;

import org.jspecify.annotations.NullMarked;
