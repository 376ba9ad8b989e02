import Bridge
import CounterScreen
import FeatureFlags
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen

/// Trips of an earlier launch.
@MainActor
@Suite struct RestoredTripTests {
  private let files = TemporaryFolder()
  private var file: LedgerFile { LedgerFile(path: files.path + "/ledger.json") }

  @Test func `a route that names its flag restores a trip of that flag's version`() async throws {
    try await trip(flag: "special", version: "7")
    try await trip(flag: "special", version: "8")
    for (version, stage) in [("7", Stage.off), ("8", .off), ("9", .live)] {
      #expect(try stageAfterRelaunch(flag: "special", version: version) == stage, "\(version)")
    }
  }

  @Test func `a renamed flag with the same version keeps its trip`() async throws {
    try await trip(flag: "content.stateOnly", version: "7")
    #expect(try stageAfterRelaunch(flag: "renamed", version: "7") == .off)
    #expect(try stageAfterRelaunch(flag: "renamed", version: "8") == .live)
  }

  @Test func `a renamed flag versioned by its definition keeps its trip until that changes`()
    async throws
  {
    try await trip(flag: "content.stateOnly", version: nil)
    #expect(try stageAfterRelaunch(flag: "renamed", version: nil) == .off)
    #expect(try stageAfterRelaunch(flag: "renamed", version: nil, variant: "shadow") == .shadow)
  }

  @Test func `a version that returns in the same launch is still tripped`() throws {
    let stages = try Self.stages(flag: "content.a", version: "7")
    stages.trips["a"] = StageTrip(flagVersion: "7", appVersion: "4.2", explanation: "first")
    stages.trips["a"] = StageTrip(flagVersion: "8", appVersion: "4.2", explanation: "second")
    let now = Date(timeIntervalSince1970: 0)
    #expect(stages.decision(for: "a", at: now).explanation == "tripped: first")
    stages.trips["a"] = nil
    #expect(stages.decision(for: "a", at: now).stage == .live)
  }

  @Test func `a restored trip flips contents that are on the screen`() async throws {
    try await trip(flag: "special", version: "7")
    let stages = try Self.stages(flag: "special", version: "7")
    let fixture = FlaggedFixture(stages)
    try fixture.show("stateOnly#a=1")
    fixture.settle()
    #expect(fixture.shown == ["a state 1"])
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    fixture.settle()
    #expect(fixture.shown == ["a legacy 1"])
    let reason = fixture.model.composition.items.first?.content.sideReason
    #expect(reason?.hasPrefix("tripped: 2 of 2 comparisons differ") == true)
  }

  /// Trips the kind whose route names the flag `special`.
  private func trip(flag: String, version: String?) async throws {
    let stages = try Self.stages(flag: flag, version: version)
    let recorder = EvidenceRecorder(stages: stages, ledger: try file.read().ledger, file: file)
    let now = Date(timeIntervalSince1970: 0)
    let decision = stages.decision(for: "stateOnly", flag: flag, at: now)
    let kept = KindConfiguration(flagVersion: decision.evaluation?.version ?? "", stage: .live)
    for _ in 0..<4 {
      recorder.record(.init(id: "x", kind: "stateOnly", outcome: .mismatched), on: kept)
    }
    #expect(stages.decision(for: "stateOnly", flag: flag, at: now).stage == .off)
    #expect(await recorder.flushAndWait() == nil)
  }

  private func stageAfterRelaunch(
    flag: String,
    version: String?,
    variant: String = "live"
  ) throws -> Stage {
    let stages = try Self.stages(flag: flag, version: version, variant: variant)
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    let now = Date(timeIntervalSince1970: 0)
    return stages.decision(for: "stateOnly", flag: flag, at: now).stage
  }

  private static func stages(
    flag: String,
    version: String?,
    variant: String = "live"
  ) throws -> StageFlags {
    let metadata = version.map { #", "metadata": { "version": "\#($0)" }"# } ?? ""
    let text = """
      { "flags": { "\(flag)": { "state": "ENABLED", "variants": { "s": "\(variant)" },
        "defaultVariant": "s"\(metadata) } } }
      """
    var context = EvaluationContext()
    context.appVersion = "4.2"
    return StageFlags(file: try FlagSet(reading: Array(text.utf8)), context: context)
  }
}
