@org.jspecify.annotations.NullMarked
package dev.doska.chapayev.picture;
