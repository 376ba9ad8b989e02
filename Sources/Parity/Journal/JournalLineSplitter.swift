import Foundation

/// A splitter that divides the bytes of a journal into lines, chunk by chunk.
///
/// A line ends with `LF` or `CR LF`. Empty lines are skipped, but they count for the line numbers.
/// A line that is longer than the limit, without its line break, is reported but not stored.
///
/// - Complexity: O(n) time for n bytes; memory for one chunk and one line of at most the limit.
public struct JournalLineSplitter: Sendable {
  /// One line of a journal.
  public enum Line: Hashable, Sendable {
    /// A line within the limit, without its line break; `number` counts from 1.
    ///
    /// `isEnded` is `false` only for a last line without a line feed.
    case text([UInt8], number: Int, isEnded: Bool)
    /// A line longer than the limit; `number` counts from 1.
    case tooLong(number: Int)
  }

  /// The maximum number of bytes of a line, without its line break; at least 1.
  public let maximumLineBytes: Int

  private var chunk: [UInt8] = []
  private var nextByteIndex = 0
  /// The bytes of the unfinished line from earlier chunks; empty if the line is too long.
  private var unfinishedLine: [UInt8] = []
  /// Whether the unfinished line already exceeds the limit.
  private var isUnfinishedLineTooLong = false
  private var lineNumber = 0

  /// Creates a splitter for a journal, before its first byte.
  ///
  /// - Parameter maximumLineBytes: The maximum number of bytes of a line, without its line break; 1
  ///   replaces a smaller number.
  public init(maximumLineBytes: Int) {
    self.maximumLineBytes = max(1, maximumLineBytes)
  }

  /// Adds the next bytes of the journal.
  ///
  /// Call this function only after ``next()`` has returned `nil`: it discards the earlier bytes
  /// that ``next()`` has not read.
  ///
  /// - Parameter bytes: The next bytes, any number of them.
  public mutating func add(_ bytes: [UInt8]) {
    chunk = bytes
    nextByteIndex = 0
  }

  /// Removes and returns the next complete line that is not empty.
  ///
  /// - Returns: The line; `nil` if no complete line is left, so that more bytes are needed.
  public mutating func next() -> Line? {
    while nextByteIndex < chunk.count {
      guard let end = indexOfNextLineFeed() else {
        carryOver(chunk[nextByteIndex...])
        nextByteIndex = chunk.count
        return nil
      }
      let rest = chunk[nextByteIndex..<end]
      nextByteIndex = end + 1
      if let line = line(endingWith: rest, isEnded: true) { return line }
    }
    return nil
  }

  /// Removes and returns the last line, if it has no line feed.
  ///
  /// Call this function at the end of the journal, after ``next()`` has returned `nil`.
  ///
  /// - Returns: The line; `nil` if the journal ends with a line feed or is empty.
  public mutating func finish() -> Line? {
    guard !unfinishedLine.isEmpty || isUnfinishedLineTooLong else { return nil }
    return line(endingWith: [], isEnded: false)
  }

  private func indexOfNextLineFeed() -> Int? {
    chunk.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(
          base + nextByteIndex,
          Int32(UInt8(ascii: "\n")),
          bytes.count - nextByteIndex
        )
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  private mutating func carryOver(_ bytes: ArraySlice<UInt8>) {
    guard !isUnfinishedLineTooLong else { return }
    guard
      fits(unfinishedLine.count + bytes.count, endsWithReturn: bytes.last == Self.carriageReturn)
    else {
      unfinishedLine = []
      isUnfinishedLineTooLong = true
      return
    }
    unfinishedLine += bytes
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns whether a line of `count` bytes is within the limit; a final `CR` does not count.
  private func fits(_ count: Int, endsWithReturn: Bool) -> Bool {
    count - (endsWithReturn ? 1 : 0) <= maximumLineBytes
  }

  private mutating func line(endingWith rest: ArraySlice<UInt8>, isEnded: Bool) -> Line? {
    lineNumber += 1
    defer {
      unfinishedLine.removeAll(keepingCapacity: unfinishedLine.count < 1 << 20)
      isUnfinishedLineTooLong = false
    }
    let hasReturn = isEnded && (rest.last ?? unfinishedLine.last) == Self.carriageReturn
    guard !isUnfinishedLineTooLong,
      fits(unfinishedLine.count + rest.count, endsWithReturn: hasReturn)
    else {
      return .tooLong(number: lineNumber)
    }
    var bytes = unfinishedLine.isEmpty ? Array(rest) : unfinishedLine + rest
    if hasReturn { bytes.removeLast() }
    return bytes.isEmpty ? nil : .text(bytes, number: lineNumber, isEnded: isEnded)
  }
}
