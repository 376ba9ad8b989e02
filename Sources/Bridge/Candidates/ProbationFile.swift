import Basics
import Foundation
import ScreenDocument

/// The file of one key of a ``CandidateProbation``.
///
/// Whoever runs a candidate has the file locked (`flock`), which ends with the process, however that
/// ends: so a mark that no process holds was left by a process that has ended.
struct ProbationFile: Sendable {
  let path: String

  /// Has the mark on disk while a body runs, and afterwards no more or the other mark.
  ///
  /// The mark outlives the process, though not a failure of power: that is no crash of a candidate.
  ///
  /// - Returns: Whether the body ran; not if another process runs the same candidate.
  /// - Throws: What the system says: before the body, which has not run then, or after it.
  func surround(
    _ mark: ProbationMark,
    then next: ProbationMark?,
    _ body: () -> Void
  ) throws(SystemFailure) -> Bool {
    for _ in 0..<Self.maximumAttempts {
      let hasRun = try open(O_RDWR | O_CREAT) { file throws(SystemFailure) -> Bool? in
        guard try file.tryLock() else { return false }
        // Another process may have removed the file meanwhile.
        guard file.isAt(path) else { return nil }
        do throws(SystemFailure) {
          try file.replaceAll(with: mark.text)
        } catch {
          unlink(path)
          throw error
        }
        body()
        if let next {
          try file.replaceAll(with: next.text)
        } else if unlink(path) != 0 {
          throw SystemFailure.last
        }
        return true
      }
      if let hasRun { return hasRun }
    }
    return false
  }

  /// Reads the mark if no process holds the file; removes a file that is no mark, or an obsolete one.
  ///
  /// What is no ordinary file, such as a pipe, stays.
  func left(isWanted: (ProbationMark) -> Bool) throws(SystemFailure) -> ProbationMark? {
    try open(O_RDWR) { file throws(SystemFailure) in
      guard file.size != nil else { return nil }
      guard try file.tryLock(), file.isAt(path) else { return nil }
      let bytes = try file.read(limit: ProbationMark.maximumBytes)
      if let mark = ProbationMark(reading: bytes), isWanted(mark) { return mark }
      unlink(path)
      return nil
    }
  }

  /// Removes the file, if it is there.
  func remove() throws(SystemFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw SystemFailure.last
  }

  private static var maximumAttempts: Int { 8 }

  private func open<Result>(
    _ flags: Int32,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    try FileDescriptor.open(path, flags: flags | O_NOFOLLOW, mode: 0o600, body)
  }
}
