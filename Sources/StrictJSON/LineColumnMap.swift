/// The line and column of every 1,024th byte of a text, to find the position of any byte quickly.
///
/// - Complexity: One pass over the text to create; 8 bytes of memory for each 1,024 bytes.
struct LineColumnMap: Sendable {
  /// The line and column of a byte.
  private struct Checkpoint {
    var line: UInt32
    var column: UInt32
  }

  private static let bytesPerCheckpoint = 1024

  private let checkpoints: [Checkpoint]

  init(_ bytes: [UInt8]) {
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.bytesPerCheckpoint + 1)
    var position = MovingPosition(bytes)
    var offset = 0
    while true {
      checkpoints.append(Checkpoint(line: position.line, column: position.column))
      guard offset + Self.bytesPerCheckpoint <= bytes.count else { break }
      position.advance(over: bytes, from: offset, to: offset + Self.bytesPerCheckpoint)
      offset += Self.bytesPerCheckpoint
    }
    self.checkpoints = checkpoints
  }

  /// Returns the position of a byte; the end of the text for an offset beyond it.
  ///
  /// - Complexity: O(1): at most 1,024 steps.
  func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let index = min(offset / Self.bytesPerCheckpoint, checkpoints.count - 1)
    var position = MovingPosition(bytes)
    position.line = checkpoints[index].line
    position.column = checkpoints[index].column
    position.advance(over: bytes, from: index * Self.bytesPerCheckpoint, to: offset)
    return SourceLocation(line: Int(position.line), column: Int(position.column), offset: offset)
  }

  /// Returns the position of a byte without a map, by walking from the start of the text.
  ///
  /// An error needs only one position, so a map would not pay.
  static func location(of offset: Int, walking bytes: [UInt8]) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var position = MovingPosition(bytes)
    position.advance(over: bytes, from: 0, to: offset)
    return SourceLocation(line: Int(position.line), column: Int(position.column), offset: offset)
  }
}

extension LineColumnMap {
  /// A line and a column that advance over the bytes of a text.
  private struct MovingPosition {
    var line: UInt32 = 1
    var column: UInt32 = 1
    private let offsetAfterByteOrderMark: Int

    init(_ bytes: [UInt8]) {
      offsetAfterByteOrderMark =
        bytes.starts(with: JSONByte.byteOrderMark) ? JSONByte.byteOrderMark.count : 0
    }

    mutating func advance(over bytes: [UInt8], from start: Int, to end: Int) {
      bytes.withUnsafeBufferPointer { buffer in
        var offset = max(start, offsetAfterByteOrderMark)
        while offset < end {
          let byte = buffer[offset]
          offset += 1
          if byte == JSONByte.lineFeed {
            line &+= 1
            column = 1
          } else if byte == JSONByte.carriageReturn,
            offset == buffer.count || buffer[offset] != JSONByte.lineFeed
          {
            line &+= 1
            column = 1
          } else if byte & 0xC0 != 0x80 {
            column &+= 1
          }
        }
      }
    }
  }
}
