/**
 * Tools for tests of games that need no law: files of test vectors, a count of allocated bytes, a check of
 * SVG texts, random changes of texts. Texts, files and blocks of code come in; rows, numbers and failed
 * assertions come out. It calls only the JDK and AssertJ. Start reading at {@link
 * dev.doska.testkit.support.VectorFiles}.
 */
@NullMarked
package dev.doska.testkit.support;

import org.jspecify.annotations.NullMarked;
