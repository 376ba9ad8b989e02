public import Basics
import Dispatch
import Foundation
import ScreenDocument
import Synchronization

/// Appends what a screen is given to a journal on disk, off main.
///
/// ```swift
/// let recorder = JournalRecorder(
///   path: path,
///   context: JournalContext(appVersion: "4.2.0"),
///   redaction: JournalRedaction(paths: [try JSONPointer("/user/name")]))
/// let model = TopViewModel(documents: documents, bridge: bridge, journal: recorder)
/// ```
///
/// A line is one `write` at the file's end: a process that is killed in the middle leaves a last line
/// that is cut off; the next recorder terminates it first. A line that cannot be written, or is over a
/// limit, is dropped and counted; nothing of it reaches the screen. Several recorders of one process or
/// of many must not share a file.
public final class JournalRecorder: JournalSink {
  /// How much a recorder keeps.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of the file, with what was in it before.
    public var bytes: Int
    /// The most lines of this recorder.
    public var lines: Int
    /// The most lines that wait to be written.
    public var backlog: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - bytes: The most bytes of the file.
    ///   - lines: The most lines of this recorder.
    ///   - backlog: The most lines that wait to be written.
    public init(bytes: Int = 16 << 20, lines: Int = 10_000, backlog: Int = 32) {
      self.bytes = bytes
      self.lines = lines
      self.backlog = backlog
    }
  }

  /// What a recorder has done.
  public struct Status: Hashable, Sendable {
    /// How many lines are in the file.
    public fileprivate(set) var written = 0
    /// How many lines were over a limit or could not be written.
    public fileprivate(set) var dropped = 0
    /// Why the last line could not be written; `nil` if it was.
    public fileprivate(set) var failure: SystemFailure?
    fileprivate var waiting = 0
  }

  private let path: String
  private let context: JournalContext
  private let redaction: JournalRedaction
  private let limits: Limits
  private let current = Mutex(Status())
  private let queue = DispatchQueue(label: "journal", qos: .utility)

  /// Creates a recorder; the file is made with its first line, its folder must be there.
  ///
  /// - Parameters:
  ///   - path: Where the journal is.
  ///   - context: The context of every line that has none of its own.
  ///   - redaction: What is not kept.
  ///   - limits: How much is kept.
  public init(
    path: String,
    context: JournalContext = JournalContext(),
    redaction: JournalRedaction = .none,
    limits: Limits = Limits()
  ) {
    self.path = path
    self.context = context
    self.redaction = redaction
    self.limits = limits
  }

  /// What was done so far.
  public var status: Status { current.withLock(\.self) }

  /// Takes responses, to be written in the background.
  ///
  /// - Parameter line: The responses and their context.
  /// - Complexity: O(1) for the caller.
  public func record(_ line: JournalLine) {
    guard !line.responses.isEmpty else { return }
    let isTaken = current.withLock { status in
      let isFull =
        status.waiting >= limits.backlog || status.written + status.waiting >= limits.lines
      if isFull { status.dropped += 1 } else { status.waiting += 1 }
      return !isFull
    }
    guard isTaken else { return }
    queue.async { self.write(line) }
  }

  /// Waits until what was recorded is written or dropped.
  ///
  /// - Returns: What was done until then.
  @discardableResult
  public func finish() async -> Status {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume() }
    }
    return status
  }

  private func write(_ line: JournalLine) {
    let context = filled(line.context)
    var isWritten = false
    var failure: SystemFailure?
    do throws(SystemFailure) {
      if context.hasReadableTexts {
        let line = JournalLine(context: context, responses: line.responses, steps: line.steps)
        let text = line.text(redaction)
        isWritten = try append(text)
      }
    } catch {
      failure = error
    }
    current.withLock { status in
      status.waiting -= 1
      status.failure = failure
      if isWritten { status.written += 1 } else { status.dropped += 1 }
    }
  }

  /// Appends a line, if there is room for it.
  private func append(_ line: [UInt8]) throws(SystemFailure) -> Bool {
    let flags = O_RDWR | O_APPEND | O_CREAT
    return try FileDescriptor.open(path, flags: flags, mode: 0o600) { file throws(SystemFailure) in
      let size = file.size ?? 0
      let last = size > 0 ? try file.byte(at: size - 1) : UInt8(ascii: "\n")
      let isInsideLine = last != UInt8(ascii: "\n")
      let bytes = isInsideLine ? [UInt8(ascii: "\n")] + line : line
      guard size + bytes.count <= limits.bytes, line.count <= JournalReader.maximumLineBytes else {
        return false
      }
      try file.write(bytes)
      return true
    }
  }

  private func filled(_ line: JournalContext) -> JournalContext {
    var filled = line
    filled.moment = line.moment ?? context.moment
    filled.timeZone = line.timeZone ?? context.timeZone
    filled.locale = line.locale ?? context.locale
    filled.appVersion = line.appVersion ?? context.appVersion
    filled.targetingKey = line.targetingKey ?? context.targetingKey
    filled.attributes.merge(context.attributes) { own, _ in own }
    return filled
  }
}

extension JournalContext {
  /// Whether no text is longer than readers take.
  fileprivate var hasReadableTexts: Bool {
    [appVersion, targetingKey, timeZone?.identifier, locale?.identifier]
      .allSatisfy { ($0?.utf8.count ?? 0) <= JournalReader.maximumTextBytes }
  }
}

extension FileDescriptor {
  fileprivate func byte(at offset: Int) throws(SystemFailure) -> UInt8 {
    var byte: UInt8 = 0
    guard pread(number, &byte, 1, off_t(offset)) == 1 else { throw .last }
    return byte
  }
}
