/** Rules of Khachapuri. */
@NullMarked
package dev.doska.khachapuri;

import org.jspecify.annotations.NullMarked;
