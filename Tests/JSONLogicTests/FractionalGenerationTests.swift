import JSONLogic
import TestSupport
import Testing

/// The choices of each generation of `fractional`, from flagd's testbed and from other
/// implementations, and the cost of a choice.
@Suite(.long) struct FractionalGenerationTests: FractionalSuite {
  private static let suits = #"["clubs",25],["diamonds",25],["hearts",25],["spades",25]"#
  private static let named =
    #"{"fractional":[{"cat":[{"var":"$flagd.flagKey"},{"var":"name"}]},\#(suits)]}"#
  private static let basic =
    #"{"fractional":[{"var":"seed"},"#
    + (1...25).map { #"["bucket\#($0)",4]"# }.joined(separator: ",")
    + "]}"

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
