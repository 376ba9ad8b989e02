import Foundation

extension FileDescriptor {
  /// Waits until no other process holds a lock on the file (`flock`), and locks it.
  package func lock() throws(SystemFailure) {
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Locks the file, unless another process holds a lock on it.
  ///
  /// - Returns: Whether the file is now locked.
  package func tryLock() throws(SystemFailure) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw .last }
    }
    return true
  }

  /// Returns whether a path leads to this file; symbolic links in the path are followed.
  package func isSameFile(asAt path: String) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(number, &own) == 0 && stat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  /// Replaces the content of the file with a text; after an error, the file may be incomplete.
  package func replaceContent(with text: String) throws(SystemFailure) {
    guard ftruncate(number, 0) == 0, lseek(number, 0, SEEK_SET) == 0 else { throw .last }
    try write(text)
  }
}
