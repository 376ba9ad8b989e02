import Basics
import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

@MainActor
@Suite struct EvidenceRecorderTests {
  private final class World {
    var flag = "1"
    var stage = Stage.shadow
    var trips: [EvidenceTrip] = []
  }

  private let files = TemporaryFolder()
  private let world = World()
  private var file: LedgerFile { LedgerFile(path: files.path + "/ledger.json") }

  @Test func `trips at once, exactly once, with the counts and the first difference`() throws {
    let recorder = recorder()
    for _ in 0..<13 { recorder.record(Self.result(.matched), on: version) }
    recorder.record(try Self.result(.mismatched, "/first"), on: version)
    recorder.record(Self.result(.candidateError), on: version)
    #expect(world.trips == [])
    recorder.record(try Self.result(.mismatched, "/second"), on: version)
    #expect(
      world.trips.map(\.explanation) == [
        "3 of 16 comparisons differ, first at /first: E = 105, and 1/α = 100."
      ]
    )
    recorder.record(try Self.result(.mismatched, "/third"), on: version)
    #expect(world.trips.count == 1)
    #expect(recorder.ledger.evidence().map(\.advice) == [.rollBack])
  }

  @Test func `ignored, skipped and one-sided outcomes prove nothing`() {
    let recorder = recorder()
    for outcome in [ComparisonOutcome.ignored, .skipped, .oneSided] {
      for _ in 0..<100 { recorder.record(Self.result(outcome), on: version) }
    }
    #expect(world.trips == [])
    #expect(recorder.ledger.evidence().map(\.counts.comparisons) == [0])
    #expect(recorder.ledger.evidence().map(\.counts.total) == [200])
  }

  @Test func `noise is ignored and raises the tolerated rate`() throws {
    var noise = EvidenceNoise()
    for _ in 0..<20 { noise.add(Self.result(.matched)) }
    noise.add(try Self.result(.mismatched, "/now"))
    let recorder = recorder(noise: noise)
    for _ in 0..<10 { recorder.record(try Self.result(.mismatched, "/now"), on: version) }
    #expect(recorder.ledger.evidence().map(\.counts.ignored) == [10])
    for _ in 0..<3 { recorder.record(Self.result(.matched), on: version) }
    for _ in 0..<2 { recorder.record(try Self.result(.mismatched, "/price"), on: version) }
    #expect(world.trips == [], "2 of 5 are enough for 1 %.")
    #expect(recorder.ledger.runs["run"]?.entries.values.map(\.toleratedRate) == [1.0 / 21])
    #expect(recorder.ledger.trips(noise: noise) == [], "Nor does it trip at a relaunch.")
    #expect(recorder.ledger.trips().count == 1)
  }

  @Test func `earlier runs count, trips persist, and a new flag version restarts`() async throws {
    let first = recorder(run: "first")
    for _ in 0..<12 { first.record(Self.result(.matched), on: version) }
    first.record(try Self.result(.mismatched, "/a"), on: version)
    first.record(try Self.result(.mismatched, "/a"), on: version)
    #expect(await first.flushAndWait() == nil)
    #expect(world.trips == [])

    let second = recorder(run: "second", ledger: try file.read().ledger)
    second.record(try Self.result(.mismatched, "/b"), on: version)
    #expect(world.trips.map(\.comparisons) == [15])
    #expect(await second.flushAndWait() == nil)

    let ledger = try file.read().ledger
    #expect(ledger.trips().map(\.comparisons) == [15])
    let third = recorder(run: "third", ledger: ledger)
    third.record(try Self.result(.mismatched, "/c"), on: version)
    #expect(world.trips.count == 1, "A trip is reported once.")
    world.flag = "2"
    for _ in 0..<3 { third.record(Self.result(.matched), on: version) }
    for _ in 0..<5 { third.record(try Self.result(.mismatched, "/d"), on: version) }
    #expect(world.trips.count == 2)
    #expect(world.trips.last?.comparisons == 6, "2 of 5 are enough for a first start alone.")
    #expect(third.ledger.evidence().map(\.restartCount) == [0, 1])
  }

  @Test func `a manually cleared kind may trip again`() async throws {
    let first = recorder(run: "first")
    for _ in 0..<5 { first.record(try Self.result(.mismatched, "/a"), on: version) }
    #expect(await first.flushAndWait() == nil)
    #expect(try file.read().ledger.trips().count == 1)
    try file.clear("a")
    let second = recorder(run: "second", ledger: try file.read().ledger)
    for _ in 0..<3 { second.record(Self.result(.matched), on: version) }
    for _ in 0..<5 { second.record(try Self.result(.mismatched, "/a"), on: version) }
    #expect(world.trips.map(\.comparisons) == [2, 6])
  }

  @Test func `counts are written in batches, and a trip at once`() async throws {
    let recorder = recorder(batchSize: 10)
    for _ in 0..<9 { recorder.record(Self.result(.matched), on: version) }
    #expect(try files.names == [])
    recorder.record(Self.result(.matched), on: version)
    await recorder.flushAndWait()
    #expect(try file.read().ledger.evidence().map(\.counts.matched) == [10])
    for _ in 0..<3 { recorder.record(try Self.result(.mismatched, "/a"), on: version) }
    #expect(world.trips.count == 1)
    recorder.record(Self.result(.matched), on: version)
    await recorder.flushAndWait()
    #expect(try file.read().ledger.trips() == world.trips)
    #expect(try file.read().usedLineCount == 3, "The batch, the trip, and what came after it.")
  }

  @Test func `a trip during the writing of a batch is written right after it`() async throws {
    let recorder = recorder(batchSize: 10)
    for _ in 0..<10 { recorder.record(Self.result(.matched), on: version) }
    for _ in 0..<3 { recorder.record(try Self.result(.mismatched, "/a"), on: version) }
    #expect(world.trips.count == 1)
    await recorder.waitForWriting()
    #expect(try file.read().ledger.trips() == world.trips)
  }

  @Test func `counts added during the writing of a batch are written right after it`()
    async throws
  {
    let recorder = recorder()
    recorder.record(Self.result(.matched), on: version)
    recorder.flush()
    recorder.record(Self.result(.matched), on: version)
    recorder.flush()
    await recorder.waitForWriting()
    #expect(try file.read().ledger.evidence().map(\.counts.matched) == [2])
  }

  @Test func `a write error is returned as a value, and the next batch repeats the write`()
    async throws
  {
    let path = files.path + "/later/ledger.json"
    let recorder = recorder(file: LedgerFile(path: path))
    recorder.record(Self.result(.matched), on: version)
    #expect(await recorder.flushAndWait() == SystemFailure(code: ENOENT))
    #expect(recorder.failedBatchCount == 1)
    try files.makeFolder("later")
    #expect(await recorder.flushAndWait() == nil)
    #expect(recorder.lastBatchFailure == nil)
    #expect(try LedgerFile(path: path).read().ledger.evidence().map(\.counts.matched) == [1])
  }

  @Test func `a kind on the screen is noted with its stages, compared or not`() async throws {
    let recorder = recorder()
    world.stage = .live
    recorder.recordShown("a", on: version)
    world.stage = .complete
    recorder.recordShown("a", on: version)
    await recorder.flushAndWait()
    #expect(try file.read().ledger.evidence().map(\.stages) == [[.live, .complete]])
  }

  @Test func `latencies of both sides are summed`() {
    let recorder = recorder()
    for milliseconds in [1, 2, 30] {
      recorder.record(
        ComparisonResult(id: "a", kind: "a", outcome: .matched)
          .with(
            latency: ComparisonLatency(
              legacy: .milliseconds(milliseconds),
              state: .microseconds(milliseconds)
            )
          )
      )
    }
    let latency = recorder.ledger.evidence().first?.latency
    #expect(latency?.legacy.count == 3)
    #expect(latency?.legacy.quantile(1) ?? .zero >= .milliseconds(30))
    #expect(latency?.state.quantile(1) ?? .seconds(1) < .microseconds(40))
  }

  private var version: KindConfiguration {
    KindConfiguration(flagVersion: world.flag, stage: world.stage)
  }

  @Test func `a turn reads the clock once, and results outside of a turn each time`() {
    var moments = 0
    let recorder = EvidenceRecorder(
      run: "run",
      appVersion: "1.0",
      configuration: EvidenceConfiguration(
        now: {
          moments += 1
          return Date(timeIntervalSince1970: Double(moments) * 86_400)
        }
      ),
      onTrip: { _ in }
    )
    let result = ComparisonResult(id: "a", kind: "a", outcome: .matched)
    let days = {
      recorder.ledger.runs["run"]?.entries.values.flatMap { $0.days.days.map(\.number) }
    }
    recorder.beginSharedClockReading()
    for _ in 0..<3 { recorder.record(result) }
    recorder.endSharedClockReading()
    #expect(moments == 1)
    #expect(days() == [1])
    for _ in 0..<2 { recorder.record(result) }
    #expect(moments == 3)
    #expect(days() == [1, 2, 3])
    recorder.beginSharedClockReading()
    for _ in 0..<2 { recorder.record(result) }
    recorder.endSharedClockReading()
    #expect(days() == [1, 2, 3, 4])
  }

  private func recorder(
    run: String = "run",
    noise: EvidenceNoise = EvidenceNoise(),
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    batchSize: Int = 1_000
  ) -> EvidenceRecorder {
    EvidenceRecorder(
      run: run,
      appVersion: "1.0",
      ledger: ledger,
      file: file ?? self.file,
      configuration: EvidenceConfiguration(noise: noise, batchSize: batchSize),
      onTrip: { [world] in world.trips.append($0) }
    )
  }

  private static func result(
    _ outcome: ComparisonOutcome,
    _ path: String
  ) throws -> ComparisonResult {
    ComparisonResult(
      id: "a",
      kind: "a",
      outcome: outcome,
      differences: [ParityDifference(path: try JSONPointer(path), legacy: nil, state: .null)]
    )
  }

  private static func result(_ outcome: ComparisonOutcome) -> ComparisonResult {
    ComparisonResult(id: "a", kind: "a", outcome: outcome)
  }
}
