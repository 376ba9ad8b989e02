import Basics
import Foundation
import ScreenDocument

/// The identity and size of a ledger's file; unchanged until another process writes to the file.
struct LedgerFileState: Hashable {
  private let device: dev_t
  private let number: ino_t
  private(set) var size: Int

  /// Reads the state of an open file.
  init?(of file: FileDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status, size: Int(status.st_size))
  }

  /// Reads the state of a file after a write.
  init?(at path: String, size: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status, size: size)
  }

  private init(_ status: stat, size: Int) {
    device = status.st_dev
    number = status.st_ino
    self.size = size
  }

  /// Returns the state after an append of so many bytes.
  func grown(by count: Int) -> Self {
    var state = self
    state.size += count
    return state
  }
}
