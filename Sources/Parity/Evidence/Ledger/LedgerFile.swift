public import Basics
import Foundation
public import ScreenDocument

/// A ledger on disk, to which several processes may append.
///
/// A batch is one `write` of whole lines at the file's end, under the system's lock on the file
/// (`flock`), so lines of two processes never mix. A process that is killed in the middle leaves a last
/// line that is cut off: readers leave it out, and the next to append ends it first. Since lines hold
/// counts from a run's beginning, a lost line is made good by the run's next one.
///
/// ``compact(maximumRuns:)`` writes a draft beside the file, to the disk, and puts it in place by one
/// `rename`; the file keeps its permissions. A process that waited for the lock meanwhile sees that the file
/// has been replaced, and opens the new one.
///
/// All of it waits for the disk, and for another process's write: never call it on main.
public struct LedgerFile: Sendable {
  /// Where the file is.
  public let path: String

  /// The most bytes that the file may have.
  let maximumBytes: Int
  /// The permissions of a file that is made, before the process's mask.
  private let mode: UInt32

  /// Names a file; it need not be there, its folder must.
  ///
  /// - Parameter path: Where the file is.
  public init(path: String) {
    self.init(path: path, maximumBytes: 16 << 20)
  }

  /// Names a file of more than the 16 MiB that a device may keep, which others than its owner may read.
  package init(path: String, maximumBytes: Int, mode: UInt32 = 0o600) {
    self.path = path
    self.maximumBytes = maximumBytes
    self.mode = mode
  }

  /// Reads the file.
  ///
  /// - Returns: What could be read, and what could not; an empty ledger if there is no file.
  /// - Throws: What the system says; `EFBIG` for a file beyond 16 MiB.
  public func read() throws(SystemFailure) -> LedgerReading {
    LedgerReading(try contents() ?? [])
  }

  /// Starts a kind again at zero, in whatever the file holds now.
  ///
  /// A run that goes on is cleared to its end: what it counts from now on does not count either. A run of
  /// this process goes on as another one where ``EvidenceRecorder/clear(_:)`` is asked instead.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: How many runs had counted it.
  /// - Throws: What the system says.
  @discardableResult
  public func clear(_ kind: ContentKind) throws(SystemFailure) -> Int {
    try locked(flags: O_RDWR | O_APPEND) { file throws(SystemFailure) in
      let runs = try reading(file).ledger.runsCounting(kind)
      try append(LedgerLine.lines(clearing: kind, runs: runs), to: file)
      return runs.count
    }
  }

  /// Starts a kind again at zero, in a run as well whose counts the file may not have yet.
  func clear(_ kind: ContentKind, with run: String) throws(SystemFailure) {
    try locked(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      let runs = Set(try reading(file).ledger.runsCounting(kind)).union([run])
      try append(LedgerLine.lines(clearing: kind, runs: runs), to: file)
    }
  }

  /// Rewrites the file without superseded lines and without its oldest runs.
  ///
  /// Runs of whatever age are kept besides if a trip that holds is theirs, since a trip ends with its
  /// versions and not with time: at most one for each version of flag and app. And one for each kind that
  /// knows how often it has started again. Of the others, the responses that they have compared are kept
  /// as those of one run, so that they are no news when they come back.
  ///
  /// - Parameter maximumRuns: How many runs are kept.
  /// - Returns: How many bytes the file has now.
  /// - Throws: What the system says; the file is as it was then.
  @discardableResult
  public func compact(maximumRuns: Int) throws(SystemFailure) -> Int {
    try locked(flags: O_RDWR | O_APPEND) { file throws(SystemFailure) in
      let reading = try reading(file)
      var ledger = reading.ledger
      var kept = ledger.trippingRuns.union(reading.order.suffix(max(0, maximumRuns)))
      kept.formUnion(ledger.runsKeepingRestarts(besides: kept))
      let order = ledger.keep(kept, in: reading.order)
      let text = ledger.text(order: order)
      try replace(with: text)
      return text.utf8.count
    }
  }

  /// Appends lines that may name the installation that the file begins with, and makes the file if it is
  /// not there.
  ///
  /// - Returns: How many bytes the file has now.
  func append(_ lines: (_ installation: String?) -> [String]) throws(SystemFailure) -> Int {
    try locked(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      try append(lines(file.installation()), to: file)
    }
  }

