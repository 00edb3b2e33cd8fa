/** What benchmarks of all games measure with. */
@NullMarked
package dev.doska.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
