extension JSONValue {
  /// The text of a string with its escapes decoded; `nil` for any other kind.
  ///
  /// - Complexity: O(length), at each access.
  public var string: String? {
    kind == .string ? storage.string(at: node) : nil
  }

  /// The value of `true` or `false`; `nil` for any other kind.
  public var bool: Bool? {
    kind == .bool ? storage.bytes[storage.offset(of: node)] == UInt8(ascii: "t") : nil
  }

  /// The text of a number as it was written; `nil` for any other kind.
  public var numberText: String? {
    kind == .number ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The number as an integer; `nil` if it is not an integer or does not fit, and for any other
  /// kind.
  ///
  /// A number with a fraction or an exponent is first rounded to the nearest `Double`, which must
  /// be whole and between −2⁵³ and 2⁵³, without these: `1.0` and `1e3` are integers.
  public var int: Int? {
    guard let text = numberText else { return nil }
    if let integer = Int(text) { return integer }
    guard text.utf8.contains(where: { !(0x30...0x39 ~= $0 || $0 == JSONByte.minus) }),
      let double = Double(text), double.magnitude < 0x1p53
    else { return nil }
    return Int(exactly: double)
  }

  /// The nearest floating-point number, 0 for `1e-400`; `nil` for a number that is too large, such
  /// as `1e400`, and for any other kind.
  public var double: Double? {
    guard let text = numberText, let double = Double(text), double.isFinite else { return nil }
    return double
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    kind == .null
  }
}
