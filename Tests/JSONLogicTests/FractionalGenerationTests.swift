import TestSupport
import Testing

@testable import JSONLogic

/// The choices of each generation of `fractional`, from flagd's testbed and from other
/// implementations.
@Suite(.long) struct FractionalGenerationTests {
  /// A rule for a flag, and the choice of each generation.
  struct Choice: Sendable, CustomStringConvertible {
    let flag: String
    let rule: String
    let data: String
    let chosen: [FractionalGeneration: String]

    init(
      _ flag: String,
      _ rule: String,
      _ data: String,
      first: String? = nil,
      second: String? = nil,
      third: String? = nil
    ) {
      self.flag = flag
      self.rule = rule
      self.data = data
      chosen = [.first: first, .second: second, .third: third].compactMapValues(\.self)
    }

    var description: String { "\(flag) \(rule) \(data)" }
  }

  private static let suits = #"["clubs",25],["diamonds",25],["hearts",25],["spades",25]"#
  private static let named =
    #"{"fractional":[{"cat":[{"var":"$flagd.flagKey"},{"var":"name"}]},\#(suits)]}"#
  private static let basic =
    #"{"fractional":[{"var":"seed"},"#
    + (1...25).map { #"["bucket\#($0)",4]"# }.joined(separator: ",")
    + "]}"
  private static let one = #"["a",1]"#

  private static func value(_ choice: Choice, _ generation: FractionalGeneration) throws
    -> RuleValue
  {
    var compiler = RuleCompiler(fractional: generation)
    let rule = compiler.compile(RuleCase.value(choice.rule))
    return try rule.evaluate(in: RuleCase.context(choice.data), flagKey: choice.flag)
  }

  @Test(arguments: [
    Choice(
      "fractional-flag",
      named,
      #"{"name":"jack"}"#,
      first: #""spades""#,
      second: #""hearts""#,
      third: #""diamonds""#
    ),
    Choice(
      "fractional-flag",
      named,
      #"{"name":3}"#,
      first: #""diamonds""#,
      second: #""clubs""#,
      third: #""spades""#
    ),
    Choice(
      "fractional-flag-shorthand",
      #"{"fractional":[["heads"],["tails",1]]}"#,
      #"{"targetingKey":"jon@company.com"}"#,
      first: #""heads""#,
      second: #""heads""#,
      third: #""tails""#
    ),
    Choice("fractional-basic-flag", basic, #"{"seed":123}"#, second: "null", third: #""bucket20""#),
    Choice(
      "fractional-basic-flag",
      basic,
      #"{"seed":123.0}"#,
      second: "null",
      third: #""bucket20""#
    ),
    Choice("fractional-basic-flag", basic, #"{"seed":"123"}"#, third: #""bucket22""#),
    Choice(
      "fractional-basic-flag",
      basic,
      #"{"seed":1.23}"#,
      second: "null",
      third: #""bucket14""#
    ),
    Choice(
      "fractional-basic-flag",
      basic,
      #"{"seed":{"b":2,"a":{"b":1}}}"#,
      second: "null",
      third: #""bucket9""#
    ),
    Choice(
      "fractional-basic-flag",
      basic,
      #"{"seed":0.000000059604644775390625}"#,
      second: "null",
      third: #""bucket23""#
    ),
    Choice(
      "f",
      #"{"fractional":["any-user",["one",-50],["two",100]]}"#,
      "{}",
      second: #""two""#,
      third: #""two""#
    ),
    Choice(
      "f",
      #"{"fractional":["user-109408",["new",1],["old",99999]]}"#,
      "{}",
      second: #""new""#,
      third: #""old""#
    ),
    Choice(
      "f",
      #"{"fractional":["user-58328",["new",1],["old",99999]]}"#,
      "{}",
      second: #""old""#,
      third: #""new""#
    ),
    Choice(
      "f",
      #"{"fractional":["user1",["new",1],["old",99999]]}"#,
      "{}",
      second: #""old""#,
      third: #""old""#
    ),
  ])
  func `selects the variants that flagd's testbed expects`(choice: Choice) throws {
    for (generation, expected) in choice.chosen {
      let value = try Self.value(choice, generation)
      #expect(value == RuleValue(RuleCase.tree(expected)), "generation \(generation.rawValue)")
    }
  }

  @Test(arguments: [
    // The seed.
    Choice(
      "f",
      #"{"fractional":[null,\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[{"var":"none"},\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[7,\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[true,\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[{"a":1,"b":2},\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["",\#(one)]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[{"var":"b"},["b",0]]}"#,
      #"{"targetingKey":"u","b":["a",1]}"#,
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":""}"#,
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":7}"#,
      first: "null",
      second: "null",
      third: "null"
    ),
    // Numbers outside the range of integers.
    Choice(
      "f",
      #"{"fractional":[18446744073709551616,\#(one)]}"#,
      "{}",
      second: "null",
      third: #""a""#
    ),
    Choice("f", #"{"fractional":[1e400,\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice("f", #"{"fractional":[-1e400,\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice("f", #"{"fractional":[{"/":[0,0]},\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice(
      "f",
      #"{"fractional":["u",["a",18446744073709551616]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",-1e400],["b",1]]}"#,
      "{}",
      second: #""b""#,
      third: #""b""#
    ),
    // The operands.
    Choice(
      "f",
      #"{"fractional":[["a",1]]}"#,
      #"{"targetingKey":"u"}"#,
      first: "null",
      second: #""a""#,
      third: #""a""#
    ),
    Choice("f", #"{"fractional":["u"]}"#, "{}", first: "null", second: "null", third: "null"),
    Choice("f", #"{"fractional":[]}"#, "{}", first: "null", second: "null", third: "null"),
    // Variants.
    Choice(
      "f",
      #"{"fractional":["u",[true,1]]}"#,
      "{}",
      first: "null",
      second: "true",
      third: "true"
    ),
    Choice("f", #"{"fractional":["u",[7,1]]}"#, "{}", first: "null", second: "7", third: "7"),
    Choice(
      "f",
      #"{"fractional":["u",[null,1]]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",[{"a":1,"b":2},1]]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    // Weights.
    Choice(
      "f",
      #"{"fractional":["u",["a",1.9],["b",0.9]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a","x"],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",50.0],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",null],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",2147483647],["b",1]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",0],["b",0]]}"#,
      "{}",
      first: #""""#,
      second: "null",
      third: "null"
    ),
    // -1 of a sum of 1: the second bucket ends at 100, and the first is empty.
    Choice(
      "f",
      #"{"fractional":["bY9fO-",["a",-1],["b",2]]}"#,
      "{}",
      first: #""b""#,
      second: #""b""#,
      third: #""b""#
    ),
    Choice(
      "f",
      #"{"fractional":["bY9fO-",["a",-1],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
  ])
  func `generations accept different operands`(choice: Choice) throws {
    for (generation, expected) in choice.chosen {
      let value = try Self.value(choice, generation)
      #expect(value == RuleValue(RuleCase.tree(expected)), "generation \(generation.rawValue)")
    }
  }

  @Test(arguments: [
    // |0x7fffffff| / 2147483647 × 100 is 100, and |-2147483648| gives more: no bucket contains it.
    ("SI7p-", ""), ("6LvT0", ""), ("ceQdGm", "one"), ("", "one"), ("abc", "two"),
  ])
  func `the first generation allocates by hundredths of the absolute hash`(
    seed: String,
    variant: String
  ) throws {
    let choice = Choice("f", #"{"fractional":["\#(seed)",["one",50],["two",50]]}"#, "{}")
    #expect(try Self.value(choice, .first) == .string(variant))
  }

  @Test(
    arguments: [
      (FractionalGeneration.second, "user1", 0xc50b_443d), (.third, "user1", 0xdbc2_257a),
      (.second, "fractional-flagjack", 0x9fe8_43e0), (.third, "fractional-flagjack", 0x558d_af56),
      (.second, "fractional-flag3", 0x2405_fbd8), (.third, "fractional-flag3", 0xcd55_7098),
      (.second, "any-user", 0xdb12_8814), (.third, "any-user", 0x6deb_82e7),
      (.second, "user-109408", 0x0000_62b1), (.third, "user-58328", 0x0000_978f),
    ] as [(FractionalGeneration, String, UInt32)]
  )
  func `the hash of a text equals that of other implementations`(
    generation: FractionalGeneration,
    text: String,
    hash: UInt32
  ) {
    #expect(Murmur3(.string(text), in: generation).value == hash)
  }

  @Test(
    arguments: [
      ("123", 0xc6b9_4221), ("1.23", 0x8ea9_6e86), (#"{"b":2,"a":{"b":1}}"#, 0x5bd1_8be7),
      ("0.000000059604644775390625", 0xe53d_042b),
    ] as [(String, UInt32)]
  )
  func `the third generation's hash of any value equals that of other implementations`(
    json: String,
    hash: UInt32
  ) {
    #expect(Murmur3(RuleValue(RuleCase.tree(json)), in: .third).value == hash)
  }

  @Test func `the third generation separates the flag key and the targeting key`() {
    let flag = "fractional-flag-shorthand"
    for (user, hash) in [("user-1", 0x4064_8c4b), ("jon@company.com", 0xe17e_2e91)]
      as [(String, UInt32)]
    {
      #expect(Murmur3(flagKey: flag, targetingKey: user, in: .third).value == hash)
      #expect(Murmur3(.array([.string(flag), .string(user)]), in: .third).value == hash)
    }
    let joined = Murmur3(flagKey: "ab", targetingKey: "c", in: .third).value
    #expect(joined != Murmur3(flagKey: "a", targetingKey: "bc", in: .third).value)
  }

  /// The counts come from another implementation.
  @Test(arguments: [("", 50_075), (#"{"var":"targetingKey"},"#, 50_374)])
  func `a change from the second to the third generation moves about half of all users`(
    seed: String,
    expected: Int
  ) throws {
    let rules = [FractionalGeneration.second, .third].map { generation in
      var compiler = RuleCompiler(fractional: generation)
      return compiler.compile(RuleCase.value(#"{"fractional":[\#(seed)["a",50],["b",50]]}"#))
    }
    var moved = 0
    for user in 1...100_000 {
      let context = EvaluationContext(targetingKey: "user-\(user)")
      let values = try rules.map { try $0.evaluate(in: context, flagKey: "content.banner") }
      if values[0] != values[1] { moved += 1 }
    }
    #expect(moved == expected)
  }

  @Test func `a long seed costs steps in every generation, for any type`() throws {
    let element = #""\#(String(repeating: "a", count: 500_000))""#
    let list = (1...20).map(String.init).joined(separator: ",")
    for generation in FractionalGeneration.allCases {
      for seed in [element, #"{"a":\#(element),"b":1}"#]
      where generation == .third || seed == element {
        var compiler = RuleCompiler(fractional: generation)
        let rule = compiler.compile(
          RuleCase.value(#"{"map":[[\#(list)],{"fractional":[\#(seed),["a",1]]}]}"#)
        )
        #expect(throws: RuleError.self) { try rule.evaluate(in: EvaluationContext()) }
      }
    }
  }
}
