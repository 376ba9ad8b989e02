import Bridge
import Parity
import ScreenDocument

/// Lines of a journal that a replay sends to a job process in one message.
struct JobBlock {
  /// The number of bytes at which a block is full.
  static let fullByteCount = 1 << 17
  /// The number of lines at which a block is full.
  static let fullLineCount = 256

  private(set) var lines: [JournalLineSplitter.Line] = []
  private var byteCount = 0

  var isEmpty: Bool { lines.isEmpty }
  var isFull: Bool { byteCount >= Self.fullByteCount || lines.count >= Self.fullLineCount }

  init() {}

  mutating func append(_ line: JournalLineSplitter.Line) {
    lines.append(line)
    if case .text(let bytes, _, _) = line { byteCount += bytes.count }
  }

  /// The encoded lines: for each line a flag, its number, the number of its bytes, and its bytes.
  ///
  /// The flag is 2 for a line that is too long, which has no bytes; 1 for a line that ends with a
  /// line feed; and 0 for a last line without a line feed.
  var encodedBytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(byteCount + lines.count * 17)
    for line in lines {
      switch line {
      case .tooLong(let number):
        result.append(2)
        result.append(integer: number)
        result.append(integer: 0)
      case .text(let bytes, let number, let isEnded):
        result.append(isEnded ? 1 : 0)
        result.append(integer: number)
        result.append(integer: bytes.count)
        result += bytes
      }
    }
    return result
  }

  /// Decodes a block; `nil` if the bytes are not a block.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let flag = rest.popFirst() {
      guard let number = rest.popInteger(), let count = rest.popInteger(),
        0...rest.count ~= count, flag <= 2
      else { return nil }
      let lineBytes = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      append(
        flag == 2
          ? .tooLong(number: number) : .text(lineBytes, number: number, isEnded: flag == 1)
      )
    }
  }
}

extension [UInt8] {
  /// Appends an integer as eight bytes in little-endian order.
  mutating func append(integer: Int) {
    let bits = UInt64(bitPattern: Int64(integer))
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes and returns an integer of eight bytes in little-endian order; `nil` if fewer bytes are
  /// left.
  mutating func popInteger() -> Int? {
    guard count >= 8 else { return nil }
    let bits = prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self = dropFirst(8)
    return Int(exactly: Int64(bitPattern: bits))
  }
}
