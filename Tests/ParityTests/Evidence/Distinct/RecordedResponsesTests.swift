import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// The records besides outcomes: responses, days, paths, the installation.
@MainActor
@Suite struct RecordedResponsesTests {
  private final class Clock {
    var now = Date(timeIntervalSince1970: 1_775_001_600)  // 2026-04-01
  }

  private let files = TemporaryFolder()
  private let clock = Clock()
  private var file: LedgerFile { LedgerFile(path: files.path + "/ledger.json") }

  @Test func `different responses are counted, and one that differed once counts as different`()
    throws
  {
    let recorder = recorder()
    for hash in [1, 2, 1, 3, 1] { recorder.record(Self.result(UInt64(hash)), on: Self.version) }
    recorder.record(Self.result(2, .candidateError), on: Self.version)
    recorder.record(Self.result(2), on: Self.version)
    recorder.record(Self.result(nil), on: Self.version)
    let responses = try #require(recorder.ledger.evidence().first).responses
    #expect(responses.hashKeyName == "k")
    #expect(responses.hashedComparisonCount == 7)
    #expect(responses.distinctCount == 3)
    #expect(responses.sampledDifferingCount == 1)
    #expect(responses.sameDeviceAndDayRepetitionCount == 4)
  }

  @Test func `a response that was not compared is not counted`() throws {
    let recorder = recorder()
    for outcome in [ComparisonOutcome.skipped, .sampledOut, .ignored, .oneSided] {
      recorder.record(Self.result(1, outcome), on: Self.version)
    }
    let evidence = try #require(recorder.ledger.evidence().first)
    #expect(evidence.responses.distinctCount == 0)
    #expect(evidence.responses.comparisonDayCount == 0)
  }

  @Test func `a response repeats on its device and day, over launches, but not the next day`()
    async throws
  {
    let first = recorder(run: "first")
    for _ in 0..<3 { first.record(Self.result(1), on: Self.version) }
    #expect(await first.flushAndWait() == nil)
    let second = recorder(run: "second", ledger: try file.read().ledger)
    for hash in [1, 2, 2] { second.record(Self.result(UInt64(hash)), on: Self.version) }
    clock.now += 86_400
    for hash in [1, 1, 2] { second.record(Self.result(UInt64(hash)), on: Self.version) }
    #expect(await second.flushAndWait() == nil)
    let ledger = try file.read().ledger
    let runs = ledger.runs.sorted { $0.key < $1.key }.map(\.value)
    #expect(runs.flatMap { $0.entries.values.map(\.counts.repeated) } == [2, 3])
    let responses = try #require(ledger.evidence().first).responses
    #expect(responses.hashedComparisonCount == 9)
    #expect(responses.sameDeviceAndDayRepetitionCount == 5)
    #expect(responses.distinctCount == 2)
    #expect(responses.comparisonDayCount == 2)
    #expect(responses.comparisonDayCountSinceNewResponse == 1)
  }

  @Test func `days are UTC days with a comparison`() async throws {
    let recorder = recorder()
    recorder.record(Self.result(1), on: Self.version)
    clock.now += 86_399
    recorder.record(Self.result(1), on: Self.version)
    clock.now += 1
    recorder.record(Self.result(1, .skipped), on: Self.version)
    clock.now += 86_400
    recorder.record(Self.result(1), on: Self.version)
    #expect(await recorder.flushAndWait() == nil)
    let text = try files.text(of: "ledger.json")
    #expect(text.contains(#""days":["2026-04-01","2026-04-03"]"#))
  }

  @Test func `runs of one file are one installation, and other files are others`() async throws {
    for run in ["first", "second"] {
      let recorder = recorder(run: run, ledger: try file.read().ledger)
      recorder.record(Self.result(1), on: Self.version)
      #expect(await recorder.flushAndWait() == nil)
    }
    let other = recorder(run: "third", file: LedgerFile(path: files.path + "/other.json"))
    other.record(Self.result(1), on: Self.version)
    #expect(await other.flushAndWait() == nil)
    var ledger = try file.read().ledger
    #expect(Set(ledger.runs.values.map(\.installation)).count == 1)
    ledger.merge(try LedgerFile(path: files.path + "/other.json").read().ledger)
    #expect(Set(ledger.runs.values.compactMap(\.installation)).count == 2)
    #expect(ledger.evidence().map(\.installations.installationCount) == [2])
  }

  @Test func `two processes that create one file are one installation`() async throws {
    // Neither of them has read the lines of the other.
    for run in ["first", "second"] {
      let recorder = recorder(run: run)
      recorder.record(Self.result(1), on: Self.version)
      #expect(await recorder.flushAndWait() == nil)
    }
    #expect(try file.read().ledger.evidence().map(\.installations.installationCount) == [1])
  }

