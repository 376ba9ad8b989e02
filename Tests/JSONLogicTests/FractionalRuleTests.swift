import TestSupport
import Testing

@testable import JSONLogic

@Suite(.long) struct FractionalRuleTests {
  @Test(
    arguments: [
      ("", 0x0000_0000), ("a", 0x3c25_69b2), ("abc", 0xb3dd_93fa), ("ejOoVL", 0x0000_0000),
      ("bY9fO-", 0x0000_0001),
      ("SI7p-", 0x7fff_ffff), ("6LvT0", 0x8000_0000), ("ceQdGm", 0xffff_ffff),
      ("jon@company.com", 0x5cd9_1845),
      ("user1", 0xc50b_443d), ("fractional-flagjack", 0x9fe8_43e0), ("あいうえおかき", 0x72ff_2956),
    ] as [(String, UInt32)]
  )
  func `the hash equals MurmurHash3, computed at once and in parts`(text: String, hash: UInt32) {
    let characters = Array(text)
    for cut in 0...characters.count {
      for end in cut...characters.count {
        var murmur = Murmur3()
        murmur.combine(String(characters[..<cut]))
        murmur.combine(String(characters[cut..<end]))
        murmur.combine(String(characters[end...]))
        #expect(murmur.value == hash, "\(text) cut at \(cut) and \(end)")
      }
    }
  }

  private static let halves = #"["one",50],["two",50]"#

