/** Pictures of positions of Khachapuri. */
@NullMarked
package dev.doska.khachapuri.picture;

import org.jspecify.annotations.NullMarked;