  @Test func `compacting keeps the installation and merges the responses of old runs`()
    async throws
  {
    for run in 0..<6 {
      let recorder = recorder(run: "run \(run)", ledger: try file.read().ledger)
      recorder.record(Self.result(UInt64(run), run == 0 ? .mismatched : .matched), on: Self.version)
      recorder.record(Self.result(100), on: Self.version)
      #expect(await recorder.flushAndWait() == nil)
      clock.now += 86_400
    }
    let before = try #require(try file.read().ledger.evidence().first)
    let sent = try file.read().ledger
    for _ in 0..<2 {
      try file.compactReturningNewSize(maximumRuns: 2)
      let ledger = try file.read().ledger
      let after = try #require(ledger.evidence().first)
      #expect(ledger.runCount == 3)
      #expect(after.counts.comparisons == 4)
      #expect(after.responses.hashedComparisonCount == 4)
      #expect(after.responses.distinctCount == before.responses.distinctCount)
      #expect(after.responses.sampledDifferingCount == 1)
      #expect(after.installations.installationCount == 1)
      #expect(after.responses.comparisonDayCount == 2, "The days of those runs that are kept.")
      var merged = ledger
      merged.merge(sent)
      #expect(merged.evidence().map(\.responses) == [before.responses], "They may come back.")
    }
  }

  @Test func `a response of a run that compacting removed repeats on its day`() async throws {
    for hash in [1, 2] {
      let recorder = recorder(run: "run \(hash)", ledger: try file.read().ledger)
      recorder.record(Self.result(UInt64(hash)), on: Self.version)
      #expect(await recorder.flushAndWait() == nil)
    }
    try file.compactReturningNewSize(maximumRuns: 1)
    let last = recorder(run: "last", ledger: try file.read().ledger)
    for hash in [1, 2, 3] { last.record(Self.result(UInt64(hash)), on: Self.version) }
    #expect(last.ledger.evidence().map(\.counts.repeated) == [2])
  }

  @Test func `compacting drops the responses of cleared runs`() async throws {
    for run in 0..<4 {
      let recorder = recorder(run: "run \(run)", ledger: try file.read().ledger)
      recorder.record(Self.result(UInt64(run)), on: Self.version)
      #expect(await recorder.flushAndWait() == nil)
      if run == 1 { try file.compactReturningNewSize(maximumRuns: 1) }
      if run == 2 { try file.clear("a") }
    }
    try file.compactReturningNewSize(maximumRuns: 1)
    #expect(try file.read().ledger.evidence().map(\.responses.distinctCount) == [1])
  }

  @Test func `compacting does not change the advice by cohort`() async throws {
    try await record(0..<10, run: "old", cohort: "iOS 18")
    try await record(10..<500, run: "new", cohort: "iOS 18")
    let before = try Self.evidenceByCohort(of: try file.read().ledger)
    #expect(before.map(\.advice) == [.advance])
    for _ in 0..<2 {
      try file.compactReturningNewSize(maximumRuns: 1)
      let ledger = try file.read().ledger
      #expect(ledger.runCount == 2)
      let after = try Self.evidenceByCohort(of: ledger)
      #expect(after.map(\.group) == [.cohort("iOS 18")])
      #expect(after.map(\.advice) == [.advance])
      #expect(after.map(\.rollBackAlphaPerKind) == before.map(\.rollBackAlphaPerKind))
      #expect(after.map(\.responses.distinctCount) == [500])
    }
  }

  @Test func `compacting keeps the responses of each cohort apart`() async throws {
    for (run, cohort) in ["iOS 17", nil, "iOS 18"].enumerated() {
      let first = UInt64(10 * run)
      try await record(first..<first + 10, run: "\(run)", cohort: cohort)
    }
    let sent = try file.read().ledger
    try file.compactReturningNewSize(maximumRuns: 1)
    var ledger = try file.read().ledger
    #expect(ledger.runCount == 3)
    #expect(ledger.evidence().map(\.responses.distinctCount) == [30])
    let rest = try Self.evidenceByCohort(of: ledger)
    #expect(rest.map(\.group) == [.cohort("iOS 18")])
    #expect(rest.map(\.responses.distinctCount) == [10])
    ledger.merge(sent)
    let all = try Self.evidenceByCohort(of: ledger)
    #expect(all.map(\.group) == [.cohort("iOS 17"), .cohort("iOS 18"), .cohort(nil)])
    #expect(all.map(\.responses.distinctCount) == [10, 10, 10])
  }

