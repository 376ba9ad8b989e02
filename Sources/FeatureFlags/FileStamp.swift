import Basics
import Foundation

/// The identity, size and modification date of a file, by which a change is recognised without
/// reading the file.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let modifiedSeconds: Int
  private let modifiedNanoseconds: Int

  init(path: String) throws(SystemFailure) {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    #if canImport(Darwin)
    let modificationTime = status.st_mtimespec
    #else
    let modificationTime = status.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modifiedSeconds = Int(modificationTime.tv_sec)
    modifiedNanoseconds = Int(modificationTime.tv_nsec)
  }
}
