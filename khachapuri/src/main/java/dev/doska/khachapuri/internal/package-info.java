/** Generation and judgement of turns on bit masks; not part of the API. */
@NullMarked
package dev.doska.khachapuri.internal;

import org.jspecify.annotations.NullMarked;
