import Foundation

/// The file beside a journal that holds the response being tested.
///
/// The release of this object removes the file; a crash of the process leaves the file there. If
/// several processes test with one journal at the same time, only the first one gets a file.
final class CurrentResponseFile {
  /// The suffix after the journal's name.
  static let suffix = ".running"

  let path: String
  /// The descriptor of the open file; it holds the file's lock.
  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// Creates the file, or takes the one that a crash has left; `nil` if another process uses it, or
  /// if the folder is not writable.
  static func make(besideJournal journalPath: String) -> CurrentResponseFile? {
    let path = journalPath + suffix
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    // Its owner has removed the file between both calls.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_nlink > 0
    else {
      close(descriptor)
      return nil
    }
    return CurrentResponseFile(path: path, descriptor: descriptor)
  }

  /// Replaces the file's content.
  func replaceAll(with text: [UInt8]) {
    let count = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    if count >= 0 { _ = ftruncate(descriptor, off_t(count)) }
  }
}
