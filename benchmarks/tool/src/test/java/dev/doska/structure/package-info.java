/**
 * Tests of the structure of all modules: which class depends on which, read from class files. Compiled
 * classes come in; circles, large packages and long chains of dependencies come out. It calls no other
 * package of the project. Start reading at {@link dev.doska.structure.StructureTest}.
 */
@NullMarked
package dev.doska.structure;

import org.jspecify.annotations.NullMarked;
