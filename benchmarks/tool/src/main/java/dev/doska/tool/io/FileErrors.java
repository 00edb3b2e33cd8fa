package dev.doska.tool.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Failures of the file system in words. */
public final class FileErrors {
  private FileErrors() {}

  /** A failure of the file system in words. */
  public static String describe(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": permission denied";
    }
    if (e instanceof FileSystemException fault && fault.getFile() != null) {
      return fault.getFile() + ": "
          + (fault.getReason() == null ? "can't be read" : fault.getReason());
    }
    return "input or output failed: " + e.getMessage();
  }
}
