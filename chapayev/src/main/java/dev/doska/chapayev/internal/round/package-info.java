/**
 * How rounds begin and end: set-up, opener, bayonet, reserve, and what a result does to rows and
 * formations (CH-02 to CH-17, CH-25, CH-27, CH-28). A working board comes in and is changed. It calls
 * {@code internal} only and is not exported. Start reading at {@code RoundFlow}.
 */
@NullMarked
package dev.doska.chapayev.internal.round;

import org.jspecify.annotations.NullMarked;
