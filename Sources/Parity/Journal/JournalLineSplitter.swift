import Foundation

/// Cuts the bytes of a journal into lines, as they come.
///
/// A line ends with `LF` or `CR LF`; empty ones count as lines and are left out. A line that is longer
/// than the limit, without its end, is passed over without being kept.
///
/// - Complexity: O(bytes) time; memory for one line of at most the limit, and one chunk.
public struct JournalLineSplitter: Sendable {
  /// One line of a journal.
  public enum Line: Hashable, Sendable {
    /// A line that can be read; `isEnded` is false for a last one without its line feed.
    case text([UInt8], number: Int, isEnded: Bool)
    /// A line longer than the limit.
    case tooLong(number: Int)
  }

  /// The most bytes that a line may have.
  public let maximumBytes: Int

  private var chunk: [UInt8] = []
  private var start = 0
  private var carried: [UInt8] = []
  private var isPassingOver = false
  private var number = 0

  /// Begins a journal.
  ///
  /// - Parameter maximumBytes: The most bytes that a line may have.
  public init(maximumBytes: Int) {
    self.maximumBytes = max(1, maximumBytes)
  }

  /// Takes more bytes, once ``next()`` has given all lines of those before.
  ///
  /// - Parameter bytes: What comes next in the journal, of any length.
  public mutating func add(_ bytes: [UInt8]) {
    chunk = bytes
    start = 0
  }

  /// Takes out the next line that has ended.
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

  /// Takes out the last line, at the end of the journal.
  ///
  /// - Returns: The line; `nil` if the last one ended with a line feed.
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

  /// Whether a line of so many bytes is within the limit, to which a last `CR` does not count.
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
