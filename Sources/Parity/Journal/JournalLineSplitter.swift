import Foundation

/// Splits the bytes of a journal into lines, chunk by chunk.
///
/// A line ends with `LF` or `CR LF`. Empty lines are counted and skipped. A line longer than the
/// limit, not counting its line break, is skipped without being stored.
///
/// - Complexity: O(bytes) time; memory for one line of at most the limit, and one chunk.
public struct JournalLineSplitter: Sendable {
  /// One line of a journal.
  public enum Line: Hashable, Sendable {
    /// A line within the limit; `isEnded` is false for a last line without a line feed.
    case text([UInt8], number: Int, isEnded: Bool)
    /// A line longer than the limit.
    case tooLong(number: Int)
  }

  /// The maximum number of bytes of a line.
  public let maximumBytes: Int

  private var chunk: [UInt8] = []
  private var start = 0
  private var carried: [UInt8] = []
  private var isPassingOver = false
  private var number = 0

  /// Creates a splitter at the start of a journal.
  ///
  /// - Parameter maximumBytes: The maximum number of bytes of a line.
  public init(maximumBytes: Int) {
    self.maximumBytes = max(1, maximumBytes)
  }

  /// Adds the next bytes of the journal.
  ///
  /// Call it only after ``next()`` has returned `nil`, that is, has returned all lines of the
  /// earlier bytes.
  ///
  /// - Parameter bytes: The next bytes, any number of them.
  public mutating func add(_ bytes: [UInt8]) {
    chunk = bytes
    start = 0
  }

  /// Removes and returns the next complete line.
  ///
  /// - Returns: The line; `nil` if more bytes are needed.
  public mutating func next() -> Line? {
    while start < chunk.count {
      guard let end = endOfLine() else {
        carry(chunk[start...])
        start = chunk.count
        return nil
      }
      let rest = chunk[start..<end]
      start = end + 1
      if let line = line(endingWith: rest, isEnded: true) { return line }
    }
    return nil
  }

  /// Removes and returns the last line, at the end of the journal.
  ///
  /// - Returns: The line; `nil` if the journal ended with a line feed.
  public mutating func finish() -> Line? {
    guard !carried.isEmpty || isPassingOver else { return nil }
    return line(endingWith: [], isEnded: false)
  }

  private func endOfLine() -> Int? {
    chunk.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  private mutating func carry(_ bytes: ArraySlice<UInt8>) {
    guard !isPassingOver else { return }
    guard fits(carried.count + bytes.count, endsWithReturn: bytes.last == Self.carriageReturn)
    else {
      carried = []
      isPassingOver = true
      return
    }
    carried += bytes
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns whether a line of that many bytes is within the limit; a final `CR` is not counted.
  private func fits(_ count: Int, endsWithReturn: Bool) -> Bool {
    count - (endsWithReturn ? 1 : 0) <= maximumBytes
  }

  private mutating func line(endingWith rest: ArraySlice<UInt8>, isEnded: Bool) -> Line? {
    number += 1
    defer {
      carried.removeAll(keepingCapacity: carried.count < 1 << 20)
      isPassingOver = false
    }
    let hasReturn = isEnded && (rest.last ?? carried.last) == Self.carriageReturn
    guard !isPassingOver, fits(carried.count + rest.count, endsWithReturn: hasReturn) else {
      return .tooLong(number: number)
    }
    var bytes = carried.isEmpty ? Array(rest) : carried + rest
    if hasReturn { bytes.removeLast() }
    return bytes.isEmpty ? nil : .text(bytes, number: number, isEnded: isEnded)
  }
}
