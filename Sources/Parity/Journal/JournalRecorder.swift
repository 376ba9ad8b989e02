public import Basics
import Dispatch
import Foundation
public import ScreenDocument

/// A journal sink that appends lines to a file, on a background queue.
///
/// ```swift
/// let recorder = JournalRecorder(
///   path: path,
///   context: JournalContext(appVersion: "4.2.0"),
///   redaction: JournalRedaction(paths: [try JSONPointer("/user/name")]))
/// let model = TopViewModel(documents: documents, bridge: bridge, journal: recorder)
/// ```
///
/// The recorder appends each line with one `write`. If the process is killed during the `write`,
/// the last line can be incomplete; the next line then starts with the missing line feed. The
/// recorder drops and counts a line that it cannot write or that exceeds a limit; the screen is not
/// affected.
///
/// A typed response is recorded as JSON, which is encoded in the background. A response that cannot
/// be encoded is omitted from its line, and ``Status/unencodable`` contains the reason. Two
/// recorders, in one process or in two processes, must not share a file.
public final class JournalRecorder: JournalSink {
  /// The limits of a recorder.
  public struct Limits: Hashable, Sendable {
    /// The maximum size of the file in bytes, including bytes that were written earlier.
    public var fileBytes: Int
    /// The maximum number of lines that this recorder writes; earlier lines of the file do not
    /// count.
    public var linesPerRecorder: Int
    /// The maximum number of lines that wait at the same time, including the one that is being
    /// written.
    public var waitingLines: Int

    /// Creates limits; by default 16 MiB, 10,000 lines, and 32 waiting lines.
    public init(fileBytes: Int = 16 << 20, linesPerRecorder: Int = 10_000, waitingLines: Int = 32) {
      self.fileBytes = fileBytes
      self.linesPerRecorder = linesPerRecorder
      self.waitingLines = waitingLines
    }
  }

  /// The counts of a recorder, and the failure of its last line.
  public struct Status: Hashable, Sendable {
    /// The number of lines that were written to the file.
    public fileprivate(set) var written = 0
    /// The number of lines that were not written, because they exceeded a limit, contained no
    /// response that can be encoded, or caused a failure.
    public fileprivate(set) var dropped = 0
    /// The error of the operating system for the last line that stopped waiting; `nil` if that line
    /// caused none.
    public fileprivate(set) var failure: SystemFailure?
    /// The number of responses, also of steps, that are in no line because they have no JSON; see
    /// ``unencodable``.
    public fileprivate(set) var omittedResponses = 0
    /// The newest reason why responses of a kind have no JSON, such as a type that is not
    /// `Encodable`, and what to do.
    ///
    /// At most 100 kinds are listed. Responses that were delivered as JSON, and typed responses
    /// that are `Encodable`, are recorded.
    public fileprivate(set) var unencodable: [ContentKind: String] = [:]
    fileprivate var waitingLineCount = 0

    fileprivate mutating func countOmitted(_ response: ResponseData, because reason: String) {
      omittedResponses += 1
      guard unencodable[response.kind] != nil || unencodable.count < 100 else { return }
      unencodable[response.kind] = reason
    }
  }

  private let path: String
  /// The values for the properties that are unknown in the context of a line.
  private let defaultContext: JournalContext
  private let redaction: JournalRedaction
  private let limits: Limits
  private let guardedStatus = Guarded(Status())
  private let queue = DispatchQueue(label: "journal", qos: .utility)

  /// Creates a recorder.
  ///
  /// The recorder creates the file with the first line. If the file's folder does not exist, it
  /// drops every line.
  ///
  /// - Parameters:
  ///   - path: The path of the journal file.
  ///   - context: The values for the properties that are unknown in the context of a line.
  ///   - redaction: The values that are replaced by blank values.
  ///   - limits: The maximum size of the file, number of lines, and number of waiting lines.
  public init(
    path: String,
    context: JournalContext = JournalContext(),
    redaction: JournalRedaction = .none,
    limits: Limits = Limits()
  ) {
    self.path = path
    defaultContext = context
    self.redaction = redaction
    self.limits = limits
  }

  /// The counts up to now, and the failure of the last line.
  public var status: Status { guardedStatus.withLock(\.self) }

