extension ExpectedJSONForm where Content == String {
  /// A text.
  package static var text: Self { Self("a text", \.string) }

  /// A text of at most `limit` bytes in UTF-8.
  package static func text(upToBytes limit: Int) -> Self {
    Self("a text of at most \(limit) bytes") { value in
      value.string.flatMap { $0.utf8.count <= limit ? $0 : nil }
    }
  }
}

extension ExpectedJSONForm where Content == Int {
  /// A whole number in a range, both ends included; also written as `1.0` or `1e3`, see
  /// ``JSONValue/int``.
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    let name =
      switch range {
      case _ where range.lowerBound == range.upperBound: "\(range.lowerBound)"
      case _ where range.upperBound == .max: "a whole number from \(range.lowerBound)"
      default: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      }
    return Self(name) { value in value.int.flatMap { range ~= $0 ? $0 : nil } }
  }
}

extension ExpectedJSONForm where Content == Double {
  /// A number in a range, both ends included; messages call it `unit`, such as `points`, or else
  /// `a number`.
  package static func number(_ range: ClosedRange<Double>, of unit: String? = nil) -> Self {
    let ends = [range.lowerBound, range.upperBound].map { end in
      Int(exactly: end).map { "\($0)" } ?? "\(end)"
    }
    return Self("\(unit ?? "a number") from \(ends[0]) to \(ends[1])") { value in
      value.double.flatMap { range ~= $0 ? $0 : nil }
    }
  }
}

extension ExpectedJSONForm where Content == UInt64 {
  /// A text of 16 hexadecimal digits without a sign.
  package static var hexadecimalUInt64: Self {
    Self("16 hexadecimal digits") { value in
      guard let text = value.string, text.utf8.count == 16, text.allSatisfy(\.isHexDigit) else {
        return nil
      }
      return UInt64(text, radix: 16)
    }
  }
}

extension ExpectedJSONForm where Content: RawRepresentable<String> & CaseIterable {
  /// A text that is exactly a raw value of an enumeration.
  package static var enumCase: Self {
    Self("one of " + Content.allCases.map(\.rawValue).joined(separator: ", ")) { value in
      value.string.flatMap(Content.init)
    }
  }
}

extension ExpectedJSONForm where Content == JSONPointer {
  /// A JSON Pointer (RFC 6901).
  package static var pointer: Self {
    Self("a JSON Pointer in quotes") { (value) throws(JSONFormError) -> JSONPointer? in
      guard let text = value.string else { return nil }
      do throws(JSONPointerError) {
        return try JSONPointer(text)
      } catch {
        throw JSONFormError(value, String(error.description.dropLast()))
      }
    }
  }
}

extension ExpectedJSONForm where Content == Bool {
  /// `true` or `false`.
  package static var bool: Self { Self("true or false", \.bool) }
}
