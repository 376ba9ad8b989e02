import Foundation

extension FileDescriptor {
  /// Locks the file (`flock`); waits while it is locked through another open of the file.
  ///
  /// The other open may be one of this process. A signal does not end the wait.
  ///
  /// - Throws: The system's error.
  package func lock() throws(SystemFailure) {
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Locks the file (`flock`), unless it is locked through another open of the file.
  ///
  /// - Returns: Whether the file is now locked through this open; also true if it was before.
  /// - Throws: The system's error.
  package func tryLock() throws(SystemFailure) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw .last }
    }
    return true
  }

  /// Returns whether a path leads to this file; symbolic links in the path are followed.
  ///
  /// The result is false if nothing is at the path, or if the system cannot examine one of the two.
  package func isSameFile(asAt path: String) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(number, &own) == 0 && stat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  /// Replaces the content of the file with a text; after an error, the file may be empty or
  /// incomplete.
  package func replaceContent(with text: String) throws(SystemFailure) {
    guard ftruncate(number, 0) == 0, lseek(number, 0, SEEK_SET) == 0 else { throw .last }
    try write(text)
  }
}
