import Bridge
import FeatureFlags
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@MainActor
@Suite struct StageFlagsTests {
  private nonisolated static func file(_ flag: String) throws -> FlagSet {
    try FlagSet(reading: Array(#"{"flags":{"content.counter":\#(flag)}}"#.utf8))
  }

  @Test(arguments: [
    ("a=live,b=off,*=shadow", [Stage.live, .off, .shadow]),
    (" a = live , b=off ,\t*=shadow\n", [.live, .off, .shadow]),
    ("a=live, b=off, ", [.live, .off, nil]),
    ("a=off,a=rampdown,b=dualwrite", [.complete, .off, nil]),
    ("", [nil, nil, nil]), (" , ,", [nil, nil, nil]),
  ])
  func `blanks around stages in options are ignored`(
    text: String,
    stages: [Stage?]
  ) throws {
    let overrides = try StageOverrides(parsing: text)
    #expect(["a", "b", "none"].map { overrides[$0] } == stages)
  }

  @Test(arguments: [
    ("a", StageOverridesError.notKindAndStage("a")), ("=live", .notKindAndStage("=live")),
    (" =live", .notKindAndStage("=live")), ("a=b=c", .notKindAndStage("a=b=c")),
    ("a=live, b", .notKindAndStage("b")), ("a = lve", .unknownStage("lve")),
  ])
  func `an invalid kind or stage in an option is reported without its blanks`(
    text: String,
    error: StageOverridesError
  ) {
    #expect(throws: error) { try StageOverrides(parsing: text) }
  }

  private nonisolated static func flag(_ value: String) -> String {
    #"{"state":"ENABLED","variants":{"chosen":\#(value)},"defaultVariant":"chosen"}"#
  }

  @Test(arguments: [
    (#""off""#, Stage.off), (#""shadow""#, .shadow), (#""live""#, .live),
    (#""complete""#, .complete), (#""dualwrite""#, .off), (#""rampdown""#, .complete),
    ("false", .off), ("true", .live),
  ])
  func `the value of a variant is the stage`(value: String, stage: Stage) throws {
    let decision = StageFlags(file: try Self.file(Self.flag(value))).decision(
      for: "counter",
      at: .distantPast
    )

    #expect(decision.stage == stage)
    #expect(decision.layer == .file)
    #expect(decision.sideDecision.variant == "chosen")
    #expect(decision.sideDecision.reason == "STATIC")
    #expect(decision.diagnostic == nil)
  }

  @Test(
    arguments: [
      (Self.flag(#""shaddow""#), "unknownStage", nil),
      (Self.flag("3"), "unknownStage", nil),
      (Self.flag("null"), "unknownStage", nil),
      (
        #"{"state":"ENABLED","variants":{"a":"live"},"defaultVariant":"a","targeting":{"nonsense":1}}"#,
        nil, "PARSE_ERROR"
      ),
      (
        #"{"state":"ENABLED","variants":{"a":"live","b":true},"defaultVariant":"b"}"#,
        "flagError", "TYPE_MISMATCH"
      ),
    ] as [(String, String?, String?)]
  )
  func `an invalid value means off and is reported`(
    flag: String,
    code: String?,
    errorCode: String?
  ) throws {
    let decision = StageFlags(file: try Self.file(flag)).decision(for: "counter", at: .distantPast)

    #expect(decision.stage == .off)
    #expect(decision.diagnostic?.code == code)
    #expect(decision.sideDecision.errorCode == errorCode)
  }

  @Test func `an unknown stage is reported with its place in the file`() throws {
    let diagnostic = StageFlags(file: try Self.file(Self.flag(#""zz""#)))
      .decision(for: "counter", at: .distantPast).diagnostic

    #expect(diagnostic?.path.description == "/flags/content.counter/variants/chosen")
    #expect(diagnostic?.line == 1)
  }

  @Test func `a disabled flag and a flag without a default variant are off`() throws {
    let disabled = #"{"state":"DISABLED","variants":{"a":"live"},"defaultVariant":"a"}"#
    let undecided = #"{"state":"ENABLED","variants":{"a":"live"}}"#

    let decisions = try [disabled, undecided].map {
      StageFlags(file: try Self.file($0)).decision(for: "counter", at: .distantPast)
    }

    #expect(decisions.map(\.stage) == [.off, .off])
    #expect(decisions.map(\.sideDecision.reason) == ["DISABLED", "DEFAULT"])
  }

  @Test func `an override precedes the file, and a kind's override precedes that of all kinds`()
    throws
  {
    let stages = StageFlags(
      file: try Self.file(Self.flag(#""live""#)),
      overrides: StageOverrides(kinds: ["counter": .shadow], all: .complete)
    )

    #expect(stages.decision(for: "counter", at: .distantPast).stage == .shadow)
    #expect(stages.decision(for: "counter", at: .distantPast).layer == .override)
    #expect(stages.decision(for: "other", at: .distantPast).stage == .complete)
  }

  @Test func `a kind without a flag is off by default`() throws {
    let stages = StageFlags(file: try Self.file(Self.flag(#""live""#)))

    #expect(stages.decision(for: "other", at: .distantPast).stage == .off)
    #expect(stages.decision(for: "other", at: .distantPast).layer == .default)
    #expect(StageFlags().decision(for: "other", at: .distantPast).layer == .default)
  }
}
