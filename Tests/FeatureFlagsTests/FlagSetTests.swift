import Dispatch
import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import Synchronization
import Testing

@Suite struct FlagSetTests {
  private static let file = #"""
    {
      "metadata": { "flagSetId": "home", "version": 3 },
      "flags": {
        "bool":    { "state": "ENABLED", "variants": { "on": true, "off": false }, "defaultVariant": "off" },
        "text":    { "state": "ENABLED", "variants": { "a": "", "b": "x" }, "defaultVariant": "a", "metadata": { "version": 4 } },
        "whole":   { "state": "ENABLED", "variants": { "a": 10.0 }, "defaultVariant": "a" },
        "part":    { "state": "ENABLED", "variants": { "a": 3.5 }, "defaultVariant": "a" },
        "large":   { "state": "ENABLED", "variants": { "a": 9007199254740993 }, "defaultVariant": "a" },
        "object":  { "state": "ENABLED", "variants": { "a": { "b": 1 } }, "defaultVariant": "a" },
        "off":     { "state": "DISABLED", "variants": { "a": true }, "defaultVariant": "a" },
        "null":    { "state": "ENABLED", "variants": { "a": true }, "defaultVariant": null },
        "blank":   { "state": "ENABLED", "variants": { "a": true }, "defaultVariant": "" },
        "ruled":   { "state": "ENABLED", "variants": { "a": true }, "defaultVariant": "a", "targeting": { "nonsense": "x" } },
        "unruled": { "state": "ENABLED", "variants": { "a": true }, "defaultVariant": "a", "targeting": {} }
      }
    }
    """#

  @Test func `threads that evaluate a flag first at the same time get one result`() throws {
    for _ in 0..<100 {
      let flags = try FlagSet(reading: Array(Self.file.utf8))
      let results = Mutex<[ResolutionDetails]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let result = flags.evaluate("text", as: .string, default: .null, in: .init(), at: .now)
        results.withLock { $0.append(result) }
      }
      let all = results.withLock { $0 }
      #expect(all.count == 8)
      #expect(Set(all).count == 1)
      #expect(all.first?.variant == "a")
    }
  }

  @Test func `of keys that are equal as texts, the first counts`() throws {
    let file = #"{"flags":{"caf\u00e9":\#(Self.flag("1")),"cafe\u0301":\#(Self.flag("2"))}}"#
    let flags = try FlagSet(reading: Array(file.utf8))
    let result = flags.evaluate("café", as: .integer, default: .null, in: .init(), at: .now)
    #expect(flags.keys == ["café"])
    #expect(result.value == .number("1"))
  }

  @Test func `a default variant is found by a name that is equal as a text`() throws {
    let variants = #""variants":{"caf\u00e9":1,"b":2},"defaultVariant":"cafe\u0301""#
    let file = #"{"flags":{"a":{"state":"ENABLED",\#(variants)}}}"#
    let result = try FlagSet(reading: Array(file.utf8))
      .evaluate("a", as: .integer, default: .null, in: EvaluationContext(), at: .now)
    #expect(result.value == .number("1"))
  }

  private static func flag(_ value: String) -> String {
    #"{"state":"ENABLED","variants":{"a":\#(value)},"defaultVariant":"a"}"#
  }

  @Test func `a result outlives its flags`() throws {
    let result = try FlagSet(reading: Array(Self.file.utf8))
      .evaluate("text", as: .string, default: .null, in: EvaluationContext(), at: .now)
    #expect(result.version == "4")
    #expect(result.metadata["flagSetId"] == .string("home"))
  }

  @Test(
    arguments: [
      ("bool", FlagType.boolean, JSONTree.bool(false), "off", FlagReason.static, nil),
      ("text", .string, .string(""), "a", .static, nil),
      ("whole", .integer, .number("10"), "a", .static, nil),
      ("whole", .float, .number("10.0"), "a", .static, nil),
      ("part", .float, .number("3.5"), "a", .static, nil),
      ("part", .integer, .null, nil, .error, .typeMismatch),
      ("large", .integer, .null, nil, .error, .typeMismatch),
      ("object", .object, .object([.init(key: "b", value: .number("1"))]), "a", .static, nil),
      ("bool", .string, .null, nil, .error, .typeMismatch),
      ("off", .boolean, .null, nil, .disabled, nil),
      ("null", .boolean, .null, nil, .default, nil),
      ("blank", .boolean, .null, nil, .default, nil),
      ("ruled", .boolean, .null, nil, .error, .parseError),
      ("unruled", .boolean, .bool(true), "a", .static, nil),
      ("absent", .boolean, .null, nil, .error, .flagNotFound),
    ] as [(String, FlagType, JSONTree, String?, FlagReason, FlagErrorCode?)]
  )
  func `resolution details match OpenFeature`(
    key: String,
    type: FlagType,
    value: JSONTree,
    variant: String?,
    reason: FlagReason,
    errorCode: FlagErrorCode?
  ) throws {
    let flags = try FlagSet(reading: Array(Self.file.utf8))

    let evaluation = flags.evaluate(
      key,
      as: type,
      default: .null,
      in: EvaluationContext(),
      at: .distantPast
    )

    #expect(evaluation.value == value)
    #expect(evaluation.variant == variant)
    #expect(evaluation.reason == reason)
    #expect(evaluation.errorCode == errorCode)
    #expect((evaluation.errorMessage == nil) == (errorCode == nil))
  }

  @Test func `the metadata of a flag overrides that of its set`() throws {
    let flags = try FlagSet(reading: Array(Self.file.utf8))

    #expect(
      flags.evaluate("text", in: EvaluationContext(), at: .distantPast).metadata == [
        "flagSetId": .string("home"), "version": .number("4"),
      ]
    )
    #expect(
      flags.evaluate("bool", in: EvaluationContext(), at: .distantPast).metadata["version"]
        == .number("3")
    )
  }

  @Test func `without a requested type, a flag has the type of its first variant`() throws {
    let flags = try FlagSet(reading: Array(Self.file.utf8))

    #expect(
      flags.evaluate("part", in: EvaluationContext(), at: .distantPast).value == .number("3.5")
    )
    #expect(flags.evaluate("object", in: EvaluationContext(), at: .distantPast).errorCode == nil)
    #expect(flags.keys.count == 11)
  }

  @Test(arguments: [#"{"a":10.0,"b":1.5}"#, #"{"b":1.5,"a":10.0}"#])
  func `a whole number beside one that is not whole keeps its spelling, in any order`(
    variants: String
  ) throws {
    let flag = #"{"state":"ENABLED","variants":\#(variants),"defaultVariant":"a"}"#
    let flags = try FlagSet(reading: Array(#"{"flags":{"f":\#(flag)}}"#.utf8))

    #expect(flags.value("f") == .number("10.0"))
    #expect(flags.value("f", as: .integer) == .number("10"))
  }

  @Test func `a rule that fails to evaluate is reported with its place`() throws {
    let flags = try FlagSet(reading: Array(Self.file.utf8))

    #expect(flags.diagnostics.map(\.path.description) == ["/flags/ruled/targeting"])
    #expect(flags.diagnostics.map(\.code) == ["unknownOperator"])
    #expect(flags.diagnostics.map(\.line) == [13])
  }

  @Test(arguments: [
    ("{", "flagFileNotJSON"),
    ("[]", "flagFileWithoutFlags"),
    (#"{"flags":[]}"#, "flagFileWithoutFlags"),
    (#"{"flags":{"a":{"variants":{"b":1}}}}"#, "flagStateUnknown"),
    (#"{"flags":{"a":{"state":"ON","variants":{"b":1}}}}"#, "flagStateUnknown"),
    (
      #"{"flags":{"a":{"state":"ENABLED","variants":{"b":1},"defaultVariant":"c"}}}"#,
      "flagDefaultVariantUnknown"
    ),
  ])
  func `an invalid file is rejected as a whole, with the place`(file: String, code: String) {
    let error = #expect(throws: FlagFileError.self) { try FlagSet(reading: Array(file.utf8)) }

    #expect(error?.diagnostic.code == code)
    #expect(error?.diagnostic.line == 1)
  }

  @Test(arguments: [
    (#""a":1"#, "flagNotAnObject"),
    (#""a":null"#, "flagNotAnObject"),
    (#""a":{"state":"ENABLED"}"#, "flagWithoutVariants"),
    (#""a":{"state":"ENABLED","variants":{}}"#, "flagWithoutVariants"),
    (#""a":{"state":"ENABLED","variants":[1]}"#, "flagWithoutVariants"),
  ])
  func `an invalid flag affects only itself`(flag: String, code: String) throws {
    let good = #""b":{"state":"ENABLED","variants":{"on":true},"defaultVariant":"on"}"#
    let flags = try FlagSet(reading: Array(#"{"flags":{\#(flag),\#(good)}}"#.utf8))

    #expect(flags.evaluate("a", in: EvaluationContext(), at: .distantPast).errorCode == .parseError)
    #expect(flags.evaluate("b", in: EvaluationContext(), at: .distantPast).value == .bool(true))
    #expect(flags.diagnostics.map(\.code) == [code])
    #expect(flags.diagnostics.map(\.severity) == [.error])
  }

  @Test func `each of many variants is found by its name`() throws {
    let names = (0..<100).map { "v\($0)" }
    let variants = names.map { #""\#($0)":"\#($0)""# }.joined(separator: ",")
    let buckets = names.map { #"["\#($0)",1]"# }.joined(separator: ",")
    let flag =
      #"{"state":"ENABLED","variants":{\#(variants)},"targeting":{"fractional":[\#(buckets)]}}"#
    let flags = try FlagSet(reading: Array(#"{"flags":{"f":\#(flag)}}"#.utf8))

    let shares = try #require(
      flags.expectedShares(of: "f", in: EvaluationContext(), at: .distantPast)
    )

    #expect(shares.compactMap { $0.evaluation.variant }.sorted() == names.sorted())
    #expect(shares.allSatisfy { $0.evaluation.value == .string($0.evaluation.variant ?? "") })
  }
}
