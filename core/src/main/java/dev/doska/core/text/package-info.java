/** Tools for readers and writers of text: scanning with places, rule-set texts. */
@NullMarked
package dev.doska.core.text;

import org.jspecify.annotations.NullMarked;
