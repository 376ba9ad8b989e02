import Foundation

extension DecodingSession {
  /// Reads a value as a scalar type of the standard library.
  ///
  /// If the type is known at compile time, the compiler keeps only the branch of this type.
  ///
  /// - Returns: The value; `nil` if `type` is not a scalar type of the standard library.
  /// - Throws: A ``ScalarFault`` if the value cannot be read as `type`.
  @inline(__always)
  func scalar<T>(_ type: T.Type, at node: Int) throws(ScalarFault) -> T? {
    if T.self == String.self { return try string(at: node) as? T }
    if T.self == Int.self { return try integer(Int.self, at: node) as? T }
    if T.self == Bool.self { return try bool(at: node) as? T }
    if T.self == Double.self { return try double(at: node) as? T }
    if T.self == Float.self { return try float(at: node) as? T }
    if T.self == Int8.self { return try integer(Int8.self, at: node) as? T }
    if T.self == Int16.self { return try integer(Int16.self, at: node) as? T }
    if T.self == Int32.self { return try integer(Int32.self, at: node) as? T }
    if T.self == Int64.self { return try integer(Int64.self, at: node) as? T }
    if T.self == Int128.self { return try integer(Int128.self, at: node) as? T }
    if T.self == UInt.self { return try integer(UInt.self, at: node) as? T }
    if T.self == UInt8.self { return try integer(UInt8.self, at: node) as? T }
    if T.self == UInt16.self { return try integer(UInt16.self, at: node) as? T }
    if T.self == UInt32.self { return try integer(UInt32.self, at: node) as? T }
    if T.self == UInt64.self { return try integer(UInt64.self, at: node) as? T }
    if T.self == UInt128.self { return try integer(UInt128.self, at: node) as? T }
    return nil
  }

  /// Returns whether a value is `null` or absent.
  func isNullOrAbsent(_ node: Int) -> Bool {
    node < 0 || storage.firstByte(of: node) == UInt8(ascii: "n")
  }

  private func string(at node: Int) throws(ScalarFault) -> String {
    guard node >= 0, storage.firstByte(of: node) == JSONByte.quote else {
      throw isNullOrAbsent(node) ? .null : .mismatch
    }
    return storage.string(at: node)
  }

  /// Reads `true` or `false`; throws `mismatch` for any other value.
  ///
  /// For `null`, it throws `mismatch` too, while the other scalar types throw `null`; so does a
  /// `JSONDecoder`.
  private func bool(at node: Int) throws(ScalarFault) -> Bool {
    guard node >= 0 else { throw .mismatch }
    switch storage.firstByte(of: node) {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: throw .mismatch
    }
  }

  private func integer<Integer: FixedWidthInteger & Decodable>(
    _ type: Integer.Type,
    at node: Int
  ) throws(ScalarFault) -> Integer {
    let number = try number(at: node)
    if number.isWrittenAsInteger, number.significandHoldsAllDigits,
      let integer = Integer(exactly: number.significand)
    {
      if !number.isNegative || integer == 0 { return integer }
      if Integer.isSigned { return 0 &- integer }
    }
    return try integerInUnusualNotation(at: node)
  }

  /// Reads an integer that is written with a fraction, an exponent or many digits; throws
  /// `notRepresentable` for a number that does not fit the type.
  private func integerInUnusualNotation<Integer: FixedWidthInteger & Decodable>(
    at node: Int
  ) throws(ScalarFault) -> Integer {
    let text = storage.bytes[storage.range(of: node)]
    if let double = Double(String(decoding: text, as: UTF8.self)), double.magnitude < 0x1p53,
      let integer = Integer(exactly: double)
    {
      return integer
    }
    // Beyond what a Double holds exactly, the decoder itself decides.
    guard let integer = try? JSONDecoder().decode(Integer.self, from: Data(text)) else {
      throw .notRepresentable
    }
    return integer
  }

  private func double(at node: Int) throws(ScalarFault) -> Double {
    let number: ParsedNumber
    do {
      number = try self.number(at: node)
    } catch {
      return try infinityOrNaN(at: node, orThrow: error)
    }
    if let double = number.doubleIfOneOperationIsExact { return double }
    return try nearestNumber(at: node, acceptsZero: number.significand == 0)
  }

  private func float(at node: Int) throws(ScalarFault) -> Float {
    let number: ParsedNumber
    do {
      number = try self.number(at: node)
    } catch {
      return try infinityOrNaN(at: node, orThrow: error)
    }
    return try nearestNumber(at: node, acceptsZero: number.significand == 0)
  }

  /// Reads a number as the nearest floating-point number.
  ///
  /// Throws `notRepresentable` if the nearest number is infinite, or if it is zero and
  /// `acceptsZero` is `false`. Callers pass `true` if the number in the text is itself zero.
  private func nearestNumber<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    at node: Int,
    acceptsZero: Bool
  ) throws(ScalarFault) -> Number {
    let text = String(decoding: storage.bytes[storage.range(of: node)], as: UTF8.self)
    guard let number = Number(text), number.isFinite, acceptsZero || number != 0 else {
      throw .notRepresentable
    }
    return number
  }

  /// Reads infinity or NaN from a text that the decoder's strategy defines for it; throws `fault`
  /// for any other value, or if the strategy defines no texts.
  private func infinityOrNaN<Number: BinaryFloatingPoint>(
    at node: Int,
    orThrow fault: ScalarFault
  ) throws(ScalarFault) -> Number {
    guard case .convertFromString(let positive, let negative, let nan) = strategies.floats,
      let text = try? string(at: node)
    else { throw fault }
    if text == positive { return .infinity }
    if text == negative { return -.infinity }
    if text == nan { return .nan }
    throw fault
  }

  private func number(at node: Int) throws(ScalarFault) -> ParsedNumber {
    guard node >= 0, let number = storage.number(at: node) else {
      throw isNullOrAbsent(node) ? .null : .mismatch
    }
    return number
  }
}
