import Basics
import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import TestSupport
import Testing

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// Recorders and stages together.
@MainActor
@Suite struct TrippingTests {
  private let files = TemporaryFolder()
  private var file: LedgerFile { LedgerFile(path: files.path + "/ledger.json") }

  @Test func `a kind proved to differ is tripped at once, and again after a relaunch`() async throws
  {
    let stages = try Self.stages(version: "7")
    let recorder = EvidenceRecorder(stages: stages, file: file)
    #expect(Self.stage(of: "a", in: stages) == .shadow)
    recorder.record(Self.mismatch(of: "a"), on: Self.version("7"))
    #expect(Self.stage(of: "a", in: stages) == .shadow)
    recorder.record(Self.mismatch(of: "a"), on: Self.version("7"))
    #expect(Self.stage(of: "a", in: stages) == .off)
    #expect(Self.stage(of: "b", in: stages) == .shadow)
    #expect(stages.trips["a"]?.explanation.hasPrefix("2 of 2 comparisons differ: E = ") == true)
    await recorder.flushAndWait()

    let relaunched = try Self.stages(version: "7")
    _ = EvidenceRecorder(stages: relaunched, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: relaunched) == .off)
    #expect(Self.stage(of: "b", in: relaunched) == .shadow)
  }

  @Test(arguments: [("8", "4.2"), ("7", "4.3")])
  func `a trip does not apply to another flag or app version`(flag: String, app: String)
    async throws
  {
    try await tripped(flag: "7")
    let stages = try Self.stages(version: flag, app: app)
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: stages) == .shadow)
  }

  @Test(arguments: ["7", "8"])
  func `of two tripped versions, the trip of the current flag version applies`(flag: String)
    async throws
  {
    try await tripped(flag: "7")
    try await tripped(flag: "8")
    let stages = try Self.stages(version: flag)
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: stages) == .off)
  }

  @Test func `a flag version longer than the ledger stores still trips`() async throws {
    let long = String(repeating: "7", count: 1_000)
    try await tripped(flag: long)
    let stages = try Self.stages(version: long)
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: stages) == .off)
  }

  @Test(arguments: ["1e300", "-1e300", "1e18", "-1e18", "123456789"])
  func `a launch computes the e-value of a trip instead of reading it from the ledger`(
    value: String
  )
    async throws
  {
    try await tripped(flag: "7")
    let text = try files.text(of: "ledger.json")
    let damaged = text.replacing(/"logValue":[^,]*/, with: "\"logValue\":\(value)")
    try files.write(damaged, to: "ledger.json")
    let stages = try Self.stages(version: "7")
    let ledger = try file.read().ledger
    _ = EvidenceRecorder(stages: stages, ledger: ledger)
    #expect(text != damaged)
    #expect(ledger.trips() == LedgerReading(Array(text.utf8)).ledger.trips())
    #expect(ledger.trips().count == 1)
    #expect(Self.stage(of: "a", in: stages) == .off)
  }

  @Test func `a manually cleared kind is not tripped again at launch`() async throws {
    try await tripped(flag: "7")
    try file.clear("a")
    let stages = try Self.stages(version: "7")
    _ = EvidenceRecorder(stages: stages, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: stages) == .shadow)
  }

  @Test(arguments: [true, false])
  func `a kind cleared during a run starts again, in this launch and the next`(
    isWritten: Bool
  ) async throws {
    let stages = try Self.stages(version: "7")
    let recorder = EvidenceRecorder(stages: stages, file: file)
    recorder.record(Self.match(of: "b"), on: Self.version("7"))
    for _ in 0..<2 { recorder.record(Self.mismatch(of: "a"), on: Self.version("7")) }
    for _ in 0..<3 { recorder.record(Self.match(of: "a"), on: Self.version("7")) }
    if isWritten { await recorder.flushAndWait() }
    #expect(Self.stage(of: "a", in: stages) == .off)

    #expect(await recorder.clear("a") == nil)
    #expect(Self.stage(of: "a", in: stages) == .shadow)
    #expect(recorder.ledger.evidence().map(\.key.kind) == ["b"])
    for _ in 0..<4 { recorder.record(Self.match(of: "a"), on: Self.version("7")) }
    await recorder.flushAndWait()
    for ledger in [try file.read().ledger, recorder.ledger] {
      #expect(ledger.evidence().map(\.counts.matched) == [4, 1])
      #expect(ledger.evidence().map(\.counts.mismatched) == [0, 0])
      #expect(ledger.evidence().map(\.restartCount) == [1, 0])
      #expect(ledger.trips() == [])
    }
    for _ in 0..<5 { recorder.record(Self.mismatch(of: "a"), on: Self.version("7")) }
    #expect(Self.stage(of: "a", in: stages) == .off)
    await recorder.flushAndWait()
    let relaunched = try Self.stages(version: "7")
    _ = EvidenceRecorder(stages: relaunched, ledger: try file.read().ledger)
    #expect(Self.stage(of: "a", in: relaunched) == .off)
    #expect(await recorder.clear("a") == nil)
    #expect(try file.read().ledger.evidence().map(\.key.kind) == ["b"])
  }

  @Test func `a clearing that fails to reach the disk is reported and can be repeated`()
    async throws
  {
    let path = files.path + "/later/ledger.json"
    let stages = try Self.stages(version: "7")
    let recorder = EvidenceRecorder(stages: stages, file: LedgerFile(path: path))
    recorder.record(Self.match(of: "a"), on: Self.version("7"))
    #expect(await recorder.clear("a") == SystemFailure(code: ENOENT))
    #expect(recorder.ledger.evidence().isEmpty)
    try files.makeFolder("later")
    #expect(await recorder.clear("a") == nil)
    recorder.record(Self.match(of: "a"), on: Self.version("7"))
    await recorder.flushAndWait()
    #expect(try LedgerFile(path: path).read().ledger.evidence().map(\.counts.matched) == [1])
  }

  private func tripped(flag: String) async throws {
    let stages = try Self.stages(version: flag)
    let recorder = EvidenceRecorder(stages: stages, ledger: try file.read().ledger, file: file)
    for _ in 0..<4 { recorder.record(Self.mismatch(of: "a"), on: Self.version(flag)) }
    #expect(Self.stage(of: "a", in: stages) == .off)
    #expect(await recorder.flushAndWait() == nil)
  }

  private static func stages(version: String, app: String = "4.2") throws -> StageFlags {
    let flag = """
      { "state": "ENABLED", "variants": { "s": "shadow" }, "defaultVariant": "s",
        "metadata": { "version": "\(version)" } }
      """
    let text = "{ \"flags\": { \"content.a\": \(flag), \"content.b\": \(flag) } }"
    var context = EvaluationContext()
    context.appVersion = app
    return StageFlags(file: try FlagSet(reading: Array(text.utf8)), context: context)
  }

  private static func stage(of kind: ContentKind, in stages: StageFlags) -> Stage {
    stages.decision(for: kind, at: Date(timeIntervalSince1970: 0)).stage
  }

  private static func version(_ flag: String) -> KindConfiguration {
    KindConfiguration(flagVersion: flag, stage: .shadow)
  }

  private static func match(of kind: ContentKind) -> ComparisonResult {
    ComparisonResult(id: "x", kind: kind, outcome: .matched)
  }

  private static func mismatch(of kind: ContentKind) -> ComparisonResult {
    ComparisonResult(id: "x", kind: kind, outcome: .mismatched)
  }
}
