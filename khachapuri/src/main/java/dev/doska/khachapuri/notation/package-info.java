/** How positions, turns and records of Khachapuri are written. */
@NullMarked
package dev.doska.khachapuri.notation;

import org.jspecify.annotations.NullMarked;
