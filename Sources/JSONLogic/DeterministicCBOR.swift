/// A value in CBOR's core deterministic encoding (RFC 8949, section 4.2.1), which the third
/// generation of `fractional` hashes.
///
/// Lengths are definite and as short as possible, and so are numbers: a whole number from -2⁶³ to
/// 2⁶⁴ - 1 is an integer, and any other is the shortest of half, single and double precision that
/// represents it exactly. The members of an object are sorted by the bytes of their encoded keys,
/// so that shorter keys come first. Texts are not normalized.
struct DeterministicCBOR {
  private(set) var bytes: [UInt8] = []

  /// Encodes a value.
  ///
  /// - Complexity: O(n log n) in the size of the value.
  init(_ value: RuleValue) {
    add(value)
  }

  private mutating func add(_ value: RuleValue) {
    switch value {
    case .null: bytes.append(Self.null)
    case .bool(let bool): bytes.append(bool ? Self.true : Self.false)
    case .number(let number): add(number)
    case .string(let text): add(text)
    case .array(let elements):
      addHead(.array, UInt64(elements.count))
      for element in elements { add(element) }
    case .object(let members): add(members)
    }
  }

  private mutating func add(_ text: String) {
    addHead(.text, UInt64(text.utf8.count))
    bytes += text.utf8
  }

  private mutating func add(_ members: [String: RuleValue]) {
    addHead(.map, UInt64(members.count))
    let entries = members.map { key, value in (key: Self(.string(key)).bytes, value: value) }
    for (key, value) in entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += key
      add(value)
    }
  }

  private mutating func add(_ number: Double) {
    if let whole = UInt64(exactly: number) {
      addHead(.unsigned, whole)
    } else if let whole = Int64(exactly: number) {
      addHead(.negative, UInt64(bitPattern: ~whole))
    } else if let half = Self.halfPrecisionBits(of: number) {
      addFloat(Self.halfPrecision, half)
    } else if Double(Float(number)) == number {
      addFloat(Self.singlePrecision, Float(number).bitPattern)
    } else {
      addFloat(Self.doublePrecision, number.bitPattern)
    }
  }

  private mutating func addHead(_ type: MajorType, _ argument: UInt64) {
    Self.writeHead(type, argument) { bytes.append($0) }
  }

  private mutating func addFloat(_ initial: UInt8, _ bits: some FixedWidthInteger) {
    bytes.append(initial)
    withUnsafeBytes(of: bits.bigEndian) { bytes += $0 }
  }

  /// Returns the bits of a number in half precision (IEEE 754, binary16); `nil` if it cannot
  /// represent the number exactly.
  ///
  /// Computed by hand, since `Float16` does not exist on every platform.
  private static func halfPrecisionBits(of number: Double) -> UInt16? {
    if number.isNaN { return 0x7E00 }
    let sign: UInt16 = number.sign == .minus ? 0x8000 : 0
    if number.isInfinite { return sign | 0x7C00 }
    let magnitude = number.magnitude
    guard magnitude <= 65_504 else { return nil }
    if magnitude < 0x1p-14 {
      return UInt16(exactly: magnitude * 0x1p24).map { sign | $0 }
    }
    guard let significand = UInt16(exactly: magnitude.significand * 0x1p10) else { return nil }
    let exponent = UInt16(Int(magnitude.exponent) + 15)
    return sign | exponent << 10 | (significand & 0x3FF)
  }

  private static let `false`: UInt8 = 0xF4
  private static let `true`: UInt8 = 0xF5
  private static let null: UInt8 = 0xF6
  private static let halfPrecision: UInt8 = 0xF9
  private static let singlePrecision: UInt8 = 0xFA
  private static let doublePrecision: UInt8 = 0xFB
}

extension DeterministicCBOR {
  /// The major type of a CBOR item.
  enum MajorType: UInt8 {
    case unsigned = 0
    case negative = 1
    case text = 3
    case array = 4
    case map = 5
  }

  /// Writes the head of a CBOR item, its major type and its argument, in the fewest bytes.
  static func writeHead(_ type: MajorType, _ argument: UInt64, _ write: (UInt8) -> Void) {
    let initial = type.rawValue << 5
    let length: UInt8
    switch argument {
    case 0..<24:
      write(initial | UInt8(argument))
      return
    case 24...0xFF: length = 0
    case 0x100...0xFFFF: length = 1
    case 0x1_0000...0xFFFF_FFFF: length = 2
    default: length = 3
    }
    write(initial | (24 + length))
    for index in (0..<(1 << length)).reversed() {
      write(UInt8(truncatingIfNeeded: argument >> (8 * UInt64(index))))
    }
  }
}
