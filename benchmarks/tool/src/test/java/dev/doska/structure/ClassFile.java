package dev.doska.structure;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a class file says about dependencies.
 *
 * @param projectClasses the binary names of the classes of the project in its code, types and generic
 *     signatures, such as {@code dev.doska.core.Moves$Finite}; its own name is among them
 * @param isPublic whether the class is public
 */
record ClassFile(Set<String> projectClasses, boolean isPublic) {
  /** The name of a class, alone or in a descriptor or a generic signature. */
  private static final Pattern PROJECT_CLASS = Pattern.compile("(?:^|L)(dev/doska/[\\w/$]+)");

  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;

  /** Reads a class file. */
  static ClassFile read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      in.readInt(); // magic number
      in.readInt(); // version
      Set<String> projectClasses = readConstants(in);
      return new ClassFile(projectClasses, Modifier.isPublic(in.readUnsignedShort()));
    }
  }

  /** Reads the constant pool. String literals are ignored. */
  private static Set<String> readConstants(DataInputStream in) throws IOException {
    int size = in.readUnsignedShort();
    String[] texts = new String[size];
    boolean[] literals = new boolean[size];
    boolean[] classes = new boolean[size];
    for (int i = 1; i < size; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case UTF8 -> texts[i] = in.readUTF();
        case CLASS -> classes[in.readUnsignedShort()] = true;
        case STRING -> literals[in.readUnsignedShort()] = true;
        default -> in.skipNBytes(length(tag));
      }
      if (tag == LONG || tag == DOUBLE) {
        i++;
      }
    }
    Set<String> found = new TreeSet<>();
    for (int i = 1; i < size; i++) {
      if (texts[i] != null && (classes[i] || !literals[i])) {
        Matcher matcher = PROJECT_CLASS.matcher(texts[i]);
        while (matcher.find()) {
          found.add(matcher.group(1).replace('/', '.'));
        }
      }
    }
    return found;
  }

  /** The number of bytes after the tag of a constant, in the class file format of Java 17. */
  private static int length(int tag) throws IOException {
    return switch (tag) {
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case LONG, DOUBLE -> 8;
      case 15 -> 3;
      case 16, 19, 20 -> 2;
      default -> throw new IOException("unknown constant tag " + tag);
    };
  }
}
