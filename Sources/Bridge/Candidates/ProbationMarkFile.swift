import Basics
import Foundation
import ScreenDocument

/// The file on disk with the mark of one candidate: of a kind, a flag version and an app version.
///
/// The process that runs a candidate locks the file (`flock`). The system removes the lock when the
/// process ends for any reason, so an unlocked mark belongs to a process that has ended.
struct ProbationMarkFile: Sendable {
  let path: String

  /// Writes a mark before a body runs, and afterwards removes it or replaces it by another mark.
  ///
  /// The mark survives the end of the process. It may not survive a power failure, which is not a
  /// crash of the candidate.
  ///
  /// - Returns: Whether the body ran. It does not run while another process runs the same
  ///   candidate, or if other processes removed the file at each of 8 attempts.
  /// - Throws: The error of the system, either before the body, which then did not run, or after
  ///   it.
  func runWithMark(
    _ mark: ProbationMark,
    thenReplacedBy next: ProbationMark?,
    _ body: () -> Void
  ) throws(SystemFailure) -> Bool {
    for _ in 0..<Self.maximumLockAttempts {
      let hasRun = try open(O_RDWR | O_CREAT) { file throws(SystemFailure) -> Bool? in
        guard try file.tryLock() else { return false }
        // Another process may have removed the file meanwhile.
        guard file.isSameFile(asAt: path) else { return nil }
        do throws(SystemFailure) {
          try file.replaceContent(with: mark.fileText)
        } catch {
          unlink(path)
          throw error
        }
        body()
        if let next {
          try file.replaceContent(with: next.fileText)
        } else if unlink(path) != 0 {
          throw SystemFailure.last
        }
        return true
      }
      if let hasRun { return hasRun }
    }
    return false
  }

  /// Returns the mark that an ended process left in the file.
  ///
  /// If the mark is invalid, or `isWanted` returns false for it, the file is removed. Only a
  /// regular file is removed; a pipe, for example, stays.
  ///
  /// - Returns: The mark; `nil` if the file has no valid and wanted mark, if a process holds the
  ///   file's lock, or if the file was removed or replaced meanwhile.
  func readAbandonedMark(removingFileUnless isWanted: (ProbationMark) -> Bool) throws(SystemFailure)
    -> ProbationMark?
  {
    try open(O_RDWR) { file throws(SystemFailure) in
      guard file.regularFileSize != nil else { return nil }
      guard try file.tryLock(), file.isSameFile(asAt: path) else { return nil }
      let bytes = try file.readToEnd(stoppingBeyond: ProbationMark.maximumBytes)
      if let mark = ProbationMark(reading: bytes), isWanted(mark) { return mark }
      unlink(path)
      return nil
    }
  }

  /// Removes the file if it exists.
  func remove() throws(SystemFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw SystemFailure.last
  }

  private static var maximumLockAttempts: Int { 8 }

  private func open<Result>(
    _ flags: Int32,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    try FileDescriptor.open(path, flags: flags | O_NOFOLLOW, mode: 0o600, body)
  }
}
