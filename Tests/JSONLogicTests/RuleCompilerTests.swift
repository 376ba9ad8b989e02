import JSONLogic
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct RuleCompilerTests {
  private static func compiler(_ evaluators: String) -> RuleCompiler {
    RuleCompiler(evaluators: RuleCase.value(evaluators))
  }

  @Test(arguments: [
    (#"{"if":[true,"a",{"foo":[1]}]}"#, "unknownOperator", "/if/2", "unknown operator 'foo'"),
    (#"{"$ref":"none"}"#, "unknownReference", "", "unknown evaluator 'none'"),
    (#"{"$ref":1}"#, "unknownReference", "", #""$ref" must be the name of an evaluator"#),
    (
      #"{"sem_ver":["1","=="]}"#, "versionOperands", "",
      "'sem_ver' needs a version, a comparison and a version"
    ),
    (
      #"{"sem_ver":["1","==","2"]}"#, "versionComparison", "",
      "'sem_ver' compares by one of != < <= = > >= ^ ~"
    ),
    (
      #"{"ends_with":["a"]}"#, "affixOperands", "",
      "'ends_with' needs a text and the end to look for"
    ),
    (
      #"{"fractional":["a",["x",1.5]]}"#, "fractionalChoosesNothing", "/fractional/1/1",
      "'fractional' chooses nothing: a weight is a whole number; generation 1 leaves out the fraction"
    ),
    (
      #"{"fractional":[7,["x",1]]}"#, "fractionalChoosesNothing", "/fractional/0",
      "'fractional' chooses nothing: only generation 3 supports a seed that is not a text; make it a text with 'cat'"
    ),
  ])
  func `reports an invalid rule with its place`(
    rule: String,
    code: String,
    path: String,
    message: String
  ) {
    var compiler = RuleCompiler()
    _ = compiler.compile(RuleCase.value(rule))
    #expect(compiler.diagnostics.map(\.code) == [code])
    #expect(compiler.diagnostics.first?.path.description == path)
    #expect(compiler.diagnostics.first?.message == message)
    #expect(compiler.diagnostics.first?.line == 1)
  }

  @Test func `an invalid part fails only evaluations that reach it`() throws {
    #expect(throws: RuleError.self) { try RuleCase(#"{"foo":1}"#, "").evaluate() }
    #expect(throws: RuleError.self) { try RuleCase(#"{"$ref":"x"}"#, "").evaluate() }
    #expect(throws: RuleError.self) { try RuleCase(#"{"+":[1,{"foo":1}]}"#, "").evaluate() }
  }

  @Test func `a reference stands for its evaluator, which may not refer to another`() throws {
    var compiler = Self.compiler(
      #"{"even":{"==":[{"%":[{"var":"n"},2]},0]},"twice":{"$ref":"even"}}"#
    )
    let rule = compiler.compile(RuleCase.value(#"{"if":[{ "$ref" : "even" },"even","odd"]}"#))
    let nested = compiler.compile(RuleCase.value(#"{"$ref":"twice"}"#))
    let four = EvaluationContext(attributes: ["n": .number(4)])
    #expect(try rule.evaluate(in: four) == .string("even"))
    #expect(
      try rule.evaluate(in: EvaluationContext(attributes: ["n": .number(3)])) == .string("odd")
    )
    #expect(throws: RuleError.self) { try nested.evaluate(in: four) }
    #expect(compiler.diagnostics.map(\.code) == ["nestedReference"])
    #expect(compiler.diagnostics.first?.path.description == "/twice")
  }

  @Test(arguments: [
    (
      #"{"if":[{"var":"a"},"x",{"fractional":[["y",1],["z",2]]}]}"#,
      ["x", "y", "z"] as [String]?
    ),
    (#"{"if":[{"var":"a"},"x"]}"#, ["x"]),
    (#"{"if":[{"var":"a"},null,{"==":[1,1]}]}"#, ["true", "false"]),
    (#"{"var":"a"}"#, nil), (#"{"cat":["a","b"]}"#, nil), (#"{"if":[1,"x",{"foo":1}]}"#, ["x"]),
    (#"{"or":["a","b"]}"#, ["a", "b"]), (#"{"or":["","b"]}"#, ["b"]),
    (#"{"and":[{"==":[{"var":"a"},1]},"x"]}"#, ["false", "x"]),
    (#"{"or":[{"==":[{"var":"a"},1]},"x"]}"#, ["true", "x"]),
    (#"{"and":[0,"x",{"var":"a"},"y"]}"#, nil), (#"{"and":["",1,"y"]}"#, ["", "y"]),
    (#"{"and":[{"fractional":[["0",1],["z",2]]},{"!":[{"var":"a"}]}]}"#, ["true", "false"]),
    (#"{"or":[{"and":[{"==":[{"var":"a"},1]},"x"]},"y"]}"#, ["x", "y"]),
    (#"{"or":[{"starts_with":[{"var":"a"},"z"]},"y"]}"#, ["true", "y"]),
    (#"{"or":[{"if":[{"var":"a"},"false",0]},"y"]}"#, ["false", "y"]),
    (#"{"and":[{"if":[{"var":"a"},0,"z"]},"y"]}"#, ["0", "y"]),
    (#"{"fractional":[{"var":"e"},[{"if":[1,"p","q"]},1],[7,1]]}"#, ["p", "q", "7"]),
  ])
  func `lists the texts that a rule can return`(rule: String, texts: [String]?) {
    var compiler = RuleCompiler()
    #expect(compiler.compile(RuleCase.value(rule)).possibleTexts == texts.map(Set.init))
  }

  @Test(arguments: [(256, true), (257, false)])
  func `the list of possible texts is bounded`(count: Int, areTold: Bool) {
    let texts = (0..<count).map { "\"v\($0)\"" }
    var compiler = RuleCompiler()
    for rule in [
      "{\"or\":[\(texts.joined(separator: ","))]}",
      "{\"fractional\":[\(texts.map { "[\($0),1]" }.joined(separator: ","))]}",
    ] {
      let found = compiler.compile(RuleCase.value(rule)).possibleTexts
      #expect(found?.count == (areTold ? count : nil))
    }
  }

  @Test func `a rule nested too deep is reported and disabled`() throws {
    let deep = String(repeating: #"{"!":"#, count: 200) + "1" + String(repeating: "}", count: 200)
    var compiler = RuleCompiler()
    let rule = compiler.compile(RuleCase.value(deep))
    #expect(compiler.diagnostics.map(\.code) == ["ruleTooDeep"])
    #expect(throws: RuleError.self) { try rule.evaluate(in: EvaluationContext()) }
  }

  @Test(arguments: [
    // Ten nested lists of ten elements each.
    (0..<10).reduce(#"{"var":""}"#) { rule, _ in #"{"map":[[1,2,3,4,5,6,7,8,9,10],\#(rule)]}"# },
    #"{"reduce":[{"var":"many"},{"cat":[{"var":"accumulator"},{"var":"accumulator"}]},"ab"]}"#,
    #"{"reduce":[{"var":"many"},{"merge":[{"var":"accumulator"},{"var":"accumulator"}]},[1,2]]}"#,
    #"{"reduce":[{"var":"many"},[{"var":"accumulator"}],0]}"#,
    #"{"reduce":[{"var":"many"},[{"var":"accumulator"},{"var":"accumulator"}],0]}"#,
    #"{"reduce":[{"var":"many"},{"var":""},0]}"#,
    #"{"in":[{"var":"long"},{"cat":[{"var":"long"},{"var":"long"}]}]}"#,
  ])
  func `a rule that exceeds its step limit ends with an error`(rule: String) {
    let context = EvaluationContext(
      attributes: [
        "many": .array(Array(repeating: .number(1), count: 10_000)),
        "long": .string(String(repeating: "a", count: 500_000)),
      ]
    )
    var compiler = RuleCompiler()
    let rule = compiler.compile(RuleCase.value(rule))
    #expect(throws: RuleError.self) { try rule.evaluate(in: context) }
  }

  /// Nested lists of two elements, each of which repeats the list inside it, 18 times.
  private static let doublings = (0..<18).reduce(#"{"map":[[1],{"var":""}]}"#) { list, _ in
    #"{"map":[\#(list),[{"var":""},{"var":""}]]}"#
  }

  @Test func `expected shares of a result with many repeated parts end with an error`() throws {
    var compiler = RuleCompiler()
    let rule = compiler.compile(RuleCase.value(Self.doublings))
    let context = EvaluationContext()
    #expect(throws: Never.self) { try rule.evaluate(in: context) }
    #expect(throws: RuleError.self) { try rule.expectedShares(in: context) }
  }

  @Test func `a seed with many repeated parts exceeds the step limit`() {
    var compiler = RuleCompiler(fractional: .third)
    let rule = compiler.compile(
      RuleCase.value(
        #"{"reduce":[[1],{"fractional":[{"var":""},["a",1]]},\#(Self.doublings)]}"#
      )
    )
    #expect(throws: RuleError.self) { try rule.evaluate(in: EvaluationContext()) }
  }

  @Test(arguments: [
    #"{"==":[1,"0xLONG"]}"#, #"{"==":[1,"LONG"]}"#, #"{"+":["LONG"]}"#, #"{"min":["LONG"]}"#,
    #"{"==":["LONG","LONG"]}"#, #"{"===":["LONG","LONG"]}"#, #"{"in":["LONG",["LONG"]]}"#,
    #"{"<":["LONG","LONG"]}"#, #"{"<":["あLONG","あLONG"]}"#, #"{"ends_with":["LONG","LONG"]}"#,
    #"{"sem_ver":["1.2.3-LONG",">","1.2.3"]}"#, #"{"fractional":["LONG",["a",1]]}"#,
    #"{"missing":["LONG"]}"#, #"{"substr":["LONG",1]}"#,
  ])
  func `a long text costs steps wherever a rule reads it`(rule: String) {
    let list = (1...20).map(String.init).joined(separator: ",")
    let long = String(repeating: "1", count: 50_000)
    // A tenth of a rule's limit, so that the texts can be a tenth as long.
    var stepsLeft = 10_000
    var compiler = RuleCompiler()
    let text = #"{"map":[[\#(list)],RULE]}"#.replacing("RULE", with: rule)
    let loop = compiler.compile(RuleCase.value(text.replacing("LONG", with: long)))
    #expect(throws: RuleError.self) {
      try loop.evaluate(in: EvaluationContext(), flagKey: "", at: 0, sharing: &stepsLeft)
    }
    let once = compiler.compile(RuleCase.value(rule.replacing("LONG", with: long)))
    #expect(throws: Never.self) { try once.evaluate(in: EvaluationContext()) }
  }

  @Test func `an evaluator is compiled once for any number of references`() {
    let large = (0..<1_000).map { "{\"+\":[\($0),1]}" }.joined(separator: ",")
    var compiler = Self.compiler(#"{"large":{"+":[\#(large)]}}"#)
    for _ in 0..<10_000 { _ = compiler.compile(RuleCase.value(#"{"$ref":"large"}"#)) }
    // One part per reference, and the parts of the evaluator once.
    #expect(compiler.compiledPartCount < 20_000)
  }

  @Test func `the evaluators must be an object`() {
    #expect(Self.compiler("[]").diagnostics.map(\.code) == ["evaluatorsNotAnObject"])
    #expect(Self.compiler("null").diagnostics.isEmpty)
  }
}
