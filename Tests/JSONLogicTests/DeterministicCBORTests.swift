import TestSupport
import Testing

@testable import JSONLogic
@testable import StrictJSON

@Suite(.long) struct DeterministicCBORTests {
  private static func hexadecimal(_ value: RuleValue) -> String {
    DeterministicCBOR(value).bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    .joined()
  }

  /// RFC 8949, appendix A, and flagd's testbed.
  @Test(arguments: [
    ("0", "00"), ("-0.0", "00"), ("1", "01"), ("1.0", "01"), ("10", "0a"), ("23", "17"),
    ("24", "1818"), ("25", "1819"), ("100", "1864"), ("123", "187b"), ("255", "18ff"),
    ("256", "190100"), ("1000", "1903e8"), ("65535", "19ffff"), ("65536", "1a00010000"),
    ("1000000", "1a000f4240"), ("4294967295", "1affffffff"), ("4294967296", "1b0000000100000000"),
    ("1000000000000", "1b000000e8d4a51000"), ("9007199254740992", "1b0020000000000000"),
    ("9223372036854775808", "1b8000000000000000"), ("18446744073709549568", "1bfffffffffffff800"),
    ("18446744073709551616", "fa5f800000"), ("18446744073709551617", "fa5f800000"),
    ("-1", "20"), ("-10", "29"), ("-24", "37"), ("-25", "3818"), ("-100", "3863"),
    ("-256", "38ff"), ("-257", "390100"), ("-1000", "3903e7"),
    ("-9223372036854775808", "3b7fffffffffffffff"), ("-9223372036854777856", "fbc3e0000000000001"),
    ("-18446744073709551616", "fadf800000"),
    ("1.1", "fb3ff199999999999a"), ("1.5", "f93e00"), ("-1.5", "f9be00"), ("65504.0", "19ffe0"),
    ("100000.0", "1a000186a0"), ("3.4028234663852886e+38", "fa7f7fffff"),
    ("1.0e+300", "fb7e37e43c8800759c"), ("5.960464477539063e-8", "f90001"),
    ("-5.960464477539063e-8", "f98001"), ("2.9802322387695312e-8", "fa33000000"),
    ("0.00006103515625", "f90400"), ("0.00006097555160522461", "f903ff"),
    ("-4.1", "fbc010666666666666"),
    ("1.23", "fb3ff3ae147ae147ae"), ("0.1", "fb3fb999999999999a"), ("2049.5", "fa45001800"),
    ("1e400", "f97c00"), ("-1e400", "f9fc00"), ("1e-400", "00"), ("5e-324", "fb0000000000000001"),
    ("false", "f4"), ("true", "f5"), ("null", "f6"), (#""""#, "60"), (#""a""#, "6161"),
    (#""IETF""#, "6449455446"), (#""\"\\""#, "62225c"), (#""\u00fc""#, "62c3bc"),
    (#""u\u0308""#, "6375cc88"), (#""\u6c34""#, "63e6b0b4"), (#""\ud800\udd51""#, "64f0908591"),
    (#""user1""#, "657573657231"), ("[]", "80"), ("[1,2,3]", "83010203"),
    ("[1,[2,3],[4,null]]", "83018202038204f6"),
    (
      "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]",
      "98190102030405060708090a0b0c0d0e0f101112131415161718181819"
    ),
    ("{}", "a0"), (#"{"a":1,"b":[2,3]}"#, "a26161016162820203"),
    (#"{"b":2,"a":{"b":1}}"#, "a26161a1616201616202"),
    (#"{"aa":1,"b":2,"":3}"#, "a3600361620262616101"),
    (#"["a",{"b":"c"}]"#, "826161a161626163"),
  ])
  func `encodes the examples of RFC 8949`(json: String, bytes: String) {
    #expect(Self.hexadecimal(RuleValue(RuleCase.tree(json))) == bytes)
  }

  @Test func `values that JSON cannot represent are encoded without a trap`() {
    #expect(Self.hexadecimal(.number(.nan)) == "f97e00")
    #expect(Self.hexadecimal(.number(-.nan)) == "f97e00")
    #expect(Self.hexadecimal(.number(.signalingNaN)) == "f97e00")
    #expect(Self.hexadecimal(.number(.infinity)) == "f97c00")
  }

  @Test(arguments: [
    (23, "77"), (24, "7818"), (255, "78ff"), (256, "790100"), (65_535, "79ffff"),
    (65_536, "7a00010000"),
  ])
  func `a length uses the fewest bytes`(count: Int, head: String) {
    let text = String(repeating: "x", count: count)
    #expect(Self.hexadecimal(.string(text)).hasPrefix(head + "78"))
    #expect(DeterministicCBOR(.string(text)).bytes.count == count + head.count / 2)
  }

  @Test func `every half-precision number encodes as its half or as an integer`() {
    for bits in UInt16.min...UInt16.max {
      let number = CBORReader.half(bits)
      let bytes = DeterministicCBOR(.number(number)).bytes
      if number.isNaN {
        #expect(bytes == [0xF9, 0x7E, 0x00])
      } else if number == number.rounded(), number.isFinite {
        #expect(bytes[0] >> 5 <= 1, "\(number)")
      } else {
        #expect(bytes == [0xF9, UInt8(bits >> 8), UInt8(bits & 0xFF)], "\(number)")
      }
    }
  }

  @Test func `numbers next to each limit decode to themselves`() throws {
    let limits: [Double] = [
      0, 0x1p-24, 0x1p-25, 0x1p-14, 0x1p-126, 0x1p-149, .leastNonzeroMagnitude,
      .leastNormalMagnitude, 1, 2_048, 65_504, 65_536, 0x1p32, 0x1p53, 0x1p63, 0x1p64, 0x1p128,
      Double(Float.greatestFiniteMagnitude), .greatestFiniteMagnitude, .infinity,
    ]
    for limit in limits.flatMap({ [$0.nextDown.nextDown, $0.nextDown, $0, $0.nextUp] }) {
      for number in [limit, -limit] {
        let bytes = DeterministicCBOR(.number(number)).bytes
        #expect(try CBORReader.value(of: bytes) == .number(number), "\(number): \(bytes)")
      }
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `any number decodes to itself from its shortest form`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<2_000 {
      let number: Double =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Double(bitPattern: random.next())
        case 1: Double(Float(bitPattern: UInt32(truncatingIfNeeded: random.next())))
        case 2: Double(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
        default: Double(random.next() >> UInt64.random(in: 0..<64, using: &random))
        }
      let bytes = DeterministicCBOR(.number(number)).bytes
      let isWhole = -0x1p63..<0x1p64 ~= number && number == number.rounded()
      #expect((bytes[0] >> 5 <= 1) == isWhole, "seed \(seed): \(number)")
      guard !number.isNaN else { continue }
      #expect(try CBORReader.value(of: bytes) == .number(number), "seed \(seed): \(number)")
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `any value decodes to itself, and its keys are sorted`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let value = Self.value(depth: 4, using: &random)
    #expect(try CBORReader.value(of: DeterministicCBOR(value).bytes) == value, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...50)
  func `the order of members does not change the encoding`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let members = (0..<30).map { (key: Self.text(using: &random) + "\($0)", value: $0) }
    let texts = [members, members.reversed(), members.shuffled(using: &random)].map { members in
      let members = members.map { JSONTree.Member(key: $0.key, value: .number("\($0.value)")) }
      return JSONTree.object(members).text(sortedKeys: false)
    }
    let encoded = Set(texts.map { Self.hexadecimal(RuleValue(RuleCase.tree($0))) })
    #expect(encoded.count == 1, "seed \(seed)")
  }

  private static func value(depth: Int, using random: inout Seeded) -> RuleValue {
    let count = Int.random(in: 0...30, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(Double.random(in: -1e6...1e6, using: &random).rounded(.down) / 8)
    case 3: return .string(text(using: &random))
    case 4: return .array((0..<count).map { _ in value(depth: depth - 2, using: &random) })
    default:
      let keys = Set((0..<count).map { _ in text(using: &random) })
      return .object(
        Dictionary(
          uniqueKeysWithValues: keys.sorted().map { ($0, value(depth: depth - 2, using: &random)) }
        )
      )
    }
  }

  private static func text(using random: inout Seeded) -> String {
    let length = Int.random(in: 0...(Bool.random(using: &random) ? 4 : 300), using: &random)
    let letters = ["a", "b", "Z", "0", "é", "あ", "🐟", "\u{0}", "\u{7F}"]
    return (0..<length).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }
}
