package dev.doska.tool.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Messages for failures of the file system. */
public final class FileErrors {
  private FileErrors() {}

  /** The message for a failure of the file system. */
  public static String describe(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": permission denied";
    }
    if (e instanceof FileSystemException fault && fault.getFile() != null) {
      return fault.getFile() + ": "
          + (fault.getReason() == null ? "cannot be read" : fault.getReason());
    }
    return "input or output failed: " + e.getMessage();
  }
}