  @Test func `the first difference keeps its aspect, and paths are counted`() throws {
    let recorder = recorder()
    for aspect in [ParityAspect.effects, .value, .value] {
      recorder.record(
        ComparisonResult(
          id: "a",
          kind: "a",
          outcome: .mismatched,
          differences: [
            ParityDifference(aspect, path: JSONPointer(tokens: ["0"]), legacy: nil, state: .null)
          ]
        ),
        on: Self.version
      )
    }
    let evidence = try #require(recorder.ledger.evidence().first)
    #expect(evidence.firstDifference?.text == "effect /0")
    #expect(evidence.explanation.contains("first at effect /0"))
    #expect(evidence.places.mostFrequent.map(\.place.text) == ["/*", "effect /*"])
    #expect(evidence.places.mostFrequent.map(\.count) == [2, 1])
    #expect(recorder.ledger.trips().first?.firstDifference?.text == "effect /0")
  }

  @Test func `a response that came too late is skipped and counted as late`() {
    let recorder = recorder()
    for isLate in [true, false, true] {
      recorder.record(
        ComparisonResult(id: "a", kind: "a", outcome: .skipped, skipReason: isLate ? .late : nil),
        on: Self.version
      )
    }
    #expect(
      recorder.ledger.evidence().map(\.counts) == [
        EvidenceCounts(matched: 0, skipped: 3).with(late: 2)
      ]
    )
  }

  @Test func `the ledger contains the cohort and the kinds that a kind feeds`() async throws {
    let recorder = recorder(cohort: "iOS 18")
    recorder.recordShown(
      "a",
      on: KindConfiguration(flagVersion: "1", stage: .live, fedKinds: ["rain", "b"])
    )
    #expect(await recorder.flushAndWait() == nil)
    #expect(try files.text(of: "ledger.json").contains(#""feeds":["b","rain"],"cohort":"iOS 18""#))
  }

  @Test func `of many kinds that a kind feeds in one run, 256 are kept`() async throws {
    let recorder = recorder()
    for first in [0, 200] {
      let fedKinds = (first..<first + 200).map { ContentKind("kind \($0)") }
      recorder.recordShown(
        "a",
        on: KindConfiguration(flagVersion: "1", stage: .live, fedKinds: fedKinds)
      )
    }
    #expect(await recorder.flushAndWait() == nil)
    let reading = try file.read()
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.evidence().map(\.fedKinds.count) == [256])
  }

  @Test func `a cohort has at most 40 bytes`() async throws {
    let recorder = recorder(cohort: String(repeating: "é", count: 21))
    recorder.recordShown("a", on: KindConfiguration(flagVersion: "1", stage: .live))
    #expect(await recorder.flushAndWait() == nil)
    let cohort = String(repeating: "é", count: 20)
    #expect(try files.text(of: "ledger.json").contains(#""cohort":"\#(cohort)""#))
  }

  private static let version = KindConfiguration(flagVersion: "1", stage: .shadow)

  private static func result(
    _ hash: UInt64?,
    _ outcome: ComparisonOutcome = .matched
  ) -> ComparisonResult {
    ComparisonResult(id: "a", kind: "a", outcome: outcome)
      .with(response: hash.map { ResponseHash(keyName: "k", hash: $0) })
  }

  /// Records a match of each response in a run, and writes the run to the file.
  private func record(_ hashes: Range<UInt64>, run: String, cohort: String?) async throws {
    let recorder = recorder(run: run, ledger: try file.read().ledger, cohort: cohort)
    for hash in hashes { recorder.record(Self.result(hash), on: Self.version) }
    #expect(await recorder.flushAndWait() == nil)
  }

  private static func evidenceByCohort(of ledger: Ledger) throws -> [Evidence] {
    var reader = FleetReader(EvidenceSettings(), .byCohort)
    var rest = Array(ledger.text.utf8)
    _ = try reader.read(failure: { $0 as any Error }) {
      defer { rest = [] }
      return rest
    }
    guard case .evidence(let evidence, _, _) = try reader.finish(sides: nil) else {
      Issue.record("There are few cohorts, and no conflict.")
      return []
    }
    return evidence
  }

  private func recorder(
    run: String = "run",
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    cohort: String? = nil
  ) -> EvidenceRecorder {
    EvidenceRecorder(
      run: run,
      appVersion: "1.0",
      ledger: ledger,
      file: file ?? self.file,
      configuration: EvidenceConfiguration(
        cohort: cohort,
        batchSize: 1_000,
        now: { [clock] in clock.now }
      ),
      onTrip: { _ in }
    )
  }
}
