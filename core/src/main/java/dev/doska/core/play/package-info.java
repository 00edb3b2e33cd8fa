/**
 * Bots and games between them. A {@link dev.doska.core.Line} and a generator of random numbers come in. A
 * move, or the line of a whole game, goes out. {@link dev.doska.core.play.Mcts} is a reference tree search
 * that plays all games; {@link dev.doska.core.play.RandomWalk} plays at random and allocates nothing. This
 * package calls the contract only. Start reading at {@link dev.doska.core.play.Bot}, then {@link
 * dev.doska.core.play.Playout}.
 */
@NullMarked
package dev.doska.core.play;

import org.jspecify.annotations.NullMarked;
