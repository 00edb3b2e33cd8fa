/** A toy: two runners a side race along a track by dice, with hits, forced passes and a roll-off. */
@NullMarked
package dev.doska.toys.race;

import org.jspecify.annotations.NullMarked;
