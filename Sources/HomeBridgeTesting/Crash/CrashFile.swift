import Foundation

/// The file beside a journal that holds the response being tested; it is removed with its owner.
///
/// A process that ends otherwise leaves it there. Of several processes that test by one journal, the first has
/// the file.
final class CrashFile {
  /// What the file's name adds to the journal's.
  static let suffix = ".running"

  let path: String
  private let number: Int32

  private init(path: String, number: Int32) {
    self.path = path
    self.number = number
  }

  deinit {
    unlink(path)
    close(number)
  }

  /// Makes the file; `nil` if another process has it, or the folder takes none.
  static func make(besideJournal journal: String) -> CrashFile? {
    let path = journal + suffix
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard number >= 0 else { return nil }
    var status = stat()
    // A file without a name was removed by its owner between both calls.
    guard flock(number, LOCK_EX | LOCK_NB) == 0, fstat(number, &status) == 0, status.st_nlink > 0
    else {
      close(number)
      return nil
    }
    return CrashFile(path: path, number: number)
  }

  /// Writes text in place of what the file has.
  func replaceAll(with text: [UInt8]) {
    let count = text.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, 0) }
    if count >= 0 { _ = ftruncate(number, off_t(count)) }
  }
}
