/**
 * Games in PDN 3.0. {@link dev.doska.czechcheckers.notation.pdn.PdnReader} turns text into {@link
 * dev.doska.czechcheckers.notation.pdn.PdnGame} values, {@link
 * dev.doska.czechcheckers.notation.pdn.PdnReplay} judges them by the rules, and {@link
 * dev.doska.czechcheckers.notation.pdn.PdnWriter} turns them into text again. Text and played games come
 * in; values with their places in the text go out. This package may call all other packages of the module except
 * the pictures. Start reading at {@link dev.doska.czechcheckers.notation.pdn.PdnGame}.
 */
@NullMarked
package dev.doska.czechcheckers.notation.pdn;

import org.jspecify.annotations.NullMarked;
