import JSONLogic
import TestSupport
import Testing

@Suite struct SemanticVersionRuleTests {
  private static func compare(_ left: String, _ sign: String, _ right: String) throws -> RuleValue {
    try RuleCase(#"{"sem_ver":[\#(left),\#(sign),\#(right)]}"#, "").evaluate()
  }

  @Test(arguments: [
    (#""1.0.0""#, "=", #""v1.0.0""#), (#""V1.0.0""#, "=", #""1""#), (#""1.2""#, "=", #""1.2.0""#),
    ("1", "=", #""v1.0.0""#), ("1.2", "=", #""1.2.0""#), (#""1.0.0-alpha""#, "<", #""1.0.0""#),
    (#""1.0.0-2""#, "<", #""1.0.0-10""#), (#""1.0.0-alpha.1""#, "<", #""1.0.0-alpha.beta""#),
    (#""1.0.0-alpha""#, "<", #""1.0.0-alpha.1""#), (#""1.0.0-9""#, "<", #""1.0.0-a""#),
    (#""1.0.0+a""#, "=", #""1.0.0+b""#), (#""1.2.3""#, "^", #""1.5.6""#),
    (#""0.1.0""#, "^", #""0.9.0""#),
    (#""3.0.0-beta""#, "^", #""3.0.0""#), (#""1.2.3""#, "~", #""1.2.9""#),
    (#""2.0.0""#, "!=", #""2.0.1""#),
    (#""2.0.0""#, ">=", #""2.0.0""#), (#""2.0.0""#, "<=", #""2.0.0""#),
    (#""2.0.10""#, ">", #""2.0.9""#),
    (#""99999999999999999999.0.0""#, ">", #""9.0.0""#),
  ])
  func `a sem_ver comparison that holds is true`(left: String, sign: String, right: String) throws {
    #expect(try Self.compare(left, "\"\(sign)\"", right) == .bool(true))
  }

  @Test(arguments: [
    (#""1.2.3""#, "^", #""2.0.0""#), (#""1.2.3""#, "~", #""1.3.0""#),
    (#""2.0.0""#, "<", #""2.0.0""#),
    (#""1.0.0""#, "<", #""1.0.0-rc""#), (#""1.0.0""#, "!=", #""v1""#),
  ])
  func `a sem_ver comparison that does not hold is false`(left: String, sign: String, right: String)
    throws
  {
    #expect(try Self.compare(left, "\"\(sign)\"", right) == .bool(false))
  }

  @Test(arguments: [
    #""2.0.0.0""#, #""01.0.0""#, #""1.0.0-01""#, #""1-alpha""#, #""1.0+b""#, #""""#, #""vv1""#,
    #""1.""#, #""1.0.0-""#,
    #""1.0.0+""#, #""1.0.0-a..b""#, #""1.0.0-é""#, "true", "null", "[]", "1e21",
  ])
  func `an invalid version gives null`(version: String) throws {
    #expect(try Self.compare(version, #""=""#, #""1.0.0""#) == .null)
    #expect(try Self.compare(#""1.0.0""#, #""=""#, version) == .null)
  }

  @Test(arguments: [#""==""#, "1", "null", #""""#])
  func `an invalid comparison operator gives null`(sign: String) throws {
    #expect(try Self.compare(#""1.0.0""#, sign, #""1.0.0""#) == .null)
  }

  @Test(arguments: UInt64(1)...200)
  func `versions are totally ordered`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let versions = (0..<3).map { _ in Self.random(using: &random) }
    func isLess(_ a: Int, _ b: Int) throws -> Bool {
      try Self.compare("\"\(versions[a])\"", #""<""#, "\"\(versions[b])\"") == .bool(true)
    }
    func isEqual(_ a: Int, _ b: Int) throws -> Bool {
      try Self.compare("\"\(versions[a])\"", #""=""#, "\"\(versions[b])\"") == .bool(true)
    }
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
      let holding = [try isLess(a, b), try isLess(b, a), try isEqual(a, b)].count { $0 }
      #expect(holding == 1, "seed \(seed): \(versions)")
    }
    if try isLess(0, 1), try isLess(1, 2) {
      #expect(try isLess(0, 2), "seed \(seed): \(versions)")
    }
  }

  private static func random(using random: inout Seeded) -> String {
    let core = (0..<3).map { _ in String(Int.random(in: 0...2, using: &random)) }.joined(
      separator: "."
    )
    let pre =
      ["", "-1", "-2", "-10", "-a", "-a.1", "-a.b", "-A", "-a-b"].randomElement(using: &random)
      ?? ""
    return core + pre + (Bool.random(using: &random) ? "+x" : "")
  }
}