  /// Appends lines, and makes the file if it is not there.
  ///
  /// - Returns: How many bytes the file has now.
  func append(_ lines: [String]) throws(SystemFailure) -> Int {
    try locked(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      try append(lines, to: file)
    }
  }

  @discardableResult
  private func append(
    _ lines: [String],
    to file: FileDescriptor
  ) throws(SystemFailure) -> Int {
    let (size, isInsideLine) = try file.end()
    guard !lines.isEmpty else { return size }
    let text = (isInsideLine ? "\n" : "") + lines.map { $0 + "\n" }.joined()
    guard size + text.utf8.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
    try file.write(text)
    return size + text.utf8.count
  }

  private func reading(_ file: FileDescriptor) throws(SystemFailure) -> LedgerReading {
    LedgerReading(try contents(of: file))
  }

  private func contents(of file: FileDescriptor) throws(SystemFailure) -> [UInt8] {
    let bytes = try file.read(limit: maximumBytes)
    guard bytes.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
    return bytes
  }

  /// What the file holds; `nil` if there is none.
  func contents() throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      return try FileDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK) {
        file throws(SystemFailure) in
        try file.requireOrdinary()
        return try contents(of: file)
      }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Puts a run into the file, and makes the file if it is not there.
  ///
  /// - Parameters:
  ///   - text: All lines of the run, each with its line feed.
  ///   - placement: The run's place.
  ///   - last: How the file was left by the last such call; as long as no other process has written since, the lines are
  ///     appended instead.
  /// - Returns: How the file is left, or why it is to stay as it is.
  /// - Throws: What the system says; the file is as it was then.
  func place(
    _ text: String,
    at placement: LedgerPlacement,
    since last: LedgerFileState? = nil
  ) throws(SystemFailure) -> Result<LedgerFileState, LedgerPlacement.Fault> {
    try locked(flags: O_RDWR | O_APPEND | O_CREAT) { file throws(SystemFailure) in
      if let last, LedgerFileState(of: file) == last {
        guard last.size + text.utf8.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
        try file.write(text)
        return .success(last.grown(by: text.utf8.count))
      }
      let bytes: [UInt8]
      let found = try contents(of: file)
      do throws(LedgerPlacement.Fault) {
        bytes = try placement.bytes(placing: text, in: found)
      } catch {
        return .failure(error)
      }
      guard bytes.count <= maximumBytes else { throw SystemFailure(code: EFBIG) }
      try FileReplacement.replace(path, with: bytes)
      guard let state = LedgerFileState(at: path, size: bytes.count) else { throw .last }
      return .success(state)
    }
  }

  private func replace(with text: String) throws(SystemFailure) {
    try FileReplacement.replace(path, with: Array(text.utf8))
  }

  /// Runs a body with the file, which no other process has at the same time.
  private func locked<Result>(
    flags: Int32,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    while true {
      let result = try FileDescriptor.open(path, flags: flags, mode: mode) {
        file throws(SystemFailure) -> Result? in
        try file.requireOrdinary()
        try file.lock()
        return file.isAt(path) ? try body(file) : nil
      }
      if let result { return result }
    }
  }
}

extension FileDescriptor {
  /// The installation that the file's first line names; `nil` if it names none, or not at its beginning.
  fileprivate func installation() -> String? {
    let start = LedgerLine.installationStart
    var bytes = [UInt8](repeating: 0, count: start.utf8.count + LedgerLine.maximumRunLength + 1)
    let count = pread(number, &bytes, bytes.count, 0)
    guard count > start.utf8.count, bytes.starts(with: start.utf8) else { return nil }
    let name = bytes[start.utf8.count..<count].prefix { $0 != UInt8(ascii: "\"") }
    // A name with an escape in it is not one that was made here.
    guard name.endIndex < count, !name.contains(UInt8(ascii: "\\")) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Refuses what is no ordinary file, such as a pipe: it has no end to append at, and reading it may never end.
  fileprivate func requireOrdinary() throws(SystemFailure) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFailure(code: ENOTSUP) }
  }

  /// How many bytes there are, and whether some stand after the last line feed.
  fileprivate func end() throws(SystemFailure) -> (size: Int, isInsideLine: Bool) {
    let size = lseek(number, 0, SEEK_END)
    guard size > 0 else { return (0, false) }
    var last: UInt8 = 0
    guard pread(number, &last, 1, size - 1) == 1 else { throw .last }
    return (Int(size), last != UInt8(ascii: "\n"))
  }
}
