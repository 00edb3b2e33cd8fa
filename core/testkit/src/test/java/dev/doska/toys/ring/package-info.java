/** A toy: shuffleboard in one dimension, on a ring; pushes have coordinates too many to list. */
@NullMarked
package dev.doska.toys.ring;

import org.jspecify.annotations.NullMarked;
