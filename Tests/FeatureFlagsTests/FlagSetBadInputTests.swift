import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct FlagSetBadInputTests {
  private static func file(_ targeting: String, evaluators: String = "{}") -> [UInt8] {
    let flag =
      #"{"state":"ENABLED","variants":{"a":"x"},"defaultVariant":"a","targeting":\#(targeting)}"#
    return Array(#"{"$evaluators":\#(evaluators),"flags":{"f":\#(flag)}}"#.utf8)
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: #"{"!":["#, count: depth) + "true" + String(repeating: "]}", count: depth)
  }

  @Test(
    arguments: [
      (nested(200), "{}", FlagErrorCode.parseError, "ruleTooDeep"),
      (#"{"$ref":"a"}"#, #"{"a":{"$ref":"a"}}"#, .parseError, "nestedReference"),
      (
        #"{"$ref":"a"}"#, #"{"a":{"if":[true,{"$ref":"b"}]},"b":{"$ref":"a"}}"#, .parseError,
        "nestedReference"
      ),
      (#"{"$ref":7}"#, "{}", .parseError, "unknownReference"),
      (#"{"frac":[]}"#, "{}", .parseError, "unknownOperator"),
      (#"{"$ref":"a"}"#, "[]", .parseError, "evaluatorsNotAnObject"),
      (
        #"{"fractional":["u",["a",2147483648]]}"#, "{}", nil, "fractionalChoosesNothing"
      ),
      (#"{"fractional":["u",["a",1e400]]}"#, "{}", nil, "fractionalChoosesNothing"),
    ] as [(String, String, FlagErrorCode?, String)]
  )
  func `an invalid rule affects only its flag and is reported with its place`(
    targeting: String,
    evaluators: String,
    errorCode: FlagErrorCode?,
    diagnostic: String
  ) throws {
    let flags = try FlagSet(reading: Self.file(targeting, evaluators: evaluators))
    let found = flags.diagnostics.first { $0.code == diagnostic }
    #expect(found?.line == 1)
    #expect(found?.path != .root)
    #expect(flags.evaluation("f").errorCode == errorCode)
  }

  @Test func `a rule nested 1,000 deep is rejected or disables its flag, and never traps`() {
    let flags = try? FlagSet(reading: Self.file(Self.nested(1_000)))
    #expect(flags?.evaluation("f").errorCode ?? .parseError == .parseError)
  }

  @Test func `10,000 flags load, and every one evaluates`() throws {
    let flags = (0..<10_000).map { index in
      #""f\#(index)":{"state":"ENABLED","variants":{"a":\#(index)},"defaultVariant":"a"}"#
    }
    let set = try FlagSet(reading: Array("{\"flags\":{\(flags.joined(separator: ","))}}".utf8))
    #expect(set.keys.count == 10_000)
    #expect((0..<10_000).allSatisfy { set.value("f\($0)") == .number("\($0)") })
  }

  @Test func `of 10,000 invalid flags the first 1,000 are reported, and a total`() throws {
    let flags = (0..<10_000).map { #""f\#($0)":7"# }.joined(separator: ",")
    let set = try FlagSet(reading: Array("{\"flags\":{\(flags)}}".utf8))
    #expect(set.diagnostics.count == 1_001)
    #expect(
      set.diagnostics.last?.message
        == "9000 more diagnostics are not listed; correct the listed ones first."
    )
  }

  @Test func `of 1,500 rules with a fault the first 1,000 are reported, and a total`() throws {
    let definition = #"{"state":"ENABLED","variants":{"a":1},"targeting":{"bogus":1}}"#
    let flags = (0..<1_500).map { #""f\#($0)":\#(definition)"# }
    let set = try FlagSet(reading: Array("{\"flags\":{\(flags.joined(separator: ","))}}".utf8))
    #expect(set.diagnostics.count == 1_001)
    #expect(
      set.diagnostics.last?.message
        == "500 more diagnostics are not listed; correct the listed ones first."
    )
  }

  @Test(arguments: [
    (#"{"fractional":[["a",1]]}"#, 1_001, 500),
    (#"{"if":[{"bogus":1},{"fractional":[["a",1]]}]}"#, 2_001, 1_000),
  ])
  func `of 1,500 missing targeting keys the first 1,000 are reported, and a total`(
    targeting: String,
    count: Int,
    unlistedCount: Int
  ) throws {
    let definition = #"{"state":"ENABLED","variants":{"a":1},"targeting":\#(targeting)}"#
    let flags = (0..<1_500).map { #""f\#($0)":\#(definition)"# }
    let set = try FlagSet(reading: Array("{\"flags\":{\(flags.joined(separator: ","))}}".utf8))
    let found = set.diagnostics(in: EvaluationContext())
    #expect(found.count == count)
    #expect(found.filter { $0.code == "targetingKeyMissing" }.count == 1_000)
    #expect(
      found.last?.message
        == "\(unlistedCount) more diagnostics are not listed; correct the listed ones first."
    )
    #expect(set.diagnostics(in: EvaluationContext(targetingKey: "u")) == set.diagnostics)
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      ("if", #"{"var":"x"},"#, ""), ("fractional", "[", ",1]"),
      ("if", #"{"var":"x"},{"$ref":"e"},{"var":"x"},"#, ""),
    ]
  )
  func `a flag of 10,000 variants loads in linear time`(
    name: String,
    start: String,
    end: String
  ) throws {
    let list = { (start: String, end: String) in
      (0..<10_000).map { "\(start)\"v\($0)\"\(end)" }.joined(separator: ",")
    }
    let flag = """
      {"state":"ENABLED","variants":{\(list("", ":0"))},
       "targeting":{"\(name)":[\(list(start, end))]}}
      """
    let evaluators = "{\"e\":{\"fractional\":[\(list("[", ",1]"))]}}"
    let text = "{\"$evaluators\":\(evaluators),\"flags\":{\"f\":\(flag)}}"
    let flags = try FlagSet(reading: Array(text.utf8))
    #expect(flags.diagnostics == [])
    let user = EvaluationContext(targetingKey: "u")
    #expect(flags.evaluate("f", in: user, at: .distantPast).errorCode == nil)
  }

  @Test func `a huge text in a rule or in the context costs bounded work`() throws {
    let cat = String(repeating: #"{"var":"x"},"#, count: 100) + #""""#
    let flags = try FlagSet(reading: Self.file(#"{"cat":[\#(cat)]}"#))
    let context = EvaluationContext(
      attributes: ["x": .string(String(repeating: "あ", count: 100_000))]
    )
    let evaluation = flags.evaluate("f", in: context, at: .distantFuture)
    #expect(evaluation.errorCode == .parseError)
  }

  @Test(arguments: UInt64(1)...200)
  func `a damaged file is rejected or evaluates, deterministically`(seed: UInt64) {
    var random = Seeded(seed: seed)
    var bytes = Self.file(
      #"{"if":[{"in":["a",{"var":"v"}]},"a",{"fractional":[["a",1],["b",{"var":"w"}]]}]}"#,
      evaluators: #"{"e":{"sem_ver":[{"var":"v"},"^","1.0.0"]}}"#
    )
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
      }
    }
    guard let flags = try? FlagSet(reading: bytes), let again = try? FlagSet(reading: bytes) else {
      return
    }
    for key in flags.keys {
      let evaluation = flags.evaluation(key)
      #expect(evaluation == again.evaluation(key), "seed \(seed)")
      #expect((evaluation.errorCode == nil) == (evaluation.reason != .error), "seed \(seed)")
    }
    #expect(flags.changedKeys(from: again).isEmpty, "seed \(seed)")
  }
}
