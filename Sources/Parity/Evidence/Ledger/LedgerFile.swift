public import Basics
import Foundation
public import ScreenDocument

/// A ledger file on disk, to which several processes can append.
///
/// A batch is one `write` of whole lines at the end of the file, while the process holds the
/// system's lock on the file (`flock`), so lines of two processes never mix. If a process is killed
/// during the `write`, the last line can be incomplete: readers skip it, and the next append first
/// adds a line feed. Each entry of a line contains all counts of its kind and versions since the
/// start of its run, so the next one contains the counts of a lost line too.
///
/// ``compactReturningNewSize(maximumRuns:)`` writes a new file in the same folder, syncs it to the
/// disk, and replaces the old file by one `rename`; the permissions stay the same. A process that
/// waited for the lock detects that the file was replaced, and opens the new file.
///
/// All methods wait for the disk and for other processes that hold the lock: never call them on the
/// main actor.
public struct LedgerFile: Sendable {
  /// The path of the file.
  public let path: String

  /// The maximum size of the file in bytes.
  let maximumBytes: Int
  /// The permissions of a new file, before the process's mask is applied.
  private let newFileMode: UInt32

  /// Creates a value for the file at a path, without a change on disk.
  ///
  /// The file need not exist, but its folder must exist.
  ///
  /// - Parameter path: The path of the file.
  public init(path: String) {
    self.init(path: path, maximumBytes: 16 << 20)
  }

  /// Creates a value for a file with another maximum size than 16 MiB and other permissions.
  package init(path: String, maximumBytes: Int, mode: UInt32 = 0o600) {
    self.path = path
    self.maximumBytes = maximumBytes
    newFileMode = mode
  }

  /// Reads the file.
  ///
  /// - Returns: The ledger and the diagnostics of invalid parts; an empty ledger if the file does
  ///   not exist.
  /// - Throws: The system's error; `EFBIG` for a file larger than 16 MiB, `EISDIR` for a folder,
  ///   and `ENOTSUP` for anything else that is not a regular file.
  public func read() throws(SystemFailure) -> LedgerReading {
    LedgerReading(try contents() ?? [])
  }

  /// Restarts a kind at zero: appends lines by which its counts in the file are ignored.
  ///
  /// If a run has not ended, its later counts of the kind are ignored too. To clear a kind in a run
  /// of this process and continue counting, call ``EvidenceRecorder/clear(_:)`` instead.
  ///
  /// - Returns: The number of runs whose counts of the kind were used until now.
  /// - Throws: The system's error; `ENOENT` if the file does not exist, and `EFBIG` if it would
  ///   exceed 16 MiB.
  @discardableResult
  public func clear(_ kind: ContentKind) throws(SystemFailure) -> Int {
    try withLockedFile(flags: O_RDWR | O_APPEND) { file throws(SystemFailure) in
      let runs = try readLedger(from: file).ledger.idsOfRuns(counting: kind)
      try appendReturningNewSize(LedgerLineFormat.lines(clearing: kind, runs: runs), to: file)
      return runs.count
    }
  }

  /// Restarts a kind at zero in all runs of the file, and in a given run.
  ///
  /// The given run may not be in the file yet; its counts of the kind are ignored also if they are
  /// written later. Creates the file if it does not exist.
  func clear(_ kind: ContentKind, includingRun run: String) throws(SystemFailure) {
    try withLockedFile(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      let runs = Set(try readLedger(from: file).ledger.idsOfRuns(counting: kind)).union([run])
      try appendReturningNewSize(LedgerLineFormat.lines(clearing: kind, runs: runs), to: file)
    }
  }

  /// Rewrites the file without superseded lines, without invalid parts and without its oldest runs.
  ///
  /// An older run is kept if it has the strongest trip of a key that was not cleared (at most one
  /// run for each key), because a trip does not end with time, or if it stores the highest number
  /// of restarts of a kind (at most one run for each kind). The samples of the removed runs are
  /// joined in one run for each cohort, so that their responses do not count as new later; samples
  /// of keys that no kept run has are removed.
  ///
  /// - Parameter maximumRuns: The number of newest runs that are kept; a negative number counts as
  ///   0.
  /// - Returns: The new size of the file in bytes.
  /// - Throws: The system's error, also `ENOENT` if the file does not exist; the file is then
  ///   unchanged.
  @discardableResult
  public func compactReturningNewSize(maximumRuns: Int) throws(SystemFailure) -> Int {
    try withLockedFile(flags: O_RDWR | O_APPEND) { file throws(SystemFailure) in
      let reading = try readLedger(from: file)
      var ledger = reading.ledger
      var kept = ledger.idsOfRunsWithStrongestTrips
        .union(reading.runIDsInFileOrder.suffix(max(0, maximumRuns)))
      kept.formUnion(ledger.idsOfRunsWithHighestRestartCounts(besides: kept))
      let order = ledger.removeRunsKeepingSamples(
        except: kept,
        newFileOrderFrom: reading.runIDsInFileOrder
      )
      let bytes = Array(ledger.text(ofRunsInOrder: order).utf8)
      try FileReplacement.replace(path, with: bytes)
      return bytes.count
    }
  }

