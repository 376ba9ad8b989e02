import TestSupport

/// Random JSON texts for the types of a schema, most of them at an edge.
enum LeafTexts {
  indirect enum Pool: Sendable {
    case bool, number, small, string, date, data, url
    case array(Pool)
    /// An object with any names.
    case names(Pool)
    /// An object with these members.
    case members([String: Pool])
  }

  static func text(of pool: Pool, using random: inout Seeded) -> String {
    switch pool {
    case .bool: return ["true", "false"].randomElement(using: &random) ?? "true"
    case .number: return number(using: &random)
    case .small:
      return ["0", "-0", "1.0", "100", "1e1", "127"].randomElement(using: &random) ?? "0"
    case .string: return string(using: &random)
    case .date:
      return [
        "-978307200.5", "0", "1775005200", "1775005200123", "1e9",
        #""2026-04-01T09:00:00Z""#, #""2026-04-01T09:00:00+09:00""#, #""2026-04-01""#,
        #""2026-04-01T09:00:00.250Z""#, #""20260401T090000Z""#,
      ].randomElement(using: &random) ?? "0"
    case .data:
      return [#""""#, #""aGVsbG8=""#, #""aGVsbG8""#, #""a\/8=""#, "[1,2,255]", "[256]"]
        .randomElement(using: &random) ?? "[]"
    case .url:
      return [
        #""https://example.jp/a?b=c#d""#, #""/a/b""#, #""""#, #""a b""#, #""https:\/\/日本.jp""#,
      ]
      .randomElement(using: &random) ?? "null"
    case .array(let pool):
      let count = Int.random(in: 0...3, using: &random)
      return "[\((0..<count).map { _ in text(of: pool, using: &random) }.joined(separator: ","))]"
    case .names(let pool):
      let count = Int.random(in: 0...3, using: &random)
      let members = (0..<count).map { _ in
        "\(SchemaTexts.name(using: &random)):\(text(of: pool, using: &random))"
      }
      return "{\(members.joined(separator: ","))}"
    case .members(let pools):
      let members = pools.sorted { $0.key < $1.key }
        .map { "\"\($0.key)\":\(text(of: $0.value, using: &random))" }
      return "{\(members.shuffled(using: &random).joined(separator: ","))}"
    }
  }

  private static let numbers = [
    "0", "-0", "-0.0", "0e0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "32767",
    "65536",
    "2147483647", "4294967296", "9007199254740991", "9007199254740992", "9007199254740993",
    "9007199254740993.0", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "18446744073709551615", "18446744073709551616", "9223372036854775806.0",
    "170141183460469231731687303715884105727", "340282366920938463463374607431768211456",
    "1.0", "1e2", "1E+3", "1e-0", "100e-2", "1.5", "1e-1", "1.0000000000000001", "0.1", "0.3",
    "4.35",
    "3.14159265358979323846264338327950288", "1e22", "1e23", "123456789e-30", "8.5e-45", "1e-46",
    "5e-324", "4.9e-324", "2e-324", "2.2250738585072011e-308", "1.7976931348623157e308",
    "1.7976931348623159e308", "1e400", "-1e400", "1e-400", "0e400", "0.000e-400", "16777217",
    "1e39",
    "3.4028235e38", "3.4028236e38", "7.2057594037927933e16", "123456789012345678901234567890",
    "0.12345678901234567890123456789012345678901234567890", "1e127", "1e128", "1e-127", "1e-128",
    "1e-129", "9999999999999999999999999999999999999999", "1e99999999999999999999",
    "1e-99999999999999999999", "10000000000000000000000e-22", "0.00000000000000000000000123e25",
  ]

  private static func number(using random: inout Seeded) -> String {
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return numbers.randomElement(using: &random) ?? "0"
    }
    var text = Bool.random(using: &random) ? "-" : ""
    text += String(
      UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
    )
    if Bool.random(using: &random) {
      text +=
        "."
        + String(
          UInt64.random(in: 0...UInt64.max, using: &random)
            >> UInt64.random(in: 0..<64, using: &random)
        )
    }
    // The JSONDecoder of this toolchain refuses 0e9, but neither 0e0 nor 0e10.
    let isZero = !text.contains { ("1"..."9").contains($0) }
    if !isZero, Int.random(in: 0..<3, using: &random) == 0 {
      text += "e\(Int.random(in: -40...40, using: &random))"
    }
    return text
  }

  private static let strings = [
    #""""#, #""a""#, #""Infinity""#, #""-inf""#, #""nan""#, #""1""#, #""日本語の文""#,
    #""\u65e5\u672C\ud83d\uDE00\n\"\\\/""#, #""\u0000""#,
    #""plain ascii that is longer than a word""#,
    #""e\u0301""#, #""😀""#, #""}],{:""#, #""\\""#, #""null""#,
  ]

  private static func string(using random: inout Seeded) -> String {
    strings.randomElement(using: &random) ?? "null"
  }
}
