/** The law kit: properties that every game keeps, to be run on any {@code Game}. */
@org.jspecify.annotations.NullMarked
package dev.doska.testkit;
