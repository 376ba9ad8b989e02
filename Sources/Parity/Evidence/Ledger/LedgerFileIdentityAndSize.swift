import Basics
import Foundation
import ScreenDocument

/// The identity and the size of a ledger file.
///
/// Another process changes the size if it appends to the file, and the identity if it replaces the
/// file.
struct LedgerFileIdentityAndSize: Hashable {
  private let device: dev_t
  private let inode: ino_t
  private(set) var size: Int

  /// Reads the state of an open file; returns `nil` if the system reports an error.
  init?(of file: FileDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status, size: Int(status.st_size))
  }

  /// Reads the identity of the file at a path, and uses the given size in bytes; returns `nil` if
  /// the system reports an error.
  init?(at path: String, size: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status, size: size)
  }

  private init(_ status: stat, size: Int) {
    device = status.st_dev
    inode = status.st_ino
    self.size = size
  }

  /// Returns the state after `count` bytes were appended.
  func grown(by count: Int) -> Self {
    var state = self
    state.size += count
    return state
  }
}
