import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// Ledgers of any size, whose evidence does not depend on how much of them is in memory at once.
@Suite(.long) struct FleetReaderTests {
  private static let settings = EvidenceSettings(toleratedRate: 0.05, rollBackAlpha: 0.3)

  // The first seed has two final inputs of one run among the lines that are merged before the first are spilled.
  @Test(arguments: [7_625_553_393_779_768_925, UInt64.random(in: .min ... .max)])
  func `the evidence in bounded memory equals that of the merged ledger`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for round in 0..<120 {
      let lines = Self.lines(using: &random)
      let merged = LedgerReading(Array(lines.joined().utf8), for: Self.settings).ledger
      for limit in [1, Int.random(in: 500...20_000, using: &random), .max] {
        let shuffled = (lines + lines.prefix(2)).shuffled(using: &random)
        let outcome = try Self.outcome(of: shuffled, memoryLimit: limit)
        let place = Comment("seed \(seed), round \(round), limit \(limit)")
        switch outcome {
        case .replayInputConflict(let conflict):
          #expect(conflict == merged.replayInputConflict, place)
        case .evidence(let evidence, let runCount, _):
          #expect(merged.replayInputConflict == nil, place)
          #expect(evidence == merged.evidence(Self.settings), place)
          #expect(runCount == merged.runCount, place)
        case .tooManyCohorts: Issue.record("There are three cohorts.")
        }
      }
    }
  }

  @Test func `evidence by cohort is that of each cohort alone, with α divided`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<60 {
      let lines = Self.lines(using: &random, inputs: false)
      let ledger = LedgerReading(Array(lines.joined().utf8), for: Self.settings).ledger
      let entries = ledger.runs.values.flatMap(\.entries.values)
      let cohorts = Set(entries.filter { !$0.hasOnlySample }.map(\.cohort))
      guard !cohorts.isEmpty else { continue }
      for limit in [1, .max] {
        guard
          case .evidence(let evidence, _, _) =
            try Self.outcome(of: lines.shuffled(using: &random), .byCohort, memoryLimit: limit)
        else {
          Issue.record("seed \(seed)")
          continue
        }
        #expect(
          evidence.allSatisfy { $0.rollBackAlphaPerKind == 0.3 / Double(cohorts.count) },
          "seed \(seed)"
        )
        for cohort in cohorts {
          var alone = Ledger()
          for (id, run) in ledger.runs {
            var own = run
            own.entries = run.entries.filter { $0.value.cohort == cohort }
            alone.merge(own, as: id)
          }
          for (kind, runs) in ledger.clearedRuns { alone.markCleared(kind, inRuns: runs) }
          let expected = alone.evidence(
            Self.settings.sharingRollBackAlpha(amongGroups: cohorts.count)
          )
          let found = evidence.filter { $0.group == .cohort(cohort) }
          #expect(found.map(\.counts) == expected.map(\.counts), "seed \(seed)")
          #expect(found.map(\.installations) == expected.map(\.installations), "seed \(seed)")
          #expect(found.map(\.advice) == expected.map(\.advice), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [32, 33])
  func `there are at most 32 cohorts`(count: Int) throws {
    let lines = (0..<count).flatMap { index in
      var run = LedgerRun()
      var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "", appVersion: ""))
      entry.cohort = index == 0 ? nil : "cohort \(index)"
      run.mergeLaterState(of: entry)
      return LedgerLineFormat.lines(of: run, id: "\(index)").map { $0 + "\n" }
    }
    switch try Self.outcome(of: lines, .byCohort, memoryLimit: 1_000) {
    case .tooManyCohorts: #expect(count == 33)
    case .evidence(let evidence, _, _):
      #expect(count == 32)
      #expect(evidence.map(\.group).sorted() == evidence.map(\.group))
      #expect(evidence.last?.group == .cohort(nil))
    case .replayInputConflict: Issue.record("There are no inputs.")
    }
    #expect(LedgerReading(Array(lines.joined().utf8)).ledger.evidence().count == 1)
  }

  @Test(arguments: [nil, "iOS 17", "iOS 18"])
  func `a run that has only the sample of removed runs is no cohort`(cohort: String?) throws {
    var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "", appVersion: ""))
    var sample = DistinctResponseSample(hashKeyName: "k")
    for hash in 0..<UInt64(500) {
      sample.add(hash, differs: false, on: UTCDay(number: 20_000))
    }
    entry.responseSample = sample
    entry.cohort = cohort
    let old = LedgerRun(installation: "i", entries: [entry.key: entry])
    entry.cohort = "iOS 18"
    entry.stages = [.shadow]
    entry.counts = EvidenceCounts(matched: 3, mismatched: 2)
    entry.responseSample = nil
    let run = LedgerRun(installation: "i", entries: [entry.key: entry])
    let lines = [("old runs of i", old), ("r", run)]
      .flatMap { LedgerLineFormat.lines(of: $0.1, id: $0.0) }
      .map { $0 + "\n" }
    for limit in [1, .max] {
      guard
        case .evidence(let evidence, _, _) =
          try Self.outcome(of: lines, .byCohort, EvidenceSettings(), memoryLimit: limit)
      else {
        Issue.record("There is one cohort.")
        continue
      }
      #expect(evidence.map(\.group) == [.cohort("iOS 18")])
      #expect(evidence.map(\.advice) == [.rollBack])
      #expect(evidence.map(\.rollBackAlphaPerKind) == [0.01])
      let isSameCohort = cohort == "iOS 18"
      #expect(evidence.map(\.responses.distinctCount) == [isSameCohort ? 500 : 0])
    }
  }

  @Test func `an invalid line is reported with its number, spilled or not`() throws {
    let good = LedgerLineFormat.lines(of: LedgerRun(), id: "r")
    let text = (good + ["nope"] + good).map { $0 + "\n" }.joined()
    for limit in [1, .max] {
      var reader = FleetReader(Self.settings, memoryLimit: limit)
      let file = try Self.read(text, &reader)
      #expect(file.usedLineCount == 2)
      #expect(file.diagnostics.map(\.line) == [2])
    }
  }

  /// The lines of random runs, each of which belongs to one installation and one cohort.
  private static func lines(using random: inout Seeded, inputs: Bool = true) -> [String] {
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let ledger = RandomLedger.make(using: &random)
      for (id, run) in ledger.runs {
        let number = id.last?.wholeNumberValue ?? 0
        var changed = LedgerRun(
          watchedKindCount: run.watchedKindCount,
          installation: [nil, "i", "i"][number % 3]
        )
        if inputs, Int.random(in: 0..<4, using: &random) == 0 { changed.input = run.input }
        for entry in run.entries.values {
          var entry = entry
          entry.cohort = [nil, "", "iOS 18"][number % 3]
          changed.mergeLaterState(of: entry)
        }
        lines += LedgerLineFormat.lines(of: changed, id: id)
      }
      for (kind, runs) in ledger.clearedRuns {
        lines += LedgerLineFormat.lines(clearing: kind, runs: runs)
      }
    }
    return lines.map { $0 + "\n" }
  }

  private static func outcome(
    of lines: [String],
    _ grouping: InstallationGrouping = .none,
    _ settings: EvidenceSettings = Self.settings,
    memoryLimit: Int
  ) throws -> FleetReader.AllFilesResult {
    var reader = FleetReader(settings, grouping, memoryLimit: memoryLimit)
    for line in lines { _ = try read(line, &reader) }
    return try reader.finish(sides: nil)
  }

  private static func read(
    _ text: String,
    _ reader: inout FleetReader
  ) throws -> FleetReader.FileResult {
    var rest = Array(text.utf8)
    return try reader.read(failure: { $0 as any Error }) {
      defer { rest = [] }
      return rest
    }
  }
}
