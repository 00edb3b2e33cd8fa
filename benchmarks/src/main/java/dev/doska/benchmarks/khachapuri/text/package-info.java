/** How fast the texts of Khachapuri are read and written. */
@NullMarked
package dev.doska.benchmarks.khachapuri.text;

import org.jspecify.annotations.NullMarked;