  @Test(arguments: [
    // By the hash: below 2^31 is the first half.
    RuleCase(#"{"fractional":["SI7p-",\#(halves)]}"#, #""one""#),
    RuleCase(#"{"fractional":["6LvT0",\#(halves)]}"#, #""two""#),
    RuleCase(#"{"fractional":["ceQdGm",\#(halves)]}"#, #""two""#),
    RuleCase(#"{"fractional":["",\#(halves)]}"#, #""one""#),
    RuleCase(
      #"{"fractional":[{"var":"email"},\#(halves)]}"#,
      #""one""#,
      for: #"{"email":"jon@company.com"}"#
    ),
    // Without a seed, the flag key and the targeting key are hashed: "flag" + "jack".
    RuleCase(#"{"fractional":[\#(halves)]}"#, "null"),
    RuleCase(#"{"fractional":[\#(halves)]}"#, "null", for: #"{"targetingKey":""}"#),
    RuleCase(#"{"fractional":[null,\#(halves)]}"#, "null"),
    // Weights.
    RuleCase(#"{"fractional":["ceQdGm",["one"],["two"]]}"#, #""two""#),
    RuleCase(#"{"fractional":["ceQdGm",["one",null],["two",null]]}"#, #""two""#),
    RuleCase(#"{"fractional":["ceQdGm",["one",1],["two",-5]]}"#, #""one""#),
    RuleCase(#"{"fractional":["ceQdGm",["one",1,"extra"]]}"#, #""one""#),
    RuleCase(#"{"fractional":["x",["one",1.5]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one","10"]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one",true]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one",0]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one",2147483647]]}"#, #""one""#),
    RuleCase(#"{"fractional":["x",["one",2147483648]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one",2147483647],["two",1]]}"#, "null"),
    RuleCase(#"{"fractional":["x",["one",1e300]]}"#, "null"),
    // Names.
    RuleCase(#"{"fractional":["x",[true,1]]}"#, "true"),
    RuleCase(#"{"fractional":["x",[null,1]]}"#, "null"),
    RuleCase(#"{"fractional":["x",[7,1]]}"#, "7"),
    RuleCase(#"{"fractional":["x",[["a"],1]]}"#, "null"),
    RuleCase(#"{"fractional":["x",[{"var":"tier"},1]]}"#, #""gold""#, for: #"{"tier":"gold"}"#),
    RuleCase(
      #"{"fractional":["ceQdGm",["one",1],["two",{"var":"w"}]]}"#,
      #""one""#,
      for: #"{"w":0}"#
    ),
    // Operands that are not buckets.
    RuleCase(#"{"fractional":[]}"#, "null"), RuleCase(#"{"fractional":["x"]}"#, "null"),
    RuleCase(#"{"fractional":[1,["one",1]]}"#, "null", for: #"{"targetingKey":"u"}"#),
    RuleCase(#"{"fractional":[true,["one",1]]}"#, "null", for: #"{"targetingKey":"u"}"#),
    RuleCase(#"{"fractional":["x",["one",1],"two"]}"#, "null"),
    RuleCase(#"{"fractional":["x",[]]}"#, "null"),
    RuleCase(#"{"fractional":[null,["one",1]]}"#, #""one""#, for: #"{"targetingKey":"u"}"#),
    RuleCase(
      #"{"fractional":[{"var":"none"},["one",1]]}"#,
      #""one""#,
      for: #"{"targetingKey":"u"}"#
    ),
    RuleCase(#"{"fractional":[["one",1]]}"#, #""one""#, for: #"{"targetingKey":"u"}"#),
    RuleCase(
      #"{"fractional":[{"var":"b"},["two",0]]}"#,
      #""one""#,
      for: #"{"targetingKey":"u","b":["one",1]}"#
    ),
  ])
  func `selects by weight, and returns null for invalid operands`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test func `without a seed, hashes the flag key and the targeting key`() throws {
    var compiler = RuleCompiler()
    let rule = compiler.compile(RuleCase.value(#"{"fractional":[\#(Self.halves)]}"#))
    for (key, user, expected) in [
      ("fractional-flag", "jack", "two"), ("SI7", "p-", "one"), ("6Lv", "T0", "two"),
      ("ejO", "oVL", "one"),
    ] {
      let context = EvaluationContext(targetingKey: user)
      #expect(try rule.evaluate(in: context, flagKey: key) == .string(expected), "\(key) \(user)")
    }
  }

  @Test(arguments: UInt64(1)...50, [FractionalGeneration.second, .third])
  func `raising the first weights moves users only forward`(
    seed: UInt64,
    generation: FractionalGeneration
  ) throws {
    var random = Seeded(seed: seed)
    let cuts = (0..<4).map { _ in Int.random(in: 0...1_000, using: &random) }
    let (a, b) = (min(cuts[0], cuts[1]), max(cuts[0], cuts[1]))
    let (newA, newB) = (max(a, cuts[2]), max(b, cuts[2], cuts[3]))
    func rule(_ first: Int, _ second: Int) -> Rule {
      var compiler = RuleCompiler(fractional: generation)
      return compiler.compile(
        RuleCase.value(
          #"{"fractional":[[2,\#(first)],[1,\#(second - first)],[0,\#(1_000 - second)]]}"#
        )
      )
    }
    let (old, new) = (rule(a, b), rule(newA, newB))
    for user in 0..<200 {
      let context = EvaluationContext(targetingKey: "user-\(user)-\(seed)")
      guard case .number(let before) = try old.evaluate(in: context, flagKey: "f"),
        case .number(let after) = try new.evaluate(in: context, flagKey: "f")
      else {
        Issue.record("seed \(seed): nothing was chosen")
        return
      }
      #expect(after >= before, "seed \(seed), user \(user)")
    }
  }

  @Test(arguments: FractionalGeneration.allCases)
  func `the shares of users match the weights`(generation: FractionalGeneration) throws {
    var compiler = RuleCompiler(fractional: generation)
    let rule = compiler.compile(
      RuleCase.value(#"{"fractional":[["a",700],["b",250],["c",50]]}"#)
    )
    var counts: [RuleValue: Int] = [:]
    for user in 0..<100_000 {
      let context = EvaluationContext(targetingKey: "user-\(user)")
      counts[try rule.evaluate(in: context, flagKey: "f"), default: 0] += 1
    }
    // Five standard deviations of a binomial count.
    for (name, share) in [("a", 0.7), ("b", 0.25), ("c", 0.05)] {
      let expected = 100_000 * share
      let bound = 5 * (expected * (1 - share)).squareRoot()
      #expect(abs(Double(counts[.string(name)] ?? 0) - expected) < bound, "\(name): \(counts)")
    }
  }

  @Test(arguments: [
    (#"{"fractional":[["a",1],["b",3]]}"#, ["a": 0.25, "b": 0.75] as [String: Double]?),
    (#"{"fractional":[["a",1],["b",2],["a",1]]}"#, ["a": 0.5, "b": 0.5]),
    (
      #"{"fractional":[{"cat":["x",{"var":"targetingKey"}]},["a",1],["b",1]]}"#,
      ["a": 0.5, "b": 0.5]
    ),
    (#"{"fractional":["ceQdGm",["a",1],["b",1]]}"#, ["b": 1]),
    (
      #"{"if":[{"==":[{"var":"platform"},"iOS"]},{"fractional":[["a",1],["b",3]]},"c"]}"#,
      ["a": 0.25, "b": 0.75]
    ),
    (#"{"if":[{"==":[{"var":"platform"},"web"]},{"fractional":[["a",1],["b",3]]},"c"]}"#, ["c": 1]),
    (#"{"if":[{"ends_with":[{"var":"targetingKey"},"9"]},"a","b"]}"#, nil),
    (#"{"fractional":[["a",0]]}"#, ["null": 1]),
    (#"{"fractional":["seed",[{"if":[{"==":[{"var":"targetingKey"},"u"]},"a","b"]},1]]}"#, nil),
  ])
  func `returns the expected shares`(rule: String, shares: [String: Double]?) throws {
    var compiler = RuleCompiler()
    let rule = compiler.compile(RuleCase.value(rule))
    let context = EvaluationContext(targetingKey: "u", attributes: ["platform": .string("iOS")])
    let expected = shares.map { shares in
      Dictionary(
        uniqueKeysWithValues: shares.map { ($0 == "null" ? .null : RuleValue.string($0), $1) }
      )
    }
    #expect(try rule.expectedShares(in: context, flagKey: "f") == expected)
  }

  @Test(arguments: [
    (#"{"var":"targetingKey"}"#, true), (#"{"$ref":"key"}"#, true),
    (#"{"cat":[{"var":"$flagd.flagKey"},{"var":"targetingKey"}]}"#, true),
    (#"{"if":[{"in":[{"var":"targetingKey"},["u"]]},"x",null]}"#, false),
    (#"{"if":[{"in":[{"var":"targetingKey"},["u"]]},null,"x"]}"#, false),
    (#"{"if":[{"in":[{"var":"targetingKey"},["u"]]},["a",1],"x"]}"#, false),
    (#"{"substr":[{"var":"targetingKey"},0,1]}"#, false),
    (#"{"cat":["x",{"substr":[{"var":"targetingKey"},0,1]}]}"#, false),
  ])
  func `the shares are unknown if a seed reads the targeting key but does not contain it`(
    seed: String,
    areKnown: Bool
  ) throws {
    let evaluators = RuleCase.value(#"{"key":{"var":"targetingKey"}}"#)
    let context = EvaluationContext(targetingKey: "u")
    let halves: [RuleValue: Double] = [.string("a"): 0.5, .string("b"): 0.5]
    for generation in FractionalGeneration.allCases {
      var compiler = RuleCompiler(evaluators: evaluators, fractional: generation)
      let rule = compiler.compile(
        RuleCase.value(#"{"fractional":[\#(seed),["a",1],["b",1]]}"#)
      )
      let shares = try rule.expectedShares(in: context, flagKey: "f")
      #expect(shares == (areKnown ? halves : nil), "generation \(generation.rawValue)")
    }
  }
}
