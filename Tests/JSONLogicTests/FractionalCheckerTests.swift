import JSONLogic
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct FractionalCheckerTests {
  private static func diagnostics(
    _ rule: String,
    _ generation: FractionalGeneration
  ) -> [Diagnostic] {
    var compiler = RuleCompiler(fractional: generation)
    _ = compiler.compile(RuleCase.value(rule))
    return compiler.diagnostics
  }

  /// `1` to `3` for a generation that selects nothing, `g` where generations differ, `e` where
  /// evaluators differ.
  private static func marks(_ rule: String) -> [String] {
    FractionalGeneration.allCases.flatMap { generation in
      diagnostics(rule, generation).map { diagnostic in
        let mark =
          switch diagnostic.code {
          case "fractionalChoosesNothing": "\(generation.rawValue)"
          case "fractionalGenerationsDiffer": "g"
          case "fractionalEvaluatorsDiffer": "e"
          default: diagnostic.code
          }
        return "\(mark)\(diagnostic.path)"
      }
    }
  }

  @Test(
    arguments: [
      // Operands that all of them accept in the same way.
      (#"[["a",50],["b",50]]"#, []),
      (#"[{"cat":[{"var":"$flagd.flagKey"},{"var":"email"}]},["a",50],["b",50]]"#, []),
      (#"["seed",["a"],["b"]]"#, []), (#"[{"var":"targetingKey"},["a",1],["b",1]]"#, []),
      (#"[{"if":[{"var":"staff"},"s","u"]},["a",1],["b",1]]"#, []),
      (#"["seed",["a",{"+":[1,2]}],[{"var":"tier"},1]]"#, []),
      (#"["seed",["a",0],["b",2147483647]]"#, []),
      (
        #"[{"unknown":1},["a",1],["b",1]]"#,
        Array(repeating: "unknownOperator/fractional/0", count: 3)
      ),
      // The seed.
      (#"[7,["a",1],["b",1]]"#, ["1/fractional/0", "2/fractional/0", "g/fractional/0"]),
      (#"[true,["a",1],["b",1]]"#, ["1/fractional/0", "2/fractional/0", "g/fractional/0"]),
      (
        #"[{"a":1,"b":2},["a",1],["b",1]]"#, ["1/fractional/0", "2/fractional/0", "g/fractional/0"]
      ),
      (
        #"[{"+":[{"var":"age"},1]},["a",1],["b",1]]"#,
        ["1/fractional/0", "2/fractional/0", "g/fractional/0"]
      ),
      (#"[{"==":[1,1]},["a",1],["b",1]]"#, ["1/fractional/0", "2/fractional/0", "g/fractional/0"]),
      (#"[null,["a",1],["b",1]]"#, ["g/fractional/0", "g/fractional/0", "3/fractional/0"]),
      (
        #"[{"var":"email"},["a",1],["b",1]]"#,
        ["g/fractional/0", "g/fractional/0", "g/fractional/0"]
      ),
      // An attribute that is null is null, also with a default.
      (
        #"[{"var":["email","none"]},["a",1],["b",1]]"#,
        ["g/fractional/0", "g/fractional/0", "g/fractional/0"]
      ),
      (
        #"[{"var":[{"var":"name"},"none"]},["a",1],["b",1]]"#,
        ["g/fractional/0", "g/fractional/0", "g/fractional/0"]
      ),
      (#"[{"cat":[{"var":["email","none"]}]},["a",1],["b",1]]"#, []),
      (
        #"[{"var":["email",null]},["a",1],["b",1]]"#,
        ["g/fractional/0", "g/fractional/0", "g/fractional/0"]
      ),
      (
        #"[{"if":[{"var":"staff"},"s"]},["a",1],["b",1]]"#,
        ["g/fractional/0", "g/fractional/0", "g/fractional/0"]
      ),
      (
        #"[9007199254740993,["a",1],["b",1]]"#,
        ["1/fractional/0", "2/fractional/0", "g/fractional/0", "e/fractional/0"]
      ),
      (
        #"[{"a":[-9007199254740993],"b":1},["a",1],["b",1]]"#,
        ["1/fractional/0", "2/fractional/0", "g/fractional/0", "e/fractional/0"]
      ),
      // Weights.
      (#"["s",["a",1.5],["b",1]]"#, ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]),
      (#"["s",["a","5"],["b",1]]"#, ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]),
      (
        #"["s",["a",{"cat":["5"]}],["b",1]]"#,
        ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]
      ),
      (#"["s",["a",true],["b",1]]"#, ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]),
      (
        #"["s",["a",2147483648],["b",1]]"#,
        ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]
      ),
      (
        #"["s",["a",1e400],["b",1]]"#, ["g/fractional/1/1", "2/fractional/1/1", "3/fractional/1/1"]
      ),
      (#"["s",["a",2147483647],["b",1]]"#, ["g", "2", "3"]),
      (#"["s",["a",0],["b",0]]"#, ["1", "2", "3"]),
      (#"["s",["a",-5],["b",1]]"#, ["g/fractional/1/1", "g/fractional/1/1", "g/fractional/1/1"]),
      (#"["s",["a",50.0],["b",1]]"#, ["e/fractional/1/1", "e/fractional/1/1", "e/fractional/1/1"]),
      (#"["s",["a",5e1],["b",1]]"#, ["e/fractional/1/1", "e/fractional/1/1", "e/fractional/1/1"]),
      (#"["s",["a",null],["b",1]]"#, ["e/fractional/1/1", "e/fractional/1/1", "e/fractional/1/1"]),
      (
        #"["s",["a",{"var":"w"}],["b",1]]"#,
        ["e/fractional/1/1", "e/fractional/1/1", "e/fractional/1/1"]
      ),
      (
        #"["s",["a",{"var":["w",1]}],["b",1]]"#,
        ["e/fractional/1/1", "e/fractional/1/1", "e/fractional/1/1"]
      ),
      // Buckets and variants.
      (#"["s",["a",1,2],["b",1]]"#, ["e/fractional/1/2", "e/fractional/1/2", "e/fractional/1/2"]),
      (
        #"["s",[{"a":1,"b":2},1],["b",1]]"#,
        ["1/fractional/1/0", "2/fractional/1/0", "3/fractional/1/0"]
      ),
      (#"["s",[["a"],1],["b",1]]"#, ["1/fractional/1/0", "2/fractional/1/0", "3/fractional/1/0"]),
      (#"["s",[],["b",1]]"#, ["1/fractional/1", "2/fractional/1", "3/fractional/1"]),
      (#"["s",["b",1],"a"]"#, ["1/fractional/2", "2/fractional/2", "3/fractional/2"]),
      (#"["s",[true,1],["b",1]]"#, ["1/fractional/1/0"]),
      (#"["s",[7,1],["b",1]]"#, ["1/fractional/1/0"]),
      (#"[["a",1]]"#, ["1"]), (#"["s"]"#, ["1", "2", "3"]), ("[]", ["1", "2", "3"]),
      (#""s""#, ["1", "2", "3"]),
    ] as [(String, [String])]
  )
  func `reports rules that select nothing or differ between generations and evaluators`(
    operands: String,
    marks: [String]
  ) {
    #expect(Self.marks(#"{"fractional":\#(operands)}"#) == marks)
  }

  @Test(arguments: [
    (
      "[\n  7, [\"a\", 1] ]", 1, 2, 3,
      "'fractional' chooses nothing: only generation 3 supports a seed that is not a text; make it a text with 'cat'"
    ),
    (
      "[\n  {\"var\": \"email\"}, [\"a\", 1] ]", 2, 2, 3,
      "the generations of 'fractional' differ: where the seed is null, generation 3 chooses nothing, and generations "
        + "1 and 2 hash the flag key and the targeting key; make it a text with 'cat'"
    ),
    (
      "[ \"s\",\n [\"a\", 50.0] ]", 2, 2, 8,
      "implementations of 'fractional' differ: flagd reads the weight 50.0 as 50, and the Python provider chooses nothing; "
        + "write 50"
    ),
    (
      "[ \"s\",\n [\"a\", 1e400] ]", 3, 2, 8,
      "'fractional' chooses nothing: a weight is at most 2147483647; generation 1 has no limit"
    ),
  ])
  func `a finding has a line, a column and an instruction`(
    operands: String,
    generation: Int,
    line: Int,
    column: Int,
    message: String
  ) throws {
    let generation = try #require(FractionalGeneration(rawValue: generation))
    let diagnostic = Self.diagnostics("{\"fractional\": \(operands)}", generation).first
    #expect(diagnostic?.message == message)
    #expect([diagnostic?.line, diagnostic?.column] == [line, column])
    #expect(diagnostic?.severity == .warning)
  }

  @Test func `a rule with many invalid buckets reports a bounded number of findings`() {
    let buckets = Array(repeating: #"["a",1.5]"#, count: 30_000).joined(separator: ",")
    #expect(Self.diagnostics(#"{"fractional":["s",\#(buckets)]}"#, .second).count == 1_000)
  }
}