  /// Adds a line to the waiting lines, which the recorder writes in the background.
  ///
  /// The recorder drops the line if ``Limits/waitingLines`` lines are waiting, or if as many lines
  /// as ``Limits/linesPerRecorder`` are written or waiting. It ignores a line without responses.
  ///
  /// - Parameter line: The line to write.
  /// - Complexity: O(1) for the caller.
  public func record(_ line: JournalLine) {
    guard !line.responses.isEmpty else { return }
    let isTaken = guardedStatus.withLock { status in
      let isFull =
        status.waitingLineCount >= limits.waitingLines
        || status.written + status.waitingLineCount >= limits.linesPerRecorder
      if isFull { status.dropped += 1 } else { status.waitingLineCount += 1 }
      return !isFull
    }
    guard isTaken else { return }
    queue.async { self.write(line) }
  }

  /// Waits until every line that was recorded before is written or dropped; recording can go on.
  ///
  /// - Returns: The counts after that, and the failure of the last line.
  @discardableResult
  public func waitUntilWritten() async -> Status {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume() }
    }
    return status
  }

  private func write(_ line: JournalLine) {
    let context = filledWithDefaults(line.context)
    let responses = line.responses.filter { $0.encodingFailure == nil }
    let omitted = line.allResponses.compactMap { response in
      response.encodingFailure.map { (response, $0) }
    }
    var isWritten = false
    var failure: SystemFailure?
    do throws(SystemFailure) {
      if context.hasTextsWithinLimit, !responses.isEmpty {
        let steps = line.steps.map(\.withoutUnencodableResponses)
        let text = JournalLine(context: context, responses: responses, steps: steps)
          .text(redactedBy: redaction)
        isWritten = try appendIfWithinLimits(text)
      }
    } catch {
      failure = error
    }
    guardedStatus.withLock { status in
      status.waitingLineCount -= 1
      status.failure = failure
      if isWritten { status.written += 1 } else { status.dropped += 1 }
      for (response, reason) in omitted { status.countOmitted(response, because: reason) }
    }
  }

  /// Appends a line, which ends with its line feed, to the file, if it is within the limits; returns
  /// whether it was appended.
  private func appendIfWithinLimits(_ line: [UInt8]) throws(SystemFailure) -> Bool {
    let flags = O_RDWR | O_APPEND | O_CREAT
    return try FileDescriptor.open(path, flags: flags, mode: 0o600) { file throws(SystemFailure) in
      let size = file.regularFileSize ?? 0
      let last = size > 0 ? try file.byte(at: size - 1) : UInt8(ascii: "\n")
      let isInsideLine = last != UInt8(ascii: "\n")
      let bytes = isInsideLine ? [UInt8(ascii: "\n")] + line : line
      guard size + bytes.count <= limits.fileBytes,
        line.dropLast().count <= JournalReader.maximumLineBytes
      else { return false }
      try file.write(bytes)
      return true
    }
  }

  private func filledWithDefaults(_ context: JournalContext) -> JournalContext {
    var filled = context
    filled.moment = context.moment ?? defaultContext.moment
    filled.namedTimeZone = context.namedTimeZone ?? defaultContext.namedTimeZone
    filled.locale = context.locale ?? defaultContext.locale
    filled.appVersion = context.appVersion ?? defaultContext.appVersion
    filled.targetingKey = context.targetingKey ?? defaultContext.targetingKey
    filled.attributes.merge(defaultContext.attributes) { own, _ in own }
    return filled
  }
}

extension JournalContext {
  /// Whether ``JournalReader`` accepts each text: it has at most 4,096 bytes.
  fileprivate var hasTextsWithinLimit: Bool {
    [appVersion, targetingKey, timeZoneName, locale?.identifier]
      .allSatisfy { ($0?.utf8.count ?? 0) <= JournalReader.maximumContextTextBytes }
  }
}

extension FileDescriptor {
  fileprivate func byte(at offset: Int) throws(SystemFailure) -> UInt8 {
    var byte: UInt8 = 0
    guard pread(number, &byte, 1, off_t(offset)) == 1 else { throw .last }
    return byte
  }
}
