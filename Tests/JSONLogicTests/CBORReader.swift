import JSONLogic

/// Reads CBOR into rule values, and rejects encodings that are not the shortest: a test oracle for
/// the encoder.
struct CBORReader {
  enum Fault: Error {
    case cutOff, trailingBytes, notShortest, unorderedKeys, unexpected(UInt8)
  }

  private var rest: ArraySlice<UInt8>

  static func value(of bytes: [UInt8]) throws -> RuleValue {
    var reader = CBORReader(rest: bytes[...])
    let value = try reader.value()
    guard reader.rest.isEmpty else { throw Fault.trailingBytes }
    return value
  }

  private mutating func value() throws -> RuleValue {
    let initial = try byte()
    switch initial {
    case 0xF4: return .bool(false)
    case 0xF5: return .bool(true)
    case 0xF6: return .null
    case 0xF9: return .number(Self.half(UInt16(try argument(bytes: 2))))
    case 0xFA:
      let float = Float(bitPattern: UInt32(try argument(bytes: 4)))
      if Self.halves.contains(Double(float)) { throw Fault.notShortest }
      return .number(Double(float))
    case 0xFB:
      let double = Double(bitPattern: try argument(bytes: 8))
      if Double(Float(double)) == double { throw Fault.notShortest }
      return .number(double)
    default: break
    }
    let argument = try shortestArgument(initial)
    switch initial >> 5 {
    case 0: return .number(Double(argument))
    case 1: return .number(-Double(argument + 1))
    case 3:
      let text = rest.prefix(Int(argument))
      guard text.count == Int(argument) else { throw Fault.cutOff }
      rest = rest.dropFirst(text.count)
      return .string(String(decoding: text, as: UTF8.self))
    case 4: return .array(try (0..<argument).map { _ in try value() })
    case 5: return try object(of: argument)
    default: throw Fault.unexpected(initial)
    }
  }

  private mutating func object(of count: UInt64) throws -> RuleValue {
    var members: [String: RuleValue] = [:]
    var last: ArraySlice<UInt8> = []
    for _ in 0..<count {
      let start = rest
      guard case .string(let key) = try value() else { throw Fault.unexpected(start[0]) }
      let encoded = start[start.startIndex..<rest.startIndex]
      guard last.lexicographicallyPrecedes(encoded) else { throw Fault.unorderedKeys }
      last = encoded
      members[key] = try value()
    }
    return .object(members)
  }

  private mutating func shortestArgument(_ initial: UInt8) throws -> UInt64 {
    let length = initial & 0x1F
    if length < 24 { return UInt64(length) }
    guard length < 28 else { throw Fault.unexpected(initial) }
    let count = 1 << Int(length - 24)
    let argument = try argument(bytes: count)
    let least: UInt64 = count == 1 ? 24 : 1 << UInt64(4 * count)
    guard argument >= least else { throw Fault.notShortest }
    return argument
  }

  private mutating func argument(bytes count: Int) throws -> UInt64 {
    try (0..<count).reduce(0) { argument, _ in try argument << 8 | UInt64(byte()) }
  }

  private mutating func byte() throws -> UInt8 {
    guard let byte = rest.popFirst() else { throw Fault.cutOff }
    return byte
  }

  /// Decodes a half-precision number by the formula of RFC 8949, appendix D.
  static func half(_ bits: UInt16) -> Double {
    let exponent = Int(bits >> 10 & 0x1F)
    let fraction = Double(bits & 0x3FF)
    let magnitude: Double =
      switch exponent {
      case 0: fraction * 0x1p-24
      case 31: fraction == 0 ? .infinity : .nan
      default: (fraction + 1_024) * Double(sign: .plus, exponent: exponent - 25, significand: 1)
      }
    return bits & 0x8000 == 0 ? magnitude : -magnitude
  }

  /// Every number that half precision can represent.
  static let halves: Set<Double> = Set((UInt16.min...UInt16.max).map { half($0) })
}
