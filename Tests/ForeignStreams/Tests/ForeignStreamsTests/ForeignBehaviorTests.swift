import Bridge
import ForeignHandlers
import Foundation
import HomeBridgeTesting
import Parity
import ScreenDocument
import Synchronization
import Testing

/// What the bridge and the suite do with a handler on another stream library, beside showing it.
@MainActor
@Suite struct ForeignBehaviorTests {
  @Test(arguments: [Stage.shadow, .live])
  func `a price that is shown 300 ms after its response is compared with that response`(
    stage: Stage
  ) throws {
    let screen = ForeignScreen(stage, .delayed(.milliseconds(300)))
    for yen in [1, 1_000, 1_000_000] { try screen.show(yen: yen, thenAdvance: 1) }
    #expect(screen.outcomes == [.matched, .matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a handler that still works at the deadline is skipped as late`(stage: Stage) throws {
    let screen = ForeignScreen(stage, .repeated(after: .seconds(5)))
    try screen.show(yen: 1, thenAdvance: 2.1)
    #expect(screen.sink.results.map(\.skipReason) == [.late])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a handler that has shown nothing by the deadline mismatches`(stage: Stage) throws {
    let screen = ForeignScreen(stage, .delayed(.seconds(5)))
    try screen.show(yen: 1, thenAdvance: 2.1)
    #expect(screen.outcomes == [.mismatched])
  }

  @Test(arguments: [
    (TidalBehavior.immediate(times: 1), ComparisonOutcome.matched),
    (.immediate(times: 2), .mismatched),
  ])
  func `a strict comparison counts the prices that are shown`(
    behavior: TidalBehavior,
    outcome: ComparisonOutcome
  ) throws {
    let screen = ForeignScreen(.shadow, behavior, CandidateSettings(isStrict: true))
    try screen.show(yen: 1_980, thenAdvance: 1)
    #expect(screen.outcomes == [outcome])
  }

  @Test func `a candidate on another stream library is on probation`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/probation-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let marks = Mutex<[String: Data]>([:])
    let screen = ForeignScreen(
      .live,
      .after {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        marks.withLock { marks in
          for name in names {
            marks[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
          }
        }
      },
      CandidateSettings(probation: CandidateProbation(folder: folder, appVersion: "1"))
    )
    try screen.show(yen: 1_980, thenAdvance: 1)
    #expect(screen.outcomes == [.matched])

    // The marks as they were while the candidate ran, as if it had crashed.
    for (name, mark) in marks.withLock(\.self) {
      try mark.write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let next = CandidateProbation(folder: folder, appVersion: "1")
    #expect(next.crashed.map(\.kind) == ["tidal"])
  }

  @Test(arguments: [
    (TidalBehavior.rounding(to: 10), FailureClass.value),
    (.reporting, .effects),
    (.endless, .repeatedValues),
  ])
  func `the suite finds a fault of a handler on another stream library`(
    behavior: TidalBehavior,
    fault: FailureClass
  ) throws {
    let recorded = RecordedResponses(try ForeignStreamsTests.document(yen: 1_985))
    let issues = ForeignStreamsTests.suite(behavior).issues(of: "tidal", recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [fault])
  }

  @Test func `the strict suite finds a price that is not shown at once`() throws {
    let recorded = RecordedResponses(try ForeignStreamsTests.document(yen: 1_985))
    let suite = ForeignStreamsTests.suite(.delayed(.milliseconds(300)))
    #expect(suite.issues(of: "tidal", recorded, generated: 0) == [])
    let strict = suite.comparingStrictly(["tidal"])
    #expect(strict.issues(of: "tidal", recorded, generated: 0).map(\.failureClass) == [.turn])
  }
}
