import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import Testing

@Suite struct FlagTargetingTests {
  private static func flags(
    _ targeting: String,
    variants: String = #"{"one":1,"two":2,"true":3,"false":4,"7":5}"#,
    defaultVariant: String = #""one""#,
    file: String = "",
    fractional: FractionalGeneration = .second
  ) throws -> FlagSet {
    let flag =
      #"{"state":"ENABLED","variants":\#(variants),"defaultVariant":\#(defaultVariant),"targeting":\#(targeting)}"#
    let text = #"{\#(file)"flags":{"f":\#(flag)}}"#
    return try FlagSet(reading: Array(text.utf8), fractional: fractional)
  }

  private static func evaluate(
    _ flags: FlagSet,
    as type: FlagType? = nil,
    _ context: EvaluationContext = EvaluationContext()
  ) -> ResolutionDetails {
    flags.evaluate("f", as: type, default: .string("none"), in: context, at: .distantPast)
  }

  @Test(
    arguments: [
      (#""two""#, "two", FlagReason.targetingMatch, nil), ("true", "true", .targetingMatch, nil),
      ("false", "false", .targetingMatch, nil), ("7", "7", .targetingMatch, nil),
      ("7.0", "7", .targetingMatch, nil), ("null", "one", .static, nil),
      ("{}", "one", .static, nil),
      (#"{"if":[false,"two"]}"#, "one", .default, nil),
      (#"{"if":[true,"two"]}"#, "two", .targetingMatch, nil),
      (#""none""#, nil, .error, .general), (#""""#, nil, .error, .general),
      ("[]", nil, .error, .general), (#"{"a":1,"b":2}"#, nil, .error, .general),
      (#"{"nonsense":1}"#, nil, .error, .parseError),
      (#"{"if":[true,"two",{"nonsense":1}]}"#, "two", .targetingMatch, nil),
      (#"{"$ref":"none"}"#, nil, .error, .parseError),
      (#"{"starts_with":[1,"a"]}"#, "one", .default, nil),
    ] as [(String, String?, FlagReason, FlagErrorCode?)]
  )
  func `the result of a rule selects the variant`(
    targeting: String,
    variant: String?,
    reason: FlagReason,
    errorCode: FlagErrorCode?
  ) throws {
    let evaluation = Self.evaluate(try Self.flags(targeting))
    #expect(evaluation.variant == variant)
    #expect(evaluation.reason == reason)
    #expect(evaluation.errorCode == errorCode)
    #expect((evaluation.value == .string("none")) == (variant == nil))
  }

  @Test func `without a default variant the caller's default applies, without an error`() throws {
    let flags = try Self.flags(#"{"if":[false,"two"]}"#, defaultVariant: "null")
    let evaluation = Self.evaluate(flags)
    #expect(evaluation.value == .string("none"))
    #expect(evaluation.reason == .default && evaluation.errorCode == nil)
    #expect(evaluation.variant == nil)
  }

  @Test func `a selected value of another type is a type mismatch`() throws {
    let flags = try Self.flags(#""two""#, variants: #"{"one":1,"two":"x"}"#)
    #expect(Self.evaluate(flags, as: .integer).errorCode == .typeMismatch)
    #expect(Self.evaluate(flags).errorCode == .typeMismatch)
    #expect(Self.evaluate(flags, as: .string).value == .string("x"))
  }

  @Test func `rules read attributes, the targeting key, the flag key and the moment`() throws {
    let flags = try Self.flags(
      #"""
      {"if":[{"and":[{"==":[{"var":"targetingKey"},"u"]},{"==":[{"var":"platform"},"iOS"]},
        {"==":[{"var":"$flagd.flagKey"},"f"]},{"==":[{"var":"$flagd.timestamp"},1700000000]}]},"two"]}
      """#
    )
    var context = EvaluationContext(targetingKey: "u")
    context.platform = "iOS"
    let now = Date(timeIntervalSince1970: 1_700_000_000.9)
    #expect(flags.evaluate("f", in: context, at: now).variant == "two")
    #expect(flags.evaluate("f", in: context, at: now + 1).variant == "one")
    context.platform = "ios"
    #expect(flags.evaluate("f", in: context, at: now).variant == "one")
  }

  @Test func `evaluators are shared by reference, with any white space`() throws {
    let flags = try Self.flags(
      #"{"if":[{ "$ref" :  "staff" },"two"]}"#,
      file: #""$evaluators":{"staff":{"ends_with":[{"var":"email"},"@example.jp"]}},"#
    )
    let staff = EvaluationContext(attributes: ["email": .string("a@example.jp")])
    #expect(Self.evaluate(flags, staff).variant == "two")
    #expect(Self.evaluate(flags).variant == "one")
    #expect(
      flags.diagnostics.map(\.code) == ["flagVariantUnreachable"]
        + Array(repeating: "flagVariantUnreachable", count: 2)
    )
  }

  @Test func `users are allocated by the flag's key and their targeting key`() throws {
    // MurmurHash3 of "f" + "ejOoVL" without its f is a different hash; only the text as a whole
    // counts.
    let flags = try FlagSet(
      reading: Array(
        #"""
        {"flags":{"SI7":{"state":"ENABLED","variants":{"a":"a","b":"b"},"defaultVariant":null,
          "targeting":{"fractional":[["a",1],["b",1]]}},
          "6Lv":{"state":"ENABLED","variants":{"a":"a","b":"b"},
          "targeting":{"fractional":[["a",1],["b",1]]}}}}
        """#.utf8
      )
    )
    func variant(_ key: String, _ user: String?) -> String? {
      flags.evaluate(key, in: EvaluationContext(targetingKey: user), at: .distantPast).variant
    }
    #expect(variant("SI7", "p-") == "a")
    #expect(variant("6Lv", "T0") == "b")
    #expect(variant("6Lv", nil) == nil)
  }

  @Test(arguments: [
    (FractionalGeneration.first, "a"), (.second, "b"), (.third, "a"),
  ])
  func `the caller selects the generation of fractional, and no file can`(
    generation: FractionalGeneration,
    variant: String
  ) throws {
    for metadata in ["{}", #"{"fractionalGeneration":1}"#, #"{"fractionalGeneration":"none"}"#] {
      let file = #"""
        {"metadata":\#(metadata),"flags":{"f":{"state":"ENABLED","variants":{"a":1,"b":2},
          "defaultVariant":"b","targeting":{"fractional":["user9",["a",1],["b",1]]}}}}
        """#
      let flags = try FlagSet(reading: Array(file.utf8), fractional: generation)
      #expect(Self.evaluate(flags).variant == variant)
      #expect(flags.fractional == generation && flags.diagnostics == [])
    }
  }

  @Test func `another generation gives a flag another version`() throws {
    let file = Array(
      #"{"flags":{"f":{"state":"ENABLED","variants":{"a":1},"defaultVariant":"a"}}}"#.utf8
    )
    let sets = try FractionalGeneration.allCases.map { try FlagSet(reading: file, fractional: $0) }
    #expect(Set(sets.map { Self.evaluate($0).version }).count == 3)
    #expect(try FlagSet(reading: file).changedKeys(from: sets[1]).isEmpty)
    #expect(sets[2].changedKeys(from: sets[1]) == ["f"])
  }

  @Test(arguments: FractionalGeneration.allCases)
  func `an allocation evaluates like its rule, in every generation`(
    generation: FractionalGeneration
  ) throws {
    let buckets = #"["one",10],["two",70],["true",20]"#
    let allocated = try Self.flags(#"{"fractional":[\#(buckets)]}"#, fractional: generation)
    let ruled = try Self.flags(
      #"{"if":[{"var":"targetingKey"},{"fractional":[\#(buckets)]}]}"#,
      fractional: generation
    )
    for user in 0..<1_000 {
      let context = EvaluationContext(targetingKey: "user-\(user)")
      #expect(Self.evaluate(allocated, context).variant == Self.evaluate(ruled, context).variant)
    }
    #expect(Self.evaluate(allocated, EvaluationContext(targetingKey: "")).reason == .default)
  }

  @Test(arguments: [
    (#"[["a",1],["b",1]]"#, [FractionalGeneration.first, .second, .third]),
    (#"[null,["a",1],["b",1]]"#, [.first, .second]), (#"["seed",["a",1],["b",1]]"#, []),
    (#"[{"var":"email"},["a",1],["b",1]]"#, []),
  ])
  func `a fractional rule without a seed is reported if the targeting key is missing`(
    operands: String,
    generations: [FractionalGeneration]
  ) throws {
    for generation in FractionalGeneration.allCases {
      let flags = try Self.flags(#"{"fractional":\#(operands)}"#, fractional: generation)
      let reported = { (context: EvaluationContext) in
        flags.diagnostics(in: context).filter { $0.code == "targetingKeyMissing" }
      }
      let missing = reported(EvaluationContext())
      #expect(
        missing.map(\.path.description)
          == generations.filter { $0 == generation }.map { _ in "/flags/f/targeting" }
      )
      #expect(missing.allSatisfy { $0.line == 1 && $0.severity == .warning })
      #expect(reported(EvaluationContext(targetingKey: "")) == missing)
      #expect(reported(EvaluationContext(targetingKey: "u")) == [])
      #expect(reported(EvaluationContext(attributes: ["targetingKey": .string("u")])) == [])
    }
  }

  @Test func `unreachable variants and unknown variant names are reported`() throws {
    let flags = try Self.flags(
      #"{"if":[{"var":"x"},"two","three"]}"#,
      variants: #"{"one":1,"two":2,"four":4}"#
    )
    #expect(flags.diagnostics.map(\.code) == ["flagVariantUnreachable", "flagVariantUnknown"])
    #expect(
      flags.diagnostics.map(\.message) == [
        "flag 'f': the rule never results in the variant 'four'; correct the rule, or remove the "
          + "variant",
        "flag 'f': the rule may result in 'three', which is not a variant; add the variant, or "
          + "correct the rule",
      ]
    )
    #expect(
      flags.diagnostics.map(\.path.description) == [
        "/flags/f/variants/four", "/flags/f/targeting",
      ]
    )
  }

  @Test(arguments: [
    #"{"bogus":[1]}"#, #"{"if":[{"bogus":[1]},"two","three"]}"#, #"{"$ref":"e"}"#,
    #"{"if":[true,{"$ref":"e"},"three"]}"#,
  ])
  func `of a rule with a fault only the fault is reported`(targeting: String) throws {
    let flags = try Self.flags(
      targeting,
      variants: #"{"one":1,"two":2}"#,
      file: #""$evaluators":{"e":{"if":[{"bogus":[1]},"two"]}},"#
    )
    #expect(Set(flags.diagnostics.map(\.code)) == ["unknownOperator"])
    #expect(flags.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `the version of a flag is its metadata's, or a hash of its definition`() throws {
    func version(_ targeting: String, _ file: String = "") throws -> String? {
      Self.evaluate(try Self.flags(targeting, file: file)).version
    }
    let plain = try version(#"{"if":[true,"two"]}"#)
    #expect(try plain == version(#"{ "if" : [ true, "two" ] }"#))
    #expect(try plain != version(#"{"if":[true,"one"]}"#))
    #expect(try plain == version(#"{"if":[true,"two"]}"#, #""$evaluators":{"e":1},"#))
    let referring = #"{"if":[{"$ref":"e"},"two"]}"#
    #expect(
      try version(referring, #""$evaluators":{"e":1},"#)
        != version(referring, #""$evaluators":{"e":2},"#)
    )
    let named = #"{"flags":{"f":{"state":"ENABLED","variants":{"a":1},"metadata":{"version":12}}}}"#
    #expect(Self.evaluate(try FlagSet(reading: Array(named.utf8))).version == "12")
  }

  @Test func `changed keys are the added, removed and redefined ones`() throws {
    func set(_ flags: String) throws -> FlagSet {
      try FlagSet(reading: Array(#"{"flags":{\#(flags)}}"#.utf8))
    }
    let on = #"{"state":"ENABLED","variants":{"a":1},"defaultVariant":"a"}"#
    let off = #"{"state":"DISABLED","variants":{"a":1},"defaultVariant":"a"}"#
    let old = try set(#""same":\#(on),"gone":\#(on),"off":\#(on)"#)
    let new = try set(#""off":\#(off),"same": \#(on),"new":\#(on)"#)
    #expect(new.changedKeys(from: old) == ["gone", "off", "new"])
    #expect(old.changedKeys(from: old).isEmpty)
    #expect(new.isDisabled("off") && !new.isDisabled("same") && !new.isDisabled("none"))
  }

  @Test func `another order of variants changes only a flag whose type it changes`() throws {
    func set(_ variants: String) throws -> FlagSet {
      let flag = #"{"state":"ENABLED","variants":\#(variants),"defaultVariant":"a"}"#
      return try FlagSet(reading: Array(#"{"flags":{"f":\#(flag)}}"#.utf8))
    }
    let (whole, part) = try (set(#"{"a":10.0,"b":1.5}"#), set(#"{"b":1.5,"a":10.0}"#))
    #expect(part.changedKeys(from: whole).isEmpty)
    #expect(Self.evaluate(part) == Self.evaluate(whole))
    let (number, text) = try (set(#"{"a":1,"b":"x"}"#), set(#"{"b":"x","a":1}"#))
    #expect(text.changedKeys(from: number) == ["f"])
    #expect(Self.evaluate(number).value == .number("1"))
    #expect(Self.evaluate(text).errorCode == .typeMismatch)
  }

  @Test func `a repeated member changes only the flag whose meaning it changes`() throws {
    func set(_ off: String) throws -> FlagSet {
      let on = #"{"state":"ENABLED","variants":{"a":1,"b":2},"defaultVariant":"a"}"#
      return try FlagSet(reading: Array(#"{"flags":{"on":\#(on),"off":\#(off)}}"#.utf8))
    }
    let once = try set(#"{"state":"DISABLED","variants":{"a":1}}"#)
    let later = try set(#"{"state":"DISABLED","variants":{"a":1},"state":"ENABLED"}"#)
    let earlier = try set(#"{"state":"ENABLED","variants":{"a":1},"state":"DISABLED"}"#)
    #expect(later.changedKeys(from: once).isEmpty)
    #expect(earlier.changedKeys(from: later) == ["off"])
  }

  @Test func `changed set metadata changes each flag whose details include it`() throws {
    func set(_ owner: String) throws -> FlagSet {
      let flag = #""state":"ENABLED","variants":{"a":1},"defaultVariant":"a""#
      let own = #"{\#(flag),"metadata":{"owner":"own"}}"#
      let text = #"{"metadata":{"owner":"\#(owner)"},"flags":{"f":{\#(flag)},"own":\#(own)}}"#
      return try FlagSet(reading: Array(text.utf8))
    }
    #expect(try set("new").changedKeys(from: set("old")) == ["f"])
    #expect(try set("old").changedKeys(from: set("old")).isEmpty)
  }
}
