/// The minimal work of a JSON reader: one table lookup per byte that tracks strings and nesting and
/// checks nothing.
enum ByteScan {
  /// Returns the nesting depth at the end of a text: 0 if all containers are closed.
  static func depth(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { text in
      classes.withUnsafeBufferPointer { classes in
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in text {
          let kind = classes[Int(byte)]
          if isInString {
            if isEscaped {
              isEscaped = false
            } else if kind == .backslash {
              isEscaped = true
            } else if kind == .quote {
              isInString = false
            }
          } else if kind == .quote {
            isInString = true
          } else if kind == .open {
            depth += 1
          } else if kind == .close {
            depth -= 1
          }
        }
        return depth
      }
    }
  }

  private enum Class: UInt8 {
    case other, quote, backslash, open, close
  }

  private static let classes: [Class] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "{"), UInt8(ascii: "["): .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): .close
    default: .other
    }
  }
}
