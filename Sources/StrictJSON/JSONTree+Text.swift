extension JSONTree {
  /// Returns the tree as JSON text, without a line feed at its end.
  ///
  /// Only the characters that JSON and JavaScript require are escaped: quotes, backslashes,
  /// characters below U+0020, U+2028 and U+2029. A number's text is written unchecked. Sorted
  /// members are in the order of the Unicode scalars of their names, on every machine.
  ///
  /// - Parameters:
  ///   - style: The layout of the text.
  ///   - sortedKeys: Whether members are sorted by name; otherwise they keep their order.
  /// - Returns: The text.
  public func text(style: TextStyle = .compact, sortedKeys: Bool = true) -> String {
    String(decoding: utf8(style: style, sortedKeys: sortedKeys), as: UTF8.self)
  }

  /// Returns the bytes in UTF-8 of the JSON text that `text(style:sortedKeys:)` returns.
  package func utf8(style: TextStyle = .compact, sortedKeys: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.initialByteCapacity)
    write(to: &bytes, style: style, sortedKeys: sortedKeys)
    return bytes
  }

  /// Appends the JSON text that `text(style:sortedKeys:)` returns to other bytes, in UTF-8.
  package func write(
    to bytes: inout [UInt8],
    style: TextStyle = .compact,
    sortedKeys: Bool = true
  ) {
    var writer = Writer(isPretty: style == .pretty, sortsKeys: sortedKeys)
    swap(&writer.bytes, &bytes)
    writer.write(self)
    swap(&writer.bytes, &bytes)
  }

  /// The number of bytes for which there is room from the start.
  private static let initialByteCapacity = 2_048

  /// Writes the bytes of a tree; keeps the open containers in an array, so that the thread's stack
  /// does not limit the depth.
  private struct Writer {
    /// An open array or object, and the index of its next element or member.
    private struct OpenContainer {
      var elements: [JSONTree] = []
      var members: [Member] = []
      let isObject: Bool
      var nextIndex = 0
    }

    let isPretty: Bool
    let sortsKeys: Bool
    var bytes: [UInt8] = []
    private var openContainers: [OpenContainer] = []

    init(isPretty: Bool, sortsKeys: Bool) {
      self.isPretty = isPretty
      self.sortsKeys = sortsKeys
    }

    mutating func write(_ tree: JSONTree) {
      writeScalarOrOpen(tree)
      while let level = openContainers.last {
        let isComplete =
          level.isObject
          ? writeAllMembersUnlessContainerOpens(level.members, from: level.nextIndex)
          : writeAllElementsUnlessContainerOpens(level.elements, from: level.nextIndex)
        guard isComplete else { continue }
        openContainers.removeLast()
        breakLineIfPretty()
        bytes.append(level.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      }
    }

    /// Writes the members of the last open object from an index on, until one opens a container.
    ///
    /// - Returns: `true` if all members are written; `false` if the value of the last written
    ///   member is a container, which is now open.
    private mutating func writeAllMembersUnlessContainerOpens(_ members: [Member], from start: Int)
      -> Bool
    {
      let depth = openContainers.count
      for index in start..<members.count {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLineIfPretty()
        append(quoted: members[index].key)
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
        writeScalarOrOpen(members[index].value)
        guard openContainers.count == depth else {
          openContainers[depth - 1].nextIndex = index + 1
          return false
        }
      }
      return true
    }

    /// Writes the elements of the last open array from an index on, until one opens a container.
    ///
    /// - Returns: `true` if all elements are written; `false` if the last written element is a
    ///   container, which is now open.
    private mutating func writeAllElementsUnlessContainerOpens(
      _ elements: [JSONTree],
      from start: Int
    ) -> Bool {
      let depth = openContainers.count
      for index in start..<elements.count {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLineIfPretty()
        writeScalarOrOpen(elements[index])
        guard openContainers.count == depth else {
          openContainers[depth - 1].nextIndex = index + 1
          return false
        }
      }
      return true
    }

    /// Writes a scalar or an empty container, or opens a container.
    private mutating func writeScalarOrOpen(_ tree: JSONTree) {
      switch tree {
      case .null: append(raw: "null")
      case .bool(let value): append(raw: value ? "true" : "false")
      case .number(let number): append(raw: number)
      case .string(let string): append(quoted: string)
      case .array(let elements):
        guard !elements.isEmpty else { return append(raw: "[]") }
        bytes.append(UInt8(ascii: "["))
        openContainers.append(OpenContainer(elements: elements, isObject: false))
      case .object(let members):
        guard !members.isEmpty else { return append(raw: "{}") }
        bytes.append(UInt8(ascii: "{"))
        let ordered = sortsKeys ? members.sorted(by: Self.isKeyBefore) : members
        openContainers.append(OpenContainer(members: ordered, isObject: true))
      }
    }

    private static func isKeyBefore(_ left: Member, _ right: Member) -> Bool {
      left.key.unicodeScalars.lexicographicallyPrecedes(right.key.unicodeScalars)
    }

    private mutating func breakLineIfPretty() {
      guard isPretty else { return }
      bytes.append(UInt8(ascii: "\n"))
      for _ in openContainers { append(raw: "  ") }
    }

    private mutating func append(raw text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func append(quoted string: String) {
      var string = string
      bytes.append(UInt8(ascii: "\""))
      string.withUTF8 { text in
        var start = 0
        var offset = Self.offsetAfterPlainEightByteWords(from: 0, in: text)
        while offset < text.count {
          if let escape = Self.escapeSequence(at: offset, in: text) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
            append(raw: escape.text)
            offset += escape.length
            start = offset
          } else {
            offset += 1
          }
          offset = Self.offsetAfterPlainEightByteWords(from: offset, in: text)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
      }
      bytes.append(UInt8(ascii: "\""))
    }

    /// Skips bytes that are written as they are, eight at a time; returns the offset after them.
    ///
    /// The function stops before the first eight bytes with a byte that can begin an escape, and
    /// before a rest of fewer than eight bytes.
    @inline(__always)
    private static func offsetAfterPlainEightByteWords(
      from start: Int,
      in text: UnsafeBufferPointer<UInt8>
    ) -> Int {
      var offset = start
      let raw = UnsafeRawBufferPointer(text)
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A byte is 0 in the last three numbers if it is a quote, a backslash or 0xE2; subtracting 1 sets its high bit.
        let (quotes, backslashes) = (word ^ ones * 0x22, word ^ ones * 0x5C)
        let separators = word ^ ones * 0xE2
        let found =
          (word &- ones * 0x20) & ~word | (quotes &- ones) & ~quotes
          | (backslashes &- ones) & ~backslashes | (separators &- ones) & ~separators
        guard found & (ones * 0x80) == 0 else { return offset }
        offset += 8
      }
      return offset
    }

    /// A word whose bytes are all 1.
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Returns the escape of the character at an offset, and the number of bytes that it replaces;
    /// `nil` for a character that is written as it is.
    @inline(__always)
    private static func escapeSequence(
      at offset: Int,
      in text: UnsafeBufferPointer<UInt8>
    ) -> (text: String, length: Int)? {
      switch text[offset] {
      case UInt8(ascii: "\""): (#"\""#, 1)
      case UInt8(ascii: "\\"): (#"\\"#, 1)
      case 0..<0x20: (controlEscape(of: text[offset]), 1)
      case 0xE2: lineSeparatorEscape(at: offset, in: text).map { ($0, 3) }
      default: nil
      }
    }

    /// Returns the escape of U+2028 or U+2029, which end a line in JavaScript; `nil` for any other
    /// character.
    private static func lineSeparatorEscape(
      at offset: Int,
      in text: UnsafeBufferPointer<UInt8>
    ) -> String? {
      guard offset + 2 < text.count, text[offset + 1] == 0x80 else { return nil }
      switch text[offset + 2] {
      case 0xA8: return #"\u2028"#
      case 0xA9: return #"\u2029"#
      default: return nil
      }
    }

    private static func controlEscape(of byte: UInt8) -> String {
      switch byte {
      case UInt8(ascii: "\n"): return #"\n"#
      case UInt8(ascii: "\r"): return #"\r"#
      case UInt8(ascii: "\t"): return #"\t"#
      case 0x8: return #"\b"#
      case 0xC: return #"\f"#
      default:
        let digits = String(byte, radix: 16)
        return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
