extension JSONTree {
  /// Returns the tree as JSON text, without a line feed at its end.
  ///
  /// Only the characters that JSON and JavaScript require are escaped: quotes, backslashes, control
  /// characters, U+2028 and U+2029. Keys are sorted by their Unicode scalars, so equal trees give
  /// equal bytes on every machine.
  ///
  /// - Parameters:
  ///   - style: The layout of the text.
  ///   - sortedKeys: Whether members are sorted by name; otherwise they keep their order.
  /// - Returns: The text.
  public func text(style: TextStyle = .compact, sortedKeys: Bool = true) -> String {
    var writer = Writer(isPretty: style == .pretty, sortsKeys: sortedKeys)
    writer.write(self)
    return writer.text
  }

  private struct Writer {
    /// The part of an open array or object that is not yet written.
    private struct Rest {
      var values: ArraySlice<Member>
      var isObject: Bool
      var isFirst = true
    }

    let isPretty: Bool
    let sortsKeys: Bool
    private(set) var text = ""
    private var open: [Rest] = []

    init(isPretty: Bool, sortsKeys: Bool) {
      self.isPretty = isPretty
      self.sortsKeys = sortsKeys
    }

    mutating func write(_ tree: JSONTree) {
      begin(tree)
      while let level = open.indices.last {
        guard let member = open[level].values.popFirst() else {
          let isObject = open.removeLast().isObject
          lineBreak()
          text.append(isObject ? "}" : "]")
          continue
        }
        if !open[level].isFirst { text.append(",") }
        open[level].isFirst = false
        lineBreak()
        if open[level].isObject {
          append(quoted: member.key)
          text.append(isPretty ? ": " : ":")
        }
        begin(member.value)
      }
    }

    private mutating func begin(_ tree: JSONTree) {
      switch tree {
      case .null: text.append("null")
      case .bool(let value): text.append(value ? "true" : "false")
      case .number(let number): text.append(number)
      case .string(let string): append(quoted: string)
      case .array([]): text.append("[]")
      case .object([]): text.append("{}")
      case .array(let elements):
        text.append("[")
        open.append(Rest(values: elements.map { Member(key: "", value: $0) }[...], isObject: false))
      case .object(let members):
        text.append("{")
        let ordered = sortsKeys ? members.sorted(by: Self.areInOrder) : members
        open.append(Rest(values: ordered[...], isObject: true))
      }
    }

    private static func areInOrder(_ left: Member, _ right: Member) -> Bool {
      left.key.unicodeScalars.lexicographicallyPrecedes(right.key.unicodeScalars)
    }

    private mutating func lineBreak() {
      guard isPretty else { return }
      text.append("\n")
      for _ in open { text.append("  ") }
    }

    private mutating func append(quoted string: String) {
      text.append("\"")
      for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": text.append(#"\""#)
        case "\\": text.append(#"\\"#)
        case "\n": text.append(#"\n"#)
        case "\r": text.append(#"\r"#)
        case "\t": text.append(#"\t"#)
        case "\u{8}": text.append(#"\b"#)
        case "\u{C}": text.append(#"\f"#)
        case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          text.append(#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
        default: text.unicodeScalars.append(scalar)
        }
      }
      text.append("\"")
    }
  }
}