  /// Appends lines that depend on the installation of the file; creates the file if it does not
  /// exist.
  ///
  /// - Parameter lines: Returns the lines, without line feeds, for the installation in the file's
  ///   first line; the installation is `nil` if the line has none.
  /// - Returns: The new size of the file in bytes.
  /// - Throws: The system's error; `EFBIG` if the file would exceed its maximum size.
  func appendReturningNewSize(_ lines: (_ installation: String?) -> [String]) throws(SystemFailure)
    -> Int
  {
    try withLockedFile(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      try appendReturningNewSize(lines(file.installationInFirstLine()), to: file)
    }
  }

  @discardableResult
  private func appendReturningNewSize(
    _ lines: [String],
    to file: FileDescriptor
  ) throws(SystemFailure) -> Int {
    let (size, isInsideLine) = try file.sizeAndEnd()
    guard !lines.isEmpty else { return size }
    let text = (isInsideLine ? "\n" : "") + lines.map { $0 + "\n" }.joined()
    guard size + text.utf8.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
    try file.write(text)
    return size + text.utf8.count
  }

  private func readLedger(from file: FileDescriptor) throws(SystemFailure) -> LedgerReading {
    LedgerReading(try contents(of: file))
  }

  private func contents(of file: FileDescriptor) throws(SystemFailure) -> [UInt8] {
    let bytes = try file.readToEnd(stoppingBeyond: maximumBytes)
    guard bytes.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
    return bytes
  }

  /// Returns the bytes of the file; `nil` if the file does not exist.
  ///
  /// - Throws: The system's error; `EFBIG` for a file larger than `maximumBytes`.
  func contents() throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      return try FileDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK) {
        file throws(SystemFailure) in
        try file.requireRegularFile()
        return try contents(of: file)
      }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Puts a run into the file; creates the file if it does not exist.
  ///
  /// - Parameters:
  ///   - text: All lines of the run, each with its line feed.
  ///   - rule: Decides which lines of the file the run replaces.
  ///   - last: The state that the previous call of this function returned; `nil` for the first
  ///     call. If the file is still in this state, the lines are appended; otherwise the file is
  ///     replaced.
  /// - Returns: The new state of the file; or the fault because of which the run cannot be put into
  ///   the file, which is then unchanged.
  /// - Throws: The system's error.
  func putRun(
    _ text: String,
    by rule: LedgerRunReplacementRule,
    appendingIfUnchangedSince last: LedgerFileIdentityAndSize? = nil
  ) throws(SystemFailure) -> Result<LedgerFileIdentityAndSize, LedgerRunReplacementRule.Fault> {
    try withLockedFile(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      if let last, LedgerFileIdentityAndSize(of: file) == last {
        guard last.size + text.utf8.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
        try file.write(text)
        return .success(last.grown(by: text.utf8.count))
      }
      let bytes: [UInt8]
      let found = try contents(of: file)
      do throws(LedgerRunReplacementRule.Fault) {
        bytes = try rule.fileBytes(replacingRunWith: text, in: found)
      } catch {
        return .failure(error)
      }
      guard bytes.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
      try FileReplacement.replace(path, with: bytes)
      guard let state = LedgerFileIdentityAndSize(at: path, size: bytes.count) else { throw .last }
      return .success(state)
    }
  }

  /// Opens and locks the file, and runs a body while this process holds the lock.
  private func withLockedFile<Result>(
    flags: Int32,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    while true {
      let result = try FileDescriptor.open(path, flags: flags, mode: newFileMode) {
        file throws(SystemFailure) -> Result? in
        try file.requireRegularFile()
        try file.lock()
        return file.isSameFile(asAt: path) ? try body(file) : nil
      }
      if let result { return result }
    }
  }
}

extension FileDescriptor {
  /// Returns the installation in the file's first line; `nil` if the line does not start with one.
  fileprivate func installationInFirstLine() -> String? {
    let start = LedgerLineFormat.lineStartBeforeInstallation
    var bytes = [UInt8](repeating: 0, count: start.utf8.count + LedgerLineFormat.maximumIDBytes + 1)
    let count = pread(number, &bytes, bytes.count, 0)
    guard count > start.utf8.count, bytes.starts(with: start.utf8) else { return nil }
    let name = bytes[start.utf8.count..<count].prefix { $0 != UInt8(ascii: "\"") }
    // An id with an escape is not read: this package writes none. One with a line feed belongs to a
    // first line that was cut off.
    guard name.endIndex < count,
      !name.contains(where: { $0 == UInt8(ascii: "\\") || $0 < UInt8(ascii: " ") })
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the size of the file in bytes, and whether its last line has no line feed.
  fileprivate func sizeAndEnd() throws(SystemFailure) -> (size: Int, isInsideLine: Bool) {
    let size = lseek(number, 0, SEEK_END)
    guard size > 0 else { return (0, false) }
    var last: UInt8 = 0
    guard pread(number, &last, 1, size - 1) == 1 else { throw .last }
    return (Int(size), last != UInt8(ascii: "\n"))
  }
}
